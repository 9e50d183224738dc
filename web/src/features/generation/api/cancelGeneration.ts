import { cancelGeneration as call } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Stops a generation. Nobody waits for it: that it could not be told costs a reading that nobody looks at. */
export const cancelGeneration = (id: string): Promise<unknown> => send(call, { params: { id } });
