import { unsubscribe as call } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Unsubscribes from the mails that the link belongs to. */
export const unsubscribe = (token: string) => send(call, { params: { token } });
