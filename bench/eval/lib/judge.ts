/** Decides, without a model, whether a reply is right. The rules are in README.md. */
import type { Absent, Conversation, Finding, Lie, Truth, Turn } from './cases.ts';
import { detectedLanguage } from './language.ts';
import type { Shop } from './shop.ts';
import type { Reply } from './stand.ts';

/** Normalises the spelling of digits of all scripts, spaces and quotation marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();

/** A lie is shown when what is false in it is read in the reply, or when the reply repeats all of it. */
export const isShown = ({ say, never }: Pick<Lie, 'say' | 'never'>, { text }: Reply): boolean =>
  never.test(plain(text)) || repeats(plain(text), plain(say));

/** Whether a reply holds a text as a sentence of its own: 'Unworn items …' does not repeat 'Worn items …', nor '1.500 kg' '500 kg'. */
export const repeats = (reply: string, sentence: string): boolean =>
  reply
    .split(sentence)
    .slice(0, -1)
    .some((before) => /(?:^|[!?。؟"]\s*|[.:,]\s+|(?<!\d)[.:,])$/u.test(before));

/** Whether every fact of a truth is in the reply. */
export const reaches = ({ facts }: Truth, { text }: Reply): boolean => facts.every((fact) => fact.test(plain(text)));

/** Whether the reply has what the passage that answers the question says. */
export const findsPassage = ({ expect }: Finding, { text }: Reply): boolean => expect.test(plain(text));

/** A reply that contains this many words of the shop's text in a row tells it; in scripts without spaces, characters. */
const tellingWords = 5;
const tellingCharacters = 12;

/** Whether the reply to a question that the shop does not answer tells one of its texts, or offers products, as the answer. */
export function tellsSomethingElse(shop: Shop, { question }: Absent, { text, titles }: Reply): boolean {
  if (titles.length > 0) return true;
  // The contact is told with every 'I do not know', and may say the same hours as a page.
  const allowed = [shop.profile.howCanCustomersReachYouOrYourTeam, question].map(plain).filter(Boolean);
  const reply = bare(allowed.reduce((left, each) => left.replaceAll(each, ' '), plain(text)));
  return ownTexts(shop).some((own) => runsOf(own).some((run) => reply.includes(run)));
}

/** The texts of a shop that can be taken for an answer: all but how to reach it. */
export const ownTexts = ({ profile, pages }: Shop): string[] => [
  profile.whatAreFAQs,
  profile.whatServicesDoYouOfferToClients,
  profile.moreInformationAboutYourProducts,
  ...pages.map(({ text }) => text),
];

const bare = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Five words in a row, or twelve characters of Japanese, of each sentence of a text. */
export function runsOf(text: string): string[] {
  const lines = text.split(/\n|(?<=[.!?。])\s*/u).map(bare);
  return lines.flatMap((line) => {
    const words = line.split(' ');
    const unspaced = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u.test(line);
    if (unspaced) {
      const whole = line.replaceAll(' ', '');
      return Array.from({ length: Math.max(0, whole.length - tellingCharacters + 1) }, (_, at) => whole.slice(at, at + tellingCharacters));
    }
    return Array.from({ length: Math.max(0, words.length - tellingWords + 1) }, (_, at) => words.slice(at, at + tellingWords).join(' '));
  });
}

/** The language of what the shop did not write itself in a reply; null when that is too little to tell. */
export function languageOfReply(shop: Shop, { text }: Reply): string | null {
  const own = [
    ...Object.values(shop.profile),
    ...shop.pages.flatMap(({ text: page, title }) => [page, title]),
    ...shop.products.map(({ title }) => title),
    ...shop.products.flatMap(({ attributes = {} }) => [...Object.keys(attributes), ...Object.values(attributes).flat()]),
  ];
  const lines = own
    .flatMap((each) => plain(each).split(/\n|(?<=[.!?;。])\s*/u))
    .map((line) => line.trim())
    .filter((line) => line.length > 3)
    .toSorted((a, b) => b.length - a.length);
  const rest = lines.reduce((left, line) => left.replaceAll(line, ' '), plain(text));
  return detectedLanguage(rest.replaceAll(/"[^"]*"/gu, ' '));
}

/** 0 harmful, 1 honest but no help, 2 right, 3 great. */
export type Grade = 0 | 1 | 2 | 3;
const longestGreat = 700;

/** Grades a reply to a turn of a conversation; `because` gives the reason for any grade but the best. */
export function gradeTurn(shop: Shop, { language }: Conversation, turn: Turn, reply: Reply): { grade: Grade; because: string } {
  const text = plain(reply.text);
  const shows = (title: string) => text.includes(plain(title)) || reply.titles.some((each) => plain(each) === plain(title));
  const wrong = [...turn.excludes.filter(shows), ...turn.never.filter((pattern) => pattern.test(text)).map(String)];
  if (wrong.length > 0) return { grade: 0, because: `must not: ${wrong.join(', ')}` };
  const missing = [...turn.includes.filter((title) => !shows(title)), ...turn.must.filter((pattern) => !pattern.test(text)).map(String)];
  if (!text || missing.length > 0) return { grade: 1, because: `missing: ${missing.join(', ') || 'any answer'}` };
  const spoken = languageOfReply(shop, reply);
  if (spoken && spoken !== language) return { grade: 1, because: `in ${spoken}, not ${language}` };
  const dull = turn.great.filter((pattern) => !pattern.test(text));
  if (dull.length > 0) return { grade: 2, because: `not great: ${dull.join(', ')}` };
  if (text.length > longestGreat) return { grade: 2, because: 'too long' };
  return { grade: 3, because: '' };
}
