import { importAssistantTests } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { testKeys } from './keys.ts';

/** Makes tests of a CSV file. */
export const useImportTests = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => send(importAssistantTests, { body: {}, files: { file } }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
