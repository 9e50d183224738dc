import { forgotPassword } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Asks for the mail with the link to choose a new password. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: { username: string }) => send(forgotPassword, { body }), meta: { shownByForm: true } });
