/** How visitors say please: 'light gloves for the garden, please' wishes for them. The words stand in the languages' folders; words are folded. Pure. */

import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const words = ofEachLanguage(({ telling }) => telling.polite);

/** Whether a message asks politely for something, without a word that says what is to be done. */
export const isPolite = (message: string, language: DialogueLanguage): boolean => words[language].test(patternText(message, language));
