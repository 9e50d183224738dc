import { acceptInvite } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Makes the account of an invite usable; gives its username. */
export const useAcceptInvite = () =>
  useMutation({ mutationFn: (token: string) => send(acceptInvite, { body: { token } }), meta: { shownByForm: true } });
