/** Whether a shop takes its free delivery back for some goods or buyers: 'Sale items are excluded', 'For pianos we charge £95'. Rule C6 of SPEC.md. */
import { type LimitWords, limitWordsIn } from '../../../../kit/languages/limits.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';
import { contentWordsOf } from '../read/content.ts';
import { type Reading, readText } from '../read/reading.ts';
import { lexiconWords } from '../words/lexicon.ts';
import { placesIn } from './clauses.ts';

/** Other things than delivery that a shop may exclude or charge for. */
const otherTopics: ReadonlySet<string> = new Set([
  ...['express', 'pickup', 'return', 'refund', 'exchange', 'withdrawal', 'cancel', 'customs', 'cashOnDelivery', 'giftWrap', 'assembly'],
  ...['tracking', 'vat', 'privacy', 'warranty', 'repair', 'phone', 'email', 'review', 'sample'],
]);
/** The same, beside an amount only where the sentence is not about paying: 'pianos pay £95'. */
const paying: ReadonlySet<string> = new Set([
  'pay',
  'card',
  'instalments',
  'payLater',
  'directDebit',
  'transfer',
  'account',
  'address',
  'contact',
]);
const times: ReadonlySet<string> = new Set([
  'day',
  'workingDay',
  'week',
  'weekend',
  'holiday',
  'morning',
  'evening',
  'today',
  'tomorrow',
  'hour',
]);
/** Things other than goods that an amount may be the cost of. */
const usual: ReadonlySet<string> = new Set(['delivery', 'send', 'cost', 'fee', 'order', 'minimum', 'parcel', 'standard']);
const free: ReadonlySet<string> = new Set(['free', 'included']);

/**
 * Whether what stands beside a promise of free delivery takes it back for some goods, buyers or times. Nobody can list the goods, so this looks for how people limit what they
 * said, and leaves out what is about something else: other services, where and when the shop delivers at all, and what smaller orders pay.
 */
export function takesBack(text: string, language: ChatLanguage): boolean {
  const reading = readText(text, language);
  const words = limitsOf(language);
  const row = ` ${lexiconWords(text, language).join(' ')} `;
  const has = (list: keyof LimitWords) => words[list].some((form) => row.includes(form));
  const concepts = keysOf(reading, 'concept');
  const operators = keysOf(reading, 'operator');
  const any = (keys: ReadonlySet<string>) => [...keys].some((key) => concepts.has(key));
  const isNegated = reading.negations.some((at) => !isInsideFree(reading, at));
  const isExcepted = operators.has('except');
  const isOnDelivery = concepts.has('delivery') || concepts.has('send') || concepts.has('arrive');
  if (any(otherTopics) && !(isExcepted && (concepts.has('delivery') || concepts.has('free')))) return false;
  const costs = concepts.has('charge') || concepts.has('fee') || concepts.has('cost');
  if (reading.numbers.some(({ kind }) => kind === 'money'))
    return placesIn(reading).length === 0 && !has('below') && (!any(usual) || has('out') || operators.has('always') || namesGoods(reading));
  const isOnTime = any(times) || reading.hits.some(({ role }) => role === 'weekday' || role === 'month');
  // Where and when the shop delivers at all.
  if (isOnDelivery && !any(free) && !costs && (isOnTime || (placesIn(reading).length > 0 && !isExcepted))) return false;
  if (isExcepted) return true;
  if (any(paying)) return false;
  if (isNegated) return any(free) || has('holds') || has('out') || (isBare(reading) && !costs);
  if (operators.has('only')) return true;
  if (has('holds') && operators.has('before')) return true;
  if (has('out')) return true;
  // Shops often leave it to the checkout what orders below the sum pay.
  return costs && !concepts.has('free') && !has('below') && !concepts.has('checkout') && (!concepts.has('cost') || namesGoods(reading));
}

/** 'Not for sofas.': the negation stands first, and a small word follows instead of what could be denied. */
const isBare = ({ negations, hits }: Reading): boolean =>
  negations[0] === 0 && hits.some(({ role, from }) => role === 'free' && from === 1) && !hits.some(({ role }) => role === 'agent');

/** A word that no list knows may be what the sentence is about: 'wardrobes'. */
const namesGoods = (reading: Reading): boolean => contentWordsOf(reading).some(({ rare }) => rare);

/** 'no cost' is a word for free. */
const isInsideFree = ({ hits }: Reading, at: number): boolean =>
  hits.some(({ role, key, from, to }) => role === 'concept' && key === 'free' && from <= at && at < to);

const keysOf = ({ hits }: Reading, role: 'concept' | 'operator'): Set<string> =>
  new Set(hits.filter((hit) => hit.role === role).map(({ key }) => key));

/** The lists as they are found in a row of words with a space on both sides. */
const limitsOf = onDemand((language: ChatLanguage): Record<keyof LimitWords, string[]> => {
  const { holds, below, out } = limitWordsIn(language);
  const forms = (list: string) =>
    list.split(/[,،、]/).map((form) => {
      const row = ` ${lexiconWords(form.replace('*', ''), language).join(' ')}`;
      return form.trim().endsWith('*') ? row : `${row} `;
    });
  return { holds: forms(holds), below: forms(below), out: forms(out) };
});
