import { createAssistantTest, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Makes a test and runs it once. */
export const useCreateTest = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof createAssistantTest>['body']) => send(createAssistantTest, { body }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
