/** Asks messages about a small catalogue of made-up names, without a database. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import { conversationOf, type StoredTurn } from '../conversation-of.ts';
import { productsNamed, wordsOfNames } from '../naming.ts';
import { type Part, partsOf } from '../parts.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import type { Request } from '../request.ts';
import { holdsWord } from '../words.ts';

export interface Asking {
  language: ChatLanguage;
  message: string;
  products: ReadonlyMap<number, ProductRecord>;
  /** What was said and shown before, oldest first. */
  turns: readonly Partial<StoredTurn>[];
}

/** All that a message asks for. */
export function partsAsked({ language, message, products, turns }: Asking): Part[] {
  const all = [...products.values()];
  const textOf = ({ title, brand, categories, attributes }: ProductRecord) =>
    [title, brand, ...categories, ...attributes.flatMap(({ values }) => values)].join(' ');
  const knows = (word: string) => all.some((product) => holdsWord(textOf(product), word, language));
  const isThing = (word: string) =>
    all.some(({ title, categories }) => {
      const words = foldedWords(title);
      return [words[0], words.at(-1), ...categories].some((each) => each !== undefined && holdsWord(each, word, language));
    });
  const holdsAll = (texts: readonly string[], words: string) =>
    texts.some((text) => words.split(' ').every((word) => holdsWord(text, word, language)));
  const isKind = (words: string) => all.some(({ categories }) => holdsAll(categories, words));
  const isStated = (words: string) =>
    all.some(({ attributes }) =>
      holdsAll(
        attributes.map(({ name }) => name),
        words,
      ),
    );
  const titlesFor = (reading: Reading) =>
    new Map(wordsOfNames(reading).map((word) => [word, all.filter(({ title }) => holdsWord(title, word, language))]));
  const before = turns.map((turn) => ({ input: '', productIds: [], isAnswer: false, language, ...turn }));
  const shown = new Set(before.flatMap(({ productIds }) => productIds));
  const shop = { products, currency: 'EUR', knows, isKind, isThing, isStated };
  const conversation = conversationOf({ turns: before, language, quizAnswers: [], page: null, ...shop });
  const titles = titlesFor(readMessage(message, language));
  const named = (part: Reading) => productsNamed(part, titles, shown);
  return partsOf({ message, language, conversation, ...shop, named, titles });
}

/** The first thing that a message asks for. */
export const requestOf = (asking: Asking): Request => partsAsked(asking)[0]?.request as Request;
