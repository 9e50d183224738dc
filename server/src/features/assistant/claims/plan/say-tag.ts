/** Says a tag of a model's answer: its claims as sentences, or what is surely true of the same records instead. Rule R14 of SPEC.md. */
import { languageData } from '../../../../kit/languages/index.ts';
import type { TurnRecords } from '../../records/types.ts';
import { renderClaim } from '../render/index.ts';
import type { Claim, SaidSentence } from '../types.ts';
import { claimsOfTag } from './tags.ts';

/** What is known when a tag is said. */
export interface TagContext {
  /** The records that the prompt listed: their order gives the ids. */
  turn: TurnRecords;
  /** Claims that the visitor has read. */
  claimsRead: ReadonlySet<string>;
}

/** Says a tag. A claim that the visitor has read is not said again. */
export function sayTag(tag: string, { turn, claimsRead }: TagContext): SaidSentence {
  const named = claimsOfTag(tag, turn);
  const sayables = named.flatMap((claim) => sayable(claim, turn));
  const fresh = sayables.filter(({ claim }) => !claimsRead.has(JSON.stringify(claim)));
  if (fresh.length > 0) {
    const lines = fresh.some(({ claim }) => claim.kind === 'product');
    const text = fresh.map(({ text }) => text).join(lines ? '\n' : languageData(turn.language).punctuation.gap);
    return {
      outcome: 'rendered',
      text: lines ? `${text}\n` : text,
      claims: fresh.map(({ claim }) => claim),
      rule: 'R14',
      reason: 'a tag of the model',
    };
  }
  const reason = named.length === 0 ? 'the tag names no record' : sayables.length === 0 ? 'no record bears it out' : 'it was told before';
  return { outcome: 'withheld', text: '', claims: named, rule: 'R14', reason };
}

/** A claim with its sentence; where the records do not bear it out, simpler ones about the same. */
function sayable(claim: Claim, records: TurnRecords): { claim: Claim; text: string }[] {
  const text = renderClaim(claim, records);
  return text === null ? simpler(claim).flatMap((other) => sayable(other, records)) : [{ claim, text }];
}

function simpler(claim: Claim): Claim[] {
  switch (claim.kind) {
    case 'regularPrice':
    case 'saving':
      return [{ kind: 'price', product: claim.product, ...(claim.variant === undefined ? {} : { variant: claim.variant }) }];
    case 'difference':
    case 'compare':
      return [claim.product, claim.other].map((product) => ({ kind: 'price', product }));
    case 'superlative':
      return [{ kind: 'range', products: claim.of }];
    case 'range':
    case 'bound':
      return claim.products.map((product) => ({ kind: 'price', product }));
    case 'total':
      if (claim.shippingPassage !== undefined) return [{ kind: 'total', items: claim.items }];
      return claim.items.map(({ product, variant }) => ({ kind: 'price', product, ...(variant === undefined ? {} : { variant }) }));
    default:
      return [];
  }
}
