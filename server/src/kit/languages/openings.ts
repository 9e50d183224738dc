/** Openings before a question or statement: 'ok and …', 'hallo, …'. People mix languages, so those of all languages are tried. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { allLanguages, languageData } from './index.ts';
import type { Openings } from './shapes/telling.ts';

/** The source of a pattern for the openings at the beginning of a message; also matches a message without one. */
export const openingOf: (what: keyof Openings) => string = onDemand((what) => {
  const words = allLanguages.flatMap((language) => languageData(language).telling.openings[what].split(' ')).filter(Boolean);
  return `^(?:(?:${[...new Set(words)].join('|')}) )*`;
});
