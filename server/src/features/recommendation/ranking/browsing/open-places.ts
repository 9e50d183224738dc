/** Which products of a shelf may be shown for a wish at all. Pure. */
import { isSmallWordAnywhere, knownLanguage, languageData } from '../../../../kit/languages/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { weighChoice } from '../choice.ts';
import { type Candidate, facetKey, type Marks, type Shelf, withFact } from '../shelf.ts';
import { formTest } from '../spelling.ts';
import type { UnwantedPlaces } from './demands/unwanted.ts';
import { forAge, statedForChild, suits } from './demands/wanted.ts';
import type { BrowseWish, Scale } from './wish.ts';
import type { WordPlaces } from './words/scores.ts';

/** Whether a category is named after several things: 'Caps & scarves', 'Gürtel und Taschen'. */
const joinsThings = (category: string): boolean =>
  /[&+/,、・]/u.test(category) || foldedWords(category).slice(1, -1).some(isSmallWordAnywhere);

/** The places of a word, with those whose descriptions begin by calling the product so: 'A plain jumper for the office'. */
export function withOpenings(shelf: Shelf, word: WordPlaces, language: string): WordPlaces {
  const holds = formTest(word.word, language);
  const end = thingIsLast(language) ? -1 : 0;
  const places = shelf.openings.flatMap((opening, place) => (!word.core[place] && holds([opening.at(end) ?? '']) ? [place] : []));
  if (places.length === 0) return word;
  const core = word.core.slice();
  for (const place of places) core[place] = 1;
  return { ...word, core };
}

/** The goods of a category of this name, or whose titles name it as the thing; without one, all that are called by it. Null where nothing is. */
export function thingsCalled(shelf: Shelf, { word, core }: WordPlaces, language: string): Marks | null {
  const holds = formTest(word, language);
  const headOf = (name: string) =>
    foldedWords(name)
      .filter((each) => !/\d/.test(each))
      .at(thingIsLast(language) ? -1 : 0);
  const isHead = (title: string) => {
    const head = headOf(title) ?? '';
    // 'Plantenvoeding' is no plant.
    return holds([head]) && !(head.length - word.length > longestEnding && head.startsWith(word.slice(0, -longestEnding)));
  };
  const titledIn = (category: string) =>
    shelf.categories.some((own, place) => core[place] && own.includes(category) && holds(foldedWords(shelf.products[place]?.title ?? '')));
  // A 'Wool Scarf' in the category 'Caps and scarves' is no cap.
  const isOther = (category: string, title: string) => {
    if (!joinsThings(category)) return false;
    // In 'Clothing and bells' the bells are those that are called so, where any is.
    if (!holds(foldedWords(title)) && titledIn(category)) return true;
    const others = foldedWords(category).filter((each) => !holds([each]) && !isSmallWordAnywhere(each));
    const titled = foldedWords(title);
    return !holds(titled) && others.some((other) => formTest(other, language)(titled));
  };
  const isOpening = (place: number) => holds([shelf.openings[place]?.at(thingIsLast(language) ? -1 : 0) ?? '']);
  const isOf = (place: number, isCalled: (category: string) => boolean) => {
    const title = shelf.products[place]?.title ?? '';
    return shelf.categories[place]?.some((category) => isCalled(category) && !isOther(category, title)) || isHead(title);
  };
  // 'Candle Holders' are no candles where others are.
  const isOfThing = (category: string) => holds(joinsThings(category) ? foldedWords(category) : [headOf(category) ?? '']);
  const isNamed = shelf.categories.some((own, place) => core[place] && own.some(isOfThing));
  const ofCategory = core.map((is, place) => (is && isOf(place, isNamed ? isOfThing : (category) => holds(foldedWords(category))) ? 1 : 0));
  return ofCategory.includes(1) ? ofCategory.map((is, place) => (is || isOpening(place) ? 1 : 0)) : core.includes(1) ? core : null;
}

/**
 * The things of a kind; null where none of them, but something else that bears a word of the wish, is said to be for the child: 'sun cream for my son'
 * where the one for children is called a lotion.
 */
export function thingsForChild(shelf: Shelf, wish: BrowseWish, things: Marks | null, words: readonly WordPlaces[]): Marks | null {
  const demands = wish.properties.flatMap((property) => statedForChild(shelf, property) ?? []);
  if (!things || demands.length === 0) return things;
  const isFor = (place: number) => demands.every((marks) => marks[place] === 1);
  const isSaid = (place: number) => words.some(({ core }) => core[place] === 1);
  // 'Casque enfant' is for the child, whatever age it states.
  const young = withFact(shelf, 'recipient', ['children', 'boys', 'girls', 'babies']);
  if (things.some((is, place) => is === 1 && young[place] === 1)) return things;
  const places = [...things.keys()].filter(isFor);
  return places.some((place) => things[place]) || !places.some(isSaid) ? things : null;
}

const longestEnding = 2;

const thingIsLast = (language: string): boolean => languageData(knownLanguage(language) ?? 'en').titles.thingIsLast;

/** Closes the things of some kinds where others are open. */
export function withoutThings(shelf: Shelf, { notThings = [], language }: BrowseWish, open: Marks): void {
  const tests = notThings.map((word) => formTest(word, language));
  const isThing = (place: number) =>
    shelf.categories[place]?.some((category) => tests.some((holds) => holds(foldedWords(category)))) === true;
  const things = [...open.keys()].filter((place) => open[place] && isThing(place));
  if (things.length < open.reduce((sum, each) => sum + each, 0)) for (const place of things) open[place] = 0;
}

/** Closes products for children if the visitor mentions no child and the shop has such products for adults: 'I need a jacket'. */
export function withoutChildrens(shelf: Shelf, { properties }: BrowseWish, open: Marks): void {
  if (properties.some(({ family }) => family === 'recipient' || family === 'age')) return;
  const grown = withFact(shelf, 'recipient', ['men', 'women', 'unisex']);
  const young = withFact(shelf, 'recipient', ['children', 'boys', 'girls', 'babies']);
  if (!open.some((is, place) => is === 1 && grown[place] === 1)) return;
  for (let place = 0; place < open.length; place++) if (young[place] && !grown[place]) open[place] = 0;
}

/** Among the products of a kind, those for the recipient that the visitor names, if there are any: 'boots for my sister' are the boots for women. */
export function onlyForWhom(shelf: Shelf, { properties }: BrowseWish, open: Marks): void {
  const [recipient, ...others] = properties.filter(({ family }) => family === 'recipient');
  if (!recipient || others.length > 0) return;
  // 'My daughter is five': the booster for 4 to 12 years is for her, though only the seat for babies is said to be for children.
  const aged = properties.find(({ family }) => family === 'age');
  const suiting = aged && forAge(shelf, Number(aged.value));
  if (suiting && open.some((is, place) => is === 1 && suiting[place] === 1)) return;
  const meant = withFact(shelf, 'recipient', [recipient.value, ...(suits[recipient.value] ?? [])]);
  if (!open.some((is, place) => is === 1 && meant[place] === 1)) return;
  for (let place = 0; place < open.length; place++) if (!meant[place]) open[place] = 0;
}

/** The products that may be shown at all: without those that are excluded, skipped, of another kind or held back by the owner. */
export function openPlaces(shelf: Shelf, wish: BrowseWish, scores: Float64Array, unwanted: readonly UnwantedPlaces[]): Marks {
  const { choice, like, skip, among } = wish;
  const open = choice ? weighChoice(shelf, choice).allowed.slice() : new Uint8Array(shelf.products.length).fill(1);
  const skipped = new Set(skip);
  const kind = wish.words.length === 0 ? sameKind(shelf, like) : null;
  for (let place = 0; place < open.length; place++) {
    const { id } = shelf.products[place] as Candidate;
    const falls =
      scores[place] === 0 ||
      skipped.has(id) ||
      kind?.[place] === 0 ||
      (among && !among.has(id)) ||
      unwanted.some(({ bearing }) => bearing[place]);
    if (falls) open[place] = 0;
  }
  return open;
}

/** The products that share a kind with some of these, else a category; null where these have neither. */
function sameKind(shelf: Shelf, ids: readonly number[]): Marks | null {
  const places = ids.flatMap((id) => shelf.facets.get(facetKey('product', String(id))) ?? []);
  if (places.length === 0) return null;
  const marks = new Uint8Array(shelf.products.length);
  for (const { family, places: holders } of shelf.facts.values)
    if (family === 'kind' && places.some((place) => holders.includes(place))) for (const place of holders) marks[place] = 1;
  if (!places.some((place) => marks[place])) {
    const categories = new Set(places.flatMap((place) => shelf.categories[place] ?? []));
    shelf.categories.forEach((own, place) => {
      if (own.some((category) => categories.has(category))) marks[place] = 1;
    });
  }
  return marks.includes(1) ? marks : null;
}

/** How much each open product states; those that state nothing, or not enough, are closed. */
export function amountsOf(shelf: Shelf, { amountOf, end, beyond }: Scale, open: Marks): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (let place = 0; place < open.length; place++) {
    if (!open[place]) continue;
    const amount = amountOf(shelf.products[place] as Candidate);
    if (amount === null || (beyond !== null && (end === 'least' ? amount >= beyond : amount <= beyond))) open[place] = 0;
    else amounts.set(place, amount);
  }
  return amounts;
}
