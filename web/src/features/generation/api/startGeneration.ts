import { startGeneration as call, type Generation, type SendInput } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

export type GenerationInput = SendInput<typeof call>['body'];

/** Starts a generation from a shop, the sample shop or a sentence. */
export const startGeneration = async (body: GenerationInput): Promise<Generation> => (await send(call, { body })).generation;
