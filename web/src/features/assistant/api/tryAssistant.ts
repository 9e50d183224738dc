import { type SendInput, tryAssistant } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Tests the given model with one short question; nothing is saved. */
export const useTryAssistant = () =>
  useMutation({
    mutationFn: (body: SendInput<typeof tryAssistant>['body']) => send(tryAssistant, { body }),
    meta: { shownByForm: true },
  });
