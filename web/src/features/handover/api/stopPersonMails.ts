import { stopPersonMails as call } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Ends the mails of a shop to the visitor whose mail had the link. */
export const stopPersonMails = (token: string) => send(call, { params: { token } });
