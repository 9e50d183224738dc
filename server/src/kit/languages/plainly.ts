/** What people say around what they ask, said plainly. The phrases stand in the languages' folders. Pure. */

import type { DialogueLanguage } from './dialogue/index.ts';
import { languageData } from './index.ts';

/** A message without what its language only says around it; read again it stays as it is. */
export const saidPlainly = (message: string, language: DialogueLanguage): string =>
  languageData(language).telling.plainly.reduce((text, [pattern, plain]) => text.replaceAll(pattern, plain), message);
