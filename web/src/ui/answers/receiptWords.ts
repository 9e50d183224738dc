/** What a receipt says, in plain words. Pure. */
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

/** Who wrote the answer. */
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
