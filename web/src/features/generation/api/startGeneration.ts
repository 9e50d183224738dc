import { startGeneration as call, type Generation, type SendInput } from '@parley/contract';
import { send } from '../../../lib/api.ts';

export type GenerationInput = SendInput<typeof call>['body'];

/** Begins to make a draft, of a shop, of the sample shop or of a sentence. */
export const startGeneration = async (body: GenerationInput): Promise<Generation> => (await send(call, { body })).generation;
