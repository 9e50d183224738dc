/** Whether 'it' is what a question asks about, or only what something is added to: 'does it come with worms?', but 'and a pole with it?'. Pure. */

import { bookOf, type DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import { ofEachLanguage } from '../../../../kit/languages/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { tokensOf } from './tokens.ts';

const thirdPerson = ofEachLanguage(({ sentences }) => sentences.thirdPerson);

/** Whether a message speaks of the thing in view by a pronoun that nothing is put together with. */
export function speaksOfIt(message: string, language: DialogueLanguage): boolean {
  if (thirdPerson[language]?.test(foldedWords(message).join(' '))) return true;
  const tokens = tokensOf(message, bookOf(language));
  return tokens.some(
    ({ keys }, at) => (keys.has('it') || keys.has('them')) && tokens[at - 1]?.keys.has('with') !== true && !keys.has('with'),
  );
}
