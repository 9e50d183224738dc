import { acceptInvite as call } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Makes the account of an invite usable; gives its username. */
export const acceptInvite = (token: string) => send(call, { body: { token } });
