/** Sentences in the owner's own words: clauses of passages, ways of contact, rules about discounts; and that the owner says nothing. */

import { definiteArticlesOf } from '../../../../kit/languages/articles.ts';
import { claimLexicon } from '../../../../kit/languages/claims/index.ts';
import { formsOfList, isForm } from '../../../../kit/languages/claims/lists.ts';
import { talkPhrases } from '../../../../kit/languages/claims/talk.ts';
import { allLanguages, languageData, spacesWords } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { type Clause, cutClauses } from '../cut/index.ts';
import { languageByWords } from '../read/language.ts';
import type { Claim } from '../types.ts';
import { isPublicRule, isRefusal } from './discount-rule.ts';
import { isolated, type Wording } from './wording.ts';

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;

/** A clause of so few words ('Yes.', '3 days') is only understood under its heading. */
const tooShortAlone = 3;
/** A longer topic is no topic, but a sentence that somebody wants repeated. */
const longestTopic = { words: 6, letters: 60 };
const sentenceEnd = /[.!?…。！？؟]["'”“’»)\]」』]*$/u;

/** Quotes a clause of the owner, with its heading where it needs one; null for a clause that is not there. */
export function policy({ passage: id, clause: index, continued = false }: ClaimOf<'policy'>, wording: Wording): string | null {
  const passage = wording.records.passages.find((record) => record.id === id);
  const clause = passage && cutClauses(passage)[index];
  const text = plainLine(clause?.text ?? '');
  if (!passage || !clause || !text) return null;
  // The owner's maximum is not for the visitor's eyes.
  if (passage.source === 'discount') return discount(wording);
  const { language, quote, sentences } = wording;
  const heading = plainLine(passage.heading);
  const colon = /[?？؟:：]$/u.test(heading) ? '' : languageData(passage.language ?? language).punctuation.colon;
  const whole = heading && !continued && needsHeading(clause) ? `${heading}${colon} ${text}` : text;
  const line = sentenceEnd.test(whole) ? capital(whole, language) : `${capital(whole, language)}${languageData(language).punctuation.stop}`;
  const own = passage.language ?? languageByWords(`${passage.heading} ${passage.text}`, language);
  if (own === language) return line;
  return continued ? quote(line) : sentences.ownWords(quote(line), languageName(own, wording));
}

/** Whether a clause is only understood under its heading: an answer, a pronoun in the place of what it is about, a few words. */
const needsHeading = ({ answers, reading, text }: Clause): boolean =>
  answers !== null || wordsIn(text).length <= tooShortAlone || beginsWithPronoun(reading);

/** Words that are articles before a noun and pronouns elsewhere: 'la livraison', 'die Lieferung'. */
const articles: ReadonlySet<string> = new Set([
  ...allLanguages.flatMap((language) => (languageData(language).sentences.articlesArePronouns ? definiteArticlesOf(language) : [])),
  'l',
  'de',
]);

function beginsWithPronoun({ hits, words, language }: Clause['reading']): boolean {
  if (!hits.some(({ role, from }) => from === 0 && (role === 'it' || role === 'they'))) return false;
  const [first, next] = words;
  const nounNext = languageData(language).titles.capitalNouns
    ? /^\p{Lu}/u.test(next?.written ?? '')
    : hits.every(({ from }) => from !== 1) || hits.some(({ role, from }) => from === 1 && role === 'concept');
  return !(articles.has(first?.folded ?? '') && nounNext);
}

/** An address, a link or a handle is written as it is: 'maelle@shop.example'. */
const addressFirst = /^(?:\S*@\S|https?:|www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?=[\s/,.]|$))/u;

const capital = (text: string, language: string): string =>
  addressFirst.test(text) ? text : text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const languageName = (of: string, { replies }: Wording): string => new Intl.DisplayNames(replies.locale, { type: 'language' }).of(of) ?? of;

/** The owner's contact of one kind; null where the owner names none. */
export function contact({ by }: ClaimOf<'contact'>, wording: Wording): string | null {
  const { contact: ways } = wording.records;
  const texts = by === 'words' ? [ways.words] : by === 'email' ? ways.emails : by === 'phone' ? ways.phones : ways.links;
  const lines = texts.map(plainLine).filter(Boolean);
  return lines.length > 0 ? wording.replies.contact(lines.map((text) => isolated(text, wording.language)).join(', ')) : null;
}

/** How to reach the owner: in the owner's words, else by mail or telephone, else by what the website says. */
export const howToReach = (wording: Wording): string =>
  contact({ kind: 'contact', by: 'words' }, wording) ??
  contact({ kind: 'contact', by: 'email' }, wording) ??
  contact({ kind: 'contact', by: 'phone' }, wording) ??
  wording.replies.noContact;

/** What the owner says about discounts to everybody. A bare figure or an upper limit is an instruction, and is not revealed. */
export function discount(wording: Wording): string {
  const { replies, sentences, records } = wording;
  const text = plainLine(records.discount);
  if (!text) return inTurn([replies.discountUnknown, howToReach(wording)], wording);
  if (isRefusal(text)) return replies.noDiscount;
  const rules = sentencesOf(text).filter(isPublicRule);
  if (rules.length === 0) return inTurn([sentences.discountAskTeam, howToReach(wording)], wording);
  const joined = inTurn(rules, wording);
  return replies.discount(isolated(sentenceEnd.test(joined) ? joined : `${joined}.`, wording.language));
}

/** Says that the shop gives no information, about `topic` if it may be repeated, and how to reach the owner. */
export function notSaid({ topic }: ClaimOf<'notSaid'>, wording: Wording): string {
  const { replies, sentences, quote } = wording;
  const words = plainLine(topic);
  const opening = isTopic(words, wording.language) ? sentences.nothingAbout(quote(words)) : replies.nothingSaid;
  return inTurn([opening, howToReach(wording)], wording);
}

/**
 * Whether a visitor's words may be repeated as a topic: a few words that name something. No figures, addresses or marks, and no question: it
 * begins with a small word ('what', 'is') or speaks of 'you' and 'me'.
 */
function isTopic(topic: string, language: ChatLanguage): boolean {
  const words = wordsIn(topic);
  if (topic.length > longestTopic.letters || words.length === 0 || words.length > longestTopic.words) return false;
  if (!/^[\p{L}\p{M}\s'’\-–・ー]+$/u.test(topic) || /(?:か|です|ます|ください)$/u.test(topic)) return false;
  const { free, agents } = claimLexicon(language);
  // Signs of scripts without spaces are no words by themselves.
  const small = spacesWords(language) ? formsOfList(free) : [];
  const people = formsOfList(`${agents.i}, ${agents.we}, ${agents.you}`);
  return !isForm(words[0] ?? '', small) && !words.some((word) => isForm(word, people));
}

/** Sentences one after another, as the language spaces them. */
const inTurn = (sentences: readonly string[], { language }: Wording): string => sentences.join(languageData(language).punctuation.gap);

/** A whole phrase of the language's list: its first wording by the key of its kind, or any wording as it was written; null for other text. */
export function talk({ phrase }: ClaimOf<'talk'>, { language }: Wording): string | null {
  const { byKey, wordings } = talkPhrases(language);
  const fixed = byKey.get(phrase);
  if (fixed) return fixed;
  const words = plainLine(phrase);
  if (!wordings.has(wordsIn(words).join(' '))) return null;
  return sentenceEnd.test(words) ? words : `${words}${languageData(language).punctuation.stop}`;
}
