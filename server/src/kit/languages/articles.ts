/** Articles of the languages that have them, folded and not elided (`l’`); what stands before a noun besides them is added where it is needed. */
import type { ChatLanguage } from './replies/index.ts';

type Articles = Partial<Record<ChatLanguage, readonly string[]>>;

export const definiteArticles = {
  en: ['the'],
  de: ['der', 'die', 'das', 'den', 'dem', 'des'],
  fr: ['le', 'la', 'les'],
  es: ['el', 'la', 'los', 'las'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le'],
  nl: ['de', 'het'],
} satisfies Articles;

export const indefiniteArticles = {
  en: ['a', 'an'],
  de: ['ein', 'eine', 'einen', 'nen', 'ne'],
  fr: ['un', 'une', 'des'],
  es: ['un', 'una', 'unos', 'unas'],
  it: ['un', 'uno', 'una'],
  nl: ['een'],
  tr: ['bir'],
} satisfies Articles;

const indefinite: ReadonlySet<string> = new Set(Object.values(indefiniteArticles).flat());

/** Whether a folded word is an indefinite article of any language. */
export const isIndefiniteArticle = (word: string): boolean => indefinite.has(word);

/** All articles of a language; none for those without. */
export const articlesOf = (language: ChatLanguage): readonly string[] => [
  ...((definiteArticles as Articles)[language] ?? []),
  ...((indefiniteArticles as Articles)[language] ?? []),
];
