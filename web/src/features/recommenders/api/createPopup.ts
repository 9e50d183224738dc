import { createPopup, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { recommenderKeys } from './keys.ts';

/** Creates a recommender; returns the ids for its edit screen. */
export const useCreatePopup = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof createPopup>['body']) => send(createPopup, { body }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recommenderKeys.all }),
  });
};
