import { type SendInput, updateAssistantTest } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Changes a test and runs it again. */
export const useUpdateTest = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SendInput<typeof updateAssistantTest>['body'] & { id: number }) =>
      send(updateAssistantTest, { params: { id: String(id) }, body }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
