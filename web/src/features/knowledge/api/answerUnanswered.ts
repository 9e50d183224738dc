import { answerUnanswered, type SendInput } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Answers a question that the assistant could not answer. The caller fetches its list again. */
export const useAnswerUnanswered = (onChanged: () => void) =>
  useMutation({
    mutationFn: (body: SendInput<typeof answerUnanswered>['body']) => send(answerUnanswered, { body }),
    meta: { shownByForm: true },
    onSuccess: onChanged,
  });
