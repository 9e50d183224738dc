import { login } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send, session } from '../../../lib/calls/api.ts';

/** Signs an owner in and keeps the session in this browser. */
export const useLogin = () =>
  useMutation({
    mutationFn: (body: { username: string; password: string; code?: string }) => send(login, { body }),
    meta: { shownByForm: true },
    onSuccess: session.save,
  });
