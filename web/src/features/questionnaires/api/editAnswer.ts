import { type Answer, editAnswer, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { refreshProductCheck } from './checkProducts.ts';
import { questionnaireKeys } from './keys.ts';

type Sent = SendInput<typeof editAnswer>;
export interface AnswerChange {
  body: Sent['body'];
  files?: Sent['files'];
}

/** Changes the given fields of an answer. */
export const useEditAnswer = (questionId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body, files }: AnswerChange & { id: number }) =>
      (await send(editAnswer, { params: { answerId: String(id) }, body, files: files ?? {} })).answers,
    meta: { shownByForm: true },
    scope: { id: `answers-${questionId}` },
    onSuccess: (answers) => {
      queryClient.setQueryData(questionnaireKeys.answers(questionId), answers);
      void refreshProductCheck(queryClient);
    },
  });
};

export interface AnswerMove {
  questionId: number;
  answerId: number;
  /** From 0. */
  position: number;
}

/** Moves an answer within its question: optimistic, rolled back on failure. */
export const useMoveAnswer = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ answerId, position }: AnswerMove) =>
      (await send(editAnswer, { params: { answerId: String(answerId) }, body: { position }, files: {} })).answers,
    scope: { id: 'answers-order' },
    onMutate: async ({ questionId, answerId, position }) => {
      const queryKey = questionnaireKeys.answers(questionId);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Answer[]>(queryKey);
      const moved = before?.find(({ id }) => id === answerId);
      if (before && moved) queryClient.setQueryData(queryKey, before.filter((answer) => answer !== moved).toSpliced(position, 0, moved));
      return before;
    },
    onError: (_error, { questionId }, before) => queryClient.setQueryData(questionnaireKeys.answers(questionId), before),
    onSuccess: (answers, { questionId }) => queryClient.setQueryData(questionnaireKeys.answers(questionId), answers),
  });
};

export interface Relink {
  questionId: number;
  answerId: number;
  /** null ends the questionnaire. */
  next: number | null;
}

/** Changes the next question of an answer: optimistic, rolled back on failure. */
export const useRelinkAnswer = () => {
  const queryClient = useQueryClient();
  const change = (questionId: number, answerId: number, next: number | null) =>
    queryClient.setQueryData<Answer[]>(questionnaireKeys.answers(questionId), (answers) =>
      answers?.map((answer) => (answer.id === answerId ? { ...answer, next_question: next } : answer)),
    );
  return useMutation({
    mutationFn: async ({ answerId, next }: Relink) =>
      (await send(editAnswer, { params: { answerId: String(answerId) }, body: { next_question: next ?? 'none' }, files: {} })).answers,
    scope: { id: 'answers-relink' },
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
    onSuccess: (answers, { questionId }) => {
      queryClient.setQueryData(questionnaireKeys.answers(questionId), answers);
      void refreshProductCheck(queryClient);
    },
  });
};
