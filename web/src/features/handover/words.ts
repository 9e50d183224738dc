/** The texts of messages. Pure. */
import type { Handover, ReplyPlace } from '@parley/contract';
import { mailsPerAddressAndDay } from '@parley/contract';
import { type Plain, t } from '../../words/t.ts';

const places: Readonly<Record<Exclude<ReplyPlace, 'tomorrow'>, Plain>> = {
  waiting: 'On its way',
  shown: 'Shown in the chat',
  mailed: 'Mailed',
  stopped: 'Not mailed: this visitor wants no more emails from you',
  failed: 'The email could not be sent. Write to the address yourself',
};

/** The texts for the states of an answer. */
export const placeText = (place: ReplyPlace): string =>
  place === 'tomorrow' ? t('Mailed tomorrow: this address got {count} mails today', { count: mailsPerAddressAndDay }) : t(places[place]);

/** Where the next answer will go. */
export const whereTo = ({ watching, stopped, email }: Pick<Handover, 'watching' | 'stopped' | 'email'>): string => {
  if (watching) return t('The visitor’s chat is open: your answer appears in it, or is emailed if they leave.');
  if (stopped) return t('This visitor wants no more emails from you, and their chat is closed.');
  return t('We email your answer to {email}. Replies to it come to the address of your account once you have confirmed it.', { email });
};
