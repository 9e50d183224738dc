import { updateQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Sets the name. */
export const useRenameQuestionnaire = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await send(updateQuestionnaire, { params: { id }, body: { name } })).questionnaire,
    meta: { shownByForm: true },
    onSuccess: (questionnaire) => {
      queryClient.setQueryData(questionnaireKeys.one(id), questionnaire);
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
    },
  });
};
