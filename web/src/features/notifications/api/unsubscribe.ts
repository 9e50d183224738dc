import { unsubscribe } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Ends the mails that a mail's link names. */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => send(unsubscribe, { params: { token } }), meta: { shownByForm: true } });
