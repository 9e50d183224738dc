/**
 * Finds the word by which a message compares: 'the bitterest', 'most pages', 'en sert olan'. The word is looked up in the shop's own names of
 * properties ('Bitterness', 'Pages'), so no list of adjectives is needed. The words stand in the languages' folders. Pure.
 */

import { foldedWords, foldText } from '../text/words.ts';
import { definiteArticlesOf } from './articles.ts';
import { writesTogether } from './compounds.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { languageData, ofEachLanguage } from './index.ts';
import { quantityOf } from './measured.ts';
import { isPreferring } from './rather.ts';

/** A word by which things are compared, folded and without its ending, and which end of it is meant. */
export interface Compared {
  stem: string;
  end: 'least' | 'most';
}

const languages = ofEachLanguage(({ telling }) => telling.comparing);

const marking = new Map(
  Object.entries(languages).map(([language, words]) => [
    language,
    new Map<string, Compared['end']>([
      ...(words?.most ?? '').split(' ').map((word): [string, Compared['end']] => [foldText(word), 'most']),
      ...(words?.least ?? '').split(' ').map((word): [string, Compared['end']] => [foldText(word), 'least']),
    ]),
  ]),
);

const endingAlike = ofEachLanguage(({ telling }) => telling.endingAlike);

/** How far what is compared stands from the word that marks it: 'la plus grande quantité de pages'. */
const reach = 4;
const shortest = 3;
const han = /\p{Script=Han}/u;
const bare = (word: string) => comparable(word).replace(/^ال(?=.{2})/u, '');

/** The words by which a message compares; empty where it compares nothing. */
export function comparedIn(message: string, language: DialogueLanguage): Compared[] {
  const given = languages[language];
  if (!given) return comparedUnspaced(message.normalize('NFKC'), language);
  const { ending, behind, isBefore } = given;
  const marks = marking.get(language);
  const words = foldedWords(message).map(bare);
  const marked = words.flatMap((word, at) => {
    const end = marks?.get(word);
    if (!end) return [];
    // 'En az acı': the nearer word decides.
    const near = [...(isBefore ? words.slice(Math.max(0, at - 2), at) : []), ...words.slice(at + 1, at + 1 + reach)];
    const isTurned = marks?.get(words[at + 1] ?? '') === 'least';
    const stems = behind ? near.flatMap((word) => [word, word.replace(behind, '')]) : near;
    return stems.map((stem) => ({ stem, end: isTurned ? ('least' as const) : end }));
  });
  // 'I would rather have a hat' compares nothing, whatever it ends in.
  const mayCompare = words.filter(
    (word, at) =>
      !isPreferring(word, language) && endingAlike[language]?.has(word) !== true && !isNounBehindArticle(words[at - 1], word, language),
  );
  const inflected = ending
    ? mayCompare.flatMap((word) => ending.exec(word)?.[1] ?? []).map((stem) => ({ stem, end: 'most' as const }))
    : [];
  return [...marked, ...inflected].filter(({ stem }) => stem.length >= shortest && !marks?.has(stem));
}

/** 'De slaapkamer', 'den Sommer': a comparative behind an article has a further ending, where words are joined to one. */
const isNounBehindArticle = (before: string | undefined, word: string, language: DialogueLanguage): boolean =>
  writesTogether(language) && word.endsWith('er') && before !== undefined && definiteArticlesOf(language).includes(before);

/** The same where words stand without spaces: '一番苦いの', '苦いほう', 'ページ数が一番多い'. */
function comparedUnspaced(message: string, language: DialogueLanguage): Compared[] {
  const marks = languageData(language).telling.unspaced;
  if (!marks) return [];
  return [
    ...[...message.matchAll(marks.nouns)].map(
      ([, stem = '', end = '']): Compared => ({ stem: foldText(stem), end: marks.leastNoun.test(end) ? 'least' : 'most' }),
    ),
    ...marks.adjectives.flatMap((pattern) =>
      [...message.matchAll(pattern)].map(([, stem = '']): Compared => ({ stem, end: marks.leastAdjective.test(stem) ? 'least' : 'most' })),
    ),
  ];
}

const utmost = ofEachLanguage(({ telling }) => telling.utmost);
/** Whether a message wishes for the end of a row ('the lightest'), not for anything that lies further on. */
export const isUtmost = (message: string, language: DialogueLanguage): boolean => utmost[language]?.test(message) ?? false;

const beyond = ofEachLanguage(({ telling }) => telling.beyond);

/** Whether a message wishes for more, or less, than what was shown, where the language says so with a word of its own. */
export const isBeyond = (message: string, language: DialogueLanguage): boolean => beyond[language]?.test(message) ?? false;

/** Whether a property is named after a word that is compared: 'bitterest' and 'Bitterness', 'amère' and 'Amertume'. */
export function isNamedAfter(name: string, stem: string): boolean {
  return foldedWords(name)
    .map(bare)
    .some((word) => {
      if (root.test(stem)) return word.replaceAll(long, '') === stem;
      if (han.test(stem) && stem.length === 1) return word.includes(stem);
      let shared = 0;
      while (shared < word.length && word[shared] === stem[shared]) shared++;
      return shared >= 4 || (shared >= shortest && shared === Math.min(word.length, stem.length));
    });
}

/** Three letters of Arabic, as a root has; names of properties stretch it with long vowels and an ending: 'سماكة' is of 'سمك'. */
const root = /^[\u0621-\u064a]{3}$/u;
const long = /[اويىةه]/gu;

/** How much a property states, where it states one amount: 'Bitterness: 3 of 5'. */
export function amountStated({ values }: { values: readonly string[] }): number | null {
  const [only, ...rest] = values;
  return only === undefined || rest.length > 0 ? null : quantityOf(only);
}

const inOrder = ofEachLanguage(({ asking }) => asking.inOrder);

/** Whether several things are wished for in the order of their prices: 'cheapest first'. Of a message that names the cheapest or the dearest. */
export const asksInOrder = (message: string, language: DialogueLanguage): boolean => inOrder[language].test(patternText(message, language));
