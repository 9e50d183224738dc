/**
 * A visitor who looks for one product and answers questions. It has only what a person has: the texts of the question and its answers, and
 * the product's page. It does not use rules, families or what the answers match.
 */
import { foldText } from '../../server/src/kit/text/words.ts';
import { isSameWord } from './inflection.ts';

/** The content of a product's page. */
export interface Page {
  title: string;
  description: string;
  categories: readonly string[];
  tags: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
  vendor: string | null;
  priceMinor: number | null;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Between what an answer names. */
const listWords = /\s*(?:,(?!\d)|、|،|\s(?:or|oder|ou|o|of|lub|veya|أو|または)\s|または|أو )\s*/u;
/** Words of answers that express no preference. */
const passing =
  /^(?:it doesn.t matter|das ist mir egal|peu importe|me da igual|non importa|maakt niet uit|to bez znaczenia|fark etmez|لا يهم|こだわらない|the price does not matter|der preis ist nicht wichtig|le prix n.importe pas|el precio no importa|il prezzo non importa|de prijs maakt niet uit|cena nie ma znaczenia|fiyat önemli değil|السعر لا يهم|価格にはこだわらない|.*(?:prix|precio|prezzo|cena|fiyat)(?!\p{L}).*)$/iu;
const other =
  /^(?:(?:some(?:thing|one) else)|etwas anderes|jemand anderes|autre chose|quelqu.un d.autre|algo diferente|otra (?:cosa|persona)|qualcos.altro|altro|un.altra persona|iets anders|iemand anders|coś innego|ktoś inny|başka (?:bir şey|biri)|شيء آخر|شخص آخر|その他(?:の方)?)$/iu;
const priceQuestion = /spend|ausgeben|dépenser|gastar|spendere|uitgeven|wydać|harcamak|تنفق|ご予算/iu;

/**
 * The weights of the parts of a page, by how much a person trusts them; an answer must score above `inPassing` to beat 'something else'.
 */
const inPassing = 1.9;
const weights = { title: 4, attribute: 4, category: 3, vendor: 3, tag: 2, description: 1 };

interface Part {
  isCategory?: boolean;
  weight: number;
  words: string[];
  text: string;
  /** A brand is a name, and has no endings: 'Cavalière' is not 'Cavalier'. */
  isName?: boolean;
  /** The words of an attribute's name. */
  name?: string[];
}

/**
 * How much more a value counts that is the answer itself: a pushchair 'Dolce Nanna' on the page 'Passeggio' is not for sleeping, although its
 * title says so. What the page is filed under counts most: a drill that is 'suitable for: garden' is a power tool.
 */
const exactly = { category: 2.3, other: 1.2 };
const wordPattern = /\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, folded. '2,5' is one number and not two. */
const foldedWordsOf = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

const yes = /^(?:yes|ja|oui|sí|si|sì|tak|evet|نعم|はい|あり|true|1)$/iu;

/** The facts that a visitor remembers of a page. */
export interface Reading {
  parts: Part[];
  price: number | null;
}

/** Reads a product's page as a visitor does. */
export function readPage(page: Page): Reading {
  const part = (weight: number, text: string) => ({ weight, words: foldedWordsOf(text), text: foldText(text) });
  return {
    parts: [
      part(weights.title, page.title),
      ...Object.entries(page.attributes).flatMap(([name, values]) =>
        values.map((value) => ({
          // 'Waterproof: yes' says waterproof; 'cutting width: 40 cm' does not make a mower a cutter.
          ...part(weights.attribute, yes.test(value) ? `${value} ${name}` : value),
          name: foldedWordsOf(name),
        })),
      ),
      ...page.categories.map((text) => ({ ...part(weights.category, text), isCategory: true })),
      { ...part(weights.vendor, page.vendor ?? ''), isName: true },
      ...page.tags.map((text) => part(weights.tag, text)),
      part(weights.description, page.description.slice(0, 1500)),
    ],
    price: page.priceMinor,
  };
}

/**
 * The index of the answer that is true of the product as far as a person can tell. Ties, and questions that the page does not answer, are
 * decided by `chance` (0 to 1).
 */
export function truthfulAnswer(question: string, answers: readonly string[], reading: Reading, chance: () => number): number {
  if (priceQuestion.test(question)) return priceAnswer(answers, reading, chance);
  // 'Which hair type are you looking for?' is answered by what the page says of the hair type, if it does.
  const questionWords = foldedWordsOf(question);
  const named = reading.parts.filter(
    ({ name }) => name?.length && name.every((word) => questionWords.some((each) => isSameWord(each, word))),
  );
  const scoresBy = (parts: Reading['parts']) =>
    answers.map((text) => (passing.test(text) || other.test(text) ? 0 : scoreOf(text, { ...reading, parts })));
  const bySubject = scoresBy(named);
  const scores = bySubject.some((score) => score > 0) ? bySubject : scoresBy(reading.parts);
  const best = Math.max(...scores);
  const rest = answers.findIndex((text) => other.test(text));
  // A word that only the description mentions does not beat 'something else'.
  if (best > (rest >= 0 ? inPassing : 0)) {
    const equal = scores.flatMap((score, at) => (score === best ? [at] : []));
    return equal[Math.floor(chance() * equal.length)] ?? 0;
  }
  if (rest >= 0) return rest;
  const any = answers.findIndex((text) => passing.test(text));
  return any >= 0 ? any : Math.floor(chance() * answers.length);
}

/** The index of a wrong answer. */
export const wrongAnswer = (answers: readonly string[], truth: number, chance: () => number): number =>
  answers.length < 2 ? truth : (truth + 1 + Math.floor(chance() * (answers.length - 1))) % answers.length;

function scoreOf(answer: string, reading: Reading): number {
  const range = rangeIn(answer);
  // '3-10 players' is the answer '3-10', and not '4-8', although it has numbers within.
  const whole = range ? reading.parts.find(({ text }) => text === foldText(answer)) : undefined;
  if (whole) return whole.weight + exactly.other;
  if (range) return Math.max(0, ...reading.parts.map(({ text, weight }) => (holdsWithin(text, range) ? weight : 0)));
  return Math.max(0, ...answer.split(listWords).map((alternative) => scoreOfWords(alternative, reading)));
}

function scoreOfWords(alternative: string, { parts }: Reading): number {
  const words = foldedWordsOf(alternative);
  if (words.length === 0) return 0;
  let best = 0;
  for (const part of parts) {
    const isFamiliar = unspaced.test(alternative)
      ? part.text.includes(foldText(alternative))
      : words.every((word) => part.words.some((each) => (part.isName ? word === each : isSameWord(word, each))));
    // The whole value is a better match than a word within a longer one.
    const whole = part.text === foldText(alternative) ? exactly[part.isCategory ? 'category' : 'other'] : 0;
    if (isFamiliar) best = Math.max(best, part.weight + Math.min(0.5, words.length / 10) + whole);
  }
  return best;
}

interface Range {
  low: number;
  high: number;
  unit: string;
}

const rangePattern =
  /^\D*?(\d+(?:[.,]\d+)?)\s*([\p{L}"]*)\s*(?:to|bis|à|a|tot|do|–|～|-|ile|إلى|e)\s*\D*?(\d+(?:[.,]\d+)?)\s*([\p{L}"]*)\D*$/u;

function rangeIn(answer: string): Range | null {
  const match = rangePattern.exec(answer);
  if (!match) return null;
  const number = (text = '') => Number(text.replace(',', '.'));
  return { low: number(match[1]), high: number(match[3]), unit: foldText(match[4] ?? '') };
}

const holdsWithin = (text: string, { low, high, unit }: Range): boolean =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*([\p{L}"]*)/gu)].some(([, number = '', its = '']) => {
    const value = Number(number.replace(',', '.'));
    return (unit === '' || its === unit) && value >= low && value <= high;
  });

function priceAnswer(answers: readonly string[], { price }: Reading, chance: () => number): number {
  const any = answers.findIndex((text) => passing.test(text));
  if (price === null) return any >= 0 ? any : Math.floor(chance() * answers.length);
  const bands = answers.map(amountsIn);
  for (const [at, amounts] of bands.entries()) {
    if (at === any || amounts.length === 0) continue;
    const [lower = 0, two] = amounts;
    const next = bands[at + 1]?.[0];
    // In 'Up to 10', '10 to 20', 'over 20' the bands are in ascending order.
    if (two !== undefined ? price <= two : at === 0 || (next !== undefined && next > lower) ? price <= lower : true) return at;
  }
  return Math.max(0, any);
}

/** Amounts of money in a text, in minor units; whole numbers are whole amounts. */
export function amountsIn(text: string): number[] {
  const yen = /[¥￥円]|JPY/.test(text);
  return [...text.matchAll(/\d[\d.,\s\u00a0\u202f’']*\d|\d/gu)].map(([number]) => {
    const clean = number.replace(/[\s\u00a0\u202f’']/g, '');
    const cents = /[.,](\d{2})$/.exec(clean)?.[1];
    const whole = (cents === undefined ? clean : clean.slice(0, -3)).replace(/[.,]/g, '');
    return yen ? Number(whole) : Number(whole) * 100 + Number(cents ?? 0);
  });
}
