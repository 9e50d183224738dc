import { suggestQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Creates a questionnaire from the catalogue. */
export const useSuggestQuestionnaire = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name: string }) => (await send(suggestQuestionnaire, { body })).questionnaire,
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: questionnaireKeys.list }),
  });
};
