/**
 * Services for a thing of one's own: 'to have a knife *sharpened*', 'ein Messer schleifen *lassen*', 'faire graver'. Patterns of folded words. Pure.
 */

import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const patterns = ofEachLanguage(({ asking }) => asking.haveDone);

/** Whether a message asks that something be done to a thing. */
export const asksToHaveDone = (message: string, language: DialogueLanguage): boolean =>
  patterns[language].test(patternText(message, language));

/** Words for one's own things: 'my old pan'. Folded words of all languages that have such words. */
const own =
  /(?:^| )(?:my|our|meine[nmrs]?|mein|unsere?[nmrs]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mio|mia|miei|mie|nostr[oaie]|mijn|onze|moj\p{L}*|swoj\p{L}*|nasz\p{L}*)(?= |$)/u;

/** Whether it is to be done to a thing of the visitor's own. */
export const asksToHaveOwnDone = (message: string, language: DialogueLanguage): boolean =>
  asksToHaveDone(message, language) && own.test(patternText(message, language));
