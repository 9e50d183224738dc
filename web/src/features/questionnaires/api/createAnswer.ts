import { type Answer, createAnswer, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { refreshProductCheck } from './checkProducts.ts';
import { questionnaireKeys } from './keys.ts';

type Sent = SendInput<typeof createAnswer>;
export interface NewAnswer {
  body: Sent['body'];
  files: Sent['files'];
}

/** Adds an answer to a question, with an optional picture. */
export const useCreateAnswer = (questionId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, files }: NewAnswer) =>
      (await send(createAnswer, { params: { questionId: String(questionId) }, body, files: files ?? {} })).newAnswer,
    meta: { shownByForm: true },
    onSuccess: (answer) => {
      queryClient.setQueryData<Answer[]>(questionnaireKeys.answers(questionId), (answers) => answers && [...answers, answer]);
      void refreshProductCheck(queryClient);
      return queryClient.invalidateQueries({ queryKey: questionnaireKeys.list });
    },
    // The refusal may be due to changes in another tab, such as a fourth answer, so fetch the answers again.
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey: questionnaireKeys.answers(questionId) });
    },
  });
};
