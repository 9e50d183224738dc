import { type SendInput, updateAssistant } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { assistantKeys } from './keys.ts';

export type AssistantInput = SendInput<typeof updateAssistant>['body'];

/** Saves provider, model, key and daily limit. */
export const useUpdateAssistant = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AssistantInput) => send(updateAssistant, { body }),
    meta: { shownByForm: true },
    onSuccess: (settings) => queryClient.setQueryData(assistantKeys.settings, settings),
  });
};
