/** The texts of the tests. Pure. */
import type { AnswerLine, AssistantTest, TestExpectations, TestRun, TestStatus } from '@parley/contract';
import { locale } from '../../lib/formats/format.ts';
import { type Plain, plural, t } from '../../words/t.ts';

export const statusWords: Readonly<Record<TestStatus, { label: Plain; color: string }>> = {
  worse: { label: 'Fails', color: 'red' },
  broken: { label: 'Could not run', color: 'red' },
  differs: { label: 'Differs', color: 'orange' },
  new: { label: 'Not run yet', color: 'gray' },
  same: { label: 'As before', color: 'green' },
};

export const originWords: Readonly<Record<AssistantTest['origin'], Plain>> = {
  written: 'written by you',
  conversation: 'from a conversation',
  unanswered: 'from an unanswered question',
  csv: 'from a file',
  knowledge: 'from your texts',
  product: 'from a product',
};

/** 'de' → 'German'. */
export const languageName = (code: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

const quoted = (texts: readonly string[]) => texts.map((name) => t('“{name}”', { name })).join(', ');

/** 'says “€14.90”, cites “Shipping”': what is expected of an answer. */
export function expectationsText(expected: TestExpectations): string {
  const { says, saysNot, cites, first } = expected;
  const titles = (products: TestExpectations['products']) => quoted(products.map(({ title }) => title));
  const parts = [
    expected.answered === 'yes' && t('knows the answer'),
    expected.answered === 'no' && t('says that it does not know'),
    says.length > 0 && t('says {texts}', { texts: quoted(says) }),
    saysNot.length > 0 && t('does not say {texts}', { texts: quoted(saysNot) }),
    cites.length > 0 && t('cites {sources}', { sources: quoted(cites) }),
    expected.products.length > 0 && t('{products} among the first {count}', { products: titles(expected.products), count: first }),
    expected.productsNot.length > 0 && t('no {products} among the first {count}', { products: titles(expected.productsNot), count: first }),
    expected.maxPrice !== null && t('no product above the price'),
    expected.language !== null && t('in {language}', { language: languageName(expected.language) }),
    expected.rulesNot.length > 0 && t('no sentence stopped by {rules}', { rules: expected.rulesNot.join(', ') }),
  ];
  return parts.filter(Boolean).join('; ') || t('stays as you accepted it');
}

/** A line of an answer, as the owner reads it. */
export const lineText = ({ kind, text }: AnswerLine): string => {
  switch (kind) {
    case 'says':
      return text;
    case 'source':
      return t('Source: {text}', { text });
    case 'product':
      return t('Shows: {products}', { products: text });
    case 'unanswered':
      return t('Does not know the answer');
    case 'language':
      return t('Language: {language}', { language: languageName(text) });
    case 'asks':
      return t('Asks: {text}', { text });
  }
};

const causeWords: Readonly<Record<TestRun['causes'][number], Plain | null>> = {
  owner: null,
  profile: 'your company profile',
  pages: 'your shop’s pages',
  texts: 'your texts',
  catalogue: 'your products',
  model: 'the model',
  prompt: 'Parley',
};

/** 'Your products and the model': what changed, at the beginning of a sentence; '' for nothing that has a name. */
export function causesText(causes: TestRun['causes']): string {
  const named = causes.flatMap((cause) => {
    const words = causeWords[cause];
    return words ? [t(words)] : [];
  });
  const list = new Intl.ListFormat(locale).format(named);
  return `${list.charAt(0).toLocaleUpperCase()}${list.slice(1)}`;
}

/** 'Your products changed 3 of 48 answers': the verdict of a run. */
export function verdictOf(run: TestRun | null, counts: Readonly<Record<TestStatus, number>>): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const changed = counts.differs + counts.worse + counts.broken;
  if (changed === 0) return plural(total, 'Your assistant answers the test as before', 'Your assistant answers all {n} tests as before');
  const causes = causesText(run?.causes ?? []);
  if (!causes) return plural(changed, '1 of {total} answers needs a look', '{n} of {total} answers need a look', { total });
  return plural(changed, '{causes} changed: 1 of {total} answers needs a look', '{causes} changed: {n} of {total} answers need a look', {
    causes,
    total,
  });
}

/** 'ran in 1.2 s, free'. */
export const runText = ({ ms, writtenBy }: TestRun): string => {
  const values = { seconds: ((ms ?? 0) / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) };
  if (ms === null) return t('has not ended');
  return writtenBy === 'builtin' ? t('ran in {seconds} s, free', values) : t('ran in {seconds} s', values);
};
