import { type Question, updateQuestions } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

const useUpdateQuestions = (questionnaireId: string, shownByForm: boolean) => {
  const queryClient = useQueryClient();
  const queryKey = questionnaireKeys.questions(questionnaireId);
  return useMutation({
    mutationFn: (questions: Question[]) => send(updateQuestions, { params: { questionnaire_id: questionnaireId }, body: { questions } }),
    meta: { shownByForm },
    scope: { id: `questions-${questionnaireId}` },
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Question[]>(queryKey);
      queryClient.setQueryData<Question[]>(queryKey, (questions) => questions && withChanges(questions, changed));
      return before;
    },
    onError: (_error, _changed, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

/** Like the server: the given order counts only when all questions are given. */
const withChanges = (questions: Question[], changed: Question[]): Question[] =>
  changed.length === questions.length ? changed : questions.map((question) => changed.find(({ id }) => id === question.id) ?? question);

/** Changes the text of a question. */
export const useEditQuestion = (questionnaireId: string) => useUpdateQuestions(questionnaireId, true);

/** Reorders all questions: optimistic, rolled back on failure. */
export const useOrderQuestions = (questionnaireId: string) => useUpdateQuestions(questionnaireId, false);
