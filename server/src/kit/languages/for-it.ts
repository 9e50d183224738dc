/** How visitors ask for what belongs to a thing that is talked about: 'which filter fits it?', 'do niej', 'dazu'. The words stand in the languages' folders; folded. Pure. */

import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const patterns = ofEachLanguage(({ asking }) => asking.forIt);

/** Whether a message asks for something that belongs to what is talked about. */
export const asksForIt = (message: string, language: DialogueLanguage): boolean => patterns[language].test(patternText(message, language));
