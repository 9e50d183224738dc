/** Reads for whom a product is wished, and how old that person is. Pure. */
import { ageIn } from '../../../../../kit/languages/ages.ts';
import { bookOf, type DialogueKey, type DialogueLanguage, relativeKeys } from '../../../../../kit/languages/dialogue/index.ts';
import { plainDigits } from '../../../../../kit/money/digits.ts';
import { childAgeIn } from './child-age.ts';
import type { ContentWord, Wish } from './content.ts';

const oldestChild = 13;
const isChild = ({ value }: Wish): boolean => Number(value) <= oldestChild;

/** For whom something is wished, with the age: a brother of four is a boy, and a dog of twelve no child. */
export function withAge(words: readonly ContentWord[], age: Wish | null): Wish[] {
  const wishes = words.flatMap((word) => word.wishes.slice(0, 1));
  if (!age || words.some(isForAnimal)) return wishes;
  if (!isChild(age)) return [...wishes, age];
  const young = youngOf(age);
  const readWishes = wishes.map((wish) => (wish.family === 'recipient' ? { ...wish, value: young[wish.value] ?? wish.value } : wish));
  return [...readWishes, age, ...(words.some(isForPerson) ? [] : [{ ...age, family: 'recipient', value: young.children ?? 'children' }])];
}

/** The word for a grown-up of this age. */
const youngOf = ({ value }: Wish): Partial<Record<string, string>> =>
  Number(value) < 1
    ? { men: 'babies', women: 'babies', children: 'babies', boys: 'babies', girls: 'babies' }
    : { men: 'boys', women: 'girls' };

const isForAnimal = ({ wishes }: ContentWord): boolean =>
  wishes.some(({ family, value }) => family === 'recipient' && (value === 'dogs' || value === 'cats'));
const isForPerson = ({ wishes }: ContentWord): boolean => wishes.some(({ family }) => family === 'recipient');

/** A message without the words that tell an age, or a weight. */
export const withoutWords = (message: string, { written }: Pick<Wish, 'written'>): string =>
  plainDigits(message.normalize('NFKC')).replace(written, ' ');

/** What the message says apart from the age. */
interface Rest {
  keys: ReadonlySet<DialogueKey>;
  topics: readonly unknown[];
  wishes: readonly Wish[];
}

/** The age of the person for whom something is sought: 'a gift for my niece, 7 years'. Elsewhere, years say how long something lasts. */
export function ageMeant(
  message: string,
  language: DialogueLanguage,
  read: (message: string, language: DialogueLanguage) => Rest,
): Wish | null {
  const age = ageIn(message, language);
  if (!age) {
    const child = childAgeIn(message, bookOf(language));
    return child && { family: 'age', value: String(child.years), written: child.written };
  }
  const wish = { family: 'age', value: String(age.years), written: age.written };
  const { keys, topics, wishes } = read(withoutWords(message, wish), language);
  const isFor = relativeKeys.some((key) => keys.has(key)) || wishes.some(({ family }) => family === 'recipient');
  if (topics.length > 0 || !(isFor || keys.has('gift') || keys.has('seeking') || keys.has('some') || age.isOld)) return null;
  return wish;
}
