/** Servers that Parley uses besides its database and hangs on: a mail server, and a bucket for uploads. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Extent, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { type MailServer, type Manner, startMailServer } from './support/smtp.ts';
import { quantile, refusalsOf, send, startVisitors, wrongAnswersOf } from './support/visitors.ts';

/** No request waits for a mail to be sent. */
const mostRequestMs = 1_000;
/** The manners of a mail server, and for how long each lasts. One that hangs is given up after 20 seconds (platform/mail.ts). */
const manners: [Manner, number][] = [
  ['slow', 20_000],
  ['hangs', 25_000],
  ['hangs late', 5_000],
  ['closes', 20_000],
  ['busy', 20_000],
];
const mailsEach = 3;
/** A mail that failed comes again after a pause that doubles from some 20 seconds, or a minute after a server fell silent in the middle. */
const arrivesMs = 240_000;
/** What is sent twice comes within this time. */
const twiceMs = 35_000;

/** A mail server that is slow, hangs or refuses while messages to the operator are left, and takes mails again: each arrives once. */
export async function mailServers(): Promise<Trial[]> {
  const server = await startMailServer();
  const parley = await createParley({ SMTP_URL: server.url, OPERATOR_MAIL: 'operator@example.test', MAIL_FROM: 'parley@example.test' });
  try {
    await parley.start();
    const outcomes = [];
    for (const [manner, lastsMs] of manners) outcomes.push(await underManner(server, parley, manner, lastsMs));
    await sleep(twiceMs);
    return outcomes.map(({ manner, ids, slowest, seconds }) => {
      const tries = new Tries();
      tries.count(slowest <= mostRequestMs, `a request took ${slowest} ms`);
      const copies = copiesOf(server, ids);
      tries.count(
        copies.every((count) => count === 1),
        `they arrived ${copies.join(', ')} times`,
      );
      const details = [`${ids.length} mails, the last ${seconds} s after it took them again`];
      const lost = copies.filter((count) => count === 0).length;
      return tries.trial(`mail server ${manner}`, { lost, details });
    });
  } finally {
    await parley.remove();
    server.close();
  }
}

const copiesOf = ({ taken }: MailServer, ids: readonly string[]) => ids.map((id) => taken.filter((mail) => mail.includes(id)).length);

/** Leaves messages while the server behaves like this, and waits for their mails when it takes mails again. */
async function underManner(server: MailServer, parley: Parley, manner: Manner, lastsMs: number) {
  server.manner = manner;
  const durations: number[] = [];
  const ids = Array.from({ length: mailsEach }, () => randomUUID());
  for (const id of ids) durations.push(await leaveMessage(parley, id));
  await sleep(lastsMs);
  server.manner = 'takes';
  const since = performance.now();
  while (copiesOf(server, ids).includes(0) && performance.now() - since < arrivesMs) await sleep(100);
  return { manner, ids, slowest: quantile(durations, 1), seconds: Math.round((performance.now() - since) / 1000) };
}

/** Leaves a message to the operator, and resolves with how many milliseconds that took. @throws Error when it is not taken */
async function leaveMessage({ url }: Parley, message: string): Promise<number> {
  const since = performance.now();
  const { status } = await send(`${url}/contact-form/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@example.test', message }),
  });
  if (status !== 200) throw new Error(`a message got ${status}`);
  return performance.now() - since;
}

const visitorCount = 8;
/** More than Parley handles at once. */
const pictureCount = 400;
/** A picture is given up before this. */
const mostPictureMs = 30_000;
const servesMs = 30_000;

/** A bucket that hangs while pictures are asked for: they get 503, and visitors go on. */
export async function buckets({ seconds }: Extent): Promise<Trial[]> {
  let hangs = false;
  const bucket = createServer((request, response) => {
    request.resume();
    if (hangs) return;
    response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const parley = await createParley({
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_BUCKET: 'parley',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const look = async () => {
    const since = performance.now();
    const { status, retryAfter } = await send(`${parley.url}/uploads/${randomUUID()}.webp`);
    return { status, retryAfter, ms: performance.now() - since };
  };
  try {
    await parley.start();
    const tries = new Tries();
    tries.count((await look()).status === 404, 'a picture that is not there was found');
    const visitors = await startVisitors(parley, visitorCount);
    await visitors.served(servesMs);
    hangs = true;
    const until = performance.now() + seconds * 1000;
    const looks: Awaited<ReturnType<typeof look>>[] = [];
    const viewer = async () => {
      do looks.push(await look());
      while (performance.now() < until);
    };
    await Promise.all(Array.from({ length: pictureCount }, viewer));
    hangs = false;
    bucket.closeAllConnections();
    await visitors.stop();
    const refused = looks.every(({ status, retryAfter, ms }) => status === 503 && retryAfter !== undefined && ms < mostPictureMs);
    tries.count(
      refused,
      `pictures got ${[...new Set(looks.map(({ status }) => status))].join(', ')}, ${Math.round(Math.max(...looks.map(({ ms }) => ms)))} ms at most`,
    );
    const wrong = wrongAnswersOf(visitors);
    tries.count(wrong.length === 0 && !visitors.refused.has('503'), `visitors were answered ${refusalsOf(visitors)}`);
    tries.count((await look()).status === 404, 'pictures are not looked for afterwards');
    const lost = await parley.missing(visitors.acknowledged);
    const details = [
      `${looks.length} pictures refused; ${visitors.acknowledged.length} writes, p99 ${quantile(visitors.durations, 0.99)} ms`,
    ];
    return [tries.trial('bucket hangs', { lost, details })];
  } finally {
    await parley.remove();
    bucket.closeAllConnections();
    bucket.close();
  }
}
