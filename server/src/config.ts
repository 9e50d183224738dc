/** Environment variables, validated at start with one clear line per error. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { hostsIn } from './platform/db/connections/servers.ts';
import { faultOfSecret, secretIn } from './secret.ts';

const url = (protocols: RegExp, description: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && protocols.test(parsed.protocol);
  }, `must be ${description}`);

/** A secret that is not easily guessed. */
const secretText = z.string().superRefine((text, context) => {
  const message = faultOfSecret(text);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Text that is inserted unescaped into pages and into script data. */
const printed = z
  .string()
  .max(500)
  .regex(/^[^"\\<>\p{Cc}]*$/u, 'must hold neither quotes, backslashes, < or > nor line breaks');

/** A mailbox's name has at most 64 characters (RFC 5321), and `+` with the token of a request takes up to 45 of them. */
const longestInboundName = 19;

const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const variables = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?:$/, 'an http(s) address').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => hostsIn(text) !== null, 'must be a postgres:// address')
    .optional(),
  SECRET: secretText.optional(),
  AI_BASE_URL: url(/^https?:$/, 'an http(s) address').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_EMBEDDING_MODEL: z.string().optional(),
  // The widget abandons a chat turn after 90 seconds.
  AI_TIMEOUT_SECONDS: z.coerce.number('must be a number of seconds').min(1, 'must be 1 to 80').max(80, 'must be 1 to 80').default(30),
  AI_DAILY_TOKENS: z.coerce
    .number('must be a number of tokens')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(1_000_000),
  SMTP_URL: url(/^smtps?:$/, 'an smtp:// address').optional(),
  MAIL_FROM: z.string().default('Parley <hello@localhost>'),
  INBOUND_MAIL_ADDRESS: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email('must be an e-mail address'))
    .refine((address) => address.indexOf('@') <= longestInboundName, `must have at most ${longestInboundName} characters before the @`)
    .optional(),
  INBOUND_MAIL_SECRET: secretText.optional(),
  OPERATOR_MAIL: printed.default('operator@localhost'),
  OPERATOR_NAME: printed.optional(),
  OPERATOR_ADDRESS: printed.optional(),
  CRAWL_ALLOW_HOSTS: z.string().default(''),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
  BLOG_FEED_URL: url(/^https?:$/, 'an http(s) address').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:$/, 'an http(s) address').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?:$/, 'an http(s) address').optional(),
  OTEL_SDK_DISABLED: z.stringbool('must be true or false').default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_TRACES_SAMPLER: z.enum(traceSamplers, `must be one of ${traceSamplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be 0 to 1').min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number')
    .positive('must be above 0')
    .default(5000),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be an id like G-ABC123')
    .optional(),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0, 'must be 0 to 60').max(60, 'must be 0 to 60').default(0),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REDIS_URL: url(/^rediss?:$/, 'a redis:// address').optional(),
  S3_ENDPOINT: url(/^https?:$/, 'an http(s) address').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** The validated configuration of a process. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  secret: string;
  /** null for the built-in assistant. */
  ai: { baseUrl: string; apiKey: string; model: string; embeddingModel: string; timeoutSeconds: number } | null;
  /** Tokens that the model may use per owner and day; null for no limit. */
  aiDailyTokens: number | null;
  mail: { smtpUrl: string | null; from: string; operator: string };
  /** The address at which owners' replies arrive, and the secret of whoever hands them over; null where replies go to visitors directly. */
  inboundMail: { address: string; secret: string } | null;
  /** The operator named on the legal pages; null where it is not set. */
  operator: { name: string | null; address: string | null };
  /** Hosts (host[:port]) that may be fetched although they are private. */
  crawlAllowHosts: string[];
  rateLimitScale: number;
  /** How long a stopping process accepts requests while `/readyz` already says that it stops. */
  drainSeconds: number;
  /** Which proxies' X-Forwarded-For is trusted: none, all, those at the given addresses, or a number of hops. */
  trustProxy: boolean | string[] | ((address: string, hop: number) => boolean);
  logLevel: string;
  redisUrl: string | null;
  s3: { endpoint: string | null; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  blogFeedUrl: string | null;
  analyticsMeasurementId: string | null;
  /** How traces are taken; null where OpenTelemetry is not configured. The SDK itself reads from the environment where they are sent. */
  tracing: {
    sampler: (typeof traceSamplers)[number];
    /** The share of traces that is taken, for samplers by ratio. */
    share: number;
    /** Whether a request continues the trace that its headers name; only where proxies in front set these headers. */
    followsCallers: boolean;
    /** How long spans wait to be sent together. */
    delayMs: number;
  } | null;
}

/** An invalid configuration; `lines` describes each error. */
export class ConfigError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readTrustProxy(text: string): Config['trustProxy'] {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  const hops = Number(text);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : list(text);
}

type Variables = z.output<typeof variables>;

function aiOf(env: Variables): Config['ai'] {
  if (!env.AI_BASE_URL) return null;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? '',
    model: env.AI_MODEL ?? '',
    embeddingModel: env.AI_EMBEDDING_MODEL ?? '',
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
  };
}

function s3Of(env: Variables): Config['s3'] {
  if (!env.S3_BUCKET) return null;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function inboundMailOf({ INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret }: Variables): Config['inboundMail'] {
  return address && secret ? { address, secret } : null;
}

function tracingOf(env: Variables): Config['tracing'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED || env.OTEL_TRACES_EXPORTER !== 'otlp') return null;
  return {
    sampler: env.OTEL_TRACES_SAMPLER,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    followsCallers: readTrustProxy(env.TRUST_PROXY) !== false,
    delayMs: env.OTEL_BSP_SCHEDULE_DELAY,
  };
}

/** Which variables are set without others that they need. */
function missingBeside(set: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (set.AI_BASE_URL && !set.AI_MODEL) faults.push('AI_MODEL must be set when AI_BASE_URL is');
  if (set.AI_EMBEDDING_MODEL && !set.AI_BASE_URL) faults.push('AI_BASE_URL must be set when AI_EMBEDDING_MODEL is');
  if (Boolean(set.INBOUND_MAIL_ADDRESS) !== Boolean(set.INBOUND_MAIL_SECRET))
    faults.push('INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET must be set together');
  if (set.S3_BUCKET && !(set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY))
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is');
  return faults;
}

/**
 * Reads the environment. Empty variables count as absent.
 * @throws ConfigError naming every variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  const invalid = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const faults = [...invalid, ...missingBeside(set)];
  if (faults.length > 0 || !parsed.success) throw new ConfigError(faults);

  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const secret = env.SECRET ?? secretIn(dataDir);
  const secretFault = faultOfSecret(secret);
  if (secretFault) throw new ConfigError([`DATA_DIR/secret ${secretFault}; without the file Parley makes one`]);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    secret,
    ai: aiOf(env),
    aiDailyTokens: env.AI_DAILY_TOKENS || null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM, operator: env.OPERATOR_MAIL },
    inboundMail: inboundMailOf(env),
    operator: { name: env.OPERATOR_NAME ?? null, address: env.OPERATOR_ADDRESS ?? null },
    crawlAllowHosts: list(env.CRAWL_ALLOW_HOSTS),
    rateLimitScale: env.RATE_LIMIT_SCALE,
    drainSeconds: env.DRAIN_SECONDS,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    redisUrl: env.REDIS_URL ?? null,
    s3: s3Of(env),
    blogFeedUrl: env.BLOG_FEED_URL ?? null,
    analyticsMeasurementId: env.ANALYTICS_MEASUREMENT_ID ?? null,
    tracing: tracingOf(env),
  };
}
