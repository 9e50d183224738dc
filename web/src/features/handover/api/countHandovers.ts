import { countHandovers } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** The number of messages that wait for an answer. */
export const countOpenHandovers = async (signal: AbortSignal): Promise<number> => (await send(countHandovers, {}, { signal })).open;
