import { duplicateQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Duplicates a questionnaire with its questions and answers; returns the copy. */
export const useDuplicateQuestionnaire = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await send(duplicateQuestionnaire, { params: { id: String(id) }, body: {} })).questionnaire,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: questionnaireKeys.list }),
  });
};
