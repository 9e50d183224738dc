import { generateAssistantTests } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Makes a test of each thing that the shop says. */
export const useGenerateTests = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(generateAssistantTests, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
