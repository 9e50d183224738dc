/**
 * What a message compares by: 'the bitterest', 'most pages', 'en sert olan'. The word itself says what is meant, in the shop's own name of the
 * property ('Bitterness', 'Pages'); so no list of adjectives is needed. One line for each language. Pure.
 */
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { quantityOf } from './measured.ts';
import { isPreferring } from './rather.ts';

/** A word by which things are compared, folded and without its ending, and which end of it is meant. */
export interface Compared {
  stem: string;
  end: 'least' | 'most';
}

interface Comparing {
  /** Words before (in some languages behind) what is compared. */
  most: string;
  least: string;
  /** Endings of comparison; the first group is what stands before them. */
  ending?: RegExp;
  /** What hangs on a word behind the marking one: 'en acısı'. */
  behind?: RegExp;
  /** What is compared may stand before the marking word. */
  isBefore?: true;
}

const languages: Readonly<Record<Exclude<DialogueLanguage, 'ja'>, Comparing>> = {
  en: {
    most: 'most more highest higher greatest greater largest biggest',
    least: 'least less fewest fewer lowest lower smallest',
    ending: /^(.{3,}?)i?(?:er|est)$/,
  },
  de: {
    most: 'meiste meisten mehr hochste hochsten hochster grosste grossten hohere',
    least: 'wenigste wenigsten weniger niedrigste niedrigsten geringste geringsten kleinste kleinsten',
    ending: /^(.{3,}?)e?(?:ste[nmrs]?|er(?:e[nmrs]?)?)$/,
  },
  fr: { most: 'plus', least: 'moins' },
  es: { most: 'mas mayor', least: 'menos menor' },
  it: { most: 'piu maggior maggiore', least: 'meno minor minore' },
  nl: {
    most: 'meeste meest meer hoogste hoogst grootste hogere',
    least: 'minste minst minder laagste laagst kleinste',
    ending: /^(.{3,}?)d?(?:ste?|ere?|er)$/,
  },
  pl: {
    most: 'najbardziej najwiecej wiecej bardziej najwyzsza najwyzszy najwyzsze najwieksza najwiekszy najwieksze wyzsza',
    least: 'najmniej mniej najnizsza najnizszy najnizsze najmniejsza najmniejszy najmniejsze nizsza',
    ending: /^(?:naj)?(.{3,}?)(?:iej|ej)?sz(?:y|a|e|ego|ej|ych|ym)$/,
  },
  tr: { most: 'en daha fazla cok yuksek', least: 'az dusuk', behind: /s?[iu]$/, isBefore: true },
  // 'أسمك' is thicker: the letters of its root between an alif and nothing.
  ar: { most: 'اكثر اشد اعلى اكبر', least: 'اقل ادنى اصغر', ending: /^ا(\p{L}{3})$/u },
};

const marking = new Map(
  Object.entries(languages).map(([language, { most, least }]) => [
    language,
    new Map<string, Compared['end']>([
      ...most.split(' ').map((word): [string, Compared['end']] => [foldText(word), 'most']),
      ...least.split(' ').map((word): [string, Compared['end']] => [foldText(word), 'least']),
    ]),
  ]),
);

/** Words that end like a comparison, and compare nothing. */
const endingAlike: Partial<Record<DialogueLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'never ever however whatever whether together after over under other another either neither rather later sooner water paper leather summer winter power dinner order offer number letter beginner runner father mother brother sister daughter computer printer partner teacher customer answer matter quarter corner finger shoulder river shower weather forest guest test rest request interest honest'.split(
      ' ',
    ),
  ),
  de: new Set(
    'immer nimmer meiner deiner seiner unser unserer euer eurer ihrer keiner einer dieser jener jeder welcher mancher solcher oder aber uber unter hinter leider wieder weiter voller lieber sicher wasser kinder mutter vater bruder schwester tochter zimmer fenster messer teller leder kupfer silber winter sommer anfanger lager schalter koffer finger schulter wetter fest obst gast rest erste ersten letzte letzten beste besten nachste nachsten'.split(
      ' ',
    ),
  ),
  // Colours have the shape of a comparison, and so have verbs of one who speaks.
  ar: new Set('ارني اريد ابغي ابحث اقصد اعرف اعلم اشتر ابيض اسود احمر ازرق اخضر اصفر ابني اختي اطفل'.split(' ')),
  nl: new Set(
    'water kamer zomer winter over onder achter zonder later leder leer papier moeder vader broer zuster dochter kinderen nummer venster vinger schouder koffer beginner keer weer meer eerste laatste beste volgende feest rest'.split(
      ' ',
    ),
  ),
};

/** How far what is compared stands from the word that marks it: 'la plus grande quantité de pages'. */
const reach = 4;
const shortest = 3;
const han = /\p{Script=Han}/u;
const bare = (word: string) => comparable(word).replace(/^ال(?=.{2})/u, '');

/** The words by which a message compares; empty where it compares nothing. */
export function comparedIn(message: string, language: DialogueLanguage): Compared[] {
  if (language === 'ja') return comparedInJapanese(message.normalize('NFKC'));
  const { ending, behind, isBefore } = languages[language];
  const marks = marking.get(language);
  const words = foldedWords(message).map(bare);
  const marked = words.flatMap((word, at) => {
    const end = marks?.get(word);
    if (!end) return [];
    // 'En az acı': the nearer word decides.
    const near = [...(isBefore ? words.slice(Math.max(0, at - 2), at) : []), ...words.slice(at + 1, at + 1 + reach)];
    const isTurned = marks?.get(words[at + 1] ?? '') === 'least';
    const stems = behind ? near.flatMap((word) => [word, word.replace(behind, '')]) : near;
    return stems.map((stem) => ({ stem, end: isTurned ? ('least' as const) : end }));
  });
  // 'I would rather have a hat' compares nothing, whatever it ends in.
  const mayCompare = words.filter((word) => !isPreferring(word, language) && endingAlike[language]?.has(word) !== true);
  const inflected = ending
    ? mayCompare.flatMap((word) => ending.exec(word)?.[1] ?? []).map((stem) => ({ stem, end: 'most' as const }))
    : [];
  return [...marked, ...inflected].filter(({ stem }) => stem.length >= shortest && !marks?.has(stem));
}

/** '一番苦いの', '苦いほう', 'ページ数が一番多い'. */
function comparedInJapanese(message: string): Compared[] {
  const adjectives = [
    /(?:一番|いちばん|最も|もっと|もう少し|より)\s*(\p{Script=Han})/gu,
    /(\p{Script=Han})い(?:の|方|ほう|もの)/gu,
    /(?:どちら|どっち|どれ)が(?:一番|いちばん)?(\p{Script=Han})/gu,
  ];
  const nouns = [
    ...message.matchAll(/([\p{Script=Han}\p{Script=Katakana}ー]{2,})[がはの](?:一番|いちばん|最も)?(多|少|高|低|大き|小さ)/gu),
  ];
  return [
    ...nouns.map(([, stem = '', end = '']): Compared => ({ stem: foldText(stem), end: /[少低小]/.test(end) ? 'least' : 'most' })),
    ...adjectives.flatMap((pattern) =>
      [...message.matchAll(pattern)].map(
        ([, stem = '']): Compared => ({ stem, end: /[軽短狭低浅小弱少薄細]/u.test(stem) ? 'least' : 'most' }),
      ),
    ),
  ];
}

const utmost: Partial<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:\p{L}{2,}est|most|least)\b/iu,
  de: /\b\p{L}{3,}ste[nmrs]?\b/iu,
  nl: /\b(?:de|het|die)\s\p{L}{3,}ste?\b/iu,
  pl: /\bnaj\p{L}{3,}/iu,
  tr: /(?:^|\s)en\s/iu,
  fr: /\b(?:le|la|les)\s(?:plus|moins)\b/iu,
  es: /\b(?:el|la|los|las)\s(?:m[aá]s|menos)\b/iu,
  it: /\b(?:il|la|i|le)\s(?:pi[uù]|meno)(?=\s)/iu,
  ja: /一番|いちばん|最も/u,
  ar: /(?:^|\s)ال[أا]\p{L}{2,}/u,
};
/** Whether a message wishes for the end of a row ('the lightest'), not for anything that lies further on. */
export const isUtmost = (message: string, language: DialogueLanguage): boolean => utmost[language]?.test(message) ?? false;

const beyond: Partial<Record<DialogueLanguage, RegExp>> = { ja: /もっと|もう少し|もうちょっと/u, tr: /^(?!.*hangi).*\bdaha\b/iu };

/** Whether a message wishes for more, or less, than what was shown, where the language says so with a word of its own. */
export const isBeyond = (message: string, language: DialogueLanguage): boolean => beyond[language]?.test(message) ?? false;

/** Whether a property is named after a word that is compared: 'bitterest' and 'Bitterness', 'amère' and 'Amertume'. */
export function isNamedAfter(name: string, stem: string): boolean {
  return foldedWords(name)
    .map(bare)
    .some((word) => {
      if (root.test(stem)) return word.replaceAll(long, '') === stem;
      if (han.test(stem) && stem.length === 1) return word.includes(stem);
      let shared = 0;
      while (shared < word.length && word[shared] === stem[shared]) shared++;
      return shared >= 4 || (shared >= shortest && shared === Math.min(word.length, stem.length));
    });
}

/** Three letters of Arabic, as a root has; names of properties stretch it with long vowels and an ending: 'سماكة' is of 'سمك'. */
const root = /^[\u0621-\u064a]{3}$/u;
const long = /[اويىةه]/gu;

/** How much a property states, where it states one amount: 'Bitterness: 3 of 5'. */
export function amountStated({ values }: { values: readonly string[] }): number | null {
  const [only, ...rest] = values;
  return only === undefined || rest.length > 0 ? null : quantityOf(only);
}

/** With what a row begins, beside words for the cheapest or the dearest; and rows that are named by both their ends. */
const inOrder: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:first|top|start\p{L}*|begin\p{L}*)\b|\blow(?:est)? to high|\bcheap(?:est)? to\b|\b(?:by|in order of) price\b/u,
  de: /\b(?:zuerst|oben|beginn\p{L}*|angefangen|anfang\p{L}*)\b|\bvon (?:gunstig|billig)\p{L}* (?:nach|bis|zu) teuer|\bnach preis\b/u,
  fr: /\b(?:premier|premiere|d abord|commenc\p{L}*)\b|\bd[eu] (?:la |le )?moins chere?s? (?:a|au)\b|\b(?:par prix|prix croissant)\b/u,
  es: /\b(?:primero|primeras?|empez\p{L}*|empiez\p{L}*)\b|\bde(?:l| la)? mas barat\p{L}+ a|\bde menor a mayor\b|\bpor precio\b/u,
  it: /\b(?:prima|prime|primo|primi|cominci\p{L}*|inizi\p{L}*|partire)\b|\bdal(?:la)? (?:piu economic|meno car)\p{L}+|\bin ordine di prezzo\b|\bprezzo crescente\b/u,
  nl: /\b(?:eerst|eerste|bovenaan|begin\p{L}*)\b|\bvan goedkoop naar duur\b|\bop prijs\b|\bprijs oplopend\b/u,
  pl: /\b(?:najpierw|poczawszy|zaczyn\p{L}*|zaczn\p{L}*)\b|\bod najtansz\p{L}+|\bwedlug ceny\b/u,
  tr: /\b(?:basta|once|ilk|basla\p{L}*)\b|\bucuzdan\b|\bfiyata gore\b/u,
  ar: /من الارخص|بالترتيب|(?:^| )(?:اولا|ابتداء|بدءا)(?= |$)/u,
  ja: /[安高]い順|価格順|から|先に/u,
};

/** Whether several things are wished for in the order of their prices: 'cheapest first'. Of a message that names the cheapest or the dearest. */
export const asksInOrder = (message: string, language: DialogueLanguage): boolean => inOrder[language].test(patternText(message, language));
