/** The receipt of an answer: each sentence with the records and the rule behind it, as the owner reads it. Pure. */
import type { Receipt, RecommendedProduct } from '@parley/contract';
import type { Claim, SaidSentence } from '../claims/types.ts';
import type { PassageRecord } from '../records/types.ts';
import type { Material } from './material.ts';

/** What a receipt is made from. */
export interface Behind {
  said: readonly SaidSentence[];
  /** The passages found for the question, the best first. */
  passages: readonly Pick<PassageRecord, 'id' | 'source' | 'heading' | 'text' | 'url'>[];
  products: Receipt['products'];
  language: string;
  unanswered: boolean;
  writtenBy: Receipt['writtenBy'];
}

/** A receipt is kept with each answer, so its texts are cut. */
const longestText = 1000;
const mostPassages = 8;
const mostProducts = 12;

/** The receipt of an answer. Passages and products that no sentence names are kept too, because they show what the assistant could have said. */
export function receiptOf({ said, passages, products, language, unanswered, writtenBy }: Behind): Receipt {
  const named = new Set(said.flatMap(({ claims }) => claims.map(passageOf)));
  const ordered = [...passages.filter(({ id }) => named.has(id)), ...passages.filter(({ id }) => !named.has(id))];
  return {
    writtenBy,
    language,
    unanswered,
    sentences: said
      .filter(({ text, written }) => text.trim() || written?.trim())
      .map(({ outcome, text, written, rule, reason, claims }) => ({
        outcome,
        text: cut(text.trim()),
        written: written === undefined ? null : cut(written.trim()),
        rule,
        reason: reason ?? null,
        claims: claims.map((claim) => ({
          kind: claim.kind,
          products: productsOf(claim),
          passage: passageOf(claim),
          about: aboutOf(claim),
        })),
      })),
    passages: ordered
      .slice(0, mostPassages)
      .map(({ id, source, heading, text, url }) => ({ id, source, heading: cut(heading), text: cut(text), url })),
    products: products.slice(0, mostProducts),
  };
}

const cut = (text: string) => (text.length <= longestText ? text : `${text.slice(0, longestText - 1).toWellFormed()}…`);

/** The passage that a claim rests on. */
function passageOf(claim: Claim): string | null {
  if (claim.kind === 'policy') return claim.passage;
  return claim.kind === 'total' ? (claim.shippingPassage ?? null) : null;
}

/** The products that a claim is about. */
function productsOf(claim: Claim): number[] {
  const one = 'product' in claim ? [claim.product] : [];
  const other = 'other' in claim ? [claim.other] : [];
  const many = 'products' in claim ? claim.products : 'items' in claim ? claim.items.map(({ product }) => product) : [];
  return [...one, ...other, ...many];
}

/** The property, value or topic of a claim, in the words of the shop or the visitor. */
function aboutOf(claim: Claim): string {
  switch (claim.kind) {
    case 'attribute':
      return `${claim.name}: ${claim.values.join(', ')}`;
    case 'share':
      return `${claim.name}: ${claim.value}`;
    case 'isA':
      return claim.thing;
    case 'notSaid':
      return claim.topic;
    case 'contact':
      return claim.by;
    case 'price':
    case 'regularPrice':
    case 'stock':
      return claim.variant ?? '';
    default:
      return '';
  }
}

/** The records that a turn's material holds, for its receipt. */
export function recordsBehind({ passages, cards, language }: Material): Pick<Behind, 'passages' | 'products' | 'language'> {
  return {
    language,
    passages,
    products: cards.map(productBehind),
  };
}

const productBehind = ({ id, productTitle, productLink, price, currency }: RecommendedProduct) => ({
  id,
  title: productTitle,
  link: productLink,
  price,
  currency,
});
