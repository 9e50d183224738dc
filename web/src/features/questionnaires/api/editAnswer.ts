import { type Answer, editAnswer, type SendInput } from '@parley/contract';
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

export interface Lead {
  questionId: number;
  answerId: number;
  /** Null ends the questionnaire. */
  next: number | null;
}

/** Lets an answer lead elsewhere: shown at once, and taken back when the server refuses. */
export const useLeadAnswer = () => {
  const queryClient = useQueryClient();
  const change = (questionId: number, answerId: number, next: number | null) =>
    queryClient.setQueryData<Answer[]>(questionnaireKeys.answers(questionId), (answers) =>
      answers?.map((answer) => (answer.id === answerId ? { ...answer, next_question: next } : answer)),
    );
  return useMutation({
    mutationFn: async ({ answerId, next }: Lead) =>
      (await send(editAnswer, { params: { answerId: String(answerId) }, body: { next_question: next ?? 'none' }, files: {} })).answers,
    scope: { id: 'answers-lead' },
    onMutate: async ({ questionId, answerId, next }) => {
      const queryKey = questionnaireKeys.answers(questionId);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Answer[]>(queryKey)?.find(({ id }) => id === answerId)?.next_question;
      change(questionId, answerId, next);
      return before;
    },
    onError: (_error, { questionId, answerId }, before) => {
      if (before !== undefined) change(questionId, answerId, before);
    },
    onSuccess: (answers, { questionId }) => queryClient.setQueryData(questionnaireKeys.answers(questionId), answers),
  });
};
