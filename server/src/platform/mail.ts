/** Outgoing mail: through SMTP, or as files in DATA_DIR/outbox when no server is configured. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { WorkOptions } from './background/queue.ts';
import { onDemand } from './caches/on-demand.ts';
import type { Condition } from './observability/condition.ts';
import { counterIn } from './observability/metrics.ts';

/**
 * A mail server that hangs is given up after these times, by default only after ten minutes of silence. An answer to the mail itself may take a while, where
 * a server looks for viruses, and one that is given up too early is sent twice.
 */
const usualPatience = { dnsTimeout: 20_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** For how long one mail can be on its way at most: reaching the server, and some eight answers. */
export const longestSendSeconds = 600;

/**
 * How jobs that send a mail are worked on. What a mail server refuses or does not answer is tried again for hours. A job is not begun again while its mail may still be
 * on its way, or it would arrive twice.
 */
export const mailWork: WorkOptions = { retries: 12, expireSeconds: longestSendSeconds, backsOff: true };

/** Loaded with the first mail. */
const nodemailer = () => import('nodemailer');

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go, when not to the sender. */
  replyTo?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Sends a mail. @throws when the server refuses it; the failure is not logged here. */
  send(mail: Mail): Promise<void>;
  /** Removes the mails in the outbox that contain one of these texts, such as an address. Mails that went through SMTP cannot be removed. */
  forget(texts: readonly string[]): Promise<void>;
}

/** Opens the mailer that the configuration asks for. `patience` is how long a mail server may be silent. */
export function openMailer(
  config: Pick<Config, 'mail' | 'dataDir'>,
  log: { info(object: object, text: string): void },
  patience = usualPatience,
): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const transport = onDemand<void, Promise<Transporter>>(async () => (await nodemailer()).createTransport({ url: smtpUrl, ...patience }));
    return {
      async send(mail) {
        await (await transport()).sendMail({ from, ...mail });
      },
      async forget() {},
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const composer = onDemand<void, Promise<Transporter>>(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true }),
  );
  let count = 0;
  return {
    async send(mail) {
      const { message } = await (await composer()).sendMail({ from, ...mail, textEncoding: 'quoted-printable' });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${Date.now()}-${process.pid}-${++count}.eml`);
      // Written under another name and renamed, so that nobody watching the folder reads half a mail.
      await writeFile(`${file}.part`, readable(message as Buffer), { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'mail written (SMTP_URL is not set)');
    },
    forget: (texts) => removeMails(outbox, texts),
  };
}

/** Errors that concern one mail only, so that the server counts as working. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Counts a mailer's mails, and notes whether the server takes them. Sending throws what the mailer throws. */
export function watchedMailer(mailer: Mailer, { metrics, condition }: { metrics: Registry; condition: Condition }): Mailer {
  const mails = counterIn(metrics, 'parley_mails_total', 'Mails by outcome: sent or failed', ['outcome']);
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        if (!aboutTheMail.has((error as { code?: string }).code ?? '')) condition.note('mail', true);
        throw error;
      }
      mails.inc({ outcome: 'sent' });
      condition.note('mail', false);
    },
  };
}

async function removeMails(outbox: string, texts: readonly string[]): Promise<void> {
  const loweredTexts = texts.filter(Boolean).map((text) => text.toLowerCase());
  if (loweredTexts.length === 0) return;
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  for (const name of names) {
    const mail = (await readFile(join(outbox, name), 'utf8').catch(() => '')).toLowerCase();
    if (loweredTexts.some((text) => mail.includes(text))) await rm(join(outbox, name), { force: true });
  }
}

const quotedPrintable = 'Content-Transfer-Encoding: quoted-printable';

/** Decodes quoted-printable, so that a person can read the file in an editor and open its links. */
function readable(message: Buffer): Buffer {
  const text = message.toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  if (!head.includes(quotedPrintable)) return message;
  const body = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  const unpacked = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(`${head.replace(quotedPrintable, 'Content-Transfer-Encoding: 8bit')}\r\n\r\n${unpacked}`, 'latin1');
}
