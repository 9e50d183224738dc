/** Reasons that rule a passage out, however similar it is to the question (rules A2–A4, A6, A10, A11 of README.md), in the visitor's words. Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { SituationName } from '../../../kit/languages/situations/shape.ts';
import { findSenses, phrasesIn, shopWordsOf, type TopicName } from '../../../kit/languages/topics/index.ts';
import { groupHolds, mayBeHome } from '../../../kit/languages/topics/places.ts';
import { isUnspaced, searchFold, searchWords } from '../../../kit/text/search-words.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import type { Evidence } from './evidence-names.ts';
import type { Candidate } from './index-store.ts';
import { paysLater, placesOf, sensesOf, tellsOf, waysToPayLater } from './marks.ts';
import type { ReadQuestion } from './question.ts';
import { isPartOf, isService } from './topics.ts';

/**
 * What rules the passage out, in the visitor's words: the order of one customer, or a service or place that the passage does not cover. Null when nothing does.
 */
export const missingEntity = (candidate: Candidate, asked: ReadQuestion): string | null =>
  missingReference(candidate, asked) ?? missingName(candidate, asked) ?? missingPlace(candidate, asked) ?? missingContact(candidate, asked);

/** Topics about contact with the shop. */
const ofContact: readonly TopicName[] = ['contact', 'phone', 'email', 'place', 'hours', 'weekend', 'pickup'];

/** A12: contact details answer no other question, whatever words they contain. */
const missingContact = ({ source }: Candidate, { topics, asksWeekday }: ReadQuestion): string | null =>
  source === 'contact' && !asksWeekday && !ofContact.some((topic) => topics.has(topic)) ? ([...topics.values()][0] ?? '') : null;

/** Topics under which a shop's page may answer a question about one order. */
const aboutOneOrder: readonly TopicName[] = ['tracking', 'cancelling', 'changing', 'returns', 'refund', 'exchange', 'warranty', 'damaged'];

/** How parcels are sent ('by Royal Mail Tracked') does not tell where one is. */
const isSent = (candidate: Candidate): boolean =>
  (['deliveryCost', 'freeDelivery'] as const).some((each) => tellsOf(wholeText(candidate), candidate.language ?? 'en', each));

/** Topics about where customers find their bills. */
const isOfBills = (candidate: Candidate, topics: ReadQuestion['topics']): boolean =>
  topics.has('invoice') && tellsOf(wholeText(candidate), candidate.language ?? 'en', 'billCopy');

/** A6: no text of a shop knows the order or invoice of one customer; how to track or cancel one, or where bills are, stands where that is named. */
const missingReference = (candidate: Candidate, { reference, topics }: ReadQuestion): string | null => {
  if (!reference || isOfBills(candidate, topics)) return null;
  const isAbout = (topic: TopicName) =>
    topics.has(topic) && sensesOf(wholeText(candidate), candidate.language ?? 'en').has(topic) && !isSent(candidate);
  return aboutOneOrder.some(isAbout) ? null : ([...topics.values()][0] ?? reference);
};

const wholeText = ({ heading, title, text }: Candidate) => `${title}\n${heading}\n${text}`;

/** A4: the passage names the service that the question names, or lists all services. */
function missingName(candidate: Candidate, { names }: ReadQuestion): string | null {
  if (names.length === 0) return null;
  const text = ` ${searchWords(wholeText(candidate)).join(' ')} `;
  const folded = searchFold(wholeText(candidate));
  const isNamed = (spelling: string) => (isUnspaced(spelling) ? folded.includes(spelling) : text.includes(` ${spelling} `));
  const missing = names.find(({ spellings }) => !spellings.some(isNamed));
  if (!missing || saysOnly(candidate)) return null;
  return paysLater(missing.spellings) && deniesPayingLater(candidate) ? null : missing.written;
}

/** 'We do not offer paying later' answers 'Can I use Klarna?'; 'in three parts' does not. */
function deniesPayingLater({ text, language }: Candidate): boolean {
  const spoken = language ?? 'en';
  const negation = new RegExp(shopWordsOf(spoken).not, 'u');
  return sentencesOf(text).some(
    (sentence) => negation.test(searchFold(sentence)) && waysToPayLater.some((way) => sensesOf(sentence, spoken).has(way)),
  );
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
 * A3: the passage names the place or a group that contains it, states what holds in all other countries, or lists the only places there are.
 */
function missingPlace(candidate: Candidate, { places }: ReadQuestion): string | null {
  const { language } = candidate;
  if (places.length === 0 || !language) return null;
  const text = wholeText(candidate);
  const named = placesOf(text, language);
  // A passage that names no place holds at home, where a city of the shop's language is.
  const isHere = ({ code, city }: (typeof places)[number]) => city && named.size === 0 && mayBeHome(language, code);
  const missing = places.find((place) => ![...named].some((group) => groupHolds(group, place.code)) && !isHere(place));
  if (!missing) return null;
  const closes = (sentence: string) => saysOnly({ ...candidate, text: sentence }) && placesOf(sentence, language).size > 0;
  if (sentencesOf(candidate.text).some(closes)) return null;
  return coversAbroad(candidate, language, named) ? null : missing.written;
}

/** 'Not to other countries' closes a list, and 'abroad' alone means every country. */
function coversAbroad({ heading, text }: Candidate, language: ChatLanguage, named: ReadonlySet<string>): boolean {
  const isAbroad = (part: string) => findSenses(part, language, { asked: true }).some(({ sense }) => sense === 'abroad');
  const negation = new RegExp(shopWordsOf(language).not, 'u');
  if (sentencesOf(text).some((sentence) => negation.test(searchFold(sentence)) && isAbroad(sentence))) return true;
  return named.size === 0 && isAbroad(`${heading}\n${text}`);
}

/** The evidence counted for a passage. */
interface Counted {
  evidence: Evidence;
  lacks: string;
  lackingTopics: readonly TopicName[];
  /** Whether it is about a situation or one near to it, however little. */
  isAbout: (situation: SituationName) => boolean;
}

/** What is missing by this evidence; null when nothing is. */
export const missingByCount = (candidate: Candidate, asked: ReadQuestion, counted: Counted): string | null =>
  missingService(candidate, asked, counted.lackingTopics) ??
  missingServiceMeant(asked, counted) ??
  missingThing(counted.evidence, asked, counted.lacks) ??
  missingDetail(counted.evidence, asked) ??
  missingSale(candidate, asked, counted) ??
  missingOrigin(candidate, asked);

/** A11: the passage names the service or the way to pay that the question asks for, or lists all of them. */
function missingService(candidate: Candidate, { topics }: ReadQuestion, lacking: readonly TopicName[]): string | null {
  const isAlone = (service: TopicName) => [...topics.keys()].every((topic) => topic === service || isPartOf(service, topic));
  const service = lacking.find((topic) => isService(topic) && isAlone(topic));
  return service === undefined || saysOnly(candidate) || tellsOfService(candidate, service) ? null : (topics.get(service) ?? '');
}

/** Situations of customers who ask for a service: a text may describe it in other words than the topic's. */
const situationsOfServices: Partial<Record<TopicName, readonly SituationName[]>> = {
  onAccount: ['payLater'],
  instalments: ['instalments'],
  cashOnDelivery: ['cashOnDelivery'],
  giftCard: ['giftCard'],
  giftWrap: ['giftWrap'],
  rental: ['rental'],
  secondHand: ['tradeIn'],
  repair: ['repair', 'maintenance'],
  spareParts: ['spareParts'],
  custom: ['custom', 'engraving'],
  samples: ['samples'],
  subscription: ['subscription'],
  events: ['course', 'events', 'watching'],
  loyalty: ['loyalty'],
  priceMatch: ['priceMatch'],
};
const tellsOfService = (candidate: Candidate, service: TopicName): boolean =>
  (situationsOfServices[service] ?? []).some((situation) => tellsOf(wholeText(candidate), candidate.language ?? 'en', situation));

/** Situations of visitors who want something done that no text answers in passing. */
const servicesMeant: ReadonlySet<SituationName> = new Set<SituationName>([
  ...Object.values(situationsOfServices).flat(),
  'jobs',
  'disposal',
  'wholesale',
  'donating',
  'assemblyService',
  'petsWelcome',
  'gettingThere',
  'accessible',
  'groupVisit',
  'adopting',
  'showing',
]);
/** Topics under which a shop may describe such a service in other words. */
const besideServices: ReadonlySet<TopicName> = new Set<TopicName>(['returns', 'exchange', 'refund']);
const surely = 0.55;

/**
 * A16: a visitor who certainly asks for a service gets no answer from a passage about neither that nor a related service: 'can you take my old
 * mattress when you deliver?'
 */
function missingServiceMeant({ topics, words, situations }: ReadQuestion, { lacks, lackingTopics, isAbout }: Counted): string | null {
  const service = [...situations].find(([situation, share]) => share >= surely && servicesMeant.has(situation))?.[0];
  if (service === undefined || isAbout(service)) return null;
  // The question consists of topics and filler words, so it names no service.
  if (topics.size > 0 && words.length === 0) return null;
  const isNamed = [...topics.keys()].some((topic) => !lackingTopics.includes(topic) && (isService(topic) || besideServices.has(topic)));
  return isNamed ? null : lacks;
}

/** A17: 'goods made to measure cannot be returned' does not say where they are made. */
function missingOrigin(candidate: Candidate, { topics }: ReadQuestion): string | null {
  if (topics.size !== 1 || !topics.has('origin')) return null;
  const spoken = candidate.language ?? 'en';
  const text = wholeText(candidate);
  const senses = sensesOf(text, spoken);
  return !senses.has('custom') || senses.has('origin') || placesOf(text, spoken).size > 0 ? null : (topics.get('origin') ?? '');
}

/** A11: under a heading about something else, a service that is named is one for other things: a box that is lent is no tent for rent. */
const missingThing = ({ thingLacking, headingUncovered }: Evidence, { topics }: ReadQuestion, lacks: string): string | null =>
  thingLacking > 0 && headingUncovered > 0 && topics.size === 1 ? lacks : null;

/** A2: if the question is only a topic and a detail, the passage must contain the detail. */
const missingDetail = (
  { detailLacking, wordsHeld, meaningsHeld, phrasesHeld, situationHeld }: Evidence,
  { topics }: ReadQuestion,
): string | null =>
  detailLacking > 0 && situationHeld < likelyShare && wordsHeld + meaningsHeld + phrasesHeld === 0 ? ([...topics.values()][0] ?? '') : null;

/**
 * A10: what stands about something else under a heading, such as returns, is no answer to a wish for the thing itself; nor does a page that says nothing
 * of selling tell whether the shop sells one.
 */
const missingSale = (
  { source }: Candidate,
  { sells }: ReadQuestion,
  { evidence: { sellingUnsaid, unaskedTopic, situationHeld }, lacks }: Counted,
): string | null => {
  const isElsewhere = unaskedTopic > 0 || (sells && (source === 'page' || source === 'faqs'));
  return sellingUnsaid > 0 && isElsewhere && situationHeld < likelyShare ? lacks : null;
};
const likelyShare = 0.3;
