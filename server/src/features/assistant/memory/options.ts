/** Words of a message that name a version of what is talked about: 'rose?', 'the one in oak, small' (README, rule F9). Pure. */
import { isSmallWord } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import { optionFamily } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import type { ContentWord, Reading, Wish } from './reading/reading.ts';
import { holdsWord, isSameWord } from './words.ts';

const shortest = 3;

/** The reading with the versions that its words name, whatever the shop calls them. What is a name of a product, or a known property, stays. */
export function withVersionsInView(reading: Reading, message: string, records: readonly ProductRecord[]): Reading {
  const words = foldedWords(message);
  const isSaid = (part: string) => words.some((word) => isSameWord(word, part, reading.language));
  const found = versionsOf(records).flatMap(({ name, value }): Wish[] => {
    const parts = foldedWords(value);
    const isNamed = parts.some((part) => part.length >= shortest && !/\d/.test(part) && !isSmallWord(part, reading.language));
    return isNamed && parts.every(isSaid) ? [{ family: optionFamily(name), value: foldText(value), written: value }] : [];
  });
  const isOf = ({ text }: ContentWord, { value }: Wish) =>
    text.split(' ').every((word) => foldedWords(value).some((part) => isSameWord(word, part, reading.language)));
  const isTitle = ({ text }: ContentWord) =>
    records.some(({ title }) => text.split(' ').every((word) => holdsWord(title, word, reading.language)));
  const known = new Set(reading.wishes.map(({ family }) => family));
  const versions = found.filter((wish) => !known.has(wish.family) && !reading.content.some((word) => isTitle(word) && isOf(word, wish)));
  if (versions.length === 0) return reading;
  const content = reading.content.map((word) => {
    const wishes = versions.filter((wish) => word.wishes.length === 0 && isOf(word, wish));
    return wishes.length > 0 ? { ...word, wishes } : word;
  });
  return { ...reading, content, wishes: [...reading.wishes, ...versions] };
}

function versionsOf(records: readonly ProductRecord[]): { name: string; value: string }[] {
  const options = records.flatMap(({ variants }) => variants.flatMap((variant) => variant.options));
  return [...new Map(options.map((option) => [`${option.name}\n${foldText(option.value)}`, option])).values()];
}
