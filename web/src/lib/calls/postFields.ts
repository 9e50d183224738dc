/** Sends the fields of a public form by a call of the contract, whose code is loaded on the first submit. */
import type { CallParts } from '@parley/contract';
import { type RefusalWords, troubleOf, worded } from './trouble.ts';

/** The errors of a submission, or null on success. `fields` names each wrong field. */
export type PostOutcome = { message: string; fields: Readonly<Record<string, string>> } | null;

/** Makes the call that `load` imports, with `body`. Never throws: an error is returned, worded by `words`. */
export const postFields = async (
  load: () => Promise<CallParts>,
  body: Record<string, unknown>,
  words: RefusalWords,
): Promise<PostOutcome> => {
  try {
    const [{ send }, call] = await Promise.all([import('./api.ts'), load()]);
    await send(call, { body } as never);
    return null;
  } catch (error) {
    return worded(troubleOf(error), words);
  }
};
