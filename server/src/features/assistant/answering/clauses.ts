/** The clauses of a passage, as claims count them. */
import { cutClauses } from '../claims/cut/index.ts';
import type { PassageRecord } from '../records/types.ts';

/** The texts of the clauses of a passage, in their order. */
export const clauseTexts = (passage: PassageRecord): string[] => cutClauses(passage).map(({ text }) => text);
