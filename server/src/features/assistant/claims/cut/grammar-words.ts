/** Words that may bound a cost, or name a place, and only lead to what stands behind them. Pure. */
import type { Reading } from '../read/reading.ts';
import type { Hit, Role } from '../words/lexicon.ts';

const counting: ReadonlySet<string> = new Set(['per', 'each', 'every']);
const leading: ReadonlySet<string> = new Set(['per', 'upTo']);
/** What may be counted beside a cost: the time that delivery takes. */
export const times: ReadonlySet<string> = new Set(['day', 'workingDay', 'week', 'month', 'hour']);

/**
 * Whether an operator is no bound of a cost: the 'do' of 'do Czech', the 'de' of 'frais de 5 €', the 'por' of 'por 5 €', the 'überall' of 'überall in Deutschland'.
 * What is asked for each order is what delivery costs, and 'up to 5 days' bounds the time that it takes.
 */
export function isOnlyGrammar(hit: Hit, reading: Reading): boolean {
  const { key, from, to } = hit;
  const { hits, numbers, words } = reading;
  if (numbers.some((each) => each.from === to && each.unit !== null && times.has(each.unit))) return true;
  const isOfOrder = hits.some((other) => other.key === 'order' && other.from > from && other.to <= to);
  if (counting.has(key) && (isOfOrder || isBefore(hit, reading, 'concept', 'order'))) return true;
  // 'Every UK parcel costs £5': an order may be several.
  if (key === 'every') return isBefore(hit, reading, 'place') && !hits.some((other) => other.key === 'parcel');
  if (!isAlso(hit, reading, 'free') || isAlso(hit, reading, 'cue', 'atLeast')) return false;
  // Languages in Latin letters have another word for 'from 5 €'; Arabic has not.
  const isOf = key === 'from' && /\p{Script=Latin}/u.test(words[from]?.written ?? '');
  const isFor = key === 'per' && numbers.some((each) => each.kind === 'money' && each.from === to);
  return isOf || isFor || (leading.has(key) && isBefore(hit, reading, 'place'));
}

/** Whether a word of grammar leads to a place: 'do Niemiec'. */
export const leadsToPlace = (hit: Hit, reading: Reading): boolean => isAlso(hit, reading, 'free') && isBefore(hit, reading, 'place');

/** Whether the word for everywhere is limited by the place behind it: 'anywhere in the UK'. */
export const isLimited = (hit: Hit, reading: Reading): boolean =>
  hit.key === 'worldwide' && wordBehind(hit.to, reading.hits) > hit.to && isBefore(hit, reading, 'place');

/** Whether the same words are something else too. */
const isAlso = ({ from, to }: Hit, { hits }: Reading, role: Role, key?: string): boolean =>
  hits.some((other) => other.role === role && other.from === from && other.to === to && (key === undefined || other.key === key));

/** Whether the next word that is more than grammar is of that role. */
const isBefore = ({ to }: Hit, { hits }: Reading, role: Role, key?: string): boolean => {
  const behind = wordBehind(to, hits);
  return hits.some((other) => other.role === role && other.from === behind && (key === undefined || other.key === key));
};

/** The place of the next word that is more than grammar. */
function wordBehind(at: number, hits: readonly Hit[]): number {
  const here = hits.filter(({ from }) => from === at);
  const filler = here.find(({ role }) => role === 'free');
  return filler && !here.some(({ role }) => role === 'place' || role === 'concept') ? wordBehind(filler.to, hits) : at;
}
