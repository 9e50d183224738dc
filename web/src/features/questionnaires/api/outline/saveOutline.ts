import { type SendInput, saveOutline } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { refreshProductCheck } from '../check/checkProducts.ts';
import { questionnaireKeys } from '../keys.ts';

/** Saves all questions and answers of a questionnaire. */
export const useSaveOutline = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof saveOutline>['body']) => send(saveOutline, { params: { id }, body }),
    meta: { shownByForm: true },
    onSuccess: ({ newQuestions, newAnswers, ...saved }) => {
      queryClient.setQueryData(questionnaireKeys.outline(id), saved);
      void refreshProductCheck(queryClient);
      void queryClient.invalidateQueries({ queryKey: questionnaireKeys.versions(id) });
      void queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.one(id) });
    },
  });
};
