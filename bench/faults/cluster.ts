/**
 * Two Parleys on one database, behind the load balancers of deploy/: restarted one after the other, killed, and with a primary database that dies.
 * Programs that are missing on this machine are named, and their trials are not counted.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { administer, databaseOn, startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { sharedLimits, startRedis } from './shared-limits.ts';
import { type Extent, notTried, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { hasProgram, type LoadBalancer, type Program, startLoadBalancer } from './support/proxies.ts';
import { type Replicated, startReplicated, whyNotReplicated } from './support/replicated.ts';
import { quantile, refusalsOf, send, startVisitors, type Visitors } from './support/visitors.ts';

const secret = 'a secret for faults, 7c1f0e5a93b24d68 and more';
const servesMs = 60_000;
const writesAgainMs = 10_000;
/** A connection on which nothing is answered is given up after ten seconds (platform/db/sql/trips.ts), and then the primary is looked for. */
const writesAgainSilentMs = 25_000;
/** How long an operator's tools take to notice that the primary is gone. */
const noticeMs = 1_000;
const visitorCount = 16;

type Pair = [Parley, Parley];

/** Starts two at the same moment on an empty database. */
async function startPair(environment: Record<string, string>): Promise<Pair> {
  const start = () =>
    createParley({ SECRET: secret, PUBLIC_URL: 'http://parley.test', TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '2', ...environment });
  const pair: Pair = [await start(), await start()];
  await Promise.all(pair.map((parley) => parley.start()));
  return pair;
}

const rollingName = (balancer: Program) => `rolling restart behind ${balancer}`;
const killedName = 'one of two killed -9';
const portsOf = (pair: Pair) => pair.map(({ url }) => Number(new URL(url).port)) as [number, number];

/** Lets pages be viewed, too; their refusals are counted with the visitors'. */
function viewPages(url: string, visitors: Visitors): () => Promise<void> {
  let going = true;
  const view = async (path: string) => {
    while (going) {
      const outcome = await send(url + path).then(
        ({ status }) => (status === 200 ? null : String(status)),
        (error: NodeJS.ErrnoException) => error.code ?? String(error),
      );
      if (outcome) visitors.refused.set(`${path} ${outcome}`, (visitors.refused.get(`${path} ${outcome}`) ?? 0) + 1);
      await sleep(20);
    }
  };
  const all = Promise.all(['/placement/13/1', '/offlinePopup/13/1', '/embed.js', '/'].map(view));
  return async () => {
    going = false;
    await all;
  };
}

const isReady = async ({ url }: Parley) => (await send(`${url}/readyz`).catch(() => null))?.status === 200;

/** Restarts one after the other, under load: no request may fail. */
async function rolling(name: Program, pair: Pair, balancer: LoadBalancer, times: number): Promise<Trial> {
  const tries = new Tries();
  const visitors = await startVisitors(balancer, visitorCount);
  const stopViews = viewPages(balancer.url, visitors);
  for (let i = 0; i < times; i++)
    for (const parley of pair) {
      const before = refusalsOf(visitors);
      await sleep(500);
      const code = await parley.end('SIGTERM');
      await parley.start();
      while (!(await isReady(parley))) await sleep(20);
      await sleep(1_000);
      tries.count(code === 0 && refusalsOf(visitors) === before, `exit ${code}, refused: ${refusalsOf(visitors)}`);
    }
  await stopViews();
  await visitors.stop();
  const lost = await pair[0].missing(visitors.acknowledged);
  const details = [`${visitors.acknowledged.length} writes, p99 ${quantile(visitors.durations, 0.99)} ms`, refusalsOf(visitors)];
  return tries.trial(rollingName(name), { lost, details });
}

/** One of the two is killed under load: nothing that was acknowledged is lost, and the other serves. */
async function killed(pair: Pair, balancer: LoadBalancer, times: number): Promise<Trial> {
  const tries = new Tries();
  const visitors = await startVisitors(balancer, visitorCount);
  for (let i = 0; i < times; i++) {
    const parley = pair[i % 2] as Parley;
    await sleep(200 + Math.random() * 600);
    await parley.end('SIGKILL');
    tries.count(await visitors.served(1_000), 'the other one did not serve within a second');
    await parley.start();
    await sleep(1_000);
  }
  await visitors.stop();
  const lost = await pair[0].missing(visitors.acknowledged);
  return tries.trial(killedName, { lost, details: [`${visitors.acknowledged.length} writes`, refusalsOf(visitors)] });
}

/** The same request at both at the same moment, as a client repeats it that lost its connection: done once, with one answer. */
async function askedTwice(pair: Pair, times: number): Promise<Trial> {
  const tries = new Tries();
  const post = async ({ url }: Parley, path: string, body: object) => {
    const answer = await send(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return `${answer.status} ${answer.body}`;
  };
  const written: string[] = [];
  for (let i = 0; i < times; i++) {
    const begun = JSON.parse((await send(`${pair[0].url}/offlinePopup/13/1`)).body);
    const { popupEngagementUniqueIdentifier: engagement, question } = begun;
    const both = (path: string, body: object) => Promise.all(pair.map((parley) => post(parley, path, body)));
    const chat = await both(`/popup/postchatgpt/1/13/${engagement}`, {
      inputChatGPT: 'Which one do you recommend for a quiet evening?',
      next_question_id: null,
      requestId: randomUUID(),
    });
    const requestId = randomUUID();
    const answer = await both(`/answer/${question.id}/`, {
      answer: [{ answerId: question.answers[0].id, customTextInput: '' }],
      popup_engagement: engagement,
      answerTime: 1,
      requestId,
    });
    written.push(requestId);
    const isOnce = [chat, answer].every(([first, second]) => first === second && first?.startsWith('200 '));
    tries.count(isOnce, `${[...chat, ...answer].map((each) => each.slice(0, 300)).join(' | ')}`);
  }
  const lost = await pair[0].missing(written);
  return tries.trial('one request at both processes', { lost });
}

/** The primary dies, or vanishes without a word, under load, and its standby is promoted. */
export async function failover(): Promise<Trial[]> {
  return [
    await failingOver({ name: 'primary killed, standby promoted', strike: (servers) => servers.killPrimary(), withinMs: writesAgainMs }),
    await failingOver({
      name: 'primary vanishes, standby promoted',
      strike: (servers) => servers.freezePrimary(),
      withinMs: writesAgainSilentMs,
    }),
  ];
}

interface Failure {
  name: string;
  strike(servers: Replicated): void;
  /** Until visitors write again. */
  withinMs: number;
}

async function failingOver({ name, strike, withinMs }: Failure): Promise<Trial> {
  const why = whyNotReplicated() ?? (hasProgram('haproxy') ? null : 'haproxy is missing');
  if (why) return notTried(name, why);
  const servers = await startReplicated();
  const pair = await startPair({ DATABASE_URL: servers.url });
  const balancer = await startLoadBalancer('haproxy', portsOf(pair));
  const tries = new Tries();
  try {
    const visitors = await startVisitors(balancer, visitorCount);
    await visitors.served(servesMs);
    await sleep(2_000);
    strike(servers);
    const since = performance.now();
    await sleep(noticeMs);
    await servers.promote();
    const serves = await visitors.served(servesMs);
    const seconds = (performance.now() - since) / 1000;
    await sleep(3_000);
    await visitors.stop();
    const alive = pair.every((parley) => parley.child().exitCode === null);
    const isPolite = visitors.withoutRetryAfter === 0 && [...visitors.refused.keys()].every((reason) => reason === '503');
    tries.count(serves && seconds * 1000 <= withinMs && alive && isPolite, `alive ${alive}, serves ${serves}`);
    const lost = await pair[0].missing(visitors.acknowledged);
    const details = [`${visitors.acknowledged.length} writes, again after ${seconds.toFixed(1)} s`, refusalsOf(visitors)];
    return tries.trial(name, { lost, details });
  } finally {
    await balancer.stop();
    for (const parley of pair) await parley.remove();
    await servers.stop();
  }
}

/** Two on one database and one Redis, with the usual limits. */
async function limits(databaseUrl: string): Promise<Trial[]> {
  if (!hasProgram('redis-server')) return [notTried('limits shared, and Redis hangs or is killed', 'redis-server is missing')];
  const redis = await startRedis();
  const pair = await startPair({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1' });
  try {
    return await sharedLimits(pair, redis);
  } finally {
    for (const parley of pair) await parley.remove();
    await redis.kill();
  }
}

/** Everything that two processes on one database go through. */
export async function cluster({ times }: Extent): Promise<Trial[]> {
  const trials: Trial[] = [];
  const server = await startPostgres();
  await administer(server.url, 'CREATE DATABASE faults');
  const pair = await startPair({ DATABASE_URL: databaseOn(server.url, 'faults') });
  try {
    trials.push(await askedTwice(pair, times), ...(await limits(databaseOn(server.url, 'faults'))));
    for (const name of ['haproxy', 'nginx'] as const) {
      if (!hasProgram(name)) {
        trials.push(notTried(rollingName(name), `${name} is missing`));
        if (name === 'haproxy') trials.push(notTried(killedName, `${name} is missing`));
        continue;
      }
      const balancer = await startLoadBalancer(name, portsOf(pair));
      try {
        trials.push(await rolling(name, pair, balancer, Math.ceil(times / 4)));
        if (name === 'haproxy') trials.push(await killed(pair, balancer, Math.ceil(times / 2)));
      } finally {
        await balancer.stop();
      }
    }
  } finally {
    for (const parley of pair) await parley.remove();
    await server.stop();
  }
  return trials;
}
