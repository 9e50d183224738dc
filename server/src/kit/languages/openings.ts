/** What people of any language put before what they ask or say: 'ok and …', 'hallo, …'. People mix languages, so those of all are tried. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { allLanguages, languageData } from './index.ts';
import type { Openings } from './shapes/telling.ts';

/** The source of a pattern of what may stand before at the beginning of a message; may be nothing. */
export const openingOf: (what: keyof Openings) => string = onDemand((what) => {
  const words = allLanguages.flatMap((language) => languageData(language).telling.openings[what].split(' ')).filter(Boolean);
  return `^(?:(?:${[...new Set(words)].join('|')}) )*`;
});
