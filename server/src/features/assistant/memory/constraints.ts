/** How a message changes what the visitor wants (README, rules M12 and M13). Pure. */
import { languageData, spacesWords } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import type { Constraints } from './conversation.ts';
import type { Budget } from './reading/budget.ts';
import type { Reading, Wish } from './reading/reading.ts';
import { holdsWord, isSameWord } from './words.ts';

export const noConstraints: Constraints = { kind: null, wishes: {}, budget: null };

/** Wishes that are about the visitor, not about one thing: they hold for the next kind too. */
const lasting: ReadonlySet<string> = new Set(['recipient', 'age', 'load', 'diet', 'skin']);

/** Families of facts that tell for whom a product is. */
export const receivers: ReadonlySet<string> = new Set(['recipient', 'age']);

/**
 * The constraints after a message: a new kind keeps the budget and whom it is for; a property replaces one of its family; what is ruled
 * out is no longer wished.
 * @param unit minor units of one unit of the currency
 */
export function nextConstraints(before: Constraints, reading: Reading, unit: number, currency: string | null): Constraints {
  const kind = kindOf(reading);
  const isNew = kind !== null && !isSameKind(before.kind, kind, reading.language);
  const wished = withoutPronouns(reading, before.wishes);
  const whom = wished.some(({ family }) => receivers.has(family));
  // 'And one for me', 'and for my husband': not for the child that it was for before.
  const isForAnother = whom || (reading.isForOneself && [...receivers].some((family) => before.wishes[family] !== undefined));
  const kept = Object.entries(before.wishes).filter(
    ([family]) => (!isNew || lasting.has(family)) && !(isForAnother && receivers.has(family)),
  );
  const grown = isForAnother && !whom ? [['recipient', 'unisex'] as const] : [];
  const wishes = Object.fromEntries([...kept, ...grown, ...wished.map(({ family, value }) => [family, value] as const)]);
  // 'Coffee, but no espresso' still wishes for coffee.
  const wishedNow = new Set(reading.wishes.map(({ family }) => family));
  for (const { wishes: ruledOut } of reading.exclusions)
    for (const { family, value } of ruledOut) if (wishes[family] === value && !wishedNow.has(family)) delete wishes[family];
  const ruledOut = reading.exclusions.map(({ text }) => text);
  const lastKind =
    before.kind && ruledOut.some((word) => before.kind?.split(' ').some((each) => isSameWord(each, word, reading.language)))
      ? null
      : before.kind;
  return { kind: kind ?? lastKind, wishes, budget: reading.budget ? inMinor(reading.budget, unit, currency) : before.budget };
}

/** Each is somebody of whom the other may be told: a girl may be 'her'. */
const genders: readonly (readonly string[])[] = [
  ['women', 'girls'],
  ['men', 'boys'],
];

/** 'My daughter is nine … and a harness for her?' means the daughter, and no woman: the wishes without pronouns for somebody who was told of. */
function withoutPronouns({ wishes, language }: Reading, before: Constraints['wishes']): readonly Wish[] {
  const pronoun = languageData(language).sentences.forPronoun;
  const isPronoun = ({ family, written }: Wish) => family === 'recipient' && pronoun?.test(foldText(written)) === true;
  const others = wishes.filter((wish) => !isPronoun(wish));
  const isTold = ({ value }: Wish) => {
    const whom = others.find(({ family }) => family === 'recipient')?.value ?? before.recipient;
    const isSomebody = whom !== undefined || before.age !== undefined || others.some(({ family }) => family === 'age');
    return isSomebody && !genders.some((gender) => whom !== undefined && gender.includes(whom) && !gender.includes(value));
  };
  return wishes.filter((wish) => !isPronoun(wish) || !isTold(wish));
}

/** The words that name a thing, as the visitor folded them; null for none. */
function kindOf({ content }: Reading): string | null {
  const words = content.filter(({ wishes }) => wishes.length === 0).map(({ text }) => text);
  return words.length > 0 ? words.join(' ') : null;
}

/**
 * What is still wished for of things that were called by their whole names: after 'the Anvil Holder in iron', other holders need not be anvils, nor after
 * 'the Linen Towel' of linen.
 * @param reading the words of the message
 * @param shown what it was answered with
 */
export function withoutNames(
  { kind, wishes, budget }: Constraints,
  reading: Reading,
  words: readonly string[],
  shown: readonly Titled[],
): Constraints {
  const { language } = reading;
  // A segmenter cuts names that no dictionary has.
  const isSaid = (titled: string) =>
    spacesWords(language) ? words.some((word) => isSameWord(word, titled, language)) : words.join('').includes(titled);
  const called = shown.filter(({ title }) => foldedWords(title).every((word) => word.length < shortestOfName || isSaid(word)));
  if (called.length === 0) return { kind, wishes, budget };
  const isOfKind = (word: string) => called.some(({ categories }) => categories.some((each) => holdsWord(each, word, language)));
  const isOfTitle = ({ written }: { written: string }) =>
    foldedWords(written).every((word) => called.some(({ title }) => holdsWord(title, word, language)));
  const named = reading.wishes.filter((wish) => isOfTitle(wish));
  return {
    kind: kind?.split(' ').filter(isOfKind).join(' ') || null,
    wishes: Object.fromEntries(
      Object.entries(wishes).filter(([family, value]) => !named.some((wish) => wish.family === family && wish.value === value)),
    ),
    budget,
  };
}
interface Titled {
  title: string;
  categories: readonly string[];
}
const shortestOfName = 3;

const isSameKind = (before: string | null, kind: string, language: string): boolean =>
  (before?.split(' ') ?? []).some((word) => kind.split(' ').some((other) => isSameWord(word, other, language)));

const inMinor = ({ min, max, exclusive }: Budget, unit: number, currency: string | null): Constraints['budget'] => ({
  minMinor: min === null ? null : Math.round(min * unit),
  maxMinor: max === null ? null : Math.round(max * unit),
  currency,
  exclusive,
});

/** What is ruled out after a message; what it wishes for is ruled out no longer. */
export function nextExclusions(before: readonly string[], { exclusions, content, language }: Reading): string[] {
  const wishedWords = content.map(({ text }) => text);
  const kept = before.filter((word) => !wishedWords.some((each) => isSameWord(each, word, language)));
  return [...new Set([...kept, ...exclusions.map(({ text }) => text)])];
}
