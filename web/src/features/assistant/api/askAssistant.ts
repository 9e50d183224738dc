import { askAssistant } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** What the assistant would say now. */
export const useAskAssistant = () =>
  useMutation({ mutationFn: (message: string) => send(askAssistant, { body: { message } }), meta: { shownByForm: true } });
