import { suggestQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Makes a questionnaire that tells the products of the catalogue apart. */
export const useSuggestQuestionnaire = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name: string }) => (await send(suggestQuestionnaire, { body })).questionnaire,
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: questionnaireKeys.list }),
  });
};
