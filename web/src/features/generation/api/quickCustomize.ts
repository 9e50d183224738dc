import { quickCustomize, type SendInput } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send, session } from '../../../lib/api.ts';

export type QuickCustomizeInput = SendInput<typeof quickCustomize>;

/** Customizes the draft, makes its account and signs in. */
export const useQuickCustomize = () =>
  useMutation({
    mutationFn: (input: QuickCustomizeInput) => send(quickCustomize, input),
    meta: { shownByForm: true },
    onSuccess: session.save,
  });
