import { type BodyOf, setNewPassword as call } from '@parley/contract';
import { send, session } from '../../../lib/api.ts';

/**
 * Sets the password by the token of a mailed link; gives the username. All devices are signed out, so this browser forgets its sign-in too.
 */
export const setNewPassword = async (body: BodyOf<typeof call>) => {
  const answer = await send(call, { body });
  if (session.read()?.username === answer.username) session.clear();
  return answer;
};
