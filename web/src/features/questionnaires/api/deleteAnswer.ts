import { type Answer, deleteAnswer } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { refreshProductCheck } from './checkProducts.ts';
import { questionnaireKeys } from './keys.ts';

/** Deletes an answer with its picture. */
export const useDeleteAnswer = (questionId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteAnswer, { params: { answerId: String(id) } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<Answer[]>(questionnaireKeys.answers(questionId), (answers) => answers?.filter((answer) => answer.id !== id));
      void refreshProductCheck(queryClient);
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
    },
  });
};
