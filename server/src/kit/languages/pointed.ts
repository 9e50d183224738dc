/**
 * What a message points at with a plain word and its article: 'the small one', 'l’autre', 'die grossen'. One line for each language; words are
 * folded, `_` stands for an ending. Pure.
 */
import { foldedWords, foldText } from '../text/words.ts';
import { definiteArticles } from './articles.ts';
import { comparable, type DialogueLanguage, type MeasureKey, patternText } from './dialogue/index.ts';

/** What one of several is called by: the end of some measures, in the order in which they are tried. */
export interface PointedSize {
  end: 'least' | 'most';
  measures: readonly MeasureKey[];
}

export interface Pointed {
  size: PointedSize | null;
  /** 'The other one', not 'another one'. */
  isTheOther: boolean;
}

interface Words {
  /** What may stand before instead of an article; empty for languages that have no articles and need none. */
  demonstratives: string;
  small: string;
  large: string;
  light: string;
  heavy: string;
  other: RegExp;
}

const definite: Partial<Record<DialogueLanguage, readonly string[]>> = definiteArticles;

const languages: Readonly<Record<Exclude<DialogueLanguage, 'ja'>, Words>> = {
  en: {
    demonstratives: 'that those these',
    small: 'small little tiny',
    large: 'big large',
    light: 'light',
    heavy: 'heavy',
    other: /\b(?:the|that) other(?: one)?\b/u,
  },
  de: {
    demonstratives: 'diese diesen dieser',
    small: 'klein_',
    large: 'gross_',
    light: 'leichte_',
    heavy: 'schwere_',
    other: /\b(?:der|die|das|den|dem) andere?[nrs]?\b/u,
  },
  fr: {
    demonstratives: 'du des celui celle',
    small: 'petit petite petits petites',
    large: 'grand grande grands grandes gros grosse',
    light: 'leger legere',
    heavy: 'lourd lourde',
    other: /\bl autre\b/u,
  },
  es: {
    demonstratives: 'del',
    small: 'pequeno_ pequena_ chico chica chicos chicas',
    large: 'grande grandes',
    light: 'ligero ligera',
    heavy: 'pesado pesada',
    other: /\b(?:el otro|la otra)\b/u,
  },
  it: {
    demonstratives: 'quello quella quelli quelle del della dei delle',
    small: 'piccolo piccola piccoli piccole',
    large: 'grande grandi',
    light: 'leggero leggera',
    heavy: 'pesante',
    other: /\b(?:l altr[oa]|quell altr[oa])\b/u,
  },
  nl: {
    demonstratives: 'die dat deze',
    small: 'kleine kleintje',
    large: 'grote',
    light: 'lichte',
    heavy: 'zware',
    other: /\b(?:de|het|die) andere\b/u,
  },
  pl: {
    demonstratives: '',
    small: 'mal_',
    large: 'duz_',
    light: 'lekk_',
    heavy: 'ciezk_',
    other: /\b(?:ten|ta|tego|ta) (?:drugi|druga|inny|inna)\b/u,
  },
  tr: {
    demonstratives: '',
    small: 'kucuk kucugu kucukten kucukler kucugunu kucugunun',
    large: 'buyuk buyugu buyukten',
    light: 'hafif',
    heavy: 'agir',
    other: /\b(?:digeri\p{L}*|oteki\p{L}*|obur\p{L}*)\b/u,
  },
  ar: {
    demonstratives: '',
    small: 'الصغير الصغيره الصغيرة',
    large: 'الكبير الكبيره الكبيرة',
    light: 'الخفيف الخفيفه',
    heavy: 'الثقيل الثقيله',
    other: /(?:^|\s)(?:الاخر|الاخري|الثاني الاخر|التاني)(?=\s|$)/u,
  },
};

/** The article and the ending that make a comparative definite ('the cheaper one' of those shown); the other languages use the superlative. */
const definiteComparatives: Partial<Record<DialogueLanguage, { before: readonly string[]; form: RegExp }>> = {
  en: { before: definiteArticles.en, form: /er$/u },
  de: { before: definiteArticles.de, form: /r(?:e[nmrs]?)$/u },
  nl: { before: [...definiteArticles.nl, 'die'], form: /re$/u },
  pl: { before: ['ten', 'ta', 'te', 'to', 'tego', 'tej', 'tym'], form: /sz(?:y|a|e|ego|ej|ym)$/u },
};

/** Whether a comparative is definite, so means one of several: 'den günstigeren'. */
export function isDefinite(before: string, word: string, language: DialogueLanguage): boolean {
  const rule = definiteComparatives[language];
  return rule?.before.includes(before) === true && rule.form.test(word);
}

const extents: readonly MeasureKey[] = ['big', 'holds', 'long', 'tall', 'wide', 'weighs'];
const kinds = [
  ['small', 'least', extents],
  ['large', 'most', extents],
  ['light', 'least', ['weighs']],
  ['heavy', 'most', ['weighs']],
] as const;

const longestEnding = 3;
const isForm = (word: string, form: string): boolean =>
  form.endsWith('_') ? word.startsWith(form.slice(0, -1)) && word.length <= form.length - 1 + longestEnding : word === form;

const isNounFirst: ReadonlySet<DialogueLanguage> = new Set(['fr', 'es', 'it']);

/** Whether a folded word says how large one of several is, and names nothing. */
export function isSizeWord(word: string, language: DialogueLanguage): boolean {
  if (language === 'ja') return false;
  const { small, large, light, heavy } = languages[language];
  return [small, large, light, heavy].some((forms) => forms.split(' ').some((form) => isForm(word, comparable(foldText(form)))));
}

/** What a message points at. */
export function pointedIn(message: string, language: DialogueLanguage): Pointed {
  if (language === 'ja') return pointedInJapanese(message.normalize('NFKC'));
  const { demonstratives, other, ...words } = languages[language];
  const folded = foldedWords(message).map(comparable);
  const before = new Set([...(definite[language] ?? []), ...demonstratives.split(' ').filter(Boolean)]);
  // 'El saco grande': the thing may stand between them.
  const isBehind = (at: number) => before.has(folded[at - 1] ?? '') || (isNounFirst.has(language) && before.has(folded[at - 2] ?? ''));
  const isPointedAt = (form: string) =>
    folded.some((word, at) => isForm(word, comparable(foldText(form))) && (before.size === 0 || isBehind(at)));
  const found = kinds.find(([kind]) => words[kind].split(' ').some(isPointedAt));
  return { size: found ? { end: found[1], measures: found[2] } : null, isTheOther: other.test(folded.join(' ')) };
}

function pointedInJapanese(message: string): Pointed {
  const size = /小さ(?:い|な)?(?:の|方|ほう)/u.test(message) ? 'least' : /大き(?:い|な)?(?:の|方|ほう)/u.test(message) ? 'most' : null;
  return { size: size && { end: size, measures: extents }, isTheOther: /もう一(?:つ|方|本|枚|個)|別の(?:方|ほう)/u.test(message) };
}

const inTitles = {
  least: /\b(?:mini|small|klein\p{L}{0,2}|petit\p{L}{0,2}|pequen[oa]s?|piccol[oaie]|kleine?|mal[yae]|kucuk|صغير\p{L}?)\b|小|ミニ/u,
  most: /\b(?:maxi|large|big|gross\p{L}{0,2}|grande?s?|grandi|grote?|duz[yae]|buyuk|xl|كبير\p{L}?)\b|大/u,
} as const;

/** Whether a title itself says that a thing is small, or large. */
export const isCalledSo = (title: string, end: PointedSize['end']): boolean => inTitles[end].test(foldText(title));

const contents: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\bhow much (?:\w+ )?(?:is|are|comes|do i get|do you get|s)(?: there)? in(?:side)?\b/u,
  de: /\bwie ?viel (?:\w+ )?(?:ist|sind|kommt|passt)(?: denn| da| eigentlich)* (?:drin|in|im)\b|\bwie ?viel (?:\w+ )?enthalt/u,
  fr: /\bcombien (?:(?:de|d) \w+ )?(?:il )?(?:y a(?: t il)?|contient|contiennent|a t il)(?: de \w+| d \w+)? ?(?:dans|une?|la|le|les)?\b/u,
  es: /\bcuant[oa] (?:\w+ )?(?:hay|viene|vienen|trae|lleva|contiene)\b/u,
  it: /\bquant[oa] (?:\w+ )?(?:c e|ce|contiene|sta) ?(?:in|nel|nella|dentro|un|una)?\b/u,
  nl: /\bhoeveel (?:\w+ )?(?:zit|gaat)(?: er| daar)? in\b/u,
  pl: /\bile (?:\w+ )?(?:jest|miesci sie|zawiera)(?: w| ma)?\b/u,
  tr: /\bne kadar (?:\w+ )?var\b|\bicinde ne kadar\b|\bkac (?:gram|ml|gr|litre)\b/u,
  ar: /كم (?:\S+ )?(?:في|داخل|يحتوي|تحتوي)/u,
  ja: /(?:どのくらい|どれくらい|何グラム|何ミリ)[^。？]*入/u,
};

/** Whether a message asks how much of something a thing holds: 'how much ink is in a bottle?' asks no price. */
export const asksContents = (message: string, language: DialogueLanguage): boolean =>
  contents[language].test(patternText(message, language));
