/** The content of a receipt in plain words. Pure. */
import type { Receipt } from '@parley/contract';
import { ofServer, type Plain, t } from '../../words/t.ts';

type Sentence = Receipt['sentences'][number];
type Claim = Sentence['claims'][number];
type Passage = Receipt['passages'][number];

const sourceNames: Record<Passage['source'], Plain> = {
  faqs: 'Your FAQs',
  services: 'Your services',
  products: 'Your product information',
  contact: 'Your contact details',
  discount: 'Your discount rule',
  text: 'Your text',
  page: 'Your page',
};

/** 'Your FAQs: “Can I return socks?”' */
export const sourceOf = ({ source, heading }: Passage): string =>
  heading ? t('{source}: “{heading}”', { source: t(sourceNames[source]), heading }) : t(sourceNames[source]);

const claimNames: Record<Claim['kind'], Plain> = {
  price: 'The price',
  regularPrice: 'The regular price',
  saving: 'What the sale saves',
  total: 'A sum of prices',
  difference: 'The difference in price',
  range: 'The lowest and highest price',
  bound: 'A limit of prices',
  compare: 'A comparison of prices',
  superlative: 'The cheapest or dearest',
  count: 'How many there are',
  product: 'A product of your catalogue',
  attribute: 'A property',
  share: 'A property that several have',
  isA: 'What kind of thing it is',
  stock: 'Whether it is in stock',
  policy: 'Your own words',
  contact: 'How to reach you',
  discount: 'Your discount rule',
  notSaid: 'Your shop does not say this',
  question: 'A question back, which states nothing',
  talk: 'A phrase that states nothing',
};

/** What a claim states, with the property or topic it is about. */
export const claimText = ({ kind, about }: Claim): string => (about ? `${t(claimNames[kind])} (${about})` : t(claimNames[kind]));

/** The writer of the answer. */
export const writerText = ({ writtenBy }: Receipt): string =>
  writtenBy === 'model'
    ? t('Written by your model. Parley checked each sentence against your texts and products.')
    : t('Written by the built-in assistant from your texts and products.');

/** What happened to a sentence that visitors did not read as the model wrote it; null for others, which Parley made from the records. */
export function changeText({ outcome, written, reason }: Sentence): string | null {
  if (outcome === 'said' || (outcome === 'rendered' && !written)) return null;
  const leftOut = outcome === 'withheld';
  const what = written
    ? t(leftOut ? 'Left out: “{written}”.' : 'Replaced: “{written}”.', { written })
    : t(leftOut ? 'Left out.' : 'Replaced.');
  return [what, reason && ofServer(reason)].filter(Boolean).join(' ');
}

/** The rules by which sentences are checked (server/src/features/assistant/claims/SPEC.md), as the owner reads them. */
const ruleNames: Readonly<Record<string, Plain>> = {
  R1: 'Text that cannot be read as a sentence is not said.',
  R2: 'How to reach you is told only as you wrote it.',
  R3: 'Only what your texts and products bear out is said.',
  R4: 'Numbers are read with their currency or unit.',
  R5: 'Prices and sums are computed from your products.',
  R6: 'Properties, stock and comparisons are looked up in your products.',
  R7: 'Discounts are told as your rule says, and nothing beyond it is promised.',
  R8: 'What your texts do not answer is not answered.',
  R9: 'What your texts say about it is told in your words.',
  R10: 'Nothing that the assistant did or will do is said.',
  R11: 'Set phrases and questions back state nothing, so they are said.',
  R12: 'What visitors have read in this answer is not said again.',
  R13: 'The answer is in the visitor’s language.',
  R14: 'The model named a fact, and Parley wrote its sentence from your texts and products.',
};

/** The rules of the built-in assistant, by what a sentence states first. */
const builtinRules: Readonly<Record<Claim['kind'], Plain>> = {
  price: 'Prices and sums are computed from your products.',
  regularPrice: 'Prices and sums are computed from your products.',
  saving: 'Prices and sums are computed from your products.',
  total: 'Prices and sums are computed from your products.',
  difference: 'Prices and sums are computed from your products.',
  range: 'Prices and sums are computed from your products.',
  bound: 'Prices and sums are computed from your products.',
  compare: 'Prices and sums are computed from your products.',
  superlative: 'Properties, stock and comparisons are looked up in your products.',
  count: 'Properties, stock and comparisons are looked up in your products.',
  attribute: 'Properties, stock and comparisons are looked up in your products.',
  share: 'Properties, stock and comparisons are looked up in your products.',
  isA: 'Properties, stock and comparisons are looked up in your products.',
  stock: 'Properties, stock and comparisons are looked up in your products.',
  product: 'Only products of your catalogue are shown, those that fit best first.',
  policy: 'What your texts say about it is told in your words.',
  contact: 'How to reach you is told only as you wrote it.',
  discount: 'Discounts are told as your rule says, and nothing beyond it is promised.',
  notSaid: 'Where neither your texts nor your products answer, the assistant says so.',
  question: 'Set phrases and questions back state nothing, so they are said.',
  talk: 'Set phrases and questions back state nothing, so they are said.',
};

/** A rule in plain words; its code where it is unknown here. */
export const ruleWords = (rule: string): string => {
  const words = rule.startsWith('B:') ? builtinRules[rule.slice(2) as Claim['kind']] : ruleNames[rule];
  return words ? t(words) : rule;
};

/** The rule that decided about a sentence, in plain words; null for a rule that is unknown here. */
export function ruleText(rule: string): string | null {
  const words = ruleWords(rule);
  return words === rule ? null : t('Rule {rule}: {words}', { rule, words });
}
