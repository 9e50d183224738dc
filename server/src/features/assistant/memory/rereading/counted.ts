/** 'How many pages?' asks for no price, in languages that ask 'how much does it cost' with the same word. Pure. */
import { countedIn } from '../../../../kit/languages/how-many.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import type { Moment } from '../rules/moment.ts';

/** 'Ile stron?', 'كم درجة؟' ask for a number of what is named behind the word; 'ile drukarka?' of a thing that the shop sells asks for its price. */
export function withoutPriceOfCounted({ reading, message, isThing }: Moment): Reading {
  const { language, asks, keys, content } = reading;
  if (!asks.has('price')) return reading;
  const counted = countedIn(message, language);
  const isCounted = ({ text, wishes }: Reading['content'][number]) =>
    wishes.length === 0 && counted.some((word) => text.split(' ').includes(word) && !isThing?.(word, language));
  const first = content.find(isCounted);
  if (!first) return reading;
  // 'How many pages, and what does it cost?' asks for both.
  const rest = message.slice(Math.max(0, message.indexOf(first.written)));
  if (readMessage(rest, language).asks.has('price')) return reading;
  return {
    ...reading,
    asks: new Set([...asks].filter((ask) => ask !== 'price')),
    keys: new Set([...keys].filter((key) => key !== 'price')),
  };
}
