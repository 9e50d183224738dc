/** Languages that write several words as one. */
import { spacesWords, traitsOf } from './index.ts';

/** Languages that write compounds and that Parley does not know. */
const compounding: ReadonlySet<string> = new Set(['sv', 'da', 'no', 'fi']);

/** Whether a language joins words to one: 'Ledertasche', 'lederen tas' but 'leertas'. */
export const buildsCompounds = (language: string): boolean => traitsOf(language)?.writesCompounds ?? compounding.has(language);

/** Whether words stand in other words: in compounds, and where no spaces are written. */
export const writesTogether = (language: string): boolean => !spacesWords(language) || buildsCompounds(language);
