/** Numbers of instalments in which visitors would pay. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const instalments = ofEachLanguage(({ asking }) => asking.instalments);

/** The words of a message that say in how many instalments: 'three instalments'; null where none do. */
export const instalmentsIn = (message: string, language: DialogueLanguage): string | null =>
  instalments[language].exec(patternText(message, language))?.[0] ?? null;
