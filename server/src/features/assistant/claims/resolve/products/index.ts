/**
 * What a sentence claims about products, computed anew from their records: the sentence says what it is about, the records say what is
 * true. Rules R5 and R6 of SPEC.md.
 */
import type { SumItem } from '../../../memory/basket/basket.ts';
import type { TurnRecords } from '../../../records/types.ts';
import type { Reading, ReadNumber } from '../../read/reading.ts';
import type { Claim } from '../../types.ts';
import type { Subjects } from '../subjects.ts';
import { readBounds, readSuperlative } from './bounds.ts';
import { readAttributes, readCount, readShare, readStock } from './facts.ts';
import { type Costs, Frame } from './frame.ts';
import { readMeasuredDifference } from './measured.ts';
import { readPrice, readSaving } from './prices.ts';
import { readDifference, readSumOfPriced, readTotal } from './sums.ts';

export { type Costs, type FindShipping, variantPart } from './frame.ts';

export interface ProductReading {
  claims: Claim[];
  /** Numbers that these claims explain. */
  explained: ReadonlySet<ReadNumber>;
  /** Something besides the bare name of a product was recognised. */
  certain: boolean;
}

/** Reads the claims of a sentence about its subjects; `costs` are what delivery and services cost, `priced` what the answer told prices of before. */
export function readProductClaims(
  reading: Reading,
  subjects: Subjects,
  { records, costs, priced }: { records: TurnRecords; costs: Costs; priced: readonly SumItem[] },
): ProductReading {
  const frame = new Frame(reading, subjects, records, costs);
  const { singles } = subjects;
  if (!subjects.named && readSumOfPriced(frame, priced)) return frame;
  readSuperlative(frame);
  readTotal(frame);
  readDifference(frame);
  readMeasuredDifference(frame);
  readBounds(frame);
  for (const { product } of singles) {
    readSaving(frame, product);
    readPrice(frame, product);
  }
  for (const { product } of singles) {
    readStock(frame, product);
    readAttributes(frame, product);
  }
  readShare(frame);
  readCount(frame);
  return { claims: frame.claims, explained: frame.explained, certain: frame.certain };
}
