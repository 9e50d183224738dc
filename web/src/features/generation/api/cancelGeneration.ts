import { cancelGeneration as call } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Cancels a generation. Fire and forget: if the call fails, the server only finishes work that nobody will look at. */
export const cancelGeneration = (id: string): Promise<unknown> => send(call, { params: { id } });
