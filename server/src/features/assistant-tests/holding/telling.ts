/** Which tests to look at first where there may be no time for all. Pure. */
import { type TestExpectations, testExpectations } from '@parley/contract';
import { foldedWords } from '../../../kit/text/words.ts';
import type { OwnersPassage } from '../../assistant/index.ts';
import { sourceText } from '../answers/lines.ts';
import type { TestWithResults } from '../store.ts';

/** A shorter word says little about what a text is about. */
const shortestWord = 4;

const nothing = testExpectations.parse({});

/** Whether anything is expected: what expects nothing can differ, but never fail. */
export const canFail = ({ first: _, ...expected }: TestExpectations): boolean =>
  Object.entries(expected).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(nothing[name as keyof TestExpectations]));

/**
 * The tests in the order of what they tell about a change of the owner's passages, or of the products with these names: those that cite a passage that changes, show a
 * product that does, or share a word with either; those that fail; those that can fail; the others.
 */
export function mostTellingTests(
  tests: readonly TestWithResults[],
  { before, after, products }: { before: readonly OwnersPassage[]; after: readonly OwnersPassage[]; products: readonly string[] },
): TestWithResults[] {
  const changed = [...without(before, after), ...without(after, before)];
  const sources = new Set(changed.map(sourceText));
  const words = new Set([...changed.map(({ heading, text }) => `${heading} ${text}`), ...products].flatMap(tellingWords));
  const isTouched = ({ test, builtin }: TestWithResults) =>
    builtin?.latest.some((lines) =>
      lines.some(({ kind, text }) => (kind === 'source' && sources.has(text)) || (kind === 'product' && isOneOf(products, text))),
    ) || test.turns.some(({ message }) => tellingWords(message).some((word) => words.has(word)));
  const rank = (each: TestWithResults) =>
    isTouched(each) ? 0 : each.builtin?.status === 'worse' ? 1 : canFail(each.test.expectations) ? 2 : 3;
  return [...Map.groupBy(tests, rank)].toSorted(([a], [b]) => a - b).flatMap(([, ranked]) => ranked);
}

/** Whether a line about a product names one of these. */
const isOneOf = (products: readonly string[], line: string) => products.some((title) => line.startsWith(`${title} · `));

const without = (passages: readonly OwnersPassage[], others: readonly OwnersPassage[]): OwnersPassage[] => {
  const ids = new Set(others.map(({ id }) => id));
  return passages.filter(({ id }) => !ids.has(id));
};

const tellingWords = (text: string): string[] => foldedWords(text).filter((word) => word.length >= shortestWord);
