import { deleteQuestionnaire } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Deletes a questionnaire; returns the ids of the recommenders that have none now. */
export const useDeleteQuestionnaire = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await send(deleteQuestionnaire, { params: { id: String(id) } })).changed.recommenders,
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: questionnaireKeys.one(String(id)) });
      queryClient.removeQueries({ queryKey: questionnaireKeys.outline(String(id)) });
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
    },
  });
};
