/** Who asks what a thing costs when it is sent somewhere asks for thing and delivery together. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const sent = ofEachLanguage(({ asking }) => asking.sent);

/** Whether a message says of a thing that it is sent: 'and posted to Rome?', not 'and postage to Rome?'. */
export const speaksOfSent = (message: string, language: DialogueLanguage): boolean => sent[language].test(patternText(message, language));

const sendingIt = ofEachLanguage(({ asking }) => asking.sendingIt);

/** Whether a message asks for sending what is talked about: 'what is the postage on that?', 'what is it to send it to Rome?' */
export const speaksOfSendingIt = (message: string, language: DialogueLanguage): boolean =>
  sendingIt[language].test(patternText(message, language));
