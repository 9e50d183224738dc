/** Words as people shorten them in a chat, with the whole word: 'cb' is 'combien'. The words stand in the languages' folders; folded. Pure. */

import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const short = ofEachLanguage(({ telling }) => telling.shortened);

const whole: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(short).map(([language, line]) => [
    language,
    new Map(
      line.split(', ').flatMap((each): [string, string][] => {
        const at = each.indexOf(' ');
        return at > 0 ? [[each.slice(0, at), each.slice(at + 1)]] : [];
      }),
    ),
  ]),
);

/** A message with its short words written out; the rest stays as it was written. */
export function withWholeWords(message: string, language: DialogueLanguage): string {
  const words = whole.get(language);
  if (!words || words.size === 0) return message;
  return message.replaceAll(/(?<![\p{L}\p{N}'’&+-])[\p{L}&+]{1,12}(?![\p{L}\p{N}'’&+-])/gu, (word) =>
    // 'X' and 'M' in capitals are sizes, 'D' may be a name.
    /^\p{Lu}/u.test(word) && word.length < 3 ? word : (words.get(word.toLowerCase()) ?? word),
  );
}
