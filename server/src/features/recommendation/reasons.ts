/** Reasons in words that a visitor reads. */
import type { Reason } from './ranking/rank.ts';
import type { Language } from './words.ts';

const wording: Record<Language, Record<Reason['kind'], (texts: string) => string>> = {
  en: { chosen: (texts) => `because you chose ${texts}`, asked: (texts) => `because you asked for ${texts}` },
  de: { chosen: (texts) => `weil Sie ${texts} gewählt haben`, asked: (texts) => `weil Sie nach ${texts} gefragt haben` },
};

const quoted: Record<Language, (text: string) => string> = { en: (text) => `“${text}”`, de: (text) => `„${text}“` };

/** Reasons as clauses of a sentence, in a language; those of one kind become one clause: 'because you chose “A” and “B”'. */
export function sayReasons(reasons: readonly Reason[], language: Language): string[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const texts = reasons.filter((reason) => reason.kind === kind).map(({ text }) => quoted[language](text));
    return wording[language][kind](list.format(texts));
  });
}
