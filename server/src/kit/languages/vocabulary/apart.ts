/**
 * Words of values that say something else where they stand: 'cat' in 'cat eye sunglasses', 'wood' in 'wood effect' and in 'wood glue', and a colour
 * that is called by a thing: 'Steingrau'.
 */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldedWords, foldText, unspacedScript } from '../../text/words.ts';
import { ofEachLanguage, sharedLanguage } from '../index.ts';
import { formsOf, type Hit, isCompound, type Lexicon, type Meaning, type VocabularyLanguage } from './index.ts';

const setPhrases = ofEachLanguage(({ goods }) => goods.setPhrases);

const notMadeOf = ofEachLanguage(({ goods }) => goods.notMadeOf);

interface Phrase {
  words: readonly string[];
  /** Whether the last word may go on. */
  isBeginning: boolean;
}

interface Apart {
  phrases: readonly Phrase[];
  before: readonly (readonly string[])[];
  after: readonly (readonly string[])[];
  /** Endings of words that begin with a material. */
  endings: readonly string[];
}

const apartIn = onDemand((language: VocabularyLanguage): Apart => {
  const marked = formsOf(notMadeOf[language]);
  const isWritten = (form: string) => unspacedScript.test(form);
  return {
    phrases: [setPhrases[language], language === sharedLanguage ? '' : setPhrases[sharedLanguage]]
      .flatMap(formsOf)
      .map((form) => ({ words: foldedWords(form), isBeginning: form.endsWith('*') })),
    before: marked.filter((form) => form.endsWith('~')).map((form) => foldedWords(form)),
    after: marked.filter((form) => form.startsWith('~ ') || (form.startsWith('~') && isWritten(form))).map((form) => foldedWords(form)),
    endings: marked.filter((form) => /^~\S/.test(form)).map((form) => foldText(form.slice(1))),
  };
});

/** The hits of a text with what its words mean where they stand. @param words the folded words of the text */
export function meantHere(lexicon: Lexicon, words: readonly string[], hits: readonly Hit[]): Hit[] {
  const apart = apartIn(lexicon.language);
  const inPhrases = wordsOfPhrases(words, apart.phrases);
  const others = hits
    .filter(({ from, to }) => !inPhrases.some((each, at) => each && at >= from && at < to))
    .map((hit) => colourOfCompound(lexicon, words, hit) ?? hit);
  return others.flatMap((hit, at) => {
    if (!isMaterial(hit) || !isApart(lexicon, words, runAround(others, at), apart)) return [hit];
    const meanings = hit.meanings.filter(({ family }) => family !== 'material');
    return meanings.length > 0 ? [{ ...hit, meanings }] : [];
  });
}

/** For each word whether it is in a set phrase. */
function wordsOfPhrases(words: readonly string[], phrases: readonly Phrase[]): boolean[] {
  const within = words.map(() => false);
  for (const { words: form, isBeginning } of phrases)
    for (let from = 0; from + form.length <= words.length; from++) {
      const isThere = form.every((part, at) => {
        const word = words[from + at] ?? '';
        return word === part || (isBeginning && at === form.length - 1 && word.startsWith(part));
      });
      if (isThere) within.fill(true, from, from + form.length);
    }
  return unspacedScript.test(words.join('')) ? withinUnspaced(words, phrases, within) : within;
}

/** The same in scripts without spaces, whose words a phrase may begin or end within. */
function withinUnspaced(words: readonly string[], phrases: readonly Phrase[], within: readonly boolean[]): boolean[] {
  const text = words.join('');
  const found = [...within];
  for (const { words: form } of phrases) {
    const phrase = form.join('');
    for (let start = text.indexOf(phrase); phrase !== '' && start >= 0; start = text.indexOf(phrase, start + 1)) {
      let at = 0;
      words.forEach((word, index) => {
        if (at < start + phrase.length && at + word.length > start) found[index] = true;
        at += word.length;
      });
    }
  }
  return found;
}

const isMaterial = ({ meanings }: Hit) => meanings.some(({ family }) => family === 'material');

/** The materials that stand directly beside each other around one of them: 'oak wood effect' is of neither. */
function runAround(hits: readonly Hit[], at: number): readonly Hit[] {
  let [first, last] = [at, at];
  const joins = (hit: Hit | undefined, next: Hit | undefined) =>
    hit !== undefined && next !== undefined && hit.to === next.from && isMaterial(hit) && isMaterial(next);
  while (joins(hits[first - 1], hits[first])) first--;
  while (joins(hits[last], hits[last + 1])) last++;
  return hits.slice(first, last + 1);
}

function isApart(lexicon: Lexicon, words: readonly string[], run: readonly Hit[], { before, after, endings }: Apart): boolean {
  const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
  const last = words[to - 1] ?? '';
  const ends = !lexicon.forms.has(last) && endings.some((ending) => last.length > ending.length && last.endsWith(ending));
  if (ends) return true;
  if (unspacedScript.test(last)) {
    const [rest, head] = [words.slice(to).join(''), words.slice(0, from).join('')];
    return after.some((form) => rest.startsWith(form.join(''))) || before.some((form) => head.endsWith(form.join('')));
  }
  return (
    after.some((form) => form.every((word, at) => words[to + at] === word)) ||
    before.some((form) => form.every((word, at) => words[from - form.length + at] === word))
  );
}

const shortestColour = 3;

/** A colour that is called by a thing, 'Steingrau', 'babyblau': the colour alone; null for other words. */
function colourOfCompound(lexicon: Lexicon, words: readonly string[], hit: Hit): Hit | null {
  const word = words[hit.from] ?? '';
  if (hit.to !== hit.from + 1 || !isCompound(lexicon, word)) return null;
  for (let start = shortestColour; start <= word.length - shortestColour; start++) {
    const tail = word.slice(start);
    const meanings = coloursOf(lexicon, tail) ?? coloursOf(lexicon, lexicon.endings.exec(tail)?.[1] ?? '');
    if (meanings) return { ...hit, meanings };
  }
  return null;
}

function coloursOf({ forms }: Lexicon, word: string): readonly Meaning[] | null {
  const colours = (forms.get(word) ?? []).filter(({ family }) => family === 'colour');
  return colours.length > 0 ? colours : null;
}
