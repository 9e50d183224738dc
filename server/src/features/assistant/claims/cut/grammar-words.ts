/** Words that may bound a cost, or name a place, and only lead to what stands behind them. Pure. */
import type { Reading } from '../read/reading.ts';
import type { Hit } from '../words/lexicon.ts';

const counting: ReadonlySet<string> = new Set(['per', 'each', 'every']);
const leading: ReadonlySet<string> = new Set(['per', 'upTo']);
/** What may be counted beside a cost: the time that delivery takes. */
export const times: ReadonlySet<string> = new Set(['day', 'workingDay', 'week', 'month', 'hour']);

/**
 * Whether an operator is no bound of a cost: the 'do' of 'do Czech', the 'de' of 'frais de 5 €', the 'por' of 'por 5 €', the 'überall' of 'überall in Deutschland'.
 * What is asked for each order is what delivery costs, and 'up to 5 days' bounds the time that it takes.
 */
export function isOnlyGrammar({ key, from, to }: Hit, { hits, numbers, words }: Reading): boolean {
  if (numbers.some((each) => each.from === to && each.unit !== null && times.has(each.unit))) return true;
  const behind = wordBehind(to, hits);
  const leadsTo = (role: string, other?: string) =>
    hits.some((hit) => hit.role === role && hit.from === behind && (other === undefined || hit.key === other));
  if (counting.has(key) && (leadsTo('concept', 'order') || hits.some((hit) => hit.key === 'order' && hit.from > from && hit.to <= to)))
    return true;
  // 'Every UK parcel costs £5': an order may be several.
  if (key === 'every') return leadsTo('place') && !hits.some((hit) => hit.key === 'parcel');
  const isHere = (role: string, cue?: string) =>
    hits.some((hit) => hit.role === role && hit.from === from && hit.to === to && (cue === undefined || hit.key === cue));
  if (!isHere('free') || isHere('cue', 'atLeast')) return false;
  // Languages in Latin letters have another word for 'from 5 €'; Arabic has not.
  const isOf = key === 'from' && /\p{Script=Latin}/u.test(words[from]?.written ?? '');
  const isFor = key === 'per' && numbers.some((each) => each.kind === 'money' && each.from === to);
  return isOf || isFor || (leading.has(key) && leadsTo('place'));
}

/** Whether a word of grammar leads to a place: 'do Niemiec'. */
export const leadsToPlace = ({ from, to }: Hit, { hits }: Reading): boolean =>
  hits.some((hit) => hit.role === 'free' && hit.from === from && hit.to === to) &&
  hits.some((hit) => hit.role === 'place' && hit.from === wordBehind(to, hits));

/** Whether the word for everywhere is limited by the place behind it: 'anywhere in the UK'. */
export function isLimited({ key, to }: Hit, { hits }: Reading): boolean {
  const behind = wordBehind(to, hits);
  return key === 'worldwide' && behind > to && hits.some(({ role, from }) => role === 'place' && from === behind);
}

/** The place of the next word that is more than grammar. */
function wordBehind(at: number, hits: readonly Hit[]): number {
  const here = hits.filter(({ from }) => from === at);
  const filler = here.find(({ role }) => role === 'free');
  return filler && !here.some(({ role }) => role === 'place' || role === 'concept') ? wordBehind(filler.to, hits) : at;
}
