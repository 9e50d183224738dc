/** Receipts as they are made today, whenever they were made. Pure. */
import type { Receipt } from '@parley/contract';

type Sentence = Receipt['sentences'][number];
type Claim = Sentence['claims'][number];
/** Until a sum named all of its passages, a claim named one, or null. */
type OlderClaim = Omit<Claim, 'passages'> & { passage: string | null };

/** A stored receipt in the shape of today. */
export function receiptOfToday(receipt: Receipt): Receipt {
  const claimOf = (claim: Claim | OlderClaim): Claim => {
    if (!('passage' in claim)) return claim;
    const { passage, ...rest } = claim;
    return { ...rest, passages: passage === null ? [] : [passage] };
  };
  return { ...receipt, sentences: receipt.sentences.map((sentence) => ({ ...sentence, claims: sentence.claims.map(claimOf) })) };
}
