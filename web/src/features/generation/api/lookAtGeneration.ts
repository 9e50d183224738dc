import { type Generation, getGeneration } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** The state of a generation. */
export const lookAtGeneration = async (id: string, signal: AbortSignal): Promise<Generation> =>
  (await send(getGeneration, { params: { id } }, { signal })).generation;
