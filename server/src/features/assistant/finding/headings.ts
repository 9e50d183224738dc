/** How much of a passage's heading a question asks for: 'do you buy used gear' asks for half of 'Do you rent gear?'. Pure. */
import { meaningsOfWords } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { isDetail, type Sense, sensesOfWords, type TopicName } from '../../../kit/languages/topics/index.ts';
import { isUnspaced, searchWords } from '../../../kit/text/search-words.ts';
import { saysSomething } from './asked-words.ts';
import { areForms } from './forms.ts';
import type { Candidate } from './index-store.ts';
import { findMeaningsAt, findSensesAt } from './marks.ts';
import type { ReadQuestion } from './question.ts';

/** The share of a heading's distinctive words that the question contains, literally or by meaning; null where the passage has no heading of its own. */
export function coveredHeading({ heading, title, language: own }: Candidate, asked: ReadQuestion): number | null {
  if (!heading || heading === title) return null;
  const language = own ?? 'en';
  const words = searchWords(heading);
  const senses = isUnspaced(heading) ? findSensesAt(words, language) : sensesOfWords(words, language);
  const meanings = isUnspaced(heading) ? findMeaningsAt(words, language) : meaningsOfWords(words, language);
  const isAt = (at: number) => (span: { from: number; to: number }) => span.from <= at && at < span.to;
  const units = words.flatMap((word, at) => (isTelling(word, language) ? [{ word, at }] : []));
  if (units.length === 0) return null;
  const meant = meaningsAsked(asked);
  const written = wordsAsked(asked);
  const isCovered = ({ word, at }: { word: string; at: number }) =>
    senses.filter(isAt(at)).some(({ sense }) => isAskedFor(sense, asked)) ||
    meanings.filter(isAt(at)).some(({ meaning }) => meant.has(meaning)) ||
    written.some((other) => isSame(word, other));
  return units.filter(isCovered).length / units.length;
}

const isTelling = (word: string, language: ChatLanguage): boolean => saysSomething(word, language);

const isAskedFor = (sense: Sense, { topics, details }: ReadQuestion): boolean =>
  isDetail(sense) ? details.has(sense) : topics.has(sense as TopicName);

const meaningsAsked = ({ words, phrases, meaningsOfTopics }: ReadQuestion): ReadonlySet<string> =>
  new Set([...words.flatMap(({ meanings }) => meanings), ...phrases.keys(), ...[...meaningsOfTopics.values()].flat()]);

const wordsAsked = ({ words, topics, names }: ReadQuestion): string[] => [
  ...words.flatMap(({ parts }) => parts),
  ...[...topics.values()].flatMap(searchWords),
  ...names.flatMap(({ spellings }) => spellings),
];

const isSame = (first: string, second: string): boolean =>
  isUnspaced(first)
    ? first === second || (second.length > 1 && first.includes(second)) || (first.length > 1 && second.includes(first))
    : areForms(first, second);
