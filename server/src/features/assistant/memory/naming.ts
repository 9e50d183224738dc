/** Which products of the catalogue a message calls by their names, though they were not shown (README, rule F7). Pure. */
import { foldedWords } from '../../../kit/text/words.ts';
import type { Reading } from './reading/reading.ts';
import { holdsWord } from './words.ts';

interface Titled {
  id: number;
  title: string;
}

/** A word that stands in the names of so few products names one of them. */
const rarest = 2;
const mostNamed = 4;
/** Shorter words of a title need not be said. */
const sayable = 3;

/** The words of a message that may be parts of names. */
export const wordsOfNames = ({ content }: Reading): string[] => [...new Set(content.flatMap(({ text }) => text.split(' ')))];

/**
 * The products that a message calls by name: by a word that stands in the names of one or two products, or by the whole name. Empty when the
 * message asks for products of a kind rather than about one of a name.
 * @param titles the products in whose names each word stands
 * @param shown the products of the conversation
 */
export function productsNamed(
  reading: Reading,
  titles: ReadonlyMap<string, readonly Titled[]>,
  shown: ReadonlySet<number> = new Set(),
): number[] {
  const { keys, content, asks, measures, counts, isQuestion, language } = reading;
  if (keys.has('seeking') || keys.has('some') || keys.has('others')) return [];
  const asksAbout = asks.size > 0 || measures.size > 0 || keys.has('compare') || keys.has('total') || keys.has('count');
  // 'Two bags of gravel?', 'the lamp and the tripod?'
  const joins = counts.length > 0 || ((keys.has('and') || keys.has('with')) && isQuestion);
  if (!asksAbout && !isQuestion && !(counts.length > 0 && keys.has('and'))) return [];
  const words = wordsOfNames(reading);
  const held = new Map<number, { title: string; count: number }>();
  for (const word of words)
    for (const { id, title } of titles.get(word) ?? []) held.set(id, { title, count: (held.get(id)?.count ?? 0) + 1 });
  const isWhole = (title: string) => {
    const parts = foldedWords(title).filter((part) => part.length >= sayable);
    return parts.length > 0 && parts.every((part) => words.some((word) => holdsWord(part, word, language)));
  };
  const chosen = new Set([...held].flatMap(([id, { title }]) => (isWhole(title) ? [id] : [])));
  // 'Can you mend my jacket?' speaks of no product of the shop.
  // In the order of the message.
  const firstWord = (id: number) => words.findIndex((word) => titles.get(word)?.some((titled) => titled.id === id));
  const inOrder = () => [...chosen].toSorted((a, b) => firstWord(a) - firstWord(b));
  const whole = chosen.size <= mostNamed ? inOrder() : [];
  if (!asksAbout && !joins) return whole;
  // A property is no name by itself: 'the red one' asks for what is red.
  const ofProperties = new Set(content.flatMap(({ text, wishes }) => (wishes.length > 0 ? text.split(' ') : [])));
  for (const word of words) {
    const all = titles.get(word) ?? [];
    const near = all.filter(({ id }) => shown.has(id));
    // Of several of the kind, the one that was shown.
    const bearing = near.length === 1 ? near : all;
    if (ofProperties.has(word) || bearing.length === 0 || bearing.length > rarest) continue;
    const most = Math.max(...bearing.map(({ id }) => held.get(id)?.count ?? 0));
    const best = bearing.filter(({ id }) => held.get(id)?.count === most);
    const [only] = best;
    if (only && best.length === 1) chosen.add(only.id);
  }
  if (!asksAbout && counts.length === 0 && chosen.size < 2) return whole;
  return chosen.size <= mostNamed ? inOrder() : [];
}
