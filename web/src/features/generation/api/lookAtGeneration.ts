import { type Generation, getGeneration } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** How a generation stands. */
export const lookAtGeneration = async (id: string, signal: AbortSignal): Promise<Generation> =>
  (await send(getGeneration, { params: { id } }, { signal })).generation;
