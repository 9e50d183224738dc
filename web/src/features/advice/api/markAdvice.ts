import type { SendInput } from '@parley/contract';
import { markAdvice } from '@parley/contract/advice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { adviceKey } from './listAdvice.ts';

/** Puts advice aside, notes that it was done, or takes that back. */
export const useMarkAdvice = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof markAdvice>['body']) => send(markAdvice, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adviceKey }),
  });
};
