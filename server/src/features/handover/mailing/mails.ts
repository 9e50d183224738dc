/** The mails of this feature: to the owner about a request, to the visitor with an answer. Pure. */
import type { PersonReplies } from '../../../kit/languages/person/shape.ts';
import { plainLine, plainProse } from '../../../kit/text/clean.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Mail } from '../../../platform/mail.ts';

const mostWords = 600;
const mostQuoted = 8000;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')} …` : text);

/** One line without anything that could be taken for another line or header. */
export const oneLine = (text: string, most = mostWords): string => cut(plainLine(text), most);

/** Another person's words: every line marked, so that none can be taken for ours. */
const quoted = (text: string, most = mostQuoted): string =>
  cut(plainProse(text), most)
    .split('\n')
    .map((words) => `> ${words}`.trimEnd())
    .join('\n');

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Lets `mailer.forget` find the mails of an erased visit in the outbox. */
const visitHeader = (engagementId: string) => ({ 'X-Parley-Visit': engagementId });

export interface ChatTurn {
  input: string;
  output: string;
}

export interface RequestFacts {
  id: number;
  engagementId: string;
  email: string;
  name: string;
  message: string;
  at: Date;
  page: string;
  recommender: string;
  /** Oldest first. */
  chats: readonly ChatTurn[];
}

/** The owner's screen with a request. */
export const messageLink = ({ config }: Pick<Platform, 'config'>, id: number): string => `${config.publicUrl}/Messages?id=${id}`;

/** Where a reply to the mail about a request goes: to Parley, which takes what stands above `answerLine`, or to the visitor. */
export type ReplyPath = { address: string; answerLine: string } | 'visitor';

/**
 * The mail to an owner about a request, with the owner's `link` to it. `isProven` is false for an address that nobody confirmed: it may be a
 * stranger's, so the mail holds nothing that the visitor wrote.
 */
export function requestMail(
  to: { username: string; name: string; isProven: boolean },
  request: RequestFacts,
  { link, replies }: { link: string; replies: ReplyPath },
): Mail {
  const hello = `Hello${to.name ? ` ${oneLine(to.name)}` : ''},`;
  const head = { to: to.username, subject: 'A visitor wants to talk to you', headers: visitHeader(request.engagementId) };
  if (!to.isProven)
    return {
      ...head,
      text: `${hello}

a visitor of your shop wants to talk to a person. Read the message and answer it here:
  ${link}

Parley
`,
    };
  const talk = request.chats.flatMap(({ input, output }) => [
    ...(input ? [quoted(`Visitor: ${cut(input, mostWords)}`)] : []),
    ...(output ? [quoted(`Assistant: ${cut(output, mostWords)}`)] : []),
  ]);
  const way =
    replies === 'visitor'
      ? 'Or reply to this mail: your reply goes to the visitor’s address.'
      : 'Or reply to this mail: your answer appears in the visitor’s chat while it is open, and is mailed to them otherwise. Only text is passed on.';
  return {
    ...head,
    replyTo: replies === 'visitor' ? request.email : replies.address,
    // Without this header, an automatic reply of the owner would count as an answer.
    ...(replies !== 'visitor' && { headers: { ...head.headers, 'Auto-Submitted': 'auto-generated' } }),
    text: `${replies === 'visitor' ? '' : `${replies.answerLine}\n\n`}${hello}

a visitor of your shop wants to talk to a person, and wrote:

${quoted(request.message)}

  E-mail: ${oneLine(request.email)}
${request.name ? `  Name: ${oneLine(request.name)}\n` : ''}  Recommender: ${oneLine(request.recommender)}
${request.page ? `  Page: ${oneLine(request.page)}\n` : ''}  When: ${moment(request.at)}

Answer here; while the visitor's chat is open, the answer appears in it:
  ${link}
${way}

${talk.length > 0 ? `The conversation so far:\n\n${talk.join('\n')}\n\n` : ''}Parley
`,
  };
}

export interface AnswerFacts {
  engagementId: string;
  email: string;
  name: string;
  message: string;
  answer: string;
  shop: string;
  /** The owner's address, to which the visitor's replies go; null when nobody confirmed it. */
  replyTo: string | null;
}

/** The mail to a visitor with the owner's answer, in the visitor's language. `stop` is the link that ends the mails of the shop. */
export function answerMail({ mail }: PersonReplies, facts: AnswerFacts, stop: string): Mail {
  const shop = oneLine(facts.shop, 100);
  return {
    to: facts.email,
    subject: mail.subject(shop),
    ...(facts.replyTo && { replyTo: facts.replyTo }),
    headers: {
      ...visitHeader(facts.engagementId),
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `${mail.hello(oneLine(facts.name, 100))}

${upperFirst(mail.answer(shop))}

${facts.answer}

${facts.replyTo ? `${mail.reply}\n\n` : ''}${mail.youWrote}

${quoted(facts.message, 2000)}

--
${mail.stop(shop)}
${stop}
`,
  };
}

/** A sentence that may begin with a lower-case name for the shop. */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
