import { acceptInvite as call } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Accepts an invite, which activates the account; returns its username. */
export const acceptInvite = (token: string) => send(call, { body: { token } });
