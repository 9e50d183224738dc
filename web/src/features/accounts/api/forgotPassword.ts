import { type BodyOf, forgotPassword as call } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Asks for the mail with the link to choose a new password. */
export const forgotPassword = (body: BodyOf<typeof call>) => send(call, { body });
