import { type BodyOf, setNewPassword as call } from '@parley/contract';
import { send, session } from '../../../lib/calls/api.ts';

/**
 * Sets a new password with the token of a mailed link; returns the username. The server signs out all devices, so this browser drops its session.
 */
export const setNewPassword = async (body: BodyOf<typeof call>) => {
  const answer = await send(call, { body });
  if (session.read()?.username === answer.username) session.clear();
  return answer;
};
