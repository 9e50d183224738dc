/** Who asks what a thing costs when it is sent somewhere asks for thing and delivery together. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const sent = ofEachLanguage(({ asking }) => asking.sent);

/** Whether a message says of a thing that it is sent: 'and posted to Rome?', not 'and postage to Rome?'. */
export const speaksOfSent = (message: string, language: DialogueLanguage): boolean => sent[language].test(patternText(message, language));
