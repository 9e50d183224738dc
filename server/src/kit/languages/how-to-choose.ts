/** How visitors ask which version of a thing is right for them: 'how do I know which size I need?'. The words stand in the languages' folders; folded. Pure. */

import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const patterns = ofEachLanguage(({ asking }) => asking.howToChoose);

/** Whether a message asks how to find out which version of a thing to take. */
export const asksHowToChoose = (message: string, language: DialogueLanguage): boolean =>
  patterns[language].test(patternText(message, language));
