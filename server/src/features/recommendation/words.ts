/** Text as it is compared: without case and accents, word by word; and the language that a text is likely in. */

export type Language = 'en' | 'de';

/** Letters that Unicode does not take apart into a base and a mark. */
const wholeLetters: Record<string, string> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const marks = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const ascii = /^[\x00-\x7f]*$/;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Gives `text` lower-cased, without accents and surrounding space: texts that a person takes for the same become equal. */
export function fold(text: string): string {
  // Most of a catalogue is ASCII, and taking letters apart costs ten times as much as looking.
  if (ascii.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[ßıøæœłđðþ]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, folded, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];

/** The words of a text as they are written, in order. */
export const writtenWordsOf = (text: string): string[] => text.normalize('NFC').match(wordPattern) ?? [];

/** Scripts that do not put spaces between words: there a word may begin anywhere. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Cuts the commonest endings of a plural off a folded word, so that 'shoes' finds 'shoe' and 'Schuhe' finds 'Schuh'. */
export function stemOf(word: string): string {
  if (word.length < 4 || unspaced.test(word) || /\p{N}/u.test(word)) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3);
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  const german = /^(.{4,}?)(?:en|e|n)$/.exec(word);
  return german?.[1] ?? word;
}

const telltale: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the a an and or is are was do does did you your yours i me my we our us it its to of in on for with what how when where which who why can could would should will have has had not no yes please thanks thank hello hi hey this that these those if any about from they there want need looking'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen einem einer und oder ist sind war ich du sie wir ihr ihre ihren mein meine mir mich euch uns es zu von im auf fur mit was wie wann wo welche welcher welches wer warum kann konnen konnte mochte will wurde haben hat habe nicht kein keine ja nein bitte danke hallo guten tag dies diese dieser dieses wenn uber aus gibt gibts suche brauche auch nur wieviel'.split(
      ' ',
    ),
  ),
};

/** The language of a text as far as its small words tell, or null when they do not. */
export function guessLanguage(text: string): Language | null {
  const words = wordsOf(text);
  const count = (language: Language) => words.filter((word) => telltale[language].has(word)).length;
  const en = count('en');
  const de = count('de') + (/[äöüß]/i.test(text) ? 1 : 0);
  if (en === de) return null;
  return en > de ? 'en' : 'de';
}
