import { type AnswerOf, acceptInvite as call } from '@parley/contract';
import { send, session } from '../../../lib/calls/api.ts';

/** Accepts an invite, which activates the account, and signs in where the server does. */
export const acceptInvite = async (token: string): Promise<AnswerOf<typeof call>> => {
  const answer = await send(call, { body: { token } });
  if (answer.session) session.save(answer.session);
  return answer;
};
