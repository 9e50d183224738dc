import { startTestRun, type TestWriter } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { testKeys } from '../keys.ts';

/** Runs all tests, with the built-in assistant or the model. */
export const useStartRun = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (writtenBy: TestWriter) => send(startTestRun, { body: { writtenBy } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: testKeys.all }),
  });
};
