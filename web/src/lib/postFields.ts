/** Sends the fields of a public form by a call of the contract; the code for that is fetched when somebody sends one. */
import type { CallParts } from '@parley/contract';
import { type RefusalWords, troubleOf, worded } from './trouble.ts';

/** What is wrong, or null when the server took it. `fields` names each bad field. */
export type PostOutcome = { message: string; fields: Readonly<Record<string, string>> } | null;

/** Makes the call that `load` brings with `body`. Never throws: what goes wrong is told, in `words`. */
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
