import { editAnswer, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

type Sent = SendInput<typeof editAnswer>;
export interface AnswerChange {
  body: Sent['body'];
  files?: Sent['files'];
}

const useEdit = (questionId: number, shownByForm: boolean) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body, files }: AnswerChange & { id: number }) =>
      (await send(editAnswer, { params: { answerId: String(id) }, body, files: files ?? {} })).answers,
    meta: { shownByForm },
    scope: { id: `answers-${questionId}` },
    onSuccess: (answers) => queryClient.setQueryData(questionnaireKeys.answers(questionId), answers),
  });
};

/** Changes the fields given of an answer. */
export const useEditAnswer = (questionId: number) => useEdit(questionId, true);

/** Moves an answer to another place among those of its question, from 0. */
export const useMoveAnswer = (questionId: number) => useEdit(questionId, false);
