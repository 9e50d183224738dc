import { quickCustomize as call, type SendInput } from '@parley/contract';
import { send, session } from '../../../lib/calls/api.ts';

/** Customizes the draft, creates its account and signs in. */
export const quickCustomize = async (input: SendInput<typeof call>): Promise<void> => session.save(await send(call, input));
