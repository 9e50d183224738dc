/** The parts of a clause, and the places that each is for. Pure. */
import { type Place, regionIn } from '../../memory/reading/places.ts';
import { contentWordsOf } from '../read/content.ts';
import { type Reading, readText } from '../read/reading.ts';
import type { Hit } from '../words/lexicon.ts';
import { type Clause, placesIn } from './clauses.ts';
import { leadsToPlace } from './grammar-words.ts';
import { withHomeCountry } from './home.ts';

const coordinators: ReadonlySet<string> = new Set(['and', 'but']);

export interface PlacedPart {
  part: Reading;
  own: readonly string[];
  region: Place | null;
}

/** The parts of a clause with the places that each names; 'Belgium, Corsica and Luxembourg: 9.50' and '9.50 to Belgium, Corsica and Luxembourg' are of all three. */
export function placedParts(reading: Reading, text: string, language: Clause['language'], currency: string | null): PlacedPart[] {
  const parts = partsOf(reading, text)
    .map((part) => readText(part, language))
    .map((part): PlacedPart => {
      const region = regionAlone(part);
      return { part, own: region ? [region.code] : withHomeCountry(placesIn(part), part, language, currency), region };
    });
  return amountsComeFirst(parts) ? withLists(parts.toReversed()).toReversed() : withLists(parts);
}

/** The places of a list are those of its part that has an amount, which is the last of the list. */
function withLists(parts: readonly PlacedPart[]): PlacedPart[] {
  let listed: readonly string[] = [];
  return parts.map(({ part, own, region }) => {
    const all = own.length > 0 ? [...new Set([...listed, ...own])] : own;
    listed = isPlaceAlone(part, region) ? all : [];
    return { part, own: all, region };
  });
}

/** Whether every amount of the parts stands before its places: '€5 to Germany, €9 to Austria and Italy'. */
function amountsComeFirst(parts: readonly PlacedPart[]): boolean {
  const rated = parts.flatMap(({ part: { numbers, hits } }) => {
    const amount = numbers.find(({ kind }) => kind === 'money');
    const place = hits.find(({ role }) => role === 'place');
    return amount && place ? [amount.from < place.from] : [];
  });
  return rated.length > 0 && rated.every(Boolean);
}

/** The region that a part names, where it names no place beside it: 'Northern Ireland' is not the whole kingdom. */
function regionAlone({ words, hits }: Reading): Place | null {
  const region = regionIn(words.map(({ folded }) => folded));
  const isWithin = (from: number, to: number) => region !== null && from >= region.from && to <= region.to;
  return hits.every(({ role, from, to }) => role !== 'place' || isWithin(from, to)) ? region : null;
}

/** What may stand beside a place in a list of places: 'delivery to Austria', 'do Niemiec', 'and'. */
const isOfList = (hit: Hit, part: Reading): boolean =>
  hit.role === 'concept'
    ? ofSending.has(hit.key)
    : hit.role !== 'operator' || coordinators.has(hit.key) || hit.key === 'between' || leadsToPlace(hit, part);

const ofSending: ReadonlySet<string> = new Set(['delivery', 'send', 'cost']);

/** A place and nothing else but that something is sent there, as in a list of places. */
function isPlaceAlone(part: Reading, region: Place | null): boolean {
  const isOfRegion = (at: number) => region !== null && at >= region.from && at < region.to;
  return (
    (placesIn(part).length > 0 || region !== null) &&
    part.numbers.length === 0 &&
    part.negations.length === 0 &&
    contentWordsOf(part).every(
      ({ terms, from }) => isOfRegion(from) || terms.some((term) => term.startsWith('p:') || ofSending.has(term.slice('c:'.length))),
    ) &&
    part.hits.every((hit) => isOfRegion(hit.from) || isOfList(hit, part))
  );
}

/** The texts of a clause at its commas and coordinators. */
export const clauseParts = ({ reading, text }: Clause): string[] => partsOf(reading, text);

/** A clause at its commas and coordinators. */
function partsOf({ hits, words }: Reading, text: string): string[] {
  const cuts = hits.filter(({ role, key }) => role === 'operator' && coordinators.has(key)).map(({ from }) => words[from]?.start ?? 0);
  // 'UK express: £6.95': what stands before a colon says what the amount is for.
  const commas = [...text.matchAll(/[,;:،؛]\s/gu)].flatMap(({ 0: mark, index }) =>
    mark.startsWith(':') && !/\d/u.test(text.slice(0, index)) ? [] : [index],
  );
  const places = [...new Set([0, ...cuts, ...commas, text.length])].sort((a, b) => a - b);
  return places.slice(1).map((end, at) => text.slice(places[at], end));
}
