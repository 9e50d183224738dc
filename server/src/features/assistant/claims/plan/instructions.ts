/** What a model is told about tags, and the ids of the owner's clauses in this turn. Pure. Rule R14 of SPEC.md. */
import { plainLine } from '../../models/prompting/fence.ts';
import type { PassageRecord, ProductRecord, TurnRecords } from '../../records/types.ts';
import { cutClauses } from '../cut/index.ts';

const mostPassages = 8;
const mostClauses = 6;
/** In characters; a prompt stays small. */
const most = { heading: 120, clause: 300, all: 3500 };

/** Teaches the tags; the same for every shop and turn. */
export const tagRules = `State facts by tags. A tag stands alone, as a sentence of its own; the website replaces it by the whole true sentence in the visitor's language, with names, prices and amounts. So write no price, number, name, property, promise or policy yourself, and never repeat in words what a tag says. Between tags write at most a short friendly phrase.
{price p1} its price. {regularPrice p1} its price before and now. {saving p1} or {saving p1 percent}. {total p1*2 p2} a sum; {total p1 p2 shipping c1} with the delivery that passage c1 states. {difference p1 p2} of two prices. {compare p1 p2} which of two costs less. {cheapest p1 p2 p3} and {dearest p1 p2 p3}. {range p1 p2} lowest and highest price. {bound under 50 p1 p2} with under, atMost, over or atLeast. {stock p1}. {attribute p1 colour}. {share colour black p1 p2}. {product p1} a line with name and price. {policy c1.0} the owner's words. {discount} what the owner says about discounts. {contact} how to reach the team. {notSaid topic} when nothing below answers the question.
A version of a product is p1.0, p1.1 and so on: {price p1.0}, {stock p1.1}.
Example: Good question! {policy c1.0} {price p1} {contact}`;

/** The id of a product in tags, by its place in the records. */
export const productTag = (records: Pick<TurnRecords, 'products'>, { id }: Pick<ProductRecord, 'id'>): string =>
  `p${records.products.findIndex((product) => product.id === id) + 1}`;

/** The owner's clauses with their ids, c1.0 …, in the order of the records. */
export function clauseLines({ passages }: Pick<TurnRecords, 'passages'>): string[] {
  const lines: string[] = [];
  let length = 0;
  for (const line of passages.slice(0, mostPassages).flatMap(linesOfPassage)) {
    length += line.length;
    if (length > most.all) break;
    lines.push(line);
  }
  return lines;
}

function linesOfPassage(passage: PassageRecord, at: number): string[] {
  // The owner's words about discounts are for {discount}: the maximum stays with the owner.
  if (passage.source === 'discount') return [];
  const id = `c${at + 1}`;
  const clauses = cutClauses(passage).slice(0, mostClauses);
  return [
    ...(passage.heading ? [`${id} "${plainLine(passage.heading, most.heading)}"`] : []),
    ...clauses.map(({ index, text }) => `${id}.${index} "${plainLine(text, most.clause)}"`),
  ];
}
