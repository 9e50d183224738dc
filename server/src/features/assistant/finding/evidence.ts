/** Weighs the evidence for and against a passage as the answer to a question. The weights are learned: bench/finding. Pure. */
import { tellsOfSelling } from '../../../kit/languages/deeds.ts';
import { languageData } from '../../../kit/languages/index.ts';
import type { MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readSituations } from '../../../kit/languages/situations/read.ts';
import { relatedSituations } from '../../../kit/languages/situations/related.ts';
import type { SituationName } from '../../../kit/languages/situations/shape.ts';
import { findSenses, isDetail, type TopicName } from '../../../kit/languages/topics/index.ts';
import { namesWeekday } from '../../../kit/languages/weekdays.ts';
import { isUnspaced, searchWords } from '../../../kit/text/search-words.ts';
import { type HeldWord, headingSenses, heldWords, type LackingSenses, lackingSenses, namesProduct, type TermsOfWords } from './answers.ts';
import type { AskedWord, NamedThing } from './asked-words.ts';
import { asksTopic, type CountedEvidence, type Evidence, type EvidenceName, relieved, saysTopic, whereMeant } from './evidence-names.ts';
import { coveredHeading } from './headings.ts';
import type { Candidate, ShopIndex } from './index-store.ts';
import { type Kindred, kindredIn, notKindred } from './kindred.ts';
import { type Letters, lettersIn } from './letters.ts';
import { meaningsOf, sensesOf, situationDegrees } from './marks.ts';
import type { ReadQuestion } from './question.ts';
import { soughtIn } from './sought.ts';
import { isGeneral, isMain, isOfThings, isOrHolds, isService } from './topics.ts';
import { missingByCount, missingEntity } from './vetoes.ts';
import { weights } from './weights.ts';

/** A passage beside a question: whether it may answer, how likely it does, and what it lacks in the visitor's words. */
export interface Weighed {
  candidate: Candidate;
  evidence: Evidence;
  /** Above 0 it answers; -Infinity where something is missing that nothing makes up for. */
  likelihood: number;
  lacks: string;
}

interface Shelf {
  terms: TermsOfWords;
  productWords: ReadonlySet<string>;
  /** How many of the candidates contain a term. */
  frequency: ReadonlyMap<number, number>;
  size: number;
  bestScore: number;
  /** The second-best score. */
  nextScore: number;
  /** How likely the best passage is about the visitor's situation. */
  bestSituation: number;
  /** The same for the second-best passage. */
  nextSituation: number;
  kindred: ReadonlyMap<string, Kindred>;
  /** How much the kindred words of the best of the passages tell. */
  bestKindred: number;
  letters: ReadonlyMap<string, Letters>;
}

/** Weighs every candidate for the answer to a question. */
export function weigh(
  candidates: readonly Candidate[],
  asked: ReadQuestion,
  terms: TermsOfWords,
  { productWords, wordsOf }: Pick<ShopIndex, 'productWords' | 'wordsOf'>,
): Weighed[] {
  const frequency = new Map<number, number>();
  for (const { terms: hits } of candidates) for (const hit of hits) frequency.set(hit, (frequency.get(hit) ?? 0) + 1);
  const [bestScore = 0, nextScore = 0] = candidates.map(({ score }) => score).toSorted((a, b) => b - a);
  const [bestSituation = 0, nextSituation = 0] = candidates
    .map((candidate) => situationIn(candidate, asked, terms))
    .toSorted((a, b) => b - a);
  const among = { terms, frequency, size: candidates.length };
  const kindred = new Map(candidates.map((candidate) => [candidate.id, kindredIn(candidate, asked, among)]));
  const bestKindred = Math.max(0, ...[...kindred.values()].map(({ held }) => held));
  const letters = lettersIn(candidates, asked, wordsOf);
  const shelf = { ...among, productWords, bestScore, nextScore, bestSituation, nextSituation, kindred, bestKindred, letters };
  return candidates.map((candidate) => {
    const { evidence, lacks, lackingTopics } = evidenceOf(candidate, asked, shelf);
    const isAbout = (situation: SituationName) =>
      [situation, ...(relatedSituations[situation] ?? [])].some((each) => shareOfSituation(candidate, each, terms) > hardly);
    const entity = missingEntity(candidate, asked) ?? missingByCount(candidate, asked, { evidence, lacks, lackingTopics, isAbout });
    const sum = sumOf(Object.entries(evidence).map(([name, value]) => weights[name as EvidenceName] * value));
    return { candidate, evidence, likelihood: entity === null ? sum : Number.NEGATIVE_INFINITY, lacks: entity ?? lacks };
  });
}

const most = (count: number, limit: number) => Math.min(count, limit);
const flag = (is: boolean) => (is ? 1 : 0);

/** A passage beside a question, as most pieces of evidence look at it. */
interface Beside {
  candidate: Candidate;
  asked: ReadQuestion;
  shelf: Shelf;
  language: ChatLanguage;
  lacking: LackingSenses;
  /** The words of the question that count, with how the passage contains them. */
  words: readonly HeldWord[];
  held: readonly HeldWord[];
  missing: readonly AskedWord[];
  heldPhrases: readonly MeaningName[];
  lackingPhrases: number;
  situation: number;
}

function evidenceOf(
  candidate: Candidate,
  asked: ReadQuestion,
  shelf: Shelf,
): { evidence: Evidence; lacks: string; lackingTopics: readonly TopicName[] } {
  const { topics, phrases, places, names } = asked;
  const lacking = lackingSenses(candidate, asked, shelf.terms);
  const all = heldWords(candidate, asked, shelf.terms);
  const words = all.filter(({ word }) => word.required !== 'no');
  const missing = words.filter((each) => each.held === null).map(({ word }) => word);
  const held = words.filter((each) => each.held !== null);
  const heldPhrases = [...phrases.keys()].filter((meaning) => candidate.terms.has(shelf.terms.meanings.get(meaning) ?? -1));
  const lackingPhrases = [...phrases.keys()].filter((meaning) => !heldPhrases.includes(meaning) && !asked.besides.has(meaning)).length;
  const language = candidate.language ?? 'en';
  const situation = situationIn(candidate, asked, shelf.terms);
  const beside: Beside = { candidate, asked, shelf, language, lacking, words, held, missing, heldPhrases, lackingPhrases, situation };
  const covered = coveredHeading(candidate, asked);
  const speaksOfProduct = namesProduct(candidate, shelf.productWords);
  const sought = soughtIn(candidate, asked, { held: all, terms: shelf.terms });
  const things = [...topics.keys()].some(isOfThings) ? all.filter(({ word }) => word.required === 'no' || word.required === 'product') : [];
  const holdsThing = things.some((each) => each.held !== null);
  const given: CountedEvidence = {
    bias: 1,
    ...topicEvidence(beside),
    ...wordEvidence(beside, all),
    ...missingEvidence(missing),
    ...productEvidence(beside, speaksOfProduct),
    ...situationEvidence(beside),
    ...kindredEvidence(beside),
    ...letterEvidence(beside),
    ...kindEvidence(beside),
    entityHeld: flag(places.length + names.length > 0),
    scoreShare: candidate.score / Math.max(shelf.bestScore, 1e-9),
    // Being the best of several wrong passages is no evidence by itself.
    scoreLead:
      candidate.score === shelf.bestScore && lacking.topics.length === 0 ? 1 - shelf.nextScore / Math.max(shelf.bestScore, 1e-9) : 0,
    sellingUnsaid: flag((asked.asksSelling || asked.sells) && !saysSelling(candidate)),
    // Half of a heading is often the part that all headings share.
    headingCovered: lacking.topics.length === 0 ? (covered ?? 0) ** 2 : 0,
    headingUncovered: flag(covered === 0),
    weekdayGiven: flag(asked.asksWeekday && namesWeekday(candidate.text, language)),
    weekdayLacking: flag(asked.asksWeekday && !namesWeekday(candidate.text, language)),
    thingHeld: flag(holdsThing),
    thingLacking: flag(things.length > 0 && !holdsThing && (speaksOfProduct || covered === 0)),
    soughtHeld: most(sought.held, 2),
    soughtLacking: most(sought.lacking, 2),
  };
  const meant = Object.fromEntries(relieved.map((name) => [whereMeant(name), given[name] * situation]));
  return {
    evidence: { ...given, ...meant, ...evidenceByTopic(beside) } as Evidence,
    lacks: lacksOf(beside),
    lackingTopics: lacking.topics,
  };
}

/** Topics and details of the question. */
function topicEvidence({ candidate, asked, language, lacking, words, held, heldPhrases }: Beside) {
  const { topics, hinted, details } = asked;
  const needed = [...details].filter((detail) => detail !== 'free');
  const givesFree = details.has('free') && sensesOf(candidate.text, language, { onlyGiven: true }).has('free');
  const shareLacking = (is: (topic: TopicName) => boolean) =>
    topics.size === 0 ? 0 : lacking.topics.filter((topic) => !hinted.has(topic) && is(topic)).length / topics.size;
  // A topic that the question does not name is only guessed.
  const sure = [...topics.values()].some(Boolean) ? 1 : 0.5;
  return {
    topicHeld: flag(topics.size > 0 && lacking.topics.length === 0) * sure,
    topicLacking: shareLacking((topic) => isGeneral(topic) && topics.get(topic) !== ''),
    propertyLacking: shareLacking((topic) => !isGeneral(topic) || topics.get(topic) === ''),
    hintLacking: topics.size === 0 ? 0 : lacking.topics.filter((topic) => hinted.has(topic)).length / topics.size,
    topicAlone: flag(lacking.alone.length > 0),
    topicInHeading: topics.size === 0 ? 0 : sure * shareInHeading(candidate, topics, language),
    topicInText: shareInText(candidate, topics, language),
    otherMain: flag(isAboutAnother(candidate, topics, language)),
    detailGiven: flag(needed.length > 0 && lacking.details.length === 0),
    detailLacking: flag(lacking.details.length > 0),
    freeGiven: flag(details.has('free') && givesFree),
    freeLacking: flag(details.has('free') && !givesFree),
    onlyTopics: flag(topics.size > 0 && words.length === 0),
    special: topics.size > 0 ? specialTopics(candidate, topics, language) : 0,
    unaskedTopic: topics.size > 0 ? 0 : specialTopics(candidate, topics, language),
    lackingButHeld: flag(lacking.topics.length > 0) * (heldPhrases.length > 0 ? 1 : held.length / Math.max(1, words.length)),
  };
}

/** Words and phrases of the question that the passage contains. `all`: also those that it need not contain. */
function wordEvidence(
  { candidate, asked, shelf, lacking, words, held, missing, heldPhrases, lackingPhrases, situation }: Beside,
  all: readonly HeldWord[],
) {
  const { topics, details, phrases } = asked;
  const alone = topics.size === 0 && details.size === 0;
  const heldAtAll = held.length + heldPhrases.length;
  return {
    wordsHeld: most(held.filter((each) => each.held === 'word').length, 3),
    meaningsHeld: most(held.filter((each) => each.held === 'meaning').length, 3),
    shareHeld: words.length === 0 ? 0 : held.length / words.length,
    rarityHeld: rarityShare(all, shelf),
    phrasesHeld: most(heldPhrases.length, 2),
    phrasesLacking: most(lackingPhrases, 2),
    // A passage about another cost does not answer 'what does the bitter one cost?'
    nothingHeld: flag((alone || (topics.size === 0 && words.length + phrases.size > 0)) && heldAtAll === 0) * (1 - situation),
    wordsInHeading: words.length === 0 ? 0 : words.filter(({ word }) => isInHeading(word, candidate)).length / words.length,
    severalHeld: flag(heldAtAll > 1),
    uniqueHeld:
      flag(lacking.topics.length === 0 && isAloneIn(held, heldPhrases, shelf)) * shareOf(heldAtAll, missing.length + lackingPhrases),
    allHeld: flag(!alone || heldAtAll > 0) * flag(isWhole(lacking, missing.length + lackingPhrases)),
  };
}

/** Words of the question that the passage lacks, by what they seem to name and how strictly they are required. */
function missingEvidence(missing: readonly AskedWord[]) {
  const lackingNamed = (thing: NamedThing) => missing.filter(({ names }) => names === thing).length;
  const lackingOf = (kind: AskedWord['required'], hasMeaning: boolean) =>
    missing.filter(({ required, meanings }) => required === kind && meanings.length > 0 === hasMeaning).length;
  return {
    goodsLacking: most(lackingNamed('goods'), 2),
    nameLacking: most(lackingNamed('name'), 2),
    meansLacking: most(lackingNamed('means'), 2),
    objectLacking: most(lackingNamed('object'), 2),
    deedLacking: most(lackingNamed('deed'), 1),
    unheardLacking: most(lackingOf('unheard', false), 3),
    unheardMeaningLacking: most(lackingOf('unheard', true), 3),
    knownLacking: most(lackingOf('mostly', false), 3),
    knownMeaningLacking: most(lackingOf('mostly', true), 3),
  };
}

/** Words of the question that name a product. */
function productEvidence({ asked, words, held, missing, heldPhrases, lackingPhrases }: Beside, speaksOfProduct: boolean) {
  const ofProduct = words.filter(({ word }) => word.required === 'product');
  const heldOfProduct = ofProduct.filter((each) => each.held !== null).length;
  const lacksProduct = ofProduct.length > 0 && heldOfProduct === 0;
  return {
    productHeld: ofProduct.length === 0 ? 0 : heldOfProduct / ofProduct.length,
    productLacking: flag(lacksProduct),
    otherProduct: flag(lacksProduct && speaksOfProduct),
    onlyProductHeld: flag(
      asked.topics.size === 0 &&
        heldPhrases.length === 0 &&
        held.length > 0 &&
        missing.length + lackingPhrases > 0 &&
        held.every(({ word }) => word.required === 'product'),
    ),
  };
}

/** The visitor's situation and the passage's. */
function situationEvidence({ candidate, asked, shelf, language, situation }: Beside) {
  return {
    situationHeld: situation,
    situationBehind: shelf.bestSituation - situation,
    situationNear: nearSituation(candidate, asked, shelf.terms),
    situationLead: situation > 0 && situation === shelf.bestSituation ? situation - shelf.nextSituation : 0,
    situationUnheld: unheldSituation(candidate, asked, shelf.terms),
    situationUnasked: unaskedSituation(candidate, asked, language),
  };
}

/** Words of the same field of life. */
function kindredEvidence({ candidate, shelf, lacking, held, heldPhrases }: Beside) {
  // A box for parcels is no gift wrap, however kindred the words are.
  const kindred = lacking.topics.some(isService) ? notKindred : (shelf.kindred.get(candidate.id) as Kindred);
  return {
    kindredHeld: kindred.held,
    kindredShare: kindred.share,
    kindredBehind: shelf.bestKindred - kindred.held,
    kindredSeveral: flag(kindred.several),
    kindredInHeading: flag(kindred.inHeading),
    kindredAlone: kindred.held * flag(held.length + heldPhrases.length === 0),
  };
}

/** A18: how much of the question is written in it, letter by letter. */
function letterEvidence({ candidate, shelf }: Beside) {
  const { held, inHeading, share, lead, many } = shelf.letters.get(candidate.id) as Letters;
  return { lettersHeld: held, lettersInHeading: inHeading, lettersShare: share, lettersLead: lead, lettersMany: many };
}

const longText = 500;

/** A19: the kind of text, beside what kind of answer is asked for. */
function kindEvidence({ candidate: { source, text, isPlaced }, asked: { details, places } }: Beside) {
  return {
    // What the owner says of the range speaks of much and answers little.
    ofRange: flag(source === 'services'),
    length: most(text.length, longText) / longText,
    numberGiven: flag(details.has('money') && /\d/.test(text)),
    placeUnasked: flag(isPlaced && details.size === 0 && places.length === 0),
  };
}

/** A20: of some topics most shops say what is asked, of others few. */
const evidenceByTopic = ({ candidate: { terms: hits }, asked: { topics, hinted }, shelf: { terms } }: Beside) =>
  Object.fromEntries(
    [...topics].flatMap(([topic, written]) => {
      const sure = written === '' || hinted.has(topic) ? 0.5 : 1;
      const isSaid = hits.has(terms.topics.get(topic) ?? -1);
      return [[asksTopic(topic), sure], ...(isSaid ? [[saysTopic(topic), sure]] : [])];
    }),
  );

/** What the passage lacks of the question, in the visitor's words. */
function lacksOf({ asked: { topics }, lacking, missing }: Beside): string {
  const [topic] = lacking.topics;
  return (
    missing.find(({ required }) => required === 'strictly')?.written ??
    missing.find(({ required, isThing }) => required === 'unheard' && isThing)?.written ??
    missing.find(({ isThing }) => isThing)?.written ??
    (topic === undefined ? undefined : topics.get(topic)) ??
    [...topics.values()][0] ??
    ''
  );
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

/** How likely it is that a passage is about a situation. */
function shareOfSituation({ terms: hits }: Candidate, situation: SituationName, terms: TermsOfWords): number {
  const degree = (terms.situations.get(situation) ?? []).findLastIndex((term) => hits.has(term));
  return situationDegrees[degree]?.share ?? 0;
}

/** How likely a passage is about the visitor's situation. */
const situationIn = (candidate: Candidate, { situations }: ReadQuestion, terms: TermsOfWords): number =>
  sumOf([...situations].map(([situation, share]) => share * shareOfSituation(candidate, situation, terms)));

/** How likely a passage is about a related situation. */
const nearSituation = (candidate: Candidate, { situations }: ReadQuestion, terms: TermsOfWords): number =>
  sumOf(
    [...situations].map(
      ([situation, share]) =>
        share * Math.max(0, ...(relatedSituations[situation] ?? []).map((near) => shareOfSituation(candidate, near, terms))),
    ),
  );

/** How likely the visitor's situation (such as a job application) is not the passage's. */
const unheldSituation = (candidate: Candidate, { situations }: ReadQuestion, terms: TermsOfWords): number =>
  Math.max(0, ...[...situations].map(([situation, share]) => share * (1 - shareOfSituation(candidate, situation, terms))));

/** How likely its heading is about a situation that is not the visitor's. */
function unaskedSituation({ heading, title }: Candidate, { situations }: ReadQuestion, language: ChatLanguage): number {
  if (heading === title) return 0;
  return sumOf([...readSituations(heading, language)].map(([situation, share]) => Math.max(0, share - (situations.get(situation) ?? 0))));
}

/** Noise level: every text reaches this share of every situation. */
const hardly = 0.1;

const shareOf = (has: number, lacks: number) => has / Math.max(1, has + lacks);

const isWhole = (lacking: LackingSenses, others: number) => lacking.topics.length + lacking.details.length + others === 0;

/** Whether no other passage contains one of the question's words or phrases. */
function isAloneIn(held: readonly HeldWord[], phrases: readonly MeaningName[], { terms, frequency }: Shelf): boolean {
  const isAlone = (term: number | undefined) => term !== undefined && frequency.get(term) === 1;
  return (
    held.some(({ word, terms: of }) => word.required !== 'product' && of.some(isAlone)) ||
    phrases.some((meaning) => isAlone(terms.meanings.get(meaning)))
  );
}

function rarityShare(words: readonly HeldWord[], { terms, frequency, size }: Shelf): number {
  const rarityOf = (term: number) => Math.log(1 + (size + 1) / ((frequency.get(term) ?? 0) + 1));
  let [all, have] = [0, 0];
  for (const [at, { held, word }] of words.entries()) {
    if (word.required === 'no') continue;
    const { parts = [], meanings = [] } = terms.words[at] ?? {};
    const rarity = Math.max(0, ...parts.map(rarityOf), ...(held === 'meaning' ? meanings.map(rarityOf) : []));
    all += rarity;
    if (held !== null) have += rarity;
  }
  return all === 0 ? 0 : have / all;
}

function shareInHeading(candidate: Candidate, topics: ReadonlyMap<TopicName, string>, language: ChatLanguage): number {
  const senses = headingSenses(candidate, language);
  return [...topics.keys()].filter((topic) => senses.has(topic)).length / topics.size;
}

/** How many of the topics its own words are about, without its headings. */
function shareInText({ text }: Candidate, topics: ReadonlyMap<TopicName, string>, language: ChatLanguage): number {
  if (topics.size === 0) return 0;
  const senses = sensesOf(text, language);
  return [...topics.keys()].filter((topic) => senses.has(topic)).length / topics.size;
}

/** Whether a passage says what the shop sells, or does not. */
function saysSelling({ heading, text, language }: Candidate): boolean {
  const verbs = languageData(language ?? 'en')
    .lists.sell.split('|')
    .filter(Boolean);
  const words = new Set(searchWords(`${heading} ${text}`));
  if (verbs.length === 0) return tellsOfSelling(words, language ?? 'en');
  return verbs.some((verb) => words.has(searchWords(verb)[0] ?? '') || (isUnspaced(verb) && text.includes(verb)));
}

/** Whether its heading speaks of a main topic that was not asked for. */
function isAboutAnother(
  { heading, title, language: own }: Candidate,
  topics: ReadonlyMap<TopicName, string>,
  language: ChatLanguage,
): boolean {
  if (topics.size === 0) return false;
  const mains = findSenses(`${heading || title}`, own ?? language, { asked: true }).filter(
    ({ sense }) => !isDetail(sense) && isMain(sense),
  );
  return mains.length > 0 && !mains.some(({ sense }) => isOrHolds(sense, topics));
}

/** How many topics its heading speaks of that were not asked for ('Express'): the general passage comes before a special one. */
function specialTopics(
  { heading, title, language: own }: Candidate,
  topics: ReadonlyMap<TopicName, string>,
  language: ChatLanguage,
): number {
  if (heading === title) return 0;
  const senses = findSenses(heading, own ?? language, { asked: true }).filter(({ sense }) => !isDetail(sense));
  return most(new Set(senses.map(({ sense }) => sense).filter((sense) => !isOrHolds(sense, topics))).size, 2);
}

function isInHeading({ forms, parts, meanings }: AskedWord, { heading, title, language }: Candidate): boolean {
  const words = new Set(searchWords(`${title} ${heading}`));
  if (parts.every((part, at) => words.has(part) || (forms[at] ?? []).some((form) => words.has(form)))) return true;
  const meant = meaningsOf(heading, language ?? 'en');
  return meanings.some((meaning) => meant.has(meaning));
}
