/** The clauses of a passage, as claims count them. */
import { cutClauses } from '../claims/cut/index.ts';
import type { PassageRecord } from '../records/types.ts';

/** The texts of the clauses of a passage, in their order. */
export const clauseTexts = (passage: PassageRecord): string[] => cutClauses(passage).map(({ text }) => text);

/** What the lines of the clauses of a passage begin with, in their order; '' where a line begins with no label. */
export const clauseLabels = (passage: PassageRecord): string[] => cutClauses(passage).map(({ label }) => label);
