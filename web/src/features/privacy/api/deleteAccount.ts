import { deleteAccount, type SendInput } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Erases the account with all its data. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: SendInput<typeof deleteAccount>['body']) => send(deleteAccount, { body }),
    meta: { shownByForm: true },
  });
