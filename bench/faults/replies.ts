/** Owners answer visitors by mail, through Postfix: as they should, twice, too large, and while Parley is away. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as paths from '@parley/contract/paths';
import { textReply } from '../../server/src/features/handover/inbound/testing.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { type Extent, notTried, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { type Postfix, replyAddress, startPostfix, whyNoPostfix } from './support/postfix.ts';
import { openShop, type Shop } from './support/shops.ts';
import { send } from './support/visitors.ts';

const secret = 'q8Zt0vXk3Lr7Yw2Bn5Hc9Jd1Fm4Gs6Pa';
const arrivesMs = 20_000;
const lookMs = 50;
/** More than a mail may have (10 MB). */
const tooLarge = 12 * 1024 * 1024;

/** Asks until there is something; null when there is nothing after `arrivesMs`. */
async function arrival<T>(look: () => Promise<T | null | undefined> | T | null | undefined): Promise<T | null> {
  for (const since = performance.now(); performance.now() - since < arrivesMs; await sleep(lookMs)) {
    const found = await look();
    if (found) return found;
  }
  return null;
}

/** A visitor's open chat, and the mail that its owner got about it. */
interface Conversation {
  /** What the visitor sees of the owner's answers. */
  answers(): Promise<string[]>;
  /** Where the owner's reply goes. */
  replyTo: string;
}

/** A new visitor asks for a person; resolves when the owner has the mail. */
async function askForPerson(parley: Parley, postfix: Postfix, shop: Shop): Promise<Conversation> {
  const begun = JSON.parse((await send(parley.url + shop.recommender)).body) as { popupEngagementUniqueIdentifier: string };
  const [popupId, userId] = shop.recommender.split('/').slice(-2);
  const place = paths.visitorPerson
    .replace(':userId', String(userId))
    .replace(':popupId', String(popupId))
    .replace(':engagementId', encodeURIComponent(begun.popupEngagementUniqueIdentifier));
  const requestId = randomUUID();
  const body = JSON.stringify({ requestId, email: `${requestId}@visitor.test`, message: `Does it hold ${requestId}?`, consent: true });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const asked = await send(parley.url + place, { method: 'POST', body, headers });
  if (asked.status !== 200) throw new Error(`${asked.status} ${asked.body}`);
  const mail = await arrival(() => postfix.mails().find((text) => text.replaceAll('=\n', '').includes(`Does it hold ${requestId}`)));
  const replyTo = mail && /^Reply-To:\s*(?:.*<)?([^<>\s]+)/im.exec(mail.replaceAll(/\n[ \t]+/g, ' '))?.[1];
  if (!replyTo) throw new Error(`the owner got no mail that can be replied to\n${postfix.log()}`);
  return {
    replyTo,
    async answers() {
      const { answers } = JSON.parse((await send(parley.url + place)).body) as { answers: { text: string }[] };
      return answers.map(({ text }) => text);
    },
  };
}

/** A group of trials: it needs a Postfix, and a Parley that sends its mails through it. */
export async function replies({ times }: Extent): Promise<Trial[]> {
  const why = whyNoPostfix();
  if (why) return [notTried('replies by mail through Postfix', why)];
  const port = await freePort();
  const parley = await createParley({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INBOUND_MAIL_ADDRESS: replyAddress,
    INBOUND_MAIL_SECRET: secret,
  });
  const postfix = await startPostfix({ port, parleyUrl: parley.url, secret });
  try {
    await parley.start();
    const shop = await openShop(parley, postfix.mails);
    const reply = (conversation: Conversation, words: string) =>
      textReply({ from: shop.owner.username, mail: { to: '', subject: 'A question', text: '', replyTo: conversation.replyTo } }, words);
    const submit = (conversation: Conversation, message: Buffer) => postfix.submit(shop.owner.username, conversation.replyTo, message);
    return [await answered(Math.ceil(times / 4)), await whileAway(Math.min(times, 20)), await tooLong()];

    async function answered(count: number): Promise<Trial> {
      const tries = new Tries();
      for (let i = 0; i < count; i++) {
        const conversation = await askForPerson(parley, postfix, shop);
        const words = `Yes – ${randomUUID()}.\n\nA second line: größer.`;
        await submit(conversation, reply(conversation, words));
        const found = await arrival(async () => ((await conversation.answers()).length > 0 ? conversation.answers() : null));
        tries.count(found?.length === 1 && found[0] === words, `the visitor sees ${JSON.stringify(found)}\n${postfix.log()}`);
      }
      return tries.trial('replies by mail through Postfix');
    }

    /** Each reply is sent twice while Parley is killed; afterwards each visitor sees it once. */
    async function whileAway(count: number): Promise<Trial> {
      const conversations: Conversation[] = [];
      for (let i = 0; i < count; i++) conversations.push(await askForPerson(parley, postfix, shop));
      await parley.end('SIGKILL');
      for (const conversation of conversations) {
        const message = reply(conversation, 'It does.');
        await submit(conversation, message);
        await submit(conversation, message);
      }
      await arrival(() => postfix.waiting() === count * 2);
      const waited = postfix.waiting();
      await parley.start();
      await arrival(() => postfix.waiting() === 0);
      const tries = new Tries();
      let lost = 0;
      for (const conversation of conversations) {
        const found = await conversation.answers();
        if (found.length === 0) lost++;
        tries.count(found.length === 1 && found[0] === 'It does.', `the visitor sees ${JSON.stringify(found)}`);
      }
      const details = [`${waited} of ${count * 2} waited in Postfix`];
      return tries.trial('replies by mail while Parley is killed, each sent twice', { lost, details });
    }

    /** Parley takes none of it, and the mail server tells its sender. */
    async function tooLong(): Promise<Trial> {
      const conversation = await askForPerson(parley, postfix, shop);
      const line = `${'x'.repeat(76)}\n`;
      await submit(conversation, reply(conversation, line.repeat(tooLarge / line.length)));
      const bounce = await arrival(() => postfix.mails().find((text) => /^Subject: Undelivered/im.test(text)));
      const tries = new Tries();
      tries.count(bounce !== null, `the sender is not told\n${postfix.log()}`);
      tries.count((await conversation.answers()).length === 0, 'the visitor sees an answer');
      return tries.trial('a reply by mail that is too large');
    }
  } finally {
    await parley.end('SIGTERM').catch(() => {});
    postfix.stop();
    await parley.remove();
  }
}
