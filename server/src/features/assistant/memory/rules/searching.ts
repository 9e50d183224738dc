/** Rules M7, M9, M13 and M14: cheaper ones, other ones, refinements and new wishes. Pure. */
import { definiteArticlesOf } from '../../../../kit/languages/articles.ts';
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import { isSizeWord } from '../../../../kit/languages/pointed.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { minorDigits } from '../../../../kit/money/minor-units.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { yesOrNo } from '../../../../kit/text/yes-no.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { hasOption, valuesOfFamily } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import { attributesAsked } from '../attributes.ts';
import { receivers } from '../constraints.ts';
import { type ContentWord, type Reading, readMessage } from '../reading/reading.ts';
import { speaksOfIt } from '../reading/subject.ts';
import { extremeMeant, subjectIds, type Target } from '../references.ts';
import type { Request } from '../request.ts';
import { amountOn, isFurther, scalesOf } from '../scales.ts';
import { versionByExtent } from '../versions/options.ts';
import { holdsWord } from '../words.ts';
import { about } from './facts.ts';
import { isWishing, type Moment, named, searchFor } from './moment.ts';

/** Something that costs less, or more, than what is being talked about. */
export function cheaper(moment: Moment, target: Target | null): Request | null {
  const { reading, products, conversation } = moment;
  const { keys } = reading;
  // 'Cheaper than 90' is a limit.
  if (reading.budget || reading.asks.has('saving') || (target?.isNamed && extremeMeant(reading))) return null;
  const reason = reading.keys.has('cheaper') ? 'cheaper' : reading.keys.has('dearer') ? 'dearer' : null;
  if (!reason) return null;
  const inView = target?.productIds ?? subjectIds(conversation);
  // 'The cheapest one, what is it made of?' of the only thing in view
  const asksMore = reading.measures.size > 0 || [...reading.asks].some((ask) => ask !== 'price' && ask !== 'stock');
  if (asksMore && keys.has('one') && !keys.has('some') && inView.length === 1) return null;
  // '69 is a lot, anything cheaper?' is said of the one that costs 69.
  const ofPrice = inView.filter((id) => isPriceSaid(moment, products.get(id)?.priceMinor ?? null));
  const ids = ofPrice.length > 0 ? ofPrice : inView;
  const prices = ids.flatMap((id) => products.get(id)?.priceMinor ?? []);
  // 'The dearer one, of which wood is it?' looks for no wood.
  const { words } = attributesAsked(
    reading,
    ids.flatMap((id) => products.get(id) ?? []),
  );
  const clause = sentenceSaying(moment, reason);
  const isThing = ({ text }: ContentWord) => moment.isThing?.(text, reading.language) === true;
  const isSaid = (word: ContentWord) => clause.includes(word.text) || isThing(word);
  // 'Cheaper, but also for bagels' asks for what such things state; 'with a lid' too.
  const isDemanded = (word: ContentWord) => words.has(word) && (word.isPurpose === true || keys.has('with'));
  const content = reading.content.filter((word) => isSaid(word) && (word.wishes.length > 0 || !words.has(word) || isDemanded(word)));
  const wanted = searchFor({ ...moment, reading: { ...reading, content } }, reason);
  const kind = conversation.constraints.kind;
  const isOfKind = kind !== null && content.every((word) => word.wishes.length > 0 || isDemanded(word));
  const demanded = content.filter(isDemanded).map(({ text }) => text);
  const search =
    isOfKind && demanded.length > 0
      ? { ...wanted, purposes: [], constraints: { ...wanted.constraints, kind: [kind, ...demanded].join(' ') } }
      : wanted;
  // 'A cheap shelf for a damp cellar': what it is for chooses before its price does.
  const isForSomething = !keys.has('cheapest') && !keys.has('dearest') && search.purposes.length > 0;
  if (prices.length === 0)
    return named(reading) ? { act: 'search', search: { ...search, reason: isForSomething ? 'wish' : 'cheapest' } } : null;
  const limit = reason === 'cheaper' ? { below: Math.min(...prices) } : { above: Math.max(...prices) };
  return { act: 'search', search: { ...search, ...limit, skip: ids } };
}

/** Whether a number of the message is a price, with or without its cents. */
const isPriceSaid = ({ reading, currency }: Moment, minor: number | null): boolean => {
  const unit = 10 ** minorDigits(currency);
  const numbers = reading.bareNumbers.map((number) => Number(number.replace(',', '.')));
  return minor !== null && numbers.some((number) => number === minor / unit || number === Math.floor(minor / unit));
};

/** The sentence that asks for it: 'anything cheaper? I do not mind the noise' seeks nothing with noise. */
function sentenceSaying({ message, reading }: Moment, key: DialogueKey): string {
  const sentences = sentencesOf(message);
  const saying = sentences.find((sentence) => readMessage(sentence, reading.language).keys.has(key)) ?? message;
  // 'If it need not fold, anything cheaper?': what stands before the comma is a reason or a condition.
  const clauses = saying.split(/(?<=[,،、;])\s/u);
  const from = clauses.findIndex((clause) => readMessage(clause, reading.language).keys.has(key));
  return foldedWords(clauses.slice(Math.max(0, from)).join(' ')).join(' ');
}

/** 'Anything lighter?' than what is talked about, 'the lightest lamp' of the catalogue. */
export function scaled(moment: Moment, target: Target | null): Request | null {
  const { products, conversation, reading } = moment;
  const scales = scalesOf(reading);
  if (scales.length === 0 || reading.budget || reading.topics.length > 0 || target?.isNamed) return null;
  const ids = target?.productIds ?? subjectIds(conversation);
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const { words } = attributesAsked(reading, records);
  const isCompared = ({ text }: ContentWord) =>
    !moment.knows(text, reading.language) && reading.compared.some(({ stem }) => text.startsWith(stem));
  // 'Something lighter, with a sun visor too': it has to have one.
  const had = reading.keys.has('with')
    ? reading.content.filter((word) => words.has(word) && saysYesOrNo(word, records, reading.language))
    : [];
  const content = reading.content.filter((word) => !words.has(word) && !isCompared(word));
  const rest = { ...reading, content };
  if (!named(rest) && ids.length > 0) {
    const version = furtherVersion(moment, records);
    if (version) return version;
    for (const scale of scales) {
      const amounts = records.flatMap(({ attributes }) => amountOn(scale, attributes) ?? []);
      if (amounts.length === 0) continue;
      const [beyond = null] = amounts.toSorted((first, second) => (isFurther(scale, first, second) ? -1 : 1));
      const reason = scale.end === 'least' ? 'less' : 'more';
      const search = searchFor({ ...moment, reading: rest }, reason);
      const kind = [search.constraints.kind, ...had.map(({ text }) => text)].filter(Boolean).join(' ') || null;
      return { act: 'search', search: { ...search, constraints: { ...search.constraints, kind }, scale: { ...scale, beyond }, skip: ids } };
    }
    return othersOfKind(moment, ids);
  }
  const [scale] = scales;
  const isOfKind = named(rest) && content.every(({ text, wishes }) => wishes.length > 0 || moment.knows(text, reading.language));
  if (!scale || !isOfKind || (scale.measures.length === 0 && reading.asks.size > 0)) return null;
  return { act: 'search', search: { ...searchFor({ ...moment, reading: rest }, scale.end), scale } };
}

const mostOfOthers = 5;

/** 'Is there a smaller one?' of what states no size: others of its kind, of which a title or a text may say so. */
function othersOfKind(moment: Moment, ids: readonly number[]): Request | null {
  const { keys, wordCount, isUtmost, isBeyond, measures } = moment.reading;
  const isOther = measures.size > 0 && (isBeyond || keys.has('some'));
  if (!isOther || wordCount > mostOfOthers || isUtmost || keys.has('which') || keys.has('it') || keys.has('byHowMuch')) return null;
  const search = searchFor(moment, 'others');
  return { act: 'search', search: { ...search, constraints: { ...search.constraints, kind: null }, thing: null, like: ids, skip: ids } };
}

/** 'Is there a bigger bottle?' of what comes in 250 and 500 ml: another version of the thing in view, where that is not chosen yet. */
function furtherVersion(moment: Moment, records: readonly ProductRecord[]): Request | null {
  const { reading, conversation } = moment;
  const [record, ...others] = records;
  if (!record || others.length > 0) return null;
  const keys = new Set([...reading.keys].filter((key) => key !== 'seeking' && key !== 'some' && key !== 'others'));
  const bareReading: Reading = { ...reading, keys, isQuestion: false, content: [] };
  const meant = versionByExtent(bareReading, records);
  const chosen = conversation.versions[record.id] ?? [];
  if (!meant || chosen.some(({ family, value }) => family === meant.wish.family && value === meant.wish.value)) return null;
  // 'Is there a bigger one in blue?' asks for both.
  const beside = reading.wishes.filter((wish) => wish.family !== meant.wish.family && hasOption(record, wish));
  const wishes = [...beside, meant.wish];
  return about({ ...moment, reading: { ...bareReading, wishes, isQuestion: true } }, { productIds: [record.id], isNamed: true });
}

/** Whether some products state under a name whether they have it: 'Sun visor: no'. */
const saysYesOrNo = ({ text }: ContentWord, records: readonly ProductRecord[], language: string): boolean =>
  records.some(({ attributes }) =>
    attributes.some(
      ({ name, values }) =>
        text.split(' ').every((word) => holdsWord(name, word, language)) && values.some((value) => yesOrNo(value) !== null),
    ),
  );

/** 'I would rather have a hard one' behind cases: the same kind, by a word that names no thing. */
export function oneOfKind(moment: Moment): Request | null {
  const { reading, conversation, isThing } = moment;
  const { keys, content, topics, asks, measures, language } = reading;
  const { kind } = conversation.constraints;
  const words = content.filter(({ wishes }) => wishes.length === 0);
  const isSought = keys.has('one') && (reading.isRather || keys.has('seeking')) && topics.length + asks.size + measures.size === 0;
  // 'The oak one, what holes can I get?' asks about it.
  if (
    !isThing ||
    !isSought ||
    (isAsking(moment.message, language) && !reading.isRather) ||
    kind === null ||
    words.length === 0 ||
    subjectIds(conversation).length === 0
  )
    return null;
  if (words.some(({ text }) => text.split(' ').some((word) => isThing(word, language)))) return null;
  const search = searchFor(moment, 'refined');
  const all = [...new Set([...kind.split(' '), ...words.map(({ text }) => text)])];
  return { act: 'search', search: { ...search, constraints: { ...search.constraints, kind: all.join(' ') } } };
}

/** 'And one for me' behind what was sought for somebody else: the same kind again. */
export function forOneself(moment: Moment): Request | null {
  const { reading, conversation } = moment;
  const { recipient, age } = conversation.constraints.wishes;
  if (!reading.isForOneself || named(reading) || reading.topics.length > 0 || (recipient ?? age) === undefined) return null;
  return { act: 'search', search: searchFor(moment, 'wish') };
}

/**
 * 'And for my father, who runs?' behind what was sought: the same kind for somebody else. What is told of him chooses among such things, and names none.
 */
export function forAnother(moment: Moment): Request | null {
  const { reading, conversation, isThing } = moment;
  const { content, wishes, topics, asks, measures, language } = reading;
  if (!reading.continues || !wishes.some(({ family }) => receivers.has(family))) return null;
  if (topics.length + asks.size + measures.size > 0 || subjectIds(conversation).length === 0) return null;
  const details = content.filter((word) => word.wishes.length === 0).flatMap(({ text }) => text.split(' '));
  if (!isThing || details.some((word) => isThing(word, language))) return null;
  const search = searchFor({ ...moment, reading: { ...reading, content: content.filter((word) => word.wishes.length > 0) } }, 'refined');
  // The attribute that was asked about last names no product: 'does it have a limit of volume?'
  const isOfThing = search.constraints.kind?.split(' ').some((word) => isThing(word, language)) === true;
  const kind = isOfThing ? search.constraints.kind : null;
  const like = isOfThing ? search.like : subjectIds(conversation);
  return { act: 'search', search: { ...search, constraints: { ...search.constraints, kind }, like, purposes: details } };
}

const variantAsks = ['colour', 'size', 'material'] as const;
const mostOfVersions = 2;

/** 'Other rucksacks' after a rucksack: the word is the common name of such products. */
function isByKindOnly({ reading, conversation, products }: Moment): boolean {
  const categories = subjectIds(conversation).flatMap((id) => products.get(id)?.categories ?? []);
  const { content } = reading;
  return (
    content.length > 0 &&
    content.every(({ text }) => text.split(' ').every((word) => categories.some((category) => holdsWord(category, word, reading.language))))
  );
}

/** Asks for other products than those that were shown; null when the message asks for none. */
export function others(moment: Moment, target: Target | null): Request | null {
  const { reading, conversation, products } = moment;
  if ((target?.isNamed && !isByKindOnly(moment)) || !reading.keys.has('others') || reading.topics.length > 0) return null;
  // 'What other colours?' of one or two products are their own.
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isOfVersions = variantAsks.some((ask) => reading.asks.has(ask) && inView.some((record) => valuesOfFamily(record, ask).length > 1));
  if (inView.length <= mostOfVersions && isOfVersions && !named(reading)) return null;
  // 'Does it come in other colours?' seeks nothing else where it comes in none.
  if (reading.keys.has('it') && !named(reading) && variantAsks.some((ask) => reading.asks.has(ask))) return null;
  const seen = conversation.shown.flatMap(({ productIds }) => productIds);
  // 'The other one, the big one' names no thing that is called big, nor need it be for whom the first one was.
  const { isTheOther } = reading.pointed;
  const content = isTheOther ? reading.content.filter(({ text }) => !isSizeWord(text, reading.language)) : reading.content;
  const bare = { ...reading, content };
  if (seen.length === 0 || (reading.asks.size > 0 && named(bare))) return null;
  const search = searchFor({ ...moment, reading: bare }, 'others');
  const constraints = isTheOther ? { ...search.constraints, wishes: {}, budget: null } : search.constraints;
  return { act: 'search', search: { ...search, constraints, skip: [...new Set(seen)] } };
}

/** 'Is it free of silicones, too?' of what states it: asks about what is in view, and rules nothing out. */
function freeOfAsked(moment: Moment): Request | null {
  const { reading, conversation, products, message } = moment;
  const { exclusions, keys, wishes, budget, language } = reading;
  const seeks = (['seeking', 'some', 'others', 'which', 'advice'] as const).some((key) => keys.has(key));
  if (exclusions.length === 0 || wishes.length > 0 || budget !== null || seeks || !isAsking(message, language)) return null;
  const holds = (text: string) => exclusions.every(({ text: word }) => word.split(' ').every((each) => holdsWord(text, each, language)));
  const stating = subjectIds(conversation).flatMap((id) => {
    const names = (products.get(id)?.attributes ?? []).flatMap(({ name, values }) =>
      name !== '' && (holds(name) || values.some(holds)) ? [name] : [],
    );
    return names.length > 0 ? [{ id, names }] : [];
  });
  if (stating.length === 0) return null;
  const attributes = [...new Set(stating.flatMap(({ names }) => names))];
  return { act: 'about', productIds: stating.map(({ id }) => id), asks: [], wishes: [], attributes, search: searchFor(moment, 'refined') };
}

/** A limit or property without a kind changes the search before. */
export function refine(moment: Moment): Request | null {
  const { reading, conversation } = moment;
  if (named(reading) || !isWishing(reading)) return null;
  const free = freeOfAsked(moment);
  if (free) return free;
  const hasSearch =
    conversation.constraints.kind !== null ||
    subjectIds(conversation).length > 0 ||
    Object.keys(conversation.constraints.wishes).length > 0;
  const search = searchFor(moment, hasSearch ? 'refined' : 'wish');
  return { act: 'search', search: { ...search, skip: inViewRuledOut(moment) } };
}

/** 'Is there one without a coating?' behind a pan is about other pans. */
function inViewRuledOut({ reading, conversation }: Moment): readonly number[] {
  const inView = subjectIds(conversation);
  return reading.exclusions.length > 0 && inView.length === 1 ? inView : [];
}

const isInView = (text: string, { reading, conversation, products }: Moment): boolean =>
  subjectIds(conversation).some((id) => holdsWord(products.get(id)?.title ?? '', text, reading.language));

/** 'A pot that is not of clay?' behind a clay pot: a kind with what is ruled out, in words that ask nothing of the one in view. */
function namesKindWithout({ message, reading, isThing }: Moment): boolean {
  const { exclusions, content, language } = reading;
  if (exclusions.length === 0 || isAsking(message.replaceAll(/[?？؟]/gu, ''), language)) return false;
  const words = foldedWords(message);
  const isOfView = (text: string) => definiteArticlesOf(language).includes(words[words.indexOf(text) - 1] ?? '');
  return content.some(({ text, wishes }) => wishes.length === 0 && isThing?.(text, language) === true && !isOfView(text));
}

/** 'Oh, a trowel too': another thing beside the one in view, in words that ask nothing of it. */
function addsThing(moment: Moment): boolean {
  const { message, reading, isThing } = moment;
  const { keys, content, language } = reading;
  if (!keys.has('and') || isAsking(message.replaceAll(/[?？؟]/gu, ''), language)) return false;
  return content.some(({ text, wishes }) => wishes.length === 0 && isThing?.(text, language) === true && !isInView(text, moment));
}

/** Asks for products of the kind that the message names; null when it names none. */
export function wish(moment: Moment): Request | null {
  const { reading, conversation, knows } = moment;
  if (!named(reading)) return null;
  const { keys, content } = reading;
  const counts = keys.has('count');
  const wanted = searchFor(moment, counts ? 'count' : keys.has('others') && conversation.shown.length > 0 ? 'others' : 'wish');
  const search = { ...wanted, skip: inViewRuledOut(moment) };
  const hasFocus = subjectIds(conversation).length > 0;
  // 'Is it good for an electric bike?' asks about the product in focus.
  const isWish =
    keys.has('seeking') ||
    keys.has('some') ||
    keys.has('advice') ||
    counts ||
    (isWishing(reading) && !(reading.isQuestion && hasFocus)) ||
    namesKindWithout(moment) ||
    // 'Which single pushchair can we use from birth?'
    search.thing !== null;
  // 'And a pole with it?'
  const adds =
    keys.has('with') &&
    hasFocus &&
    // 'Does it come with worms?' asks about it.
    !(isAsking(moment.message, reading.language) && speaksOfIt(moment.message, reading.language)) &&
    reading.topics.length === 0 &&
    content.every(({ text, wishes }) => wishes.length > 0 || knows(text, reading.language));
  // A few words that only name something: 'wool socks', 'and bags?'.
  const isName = reading.wordCount <= content.length + 2 && (!reading.isQuestion || !hasFocus || reading.wordCount <= content.length + 1);
  // 'And the lid that goes on it': a thing that was not spoken of.
  const isOther = ({ text, wishes }: ContentWord) => wishes.length === 0 && knows(text, reading.language) && !isInView(text, moment);
  const goesOn = (reading.continues || addsThing(moment)) && hasFocus && reading.topics.length === 0 && content.some(isOther);
  // 'Does it come with bottles?', though 'des' and 'avez-vous' seek too.
  const isOfParts = reading.asksIncluded && hasFocus && search.thing === null && reading.asks.size === 0;
  if (!isOfParts && (isWish || adds || goesOn || reading.asks.size > 0 || isName)) return { act: 'search', search };
  return { act: 'question', question: moment.message, search };
}
