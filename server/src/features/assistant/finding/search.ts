/** Finds the passages that answer a question: full-text search with the topics of shops, and trigrams for misspelt words. */
import { sql } from 'drizzle-orm';
import { languageData, understoodLanguages } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { unnest } from '../../../platform/db/unnest.ts';
import { tellingWords } from '../../recommendation/index.ts';
import type { Passage } from './passages.ts';
import { isWrapping, type Topic, topicsIn, topicWords } from './topics.ts';

export interface FoundPassage extends Passage {
  score: number;
}

/** A search term: one thing that a passage may be about. */
interface Term {
  /** A tsquery of word prefixes. */
  beginnings: string;
  /** The same as words of a language, for its stemmer. */
  words: string;
  weight: number;
  kind: 'topic' | 'aspect' | 'word';
}

interface Hit {
  passage: number;
  term: number;
  inHeading: boolean;
}

/** A query contains the stems of all languages, because owners mix languages and the wrong stemmer does no harm. */
const stemmers = understoodLanguages.map((language) => languageData(language).stemmer);

const weights = { topic: 2, aspect: 0.7, word: 1 };
/** A passage answers a question when it contains this share of the words that name no topic, weighted by rarity. */
const leastShare = 0.5;
const headingBonus = 1.5;
const mostFound = 4;
/** From this similarity on, an unknown word is replaced by a known word. */
const leastSimilarity = 0.3;
const shortestMisspelt = 4;
/** The maximum difference in length between a misspelt word and its correction. */
const mostLettersOff = 2;

/** The passages that answer a question, best first; empty when the owner's texts do not. */
export async function searchPassages(db: Executor, passages: readonly Passage[], question: string): Promise<FoundPassage[]> {
  if (passages.length === 0) return [];
  const terms = termsOf(await correctSpelling(db, passages, question));
  if (terms.length === 0) return [];
  return rankPassages(passages, terms, await findHits(db, passages, terms));
}

/** The content of a question: its topics, and the significant words that belong to no topic. */
export function termsOf(question: string): Term[] {
  const { topics, words } = topicsIn(question);
  const otherWords = tellingWords(question).filter(({ word }) => !words.has(word) && !isWrapping(word));
  return [...topics.map(topicTerm), ...otherWords.map(({ word }) => wordTerm(word))];
}

function topicTerm({ asked, answered, isAspect }: Topic): Term {
  const kind = isAspect ? 'aspect' : 'topic';
  const phrases = [...(isAspect ? [] : asked), ...answered];
  return { kind, weight: weights[kind], beginnings: phrases.map(phraseQuery).join(' | '), words: '' };
}

const wordTerm = (word: string): Term => ({
  kind: 'word',
  weight: weights.word,
  words: word,
  beginnings: word.length >= 5 ? `'${word}':*` : `'${word}'`,
});

/** A phrase as a tsquery. Its last word is a prefix unless it is too short. */
function phraseQuery(phrase: string): string {
  const words = phrase.split(' ');
  const query = words.map((word, at) => `'${word}'${at === words.length - 1 && word.length > 3 ? ':*' : ''}`);
  return words.length > 1 ? `(${query.join(' <-> ')})` : (query[0] as string);
}

/** A passage as it is searched. Symbols and the name of its field become words, so that queries can match them. */
const searchedText = ({ text, source }: Passage) => `${foldText(text).replaceAll(/[€$£]/g, ' xmoney ')} x${source}`;

async function findHits(db: Executor, passages: readonly Passage[], terms: readonly Term[]): Promise<Hit[]> {
  const passageRows = passages.map((passage, no) => ({ no, heading: foldText(passage.heading), body: searchedText(passage) }));
  const termRows = terms.map(({ beginnings, words }, no) => ({ no, beginnings, words }));
  const vector = (column: string) => sql.raw(['simple', ...stemmers].map((config) => `to_tsvector('${config}', ${column})`).join(' || '));
  const stems = sql.raw(stemmers.map((config) => `plainto_tsquery('${config}', words)`).join(' || '));
  const { rows } = await db.execute<{ passage: number; term: number; in_heading: boolean }>(sql`
    with passage as materialized (
      select no, ${vector('heading')} as heading, ${vector('body')} as body
      from ${unnest('given', passageRows, { no: 'int', heading: 'text', body: 'text' })}
    ), term as materialized (
      select no, to_tsquery('simple', beginnings) || ${stems} as query
      from ${unnest('asked', termRows, { no: 'int', beginnings: 'text', words: 'text' })}
    )
    select passage.no as passage, term.no as term, passage.heading @@ term.query as in_heading
    from passage join term on passage.heading @@ term.query or passage.body @@ term.query`);
  return rows.map(({ passage, term, in_heading }) => ({ passage, term, inHeading: in_heading }));
}

/** Ranks the passages that are about a topic of the question, or that contain most of its other words. */
function rankPassages(passages: readonly Passage[], terms: readonly Term[], hits: readonly Hit[]): FoundPassage[] {
  const rarity = terms.map((_, term) => {
    const count = hits.filter((hit) => hit.term === term).length;
    return Math.log(1 + (passages.length + 1) / (count + 1));
  });
  const ownWords = sum(terms.map(({ kind }, term) => (kind === 'word' ? (rarity[term] ?? 0) : 0)));
  const found = passages.flatMap((passage, no) => {
    const passageHits = hits.filter((hit) => hit.passage === no);
    const onTopic = passageHits.some(({ term }) => terms[term]?.kind === 'topic');
    const share =
      ownWords > 0 ? sum(passageHits.map(({ term }) => (terms[term]?.kind === 'word' ? (rarity[term] ?? 0) : 0))) / ownWords : 0;
    if (!onTopic && share < leastShare) return [];
    const score = sum(
      passageHits.map(({ term, inHeading }) => (terms[term]?.weight ?? 0) * (rarity[term] ?? 0) * (inHeading ? headingBonus : 1)),
    );
    return [{ ...passage, score }];
  });
  return found.sort((a, b) => b.score - a.score).slice(0, mostFound);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Replaces each word that occurs nowhere by the known word with the most similar spelling. */
async function correctSpelling(db: Executor, passages: readonly Passage[], question: string): Promise<string> {
  const vocabulary = new Set([...passages.flatMap(({ heading, text }) => foldedWords(`${heading} ${text}`)), ...topicWords]);
  const { words: topical } = topicsIn(question);
  const isKnown = (word: string) =>
    topical.has(word) ||
    isWrapping(word) ||
    vocabulary.has(word) ||
    [...vocabulary].some((other) => word.length >= 5 && other.startsWith(word));
  const unknown = tellingWords(question)
    .map(({ word }) => word)
    .filter((word) => word.length >= shortestMisspelt && !isKnown(word));
  if (unknown.length === 0) return question;
  const words = unknown.map((word) => ({ word }));
  const candidates = [...vocabulary].filter((word) => word.length >= shortestMisspelt).map((word) => ({ word }));
  const { rows } = await db.execute<{ word: string; meant: string }>(sql`
    select unknown.word, best.word as meant
    from ${unnest('unknown', words, { word: 'text' })}
    cross join lateral (
      select known.word, similarity(known.word, unknown.word) as alike
      from ${unnest('known', candidates, { word: 'text' })}
      where left(known.word, 1) = left(unknown.word, 1) and abs(length(known.word) - length(unknown.word)) <= ${mostLettersOff}
      order by 2 desc, 1 limit 1
    ) best
    where best.alike >= ${leastSimilarity}`);
  const corrections = new Map(rows.map((row) => [row.word, row.meant]));
  return foldedWords(question)
    .map((word) => corrections.get(word) ?? word)
    .join(' ');
}
