/** What an owner may do with everything that is theirs: take it along, keep it no longer than wanted, and leave (design section 10). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, requiredLine } from './fields.ts';
import * as paths from './paths.ts';

/** After how many days what visitors did is erased. */
export const retentionDays = [30, 90, 180, 365] as const;

/** null: it is kept until the owner erases it. */
export const retention = z.object({ keepDays: z.literal(retentionDays).nullable() });
export type Retention = z.output<typeof retention>;

export const getRetention = defineCall({
  method: 'GET',
  path: paths.retention,
  summary: 'Says after how many days the visits of the owner’s recommenders are erased; null: never.',
  auth: 'owner',
  answer: retention,
});

export const setRetention = defineCall({
  method: 'PUT',
  path: paths.retention,
  summary: 'Sets after how many days visits are erased with every word, answer and event in them. Once a day; the day’s counts stay.',
  auth: 'owner',
  body: retention,
  answer: retention,
});

export const startExport = defineCall({
  method: 'POST',
  path: paths.accountExport,
  summary: 'Gives the path of a download of everything that is the owner’s. It can be begun within two minutes.',
  auth: 'owner',
  answer: z.object({ path: z.string() }),
});

export const downloadExport = defineCall({
  method: 'GET',
  path: paths.exportDownload,
  summary:
    'The download: a JSON file with the rows of every table that is the owner’s, by the table’s name. Pictures are links; hashes and keys are left out. 404 when the link has ended.',
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.record(z.string(), z.unknown()),
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: paths.account,
  summary:
    'Erases the owner with everything that is theirs, at once and for good. 422 naming `password` or `username` when it is not theirs; 403 for the demo.',
  auth: 'owner',
  body: z.object({ username: requiredLine(254), password: z.string().min(1, 'This is required').max(200, 'At most 200 characters') }),
  answer: done,
});
