import { type SendInput, updateAccount } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { accountKeys } from './keys.ts';

/** Saves the owner's name. */
export const useUpdateAccount = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof updateAccount>['body']) => send(updateAccount, { body }),
    meta: { shownByForm: true },
    onSuccess: (account) => queryClient.setQueryData(accountKeys.account, account),
  });
};
