/** Numbers and words for 'how much' that count no pieces and ask for no price. Pure. */
import { countedIn } from '../../../../kit/languages/how-many.ts';
import { instalmentsIn } from '../../../../kit/languages/instalments.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Moment } from '../rules/moment.ts';
import { piecesMeant } from '../versions/versions.ts';
import { isSameWord } from '../words.ts';

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

/** 'The Kropla 17, please', 'the 88-key piano' count no pieces: the number stands in a name, beside the word that stands next to it there. */
export function withoutNumbersOfNames({ reading, message, products }: Moment): Reading {
  const { language, counts, quantity } = reading;
  if (counts.length === 0 && quantity === null) return reading;
  const words = foldedWords(message);
  const titles = [...products.values()].map(({ title }) => foldedWords(title));
  const isOfName = (count: number) =>
    words.some((word, at) => {
      if (word !== String(count)) return false;
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      return titles.some((title) =>
        title.some(
          (each, place) =>
            each === word &&
            (isSameWord(title[place - 1] ?? '-', before, language) || isSameWord(title[place + 1] ?? '-', after, language)),
        ),
      );
    });
  const left = counts.filter(({ count }) => !isOfName(count));
  if (left.length === counts.length && (quantity === null || !isOfName(quantity))) return reading;
  return { ...reading, counts: left, quantity: quantity !== null && isOfName(quantity) ? null : quantity };
}

/** 'And in 80?', 'two of the 12' of what comes in lengths of 12 and 80: a number that names a version counts no pieces. */
export function withoutNumbersOfVersions({ reading, conversation, products }: Moment): Reading {
  const { counts } = reading;
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  if (counts.length === 0 || inView.length === 0) return reading;
  const left = counts.filter((count) => piecesMeant({ ...reading, counts: [count] }, inView) !== null);
  const [only, ...others] = left;
  if (left.length === counts.length) return reading;
  return { ...reading, counts: left, quantity: only && others.length === 0 ? only.count : null };
}

/** 'In three instalments, what do I pay altogether?' is of one piece. */
export function withoutInstalments({ reading, message }: Moment): Reading {
  const words = reading.counts.length > 0 ? instalmentsIn(message, reading.language) : null;
  if (words === null) return reading;
  const { quantity } = readMessage(words, reading.language);
  const left = reading.counts.filter(({ count }) => count !== quantity);
  return { ...reading, counts: left, quantity: left.length === 1 ? (left[0]?.count ?? null) : null };
}
