import { createTestFromConversation, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Makes a test of a conversation up to a chat entry. */
export const useTestFromConversation = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof createTestFromConversation>['body']) => send(createTestFromConversation, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
