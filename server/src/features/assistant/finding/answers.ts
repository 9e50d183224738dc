/** Whether a passage answers a question (rules A1–A7 of README.md). Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { findSenses, phrasesIn, type Sense, shopWordsOf, type TopicName } from '../../../kit/languages/topics/index.ts';
import { groupHolds, mayBeHome } from '../../../kit/languages/topics/places.ts';
import { isUnspaced, searchFold, searchWords } from '../../../kit/text/search-words.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import type { AskedWord } from './asked-words.ts';
import type { Candidate } from './index-store.ts';
import { placesOf, sensesOf } from './marks.ts';
import type { Asked } from './question.ts';
import { isMain } from './topics.ts';

/** Which terms of the search stand for which part of the question. */
export interface TermsOfWords {
  /** By word of `Asked.words`: the numbers of its terms; several for a compound. */
  words: readonly (readonly number[])[];
}

/** What a passage does not say of what was asked, in the visitor's words; null when it answers. */
export function missingIn(candidate: Candidate, asked: Asked, terms: TermsOfWords, productWords: ReadonlySet<string>): string | null {
  return (
    missingReference(asked) ??
    missingName(candidate, asked) ??
    missingPlace(candidate, asked) ??
    missingWord(candidate, asked, terms, namesProduct(candidate, productWords)) ??
    missingTopic(candidate, asked)
  );
}

/** Topics under which a shop's page may answer a question about one order. */
const aboutOneOrder: readonly TopicName[] = ['tracking', 'cancelling', 'changing', 'returns', 'refund', 'exchange', 'warranty', 'damaged'];

/** A6: no text of a shop knows the order or invoice of one customer. */
const missingReference = ({ reference, topics }: Asked) =>
  reference && !aboutOneOrder.some((topic) => topics.has(topic)) ? reference : null;

const wholeText = ({ heading, title, text }: Candidate) => `${title}\n${heading}\n${text}`;

/** A4: a service that was named is named in the passage, or the passage lists all there are. */
function missingName(candidate: Candidate, { names }: Asked): string | null {
  if (names.length === 0) return null;
  const text = ` ${searchWords(wholeText(candidate)).join(' ')} `;
  const folded = searchFold(wholeText(candidate));
  const isNamed = (spelling: string) => (isUnspaced(spelling) ? folded.includes(spelling) : text.includes(` ${spelling} `));
  const missing = names.find(({ spellings }) => !spellings.some(isNamed));
  return missing && !saysOnly(candidate) ? missing.written : null;
}

/** Whether a passage says that what it lists is all. */
function saysOnly({ text, language }: Candidate): boolean {
  if (!language) return false;
  const folded = isUnspaced(text) ? searchFold(text) : ` ${searchWords(text).join(' ')} `;
  return phrasesIn(shopWordsOf(language).only).some((phrase) => {
    const words = searchFold(phrase.replace(/=$/, ''));
    return folded.includes(isUnspaced(words) ? words : ` ${words} `);
  });
}

/**
 * A3: the passage names the place or a group that holds it, or says for every other country what holds there, or lists the only places
 * there are.
 */
function missingPlace(candidate: Candidate, { places }: Asked): string | null {
  const { language } = candidate;
  if (places.length === 0 || !language) return null;
  const text = wholeText(candidate);
  const named = placesOf(text, language);
  // A passage that names no place holds at home, where a city of the shop's language is.
  const isHere = ({ code, city }: (typeof places)[number]) => city && named.size === 0 && mayBeHome(language, code);
  const missing = places.find((place) => ![...named].some((one) => groupHolds(one, place.code)) && !isHere(place));
  if (!missing) return null;
  if (saysOnly(candidate) && named.size > 0) return null;
  return coversAbroad(candidate, language, named) ? null : missing.written;
}

/** 'Not to other countries' closes a list, and 'abroad' alone means every country. */
function coversAbroad({ heading, text }: Candidate, language: ChatLanguage, named: ReadonlySet<string>): boolean {
  const isAbroad = (part: string) => findSenses(part, language, { asked: true }).some(({ sense }) => sense === 'abroad');
  const negation = new RegExp(shopWordsOf(language).not, 'u');
  if (sentencesOf(text).some((sentence) => negation.test(searchFold(sentence)) && isAbroad(sentence))) return true;
  return named.size === 0 && isAbroad(`${heading}\n${text}`);
}

/** The share of a question's known words that a passage has, beside a topic and alone. */
const leastShare = { beside: 0.5, alone: 0.75 };

/**
 * A5: the passage has every required word that the shop does not know elsewhere, and most of those that it does. What it says of no
 * product holds for all of them.
 */
function missingWord(
  { terms: hits }: Candidate,
  { words, topics, details }: Asked,
  terms: TermsOfWords,
  namesProduct: boolean,
): string | null {
  const isIn = (at: number) => (terms.words[at] ?? []).every((term) => hits.has(term));
  const of = (kind: AskedWord['required']) => words.filter(({ required }) => required === kind);
  const held = (group: readonly AskedWord[]) => group.filter((word) => isIn(words.indexOf(word)));
  const shareOf = (group: readonly AskedWord[]) => held(group).length / group.length;
  const strict = words.find((word, at) => word.required === 'strictly' && !isIn(at));
  if (strict) return strict.written;
  const [known, ofProduct, unheard] = [of('mostly'), of('product'), of('unheard')];
  // Where nothing else is asked, the product is what is asked.
  const isAlone = topics.size === 0 && known.length === 0;
  if (ofProduct.length > 0 && shareOf(ofProduct) < (isAlone ? leastShare.alone : leastShare.beside) && (isAlone || namesProduct))
    return ofProduct[0]?.written ?? null;
  if (topics.size === 0 && details.size === 0) {
    // The words must tell what is asked: more of them are here than the shop has never heard.
    if (held([...known, ...ofProduct]).length <= unheard.length - (known.length > 0 ? 1 : 0)) return unheard[0]?.written ?? '';
  }
  // Beside a topic, one word that the shop uses elsewhere may be said in another way here.
  if (known.length === 0 || shareOf(known) >= leastShare.beside || (topics.size > 0 && known.length === 1)) return null;
  return known.find((word) => !isIn(words.indexOf(word)))?.written ?? null;
}

const namesProduct = ({ heading, text }: Candidate, productWords: ReadonlySet<string>): boolean =>
  searchWords(`${heading} ${text}`).some((word) => word.length >= shortestProductWord && productWords.has(word));
const shortestProductWord = 4;

/** Topics that a text about another one answers too, unless a time is asked for. */
const answeredBy: Partial<Record<Sense, readonly Sense[]>> = {
  refund: ['returns'],
  returns: ['refund'],
  damaged: ['warranty', 'repair', 'returns'],
};
/** Topics that a question about another one often names by the way. */
const incidental: ReadonlySet<Sense> = new Set<Sense>(['payment', 'card', 'contact', 'ordering']);
/** Topics that say something only beside another. */
const onlyWith: Partial<Record<Sense, readonly Sense[]>> = {
  express: ['delivery', 'carrier'],
  weekend: ['delivery', 'hours', 'pickup', 'contact', 'events'],
};

/** A1 and A2: one sentence with its headings is about every topic and gives every detail. */
function missingTopic(candidate: Candidate, { topics, details }: Asked): string | null {
  const language = candidate.language ?? 'en';
  const needed = [...details].filter((detail) => detail !== 'free');
  const wanted: Sense[] = [...topics.keys(), ...needed];
  if (wanted.length === 0) return null;
  const headings = headingSenses(candidate, language);
  const has = (senses: ReadonlySet<Sense>, sense: Sense) =>
    senses.has(sense) || (!details.has('time') && (answeredBy[sense] ?? []).some((other) => senses.has(other)));
  let least: Sense[] = wanted;
  let before = new Set<Sense>();
  for (const sentence of [...sentencesOf(candidate.text), '']) {
    const own = sensesOf(sentence, language, { onlyGiven: true });
    if (topics.has('origin') && placesOf(sentence, language).size > 0) own.add('origin');
    const mains = findSenses(sentence, language, { asked: true }).filter(({ sense, weak }) => isMain(sense) && !weak);
    const context = mains.length > 0 ? own : new Set([...before, ...own]);
    before = context;
    // A sentence about another main topic does not speak for what the heading names.
    const strays = mains.length > 0 && !mains.some(({ sense }) => wanted.includes(sense)) && wanted.some(isMain);
    const about = strays ? context : new Set([...context, ...headings]);
    const words = searchWords(strays ? sentence : `${candidate.title} ${candidate.heading} ${sentence}`);
    const lacks: Sense[] = [...topics]
      .filter(([topic, written]) => !has(about, topic) && !isWrittenIn(words, written))
      .map(([topic]) => topic);
    // What is paid, and how, goes without saying beside a detail that is given.
    const isGiven = needed.some((detail) => own.has(detail));
    if (isGiven && lacks.length === 1 && topics.size > 1 && incidental.has(lacks[0] as Sense)) lacks.pop();
    // Of two details, one is an answer.
    if (needed.length > 0 && !needed.some((detail) => own.has(detail))) lacks.push(...needed);
    const alone = wanted.filter((sense) => onlyWith[sense] && !onlyWith[sense].some((other) => about.has(other)));
    if (lacks.length + alone.length === 0) return null;
    if (lacks.length + alone.length < least.length) least = [...lacks, ...alone];
  }
  const [first] = least;
  return first === undefined ? null : (topics.get(first as TopicName) ?? [...topics.values()][0] ?? '');
}

/** Whether a text has the visitor's own word for a topic, in whatever form. */
const isWrittenIn = (words: readonly string[], written: string): boolean => {
  const stems = searchWords(written).filter((word) => word.length >= shortestStem);
  return (
    stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem.slice(0, Math.max(shortestStem, stem.length - 2)))))
  );
};
const shortestStem = 4;

/** The topics that stand above a text, in the words of visitors only: an 'our workshop' above everything is about nothing. */
export function headingSenses({ title, heading, source }: Candidate, language: ChatLanguage): Set<Sense> {
  const senses = new Set(findSenses(`${title}\n${heading}`, language, { asked: true }).map(({ sense }) => sense));
  if (source === 'contact') senses.add('contact');
  if (source === 'services') senses.add('company');
  return senses;
}
