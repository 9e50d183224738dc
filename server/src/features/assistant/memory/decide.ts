/** Decides what a message asks for: its references are resolved on the conversation before anything is searched (README). Pure. */
import { spacesWords } from '../../../kit/languages/index.ts';
import { isAsking } from '../../../kit/languages/questions.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { attributesAsked } from './attributes.ts';
import { askedTogether } from './basket/asked.ts';
import { basketChange } from './basket/changes.ts';
import type { Reading } from './reading/reading.ts';
import { isStatedByAll, type KnownProducts, subjectIds, type Target, targetOf, wordsInTitle } from './references.ts';
import type { Request } from './request.ts';
import { reread } from './rereading/index.ts';
import { asSpelt } from './rereading/things.ts';
import { afterwards } from './rules/afterwards.ts';
import { compare, extreme, mostOfShown } from './rules/comparing.ts';
import { explained } from './rules/explained.ts';
import {
  about,
  contents,
  howToChoose,
  included,
  isAttributeAsked,
  oneOfShown,
  restock,
  sameAsked,
  whetherSuits,
  whetherThere,
} from './rules/facts.ts';
import { forIt } from './rules/fitting.ts';
import { type Moment, named, type Rule, searchFor } from './rules/moment.ts';
import { ofShop } from './rules/of-shop.ts';
import { withOpenVersions } from './rules/open-versions.ts';
import { cheaper, forAnother, forOneself, oneOfKind, others, refine, scaled, wish } from './rules/searching.ts';
import { discount, talk } from './rules/talk.ts';
import { topic } from './rules/topics.ts';
import { total } from './rules/totals.ts';
import { whichNamed } from './rules/which-named.ts';
import { whyNot } from './rules/why-not.ts';
import { soughtThing } from './sought.ts';
import { holdsWord } from './words.ts';

/** The rules in their order; the first that applies decides. The names are those of the README. */
const rules: readonly [name: string, rule: Rule][] = [
  ['W1 why not', whyNot],
  ['M1 talk', talk],
  ['M2 person', ({ reading }) => (reading.keys.has('person') && !named(reading) ? { act: 'person' } : null)],
  ['M3 discount', discount],
  ['M19 afterwards', afterwards],
  ['M23 of the shop', ofShop],
  ['B basket', basketChange],
  ['B5 asked together', askedTogether],
  ['M20 explained', explained],
  ['M24 included', included],
  ['M8 which of the named', whichNamed],
  ['M4 total', total],
  ['M5 compare', compare],
  ['M13 for oneself', forOneself],
  ['M13 for another', forAnother],
  ['M6 extreme', extreme],
  ['M7 cheaper', cheaper],
  ['M13 one of the kind', oneOfKind],
  ['M7 less of it', scaled],
  ['M22 for it', forIt],
  ['M21 how to choose', howToChoose],
  ['M8 contents', contents],
  ['M8 attribute', (moment, target) => (isAttributeAsked(moment, target) ? about(moment, target) : null)],
  ['M18 the same of another', sameAsked],
  ['M9 others', others],
  ['M17 restock', restock],
  ['M10 topic', topic],
  ['M11 about', about],
  ['M11 whether it suits', whetherSuits],
  ['M12 one of the shown', oneOfShown],
  ['M11 whether there', whetherThere],
  ['M5 most of the shown', mostOfShown],
  ['M13 refine', refine],
  ['M14 wish', wish],
  [
    'M15 advice',
    ({ reading, ...moment }, target) =>
      // 'Is a strap with it, or do I have to buy one?' asks for no advice.
      reading.asksIncluded && target
        ? null
        : reading.keys.has('advice') || reading.keys.has('seeking') || reading.keys.has('gift')
          ? { act: 'advice', search: searchFor({ reading, ...moment }, 'advice') }
          : null,
  ],
];

/** The request of a message. */
export function decide(moment: Moment): Request {
  return decideByRule(moment).request;
}

/** As `decide`, with the name of the rule that decided. */
export function decideByRule(given: Moment): { request: Request; rule: string } {
  const { reading, strange } = reread(given);
  const moment = { ...given, reading, strange, thing: thingSought({ ...given, reading }) };
  const target = targetIn(moment);
  for (const [rule, apply] of rules) {
    const request = apply(moment, target);
    if (request) return { request: request.act === 'total' ? withOpenVersions(request, moment) : request, rule };
  }
  return { request: { act: 'question', question: moment.message, search: searchFor(moment, 'wish') }, rule: 'M16 question' };
}

/** The thing that a message seeks; what is talked about is not sought by its mere name. */
function thingSought({ message, reading, conversation, products, knows, isThing, spelt }: Moment): string | null {
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isInView = (word: string) =>
    inView.some(({ title, categories }) => [title, ...categories].some((each) => holdsWord(each, word, reading.language)));
  if (!isThing) return null;
  const meant = (word: string) => (isThing(word, reading.language) ? word : asSpelt(word, { reading, isThing, spelt }));
  const thing = soughtThing(message, reading, { isThing: (word) => meant(word) !== null, knows, isInView });
  return thing && meant(wholeNameOf(thing, reading));
}

/** Words that are not spaced are cut into signs that the catalogue may hold as one: 研磨 and 剤 are 研磨剤. */
const wholeNameOf = (thing: string, { language, content }: Reading): string =>
  (!spacesWords(language) && content.find(({ text }) => text.endsWith(thing))?.text) || thing;

/** The products that a message refers to: of those shown, else those of the catalogue that it calls by name. */
function targetIn({ message, reading, conversation, products, named: namedIds = [], thing }: Moment): Target | null {
  const target = targetOf(reading, conversation, products);
  // 'How many sheets are in a pack?' of two that state it is not about the one that is called '100 sheets'.
  const inView = subjectIds(conversation);
  if (reading.content.length > 0 && reading.content.every((word) => isStatedByAll(word, inView, reading, products))) return target;
  const holdsNumber = (id: number) => reading.bareNumbers.some((number) => foldedWords(products.get(id)?.title ?? '').includes(number));
  // 'Il Fjord quanti fili ha?' is not about a product called 'Filo'.
  const ids = calledBySuch(namedIds, products, reading);
  // 'And the one of 24 inches?' is not the one of 20 that was shown.
  const isNumbered = ids.length === 1 && ids.some(holdsNumber) && !target?.productIds.some(holdsNumber);
  if ((target?.isNamed && !isNumbered) || ids.length === 0) return target;
  const records = ids.flatMap((id) => products.get(id) ?? []);
  // 'I want a navy wool jumper' is no name of the only one whose title says so.
  const titled = records.flatMap((record) => [...wordsInTitle(reading, record)]);
  const isKind = thing != null && reading.keys.has('seeking') && conversation.shown.length === 0 && !isAsking(message, reading.language);
  if (isKind && titled.every(({ text, wishes }) => wishes.length > 0 || text === thing)) return target;
  const { words: properties } = attributesAsked(reading, records);
  const isExplained = reading.content.every(
    (word) => properties.has(word) || records.some((record) => wordsInTitle(reading, record).has(word)),
  );
  return isExplained ? { productIds: ids, isNamed: true } : target;
}

/** Those of the named products that are named by more than a word for a property of another. */
function calledBySuch(ids: readonly number[], products: KnownProducts, reading: Reading): readonly number[] {
  const isNamedFor = (id: number) => {
    const others = ids.flatMap((other) => (other === id ? [] : (products.get(other) ?? [])));
    const { words } = attributesAsked(reading, others);
    return [...wordsInTitle(reading, products.get(id))].some((word) => !words.has(word));
  };
  return ids.length > 1 && reading.keys.has('count') ? ids.filter(isNamedFor) : ids;
}
