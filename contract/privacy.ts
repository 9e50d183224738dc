/** Privacy of the owner's data: export, retention and deletion of the account (design section 10). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, existingPassword, requiredLine } from './fields.ts';
import * as paths from './paths.ts';

/** The retention periods for visitors' data, in days. */
export const retentionDays = [30, 90, 180, 365] as const;

/** null keeps the data until the owner erases it. */
export const retention = z.object({ keepDays: z.literal(retentionDays).nullable() });
export type Retention = z.output<typeof retention>;

export const getRetention = defineCall({
  method: 'GET',
  path: paths.retention,
  summary: 'Gives the number of days after which visits to the owner’s recommenders are erased; null for never.',
  auth: 'owner',
  answer: retention,
});

export const setRetention = defineCall({
  method: 'PUT',
  path: paths.retention,
  summary:
    'Sets the number of days after which visits are erased, with all their messages, answers and events. Runs once a day; the daily counts stay.',
  auth: 'owner',
  body: retention,
  answer: retention,
});

export const startExport = defineCall({
  method: 'POST',
  path: paths.accountExport,
  summary: 'Gives the path to download all data of the owner. The download must start within two minutes.',
  auth: 'owner',
  answer: z.object({ path: z.string() }),
});

export const downloadExport = defineCall({
  method: 'GET',
  path: paths.exportDownload,
  summary:
    'The download: a JSON file with the owner’s rows of every table, by table name. Pictures are links; hashes and keys are left out. 404 when the link has expired.',
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.record(z.string(), z.unknown()),
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: paths.account,
  summary:
    'Permanently erases the account with all its data, at once. 422 naming `password` or `username` when it is wrong; 403 for the demo.',
  auth: 'owner',
  body: z.object({ username: requiredLine(254), password: existingPassword }),
  answer: done,
});
