import { type Answer, deleteQuestion, type Question } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { refreshProductCheck } from './checkProducts.ts';
import { questionnaireKeys } from './keys.ts';

/** Deletes a question with its answers; returns the answers that led to it and whether the questionnaire began with it. */
export const useDeleteQuestion = (questionnaireId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await send(deleteQuestion, { params: { id: String(id) } })).changed,
    onSuccess: (changed, id) => {
      queryClient.setQueryData<Question[]>(questionnaireKeys.questions(questionnaireId), (questions) =>
        questions?.filter((question) => question.id !== id),
      );
      queryClient.removeQueries({ queryKey: questionnaireKeys.answers(id) });
      // The response contains the answers that end here now, so the answers of all questions need not be fetched again.
      queryClient.setQueriesData<Answer[]>({ queryKey: questionnaireKeys.answersOfAll }, (answers) =>
        answers?.map((answer) => (changed.answers.includes(answer.id) ? { ...answer, next_question: null } : answer)),
      );
      void refreshProductCheck(queryClient);
      void queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.one(questionnaireId) });
    },
  });
};
