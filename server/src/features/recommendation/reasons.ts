/** Reasons in words that a visitor reads. */
import type { Reason } from './rank.ts';
import type { Language } from './words.ts';

const wording: Record<Language, Record<Reason['kind'], (text: string) => string>> = {
  en: { chosen: (text) => `because you chose “${text}”`, asked: (text) => `because you asked for “${text}”` },
  de: { chosen: (text) => `weil Sie „${text}“ gewählt haben`, asked: (text) => `weil Sie nach „${text}“ gefragt haben` },
};

/** A reason as a clause of a sentence, in a language. */
export const sayReason = (reason: Reason, language: Language): string => wording[language][reason.kind](reason.text);
