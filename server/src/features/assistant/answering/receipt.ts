/** The receipt of an answer: each sentence with the records and the rule behind it, as the owner reads it. Pure. */
import type { Receipt } from '@parley/contract';
import type { Claim, SaidSentence } from '../claims/types.ts';
import type { PassageRecord, TurnRecords } from '../records/types.ts';
import type { Material } from './material.ts';

type Passage = Pick<PassageRecord, 'id' | 'source' | 'heading' | 'text' | 'url'>;

/** What a receipt is made from. */
export interface ReceiptSource {
  sentences: readonly SaidSentence[];
  /** The passages found for the question, the best first. */
  passages: readonly Passage[];
  /** The products that were shown. */
  products: Receipt['products'];
  /** What else a sentence could rest on: all passages of the owner, and the products that the answer could name. */
  further: { passages: readonly Passage[]; products: Receipt['products'] };
  language: string;
  unanswered: boolean;
  writtenBy: Receipt['writtenBy'];
}

/** A receipt is kept with each answer, so its texts are cut. */
const longestText = 1000;
const mostPassages = 8;
const mostProducts = 12;
/** Records that sentences name are kept beyond that number, up to what an answer can reasonably hold. */
const mostNamed = 24;

/** The receipt of an answer. Passages and products that no sentence names are kept too, because they show what the assistant could have said. */
export function receiptOf({ sentences, passages, products, further, language, unanswered, writtenBy }: ReceiptSource): Receipt {
  const claims = sentences.flatMap((sentence) => sentence.claims);
  return {
    writtenBy,
    language,
    unanswered,
    sentences: sentences
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
          passages: passagesOf(claim),
          about: aboutOf(claim),
        })),
      })),
    passages: namedFirst(passages, further.passages, new Set(claims.flatMap(passagesOf)), mostPassages).map(
      ({ id, source, heading, text, url }) => ({ id, source, heading: cut(heading), text: cut(text), url }),
    ),
    products: namedFirst(products, further.products, new Set(claims.flatMap(productsOf)), mostProducts),
  };
}

/** At most `most` records, in this order: found ones that a sentence names, others that a sentence names, the other found ones. */
function namedFirst<Each extends { id: string | number }>(
  found: readonly Each[],
  further: readonly Each[],
  named: ReadonlySet<Each['id']>,
  most: number,
): Each[] {
  const all = [...new Map([...found, ...further].map((each) => [each.id, each])).values()];
  const kept = all.filter(({ id }) => named.has(id)).slice(0, mostNamed);
  const rest = found.filter(({ id }) => !named.has(id));
  return [...kept, ...rest.slice(0, Math.max(0, most - kept.length))];
}

const cut = (text: string) => (text.length <= longestText ? text : `${text.slice(0, longestText - 1).toWellFormed()}…`);

/** The passages that a claim rests on. */
function passagesOf(claim: Claim): string[] {
  if (claim.kind === 'policy') return [claim.passage];
  if (claim.kind !== 'total') return [];
  const services = claim.services?.map(({ passage }) => passage) ?? [];
  return [...new Set([...(claim.shippingPassage === undefined ? [] : [claim.shippingPassage]), ...services])];
}

/** The products that a claim is about. */
function productsOf(claim: Claim): number[] {
  const single = 'product' in claim ? [claim.product] : [];
  const other = 'other' in claim ? [claim.other] : [];
  const many = 'products' in claim ? claim.products : 'items' in claim ? claim.items.map(({ product }) => product) : [];
  return [...single, ...other, ...many];
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

/** The records of a turn, for its receipt. @param records everything that a sentence could rest on */
export function recordsBehind(
  { passages, cards, language }: Material,
  records: Pick<TurnRecords, 'passages' | 'products'>,
): Pick<ReceiptSource, 'passages' | 'products' | 'further' | 'language'> {
  const shown = cards.map(({ id, productTitle, productLink, price, currency }) => ({
    id,
    title: productTitle,
    link: productLink,
    price,
    currency,
  }));
  const products = records.products.map(({ id, title, link, priceMinor, currency }) => ({ id, title, link, price: priceMinor, currency }));
  return { language, passages, products: shown, further: { passages: records.passages, products } };
}
