import { type BodyOf, forgotPassword as call } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Requests the mail with the link to set a new password. */
export const forgotPassword = (body: BodyOf<typeof call>) => send(call, { body });
