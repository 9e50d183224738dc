/** The bin: what an owner deleted in the last 30 days, and bringing it back. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, page } from './fields.ts';
import * as paths from './paths.ts';

/** After how many days what is in the bin is erased. */
export const binDays = 30;

export const binKinds = ['recommender', 'questionnaire', 'product'] as const;
export type BinKind = (typeof binKinds)[number];

export const binEntry = z.object({
  kind: z.enum(binKinds),
  id: z.int(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  /** For a questionnaire: the names of the recommenders that showed it, and show it again when it is restored unless they show another one. */
  affected: z.array(z.string()),
});
export type BinEntry = z.output<typeof binEntry>;

export const listBin = defineCall({
  method: 'GET',
  path: paths.bin,
  summary: `What was deleted in the last ${binDays} days, newest first. Questions and answers come back with a version of their questionnaire.`,
  auth: 'owner',
  query: z.object(page(200, 50)),
  answer: z.object({ entries: z.array(binEntry), total: z.int() }),
});

export const restoreFromBin = defineCall({
  method: 'POST',
  path: paths.binRestoring,
  summary:
    'Brings something back as it was, with its statistics. Something that was restored before stays as it is; 404 for what does not exist; 409 when tests of the assistant hold it back.',
  auth: 'owner',
  body: z.object({ kind: z.enum(binKinds), id }),
  answer: z.object({ success: z.literal(true) }),
});
