import { cancelGeneration } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Stops a generation. Nobody waits for it: that it could not be told costs a reading that nobody looks at. */
export const useCancelGeneration = () =>
  useMutation({
    mutationFn: (id: string) => send(cancelGeneration, { params: { id } }),
    meta: { shownByForm: true },
  });
