import { setNewPassword } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send, session } from '../../../lib/api.ts';

/** Sets the password by the token of a mailed link; gives the username. All devices are signed out, so this browser forgets its sign-in too. */
export const useSetNewPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => send(setNewPassword, { body }),
    meta: { shownByForm: true },
    onSuccess: ({ username }) => {
      if (session.read()?.username === username) session.clear();
    },
  });
