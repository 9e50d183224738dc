import { type SendInput, startGeneration } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { generationKeys } from './keys.ts';

export type GenerationInput = SendInput<typeof startGeneration>['body'];

/** Begins to make a draft, of a shop, of the sample shop or of a sentence. */
export const useStartGeneration = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: GenerationInput) => (await send(startGeneration, { body })).generation,
    meta: { shownByForm: true },
    onSuccess: (generation) => queryClient.setQueryData(generationKeys.one(generation.id), generation),
  });
};
