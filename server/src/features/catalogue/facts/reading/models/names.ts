/** One name for each model, however titles write it: 'iPhone 15', 'Iphone15' and 'Apple iPhone 15'. Pure. */
import { foldText } from '../../../../../kit/text/words.ts';

/** The letters and numbers of a name. */
export const compactOf = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}+]/gu, '');

/** A model, as facts name it. */
export interface Model {
  value: string;
  label: string;
}

/** The models by the compact form of their names. */
export type Models = ReadonlyMap<string, Model>;

/**
 * Gives each name its model.
 * @param stated the names in attributes, whose spelling counts
 * @param found the names in titles, once for each time
 */
export function modelsByName(stated: readonly string[], found: readonly string[]): Models {
  const models = new Map<string, Model>();
  const spellings = new Map<string, Map<string, number>>();
  for (const label of stated) if (!models.has(compactOf(label))) models.set(compactOf(label), { value: foldText(label), label });
  for (const label of found) {
    const counts = spellings.get(compactOf(label)) ?? new Map<string, number>();
    spellings.set(compactOf(label), counts.set(label, (counts.get(label) ?? 0) + 1));
  }
  const words = new Map(
    found.filter((label) => !isShouted(label)).flatMap((label) => label.split(' ').map((word) => [foldText(word), word])),
  );
  const unshouted = (label: string) =>
    isShouted(label)
      ? label
          .split(' ')
          .map((word) => words.get(foldText(word)) ?? word)
          .join(' ')
      : label;
  for (const [key, counts] of spellings) {
    // A name in capitals counts as shouting if other titles write it differently.
    const [label = ''] = [...counts].sort((a, b) => Number(isShouted(a[0])) - Number(isShouted(b[0])) || b[1] - a[1])[0] ?? [];
    if (!models.has(key)) models.set(key, { value: foldText(label), label: unshouted(label) });
  }
  return withShorter(models);
}

const isShouted = (label: string): boolean => !/\p{Ll}/u.test(label);

/** 'Apple iPhone 15' is the 'iPhone 15' of others, unless two makers have one of that name. */
function withShorter(models: Map<string, Model>): Models {
  const makers = new Map<string, Set<string>>();
  const shorter = new Map<string, string>();
  for (const [key, { value }] of models) {
    const words = value.split(' ');
    for (let from = 1; from < words.length - 1 && !/\p{N}/u.test(words[from - 1] ?? ''); from++) {
      const rest = compactOf(words.slice(from).join(' '));
      if (!/\p{N}/u.test(rest) || !models.has(rest) || !/^\p{L}+$/u.test(words[from] ?? '')) continue;
      shorter.set(key, rest);
      makers.set(rest, (makers.get(rest) ?? new Set()).add(words.slice(0, from).join(' ')));
      break;
    }
  }
  for (const [key, rest] of shorter) if (makers.get(rest)?.size === 1) models.set(key, models.get(rest) as Model);
  return models;
}

/** The series that a model belongs to, from the broadest on: 'HP' and 'HP LaserJet' of 'HP LaserJet M110'. */
export function seriesOf(label: string): string[] {
  const words = label.split(/\s+/);
  const number = words.findIndex((word) => /\p{N}/u.test(word));
  return words.slice(0, Math.max(0, number)).map((_, at) => words.slice(0, at + 1).join(' '));
}
