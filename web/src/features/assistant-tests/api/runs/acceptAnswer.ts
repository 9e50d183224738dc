import { acceptAnswer, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { testKeys } from '../keys.ts';

/** Accepts one difference, or all of a test. */
export const useAccept = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SendInput<typeof acceptAnswer>['body'] & { id: number }) =>
      send(acceptAnswer, { params: { id: String(id) }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
