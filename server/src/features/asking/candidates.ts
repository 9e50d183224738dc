/**
 * Makes the questions that can be asked about the products that are still likely. The questions are made from the values that these
 * products have. At most `sampled` products are examined, so that the cost does not grow with the catalogue; the answers' sets contain all
 * products of the catalogue. Pure.
 */
import { has, type Places } from '@parley/flow/reach';
import { monthsOfSize } from '../../kit/languages/ages.ts';
import { foldText } from '../../kit/text/words.ts';
import { type FactFamily, type FactIndex, type IndexedValue, listPlaces, sizeSystem } from '../catalogue/index.ts';
import { questionOf } from './answers.ts';
import { isPassedOver } from './asked.ts';
import type { Doubtful } from './back/doubt.ts';
import type { AskedQuestion, CandidateQuestion } from './candidate.ts';
import { type Planned, planPrice, plansFor } from './drafting/drafts.ts';
import type { CountedValue } from './drafting/grouping.ts';
import { shownTogether, withRoom } from './drafting/room.ts';
import { needsOneKind, type QuestionFamily } from './families.ts';
import { fewestQuestionsUpTo, fewForPrice } from './kind-first.ts';
import { wordingOf } from './wording.ts';

const sampled = 1500;
/** The first question asks for the brand only if the others' value is less than this share of its own. */
const brandOpening = 0.5;
/** The same for words that titles or tags merely share. */
const looseWords = 0.5;
/** Later it waits while another question is worth at least this share of it. */
const brandLater = 0.7;
/** The price waits likewise: properties come before money. */
const priceLater = 0.7;
/** The maximum number of candidate questions. */
const maxCandidates = 12;
/** Sizes are compared only where one kind has at least this share of the products. */
const ofOneKind = 0.9;
/** Two kinds with this share of the products each are several kinds. */
const ofSeveralKinds = 0.12;
/** Two answers of the second question are joined for 'something else' if at most this many products are behind them. */
const joinedInSecond = 8;
const inchLabel = /[\d\s](?:inch|inches|zoll|pulgadas|pouces|pollici|cali|"|″)$/iu;

/**
 * Candidate questions about the products in `support`, most valuable first. None repeats a text in `asked`. The price is neither asked
 * first nor twice. Every answer matches a product of `support`.
 * @param how whether the questions confirm earlier answers, and say so; and which families may be asked about, all by default
 */
export function candidateQuestions(
  index: FactIndex,
  support: Places,
  asked: readonly AskedQuestion[],
  language: string | null,
  { makesSure = false, mayAsk = () => true }: { makesSure?: boolean; mayAsk?: (family: QuestionFamily) => boolean } = {},
): CandidateQuestion[] {
  const places = sampleOf(listPlaces(support));
  if (places.length < 2) return [];
  const wording = wordingOf(language);
  const texts = new Set(asked.map(({ text }) => text));
  const families = countFamilies(index, places);
  const oneKind = isOneKind(families.get('kind'), places.length);
  const settled = asked.flatMap((question) =>
    question.settled && question.family ? (families.get(question.family as FactFamily) ?? []) : [],
  );
  const planned: Planned[] = [];
  for (const [family, all] of families) {
    if (!mayAsk(family)) continue;
    const values = comparable(family, all, oneKind);
    if (values.length === 0) continue;
    const before = asked.filter((question) => question.family === family);
    if (before.some((question) => question.settled) || asksTheSame(values, settled)) continue;
    // An answered family is settled, even if the answer was taken back: no visitor is asked for a flavour twice.
    if (before.length > 0 && !narrowed.has(family)) continue;
    const offered = values.filter(({ value }) => !isPassedOver(value, before));
    // Another kind is no closer description of the one that was taken back.
    const isInstead = family === 'kind' && before.some(({ isTakenBack }) => isTakenBack);
    const topic = { family, name: index.names.get(family), makesSure, isInstead };
    planned.push(...plansFor(topic, offered, places.length, wording, texts));
  }
  // Asking about money first puts people off, so the price comes first only if nothing else distinguishes the products.
  const priceIsNext = asked.length > 0 ? !asked.some(({ family }) => family === 'price') : planned.length === 0;
  const price = priceIsNext ? planPrice(index, places, wording, texts, makesSure) : null;
  // A visitor who gave the first answer by chance or by mistake finds the way back in the second question.
  const mostJoined = asked.length === 1 && index.size > fewestQuestionsUpTo ? joinedInSecond : shownTogether;
  const best = new Map<string, Planned>();
  const telling = withoutLooseWords(planned);
  const others = withoutBrand(telling, asked.length > 0 ? brandLater : brandOpening);
  const fresh = others.filter(({ family }) => narrowed.has(family) || !asked.some((question) => question.family === family));
  if (price && (places.length <= fewForPrice || worthOf(fresh) < price.value * priceLater)) others.push(price);
  for (const plan of others) if ((best.get(plan.text)?.value ?? 0) < plan.value) best.set(plan.text, plan);
  return [...best.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, maxCandidates)
    .map((plan) => (asked.length > 0 ? withRoom(plan, families.get(plan.family as FactFamily) ?? [], mostJoined) : plan))
    .map((plan) => questionOf(index, plan, wording));
}

/** The question about the kind that confirms an earlier answer; null if it was asked already, or distinguishes nothing. */
export function kindAgain(
  index: FactIndex,
  { meant, products }: Doubtful,
  asked: readonly AskedQuestion[],
  language: string | null,
): CandidateQuestion | null {
  const places = sampleOf(listPlaces(products));
  const wording = wordingOf(language);
  const before = asked.filter(({ family, isDoubted }) => family === 'kind' && !isDoubted);
  const values = countFamilies(index, places).get('kind') ?? [];
  const isMeant = (value: IndexedValue) => value.places.some((place) => has(meant, place));
  const offered = values.filter(({ value }) => isMeant(value) && !isPassedOver(value, before));
  const texts = new Set(asked.map(({ text }) => text));
  const text = wording.question({ family: 'kind', makesSure: true }, [], new Set(), false);
  if (text === null || texts.has(text)) return null;
  const plans = plansFor({ family: 'kind', makesSure: true }, offered, places.length, wording, texts);
  // With a single other kind, 'something else' would revoke nothing.
  const best = plans.filter(({ groups }) => groups.length > 1).toSorted((a, b) => b.value - a.value)[0];
  return best ? questionOf(index, withRoom(best, values), wording) : null;
}

/** Whether a property repeats one that was answered with 'any': the colour of the frame, after 'any colour' for the glasses. */
function asksTheSame(values: readonly CountedValue[], settled: readonly CountedValue[]): boolean {
  if (settled.length === 0) return false;
  const repeated = values.filter(({ products }) => {
    const own = new Set(products);
    return settled.some((other) => {
      const common = other.products.filter((product) => own.has(product)).length;
      return common >= (products.length + other.products.length - common) * sameShare;
    });
  });
  return repeated.length > 0 && repeated.length >= values.length * sameShare;
}
const sameShare = 0.6;

/** A second question about these is useful: 'furniture' first, then 'a chair'; 'iPhone', then 'iPhone 15 Pro'. */
export const narrowed: ReadonlySet<QuestionFamily> = new Set(['kind', 'feature', 'compatibility']);

/** Every nth place, so that at most `sampled` remain. */
function sampleOf(places: Uint32Array): Uint32Array {
  if (places.length <= sampled) return places;
  const step = places.length / sampled;
  return Uint32Array.from({ length: sampled }, (_, at) => places[Math.floor(at * step)] ?? 0);
}

/** The values of these products by family, most frequent first. */
function countFamilies(
  { families, familyOf, values, offsets, valueIds, gone }: FactIndex,
  places: Uint32Array,
): Map<FactFamily, CountedValue[]> {
  const counted = new Map<number, CountedValue>();
  places.forEach((place, product) => {
    const lost = gone?.get(place);
    for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at++) {
      const id = valueIds[at] ?? 0;
      if (lost?.has(id)) continue;
      const entry = counted.get(id);
      const value = values[id] as IndexedValue;
      const guessed = value.guessed.has(place) ? [product] : [];
      if (entry) {
        entry.products.push(product);
        entry.guessed.push(...guessed);
      } else counted.set(id, { value, products: [product], guessed });
    }
  });
  for (const entry of counted.values()) entry.value = calledBy(entry, places);
  const byFamily = new Map<FactFamily, CountedValue[]>();
  for (const [id, entry] of counted) {
    const family = families[familyOf[id] ?? 0] as FactFamily;
    const list = byFamily.get(family);
    if (list) list.push(entry);
    else byFamily.set(family, [entry]);
  }
  for (const list of byFamily.values()) list.sort((a, b) => b.products.length - a.products.length || a.value.id - b.value.id);
  return byFamily;
}

/**
 * The value by the shop's own word for it, if the pages of all these products have the same one: 'cream' and not 'beige'. Where the pages of
 * many have a plainer word than its label, by that: 'steel', although more products of the shop are of stainless steel.
 */
function calledBy({ value, products }: CountedValue, places: Uint32Array): IndexedValue {
  const { own } = value;
  if (!own) return value;
  const words = products.map((product) => own.get(places[product] ?? 0) ?? '');
  const key = words[0]?.toLowerCase() ?? '';
  if (words.some((word) => word.toLowerCase() !== key)) return { ...value, labels: plainerLabels(value.labels, words) };
  // 'Ohm' and 'ohm' are the same word, and the label is the usual spelling of it.
  const isLabel = value.labels.length === 1 && value.labels[0]?.toLowerCase() === key;
  if (key === '' || isLabel) return value;
  const spellings = Map.groupBy(words, (word) => word);
  const [usual] = [...spellings].reduce((most, each) => (each[1].length > most[1].length ? each : most));
  return { ...value, labels: [usual] };
}

/** The labels, or the word that all of these are forms of if enough of them are that word: 'acciaio' beside 'acciaio inox'. */
function plainerLabels(labels: readonly string[], words: readonly string[]): readonly string[] {
  const [plain = ''] = words.toSorted((a, b) => a.length - b.length);
  const key = foldText(plain);
  const isPlain = (word: string) => foldText(word) === key;
  const isForm = (word: string) => isPlain(word) || ` ${foldText(word)} `.includes(` ${key} `) || foldText(word).endsWith(key);
  const isCommon = words.filter(isPlain).length >= words.length * plainShare;
  return plain !== '' && isCommon && words.every(isForm) && !labels.some(isPlain) ? [plain] : labels;
}
const plainShare = 0.2;

/** Whether nearly all products are of one kind, and not of several kinds within it, as chains and cassettes are within drivetrains. */
function isOneKind(kinds: readonly CountedValue[] | undefined, count: number): boolean {
  if (!kinds) return true;
  const within = kinds.filter(({ products }) => products.length < count * ofOneKind && products.length >= count * ofSeveralKinds);
  return (kinds[0]?.products.length ?? 0) >= count * ofOneKind && within.length < 2;
}

/** Words that titles or tags merely share are asked about only if nothing else distinguishes the products nearly as well. */
function withoutLooseWords(planned: readonly Planned[]): Planned[] {
  const others = planned.filter(({ family }) => family !== 'feature' && family !== 'tag');
  return worthOf(others) >= worthOf(planned) * looseWords ? others : [...planned];
}

const worthOf = (plans: readonly Planned[]): number => Math.max(0, ...plans.map(({ value }) => value));

/** A shop assistant asks for a brand only if nothing else distinguishes the products nearly as well. */
function withoutBrand(planned: readonly Planned[], share: number): Planned[] {
  const others = planned.filter(({ family }) => family !== 'brand');
  return worthOf(others) >= worthOf(planned) * share ? others : [...planned];
}

/**
 * The values of a family that can be compared among the products, which are of one kind or of several: a size means the same in all kinds only if
 * it is the age of the wearer.
 */
function comparable(family: FactFamily, values: readonly CountedValue[], oneKind: boolean): readonly CountedValue[] {
  const dependsOnKind = needsOneKind(family) || isMeasured(family, values);
  if (!dependsOnKind || (oneKind && !mixesSystems(family, values))) return values;
  return family === 'size' ? values.filter(({ value }) => monthsOfSize(value.value) !== null) : [];
}

/** Lengths and weights of the shop's own names are compared within one kind, as those of the vocabulary are; and so are '120x180' of a rug and of a runner. */
const isMeasured = (family: FactFamily, values: readonly CountedValue[]): boolean =>
  family.startsWith('attribute:') && values.every(({ value }) => measure.test(value.value));
const measure = /^\d+(?:[.,]\d+)?(?: (?:mm|ml|g|w|v|gb)|(?: ?[x×] ?\d+(?:[.,]\d+)?)+(?: ?(?:mm|cm|m))?)$/;

/** Letters and numbers, or millimetres and inches, cannot be compared at a glance. */
function mixesSystems(family: FactFamily, values: readonly CountedValue[]): boolean {
  if (family === 'size') return new Set(values.map(({ value }) => sizeSystem(value.value)).filter((system) => system !== 'words')).size > 1;
  return (
    (family === 'dimension' || family.startsWith('attribute:')) &&
    new Set(values.map(({ value }) => inchLabel.test(value.labels[0] ?? ''))).size > 1
  );
}
