/** The texts of messages. Pure. */
import type { Handover, ReplyPlace } from '@parley/contract';
import { mailsPerAddressAndDay } from '@parley/contract';

/** Where an answer is. */
export const placeWords: Readonly<Record<ReplyPlace, string>> = {
  waiting: 'On its way',
  shown: 'Shown in the chat',
  mailed: 'Mailed',
  tomorrow: `Mailed tomorrow: this address got ${mailsPerAddressAndDay} mails today`,
  stopped: 'Not mailed: this visitor wants no more emails from you',
  failed: 'The email could not be sent. Write to the address yourself',
};

/** Where the next answer will go. */
export const whereTo = ({ watching, stopped, email }: Pick<Handover, 'watching' | 'stopped' | 'email'>): string => {
  if (watching) return 'The visitor’s chat is open: your answer appears in it, or is emailed if they leave.';
  if (stopped) return 'This visitor wants no more emails from you, and their chat is closed.';
  return `We email your answer to ${email}. Replies to it come to the address of your account once you have confirmed it.`;
};
