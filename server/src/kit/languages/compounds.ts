/** Languages that write several words as one. */

const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi']);

/** Whether a language joins words to one: 'Ledertasche', 'lederen tas' but 'leertas'. */
export const buildsCompounds = (language: string): boolean => compounding.has(language);

/** Whether words stand in other words: in compounds, and in Japanese, which writes no spaces. */
export const writesTogether = (language: string): boolean => language === 'ja' || buildsCompounds(language);
