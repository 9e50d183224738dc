/**
 * Says what a model wrote, as far as the records of the turn bear it out: a sentence is read for what it is about, and what reaches the
 * visitor is rendered from the records. The model's own words stay only where every one of them is accounted for. Rules: SPEC.md.
 */
import type { SumItem } from '../memory/basket/basket.ts';
import type { TurnRecords } from '../records/types.ts';
import { type Context, contextOf, longestSentence, withoutLayout } from './context.ts';
import { placesIn } from './cut/index.ts';
import { languageByWords } from './read/language.ts';
import { isName, type Mention, mentionsIn } from './read/mentions.ts';
import { type Reading, readText } from './read/reading.ts';
import { renderClaim } from './render/index.ts';
import { claimsOf } from './resolve/about.ts';
import { sayAsWritten } from './resolve/as-written.ts';
import { variantPart } from './resolve/products/index.ts';
import { meantBy } from './resolve/subjects.ts';
import { isQuestion, isTalk, withoutLeadIns } from './resolve/talk.ts';
import type { Claim, SaidSentence } from './types.ts';

/** Says one sentence by itself (`createSpeaker` for an answer). Pure. */
export const speak = (sentence: string, records: TurnRecords): SaidSentence => sayIn(sentence, contextOf(records));

/** Says a sentence within an answer, and remembers in `context` what it was about. */
export function sayIn(sentence: string, context: Context): SaidSentence {
  const written = sentence.trim();
  const decision = decide(written.slice(0, longestSentence), context);
  for (const claim of decision.claims) if (decision.outcome !== 'withheld') context.claimsRead.add(JSON.stringify(claim));
  return decision.text === written ? decision : { ...decision, written };
}

const withheld = (rule: string, reason: string, claims: readonly Claim[] = []): SaidSentence => ({
  outcome: 'withheld',
  text: '',
  claims,
  rule,
  reason,
});

const unreadable = /<[^>]*>|<\/?[a-z!]|\{\{|\[[^\]]*\]\(|(?:^|\s)(?:system|assistant|user|human)\s*:/iu;

function decide(written: string, context: Context): SaidSentence {
  const { records } = context;
  const text = withoutLayout(written);
  if (!/[\p{L}\p{N}]/u.test(text)) return withheld('R1', 'nothing to read');
  const language = languageByWords(text, records.language);
  if (language === records.language && !unreadable.test(written) && isTalk(text, language, records))
    return { outcome: 'said', text, claims: [{ kind: 'talk', phrase: text }], rule: 'R11' };
  const bare = withoutLeadIns(text, language);
  const reading = readText(bare, language);
  const mentions = meantBy(
    mentionsIn(context.titles, reading).filter((mention) => isName(mention, reading)),
    context.last,
  );
  const asWritten = unreadable.test(written) || bare !== text ? null : sayAsWritten(text, reading, mentions, context);
  if (asWritten) {
    remember(mentions, context);
    rememberPrices(reading, asWritten.claims, context);
    return asWritten;
  }
  const claims: Claim[] = isQuestion(text) ? [{ kind: 'question' }] : claimsOf(reading, mentions, context);
  remember(mentions, context, claims);
  rememberPrices(reading, claims, context);
  return claims.length > 0 ? render(claims, context) : withheld('R3', 'no record bears it out');
}

function remember(mentions: readonly Mention[], context: Context, claims: readonly Claim[] = []): void {
  const sum = claims.find((claim) => claim.kind === 'total');
  if (sum) {
    const byId = new Map(context.records.products.map((product) => [product.id, product]));
    context.last = sum.items.flatMap(({ product }) => byId.get(product) ?? []);
    context.lastCounts = new Map(sum.items.map(({ product, count }) => [product, count]));
    return;
  }
  const named = mentions.flatMap(({ products }) => (products.length <= 3 ? products : []));
  if (named.length === 0) return;
  context.last = [...new Set(named)];
  context.lastCounts = new Map();
}

/** What may be added up by a later sentence, and where it is sent to. */
function rememberPrices(reading: Reading, claims: readonly Claim[], context: Context): void {
  context.place = placesIn(reading)[0] ?? context.place;
  for (const claim of claims)
    if (claim.kind === 'total') context.priced = claim.items.length > 1 ? claim.items : withItem(context.priced, claim.items[0]);
    else if (claim.kind === 'price' || claim.kind === 'regularPrice')
      context.priced = withItem(context.priced, { product: claim.product, count: 1, ...variantPart(claim.variant ?? null) });
}

/** A product is counted once, as it was told last. */
const withItem = (items: readonly SumItem[], item: SumItem | undefined): readonly SumItem[] =>
  item ? [...items.filter(({ product }) => product !== item.product), item] : items;

/** The claims as sentences; those that the visitor has read already are not told again. */
function render(claims: readonly Claim[], context: Context): SaidSentence {
  const { records, claimsRead } = context;
  const fresh = claims.filter((claim) => !claimsRead.has(JSON.stringify(claim)));
  if (fresh.length === 0) return withheld('R12', 'the visitor has read it already', claims);
  const rendered = fresh.flatMap((claim) => {
    const text = renderClaim(claim, records);
    return text ? [{ claim, text }] : [];
  });
  if (rendered.length === 0) {
    const products = [...new Set(fresh.flatMap((claim) => productsIn(claim)))].slice(0, mostLines);
    const lines = products.map((product): Claim => ({ kind: 'product', product }));
    return fresh.every(({ kind }) => kind === 'product') || lines.length === 0
      ? withheld('R5', 'the records do not support it', claims)
      : render(lines, context);
  }
  const text = withoutRepeatedHeadings(rendered, context).join(' ');
  return {
    outcome: 'rendered',
    text,
    claims: rendered.map(({ claim }) => claim),
    rule: ruleOf(rendered[0]?.claim),
    reason: 'said from the records instead',
  };
}

/** The heading of a passage is said once for all its clauses. */
function withoutRepeatedHeadings(rendered: readonly { claim: Claim; text: string }[], { records }: Context): string[] {
  const headed = new Set<string>();
  const texts = rendered.map(({ claim, text }) => {
    const heading = claim.kind === 'policy' ? (records.passages.find(({ id }) => id === claim.passage)?.heading.trim() ?? '') : '';
    if (!heading || !text.startsWith(heading)) return text;
    if (headed.has(heading)) return text.slice(heading.length).replace(/^\s*[:：]?\s*/u, '');
    headed.add(heading);
    return text;
  });
  return [...new Set(texts)];
}

const mostLines = 4;

/** The products that a claim is about. */
function productsIn(claim: Claim): number[] {
  if ('items' in claim) return claim.items.map(({ product }) => product);
  if ('products' in claim) return [...claim.products];
  if ('other' in claim) return [claim.product, claim.other];
  return 'product' in claim ? [claim.product] : [];
}

const rules: Partial<Record<Claim['kind'], string>> = {
  policy: 'R9',
  discount: 'R7',
  contact: 'R2',
  notSaid: 'R8',
  attribute: 'R6',
  stock: 'R6',
  share: 'R6',
  count: 'R6',
  isA: 'R6',
  product: 'R3',
  superlative: 'R6',
  question: 'R11',
  talk: 'R11',
};
const ruleOf = (claim: Claim | undefined): string => (claim && rules[claim.kind]) ?? 'R5';
