import { unsubscribe as call } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Ends the mails that a mail's link names. */
export const unsubscribe = (token: string) => send(call, { params: { token } });
