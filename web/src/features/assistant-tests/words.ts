/** The texts of the tests. Pure. */
import type { AnswerLine, AssistantTest, TestExpectations, TestRun, TestStatus } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

export const statusWords: Record<TestStatus, { label: string; color: string }> = {
  worse: { label: 'Fails', color: 'red' },
  broken: { label: 'Could not run', color: 'red' },
  differs: { label: 'Differs', color: 'orange' },
  new: { label: 'Not run yet', color: 'gray' },
  same: { label: 'As before', color: 'green' },
};

export const originWords: Record<AssistantTest['origin'], string> = {
  written: 'written by you',
  conversation: 'from a conversation',
  unanswered: 'from an unanswered question',
  csv: 'from a file',
  knowledge: 'from your texts',
  product: 'from a product',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** 'de' → 'German'. */
export const languageName = (code: string): string => languageNames.of(code) ?? code;

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');

/** 'says “€14.90”, cites “Shipping”': what is expected of an answer. */
export function expectationsText(expected: TestExpectations): string {
  const titles = (products: TestExpectations['products']) => quoted(products.map(({ title }) => title));
  const parts = [
    expected.answered === 'yes' && 'knows the answer',
    expected.answered === 'no' && 'says that it does not know',
    expected.says.length > 0 && `says ${quoted(expected.says)}`,
    expected.saysNot.length > 0 && `does not say ${quoted(expected.saysNot)}`,
    expected.cites.length > 0 && `cites ${quoted(expected.cites)}`,
    expected.products.length > 0 && `${titles(expected.products)} among the first ${expected.first}`,
    expected.productsNot.length > 0 && `no ${titles(expected.productsNot)} among the first ${expected.first}`,
    expected.maxPrice !== null && 'no product above the price',
    expected.language !== null && `in ${languageName(expected.language)}`,
  ];
  return parts.filter(Boolean).join('; ') || 'stays as you accepted it';
}

const lineNames: Record<AnswerLine['kind'], string> = {
  says: '',
  source: 'Source: ',
  product: 'Shows: ',
  unanswered: 'Does not know the answer',
  language: 'Language: ',
  asks: 'Asks: ',
};

/** A line of an answer, as the owner reads it. */
export const lineText = ({ kind, text }: AnswerLine): string => lineNames[kind] + (kind === 'language' ? languageName(text) : text);

const causeWords: Record<TestRun['causes'][number], string> = {
  owner: '',
  profile: 'your company profile',
  pages: 'your shop’s pages',
  texts: 'your texts',
  catalogue: 'your products',
  model: 'the model',
  prompt: 'Parley',
};

/** 'Your products changed 3 of 48 answers': the verdict of a run. */
export function verdictOf(run: TestRun | null, counts: Readonly<Record<TestStatus, number>>): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const changed = counts.differs + counts.worse + counts.broken;
  if (changed === 0)
    return total === 1 ? 'Your assistant answers the test as before' : `Your assistant answers all ${formatNumber(total)} tests as before`;
  const causes = (run?.causes ?? []).map((cause) => causeWords[cause]).filter(Boolean);
  const of = `${formatNumber(changed)} of ${formatNumber(total)} answers`;
  if (causes.length === 0) return `${of} ${changed === 1 ? 'needs' : 'need'} a look`;
  const list = new Intl.ListFormat('en').format(causes);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} changed: ${of} ${changed === 1 ? 'needs' : 'need'} a look`;
}

/** 'ran in 1.2 s, free'. */
export const runText = ({ ms, writtenBy }: TestRun): string =>
  `${ms === null ? 'has not ended' : `ran in ${(ms / 1000).toFixed(1)} s`}${writtenBy === 'builtin' ? ', free' : ''}`;
