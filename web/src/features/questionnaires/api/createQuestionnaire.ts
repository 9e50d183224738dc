import { createQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Creates an empty questionnaire. */
export const useCreateQuestionnaire = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name: string }) => (await send(createQuestionnaire, { body })).questionnaire,
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: questionnaireKeys.list }),
  });
};
