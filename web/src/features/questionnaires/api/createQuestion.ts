import { createQuestion, type Question } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Adds a question at the end; the first one of a questionnaire becomes its first question. */
export const useCreateQuestion = (questionnaireId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) =>
      (await send(createQuestion, { params: { questionnaire_id: questionnaireId }, body: { text } })).new_question,
    meta: { shownByForm: true },
    onSuccess: (question) => {
      queryClient.setQueryData<Question[]>(
        questionnaireKeys.questions(questionnaireId),
        (questions) => questions && [...questions, question],
      );
      queryClient.setQueryData(questionnaireKeys.answers(question.id), []);
      void queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.one(questionnaireId) });
    },
  });
};
