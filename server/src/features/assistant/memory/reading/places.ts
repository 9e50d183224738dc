/** Countries, regions and towns by their names in every language: where goods are to be sent to. Pure. */

import { europeanUnion, gulfStates } from '../../../../kit/countries.ts';
import { comparable, type DialogueLanguage, formsOfWord } from '../../../../kit/languages/dialogue/index.ts';
import { allLanguages } from '../../../../kit/languages/index.ts';
import { cityNames } from '../../../../kit/languages/topics/cities.ts';
import { regionNames } from '../../../../kit/languages/topics/regions.ts';
import { isDirection, townAfterDirection } from '../../../../kit/languages/topics/town-names.ts';
import { foldedWords, foldText, unspacedScript } from '../../../../kit/text/words.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';
import type { Token } from './tokens.ts';

/** A country or a wider region that a message names. */
export interface Place {
  /** ISO 3166 code of a country or of a region with rules of its own ('ES-IB'), `EU` for the union, `GULF` for its states, `ABROAD` for any other country. */
  code: string;
  from: number;
  to: number;
}

const codes =
  `AD AE AF AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GR GT HK HR HU ID IE IL IN IQ IR IS IT JO JP KE KR KW KZ LB LI LT LU LV LY MA MC MD ME MK MT MX MY NG NL NO NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SM TH TN TR TW UA US UY VE VN XK YE ZA`.split(
    ' ',
  );

/** Other names of countries, and the forms of names that change within a sentence. */
const otherNames: Record<string, string> = {
  GB: 'uk, england, scotland, wales, great britain, britain, grossbritannien, grande bretagne, gran bretana, gran bretagna, inghilterra, inglaterra, angleterre, engeland, groot brittannie, wielkiej brytanii, anglii, anglia, ingiltere, بريطانيا, انجلترا, انكلترا, イギリス, 英国',
  US: 'usa, america, the states, amerika, amerique, etats unis, estados unidos, stati uniti, stanow zjednoczonych, usa, abd, امريكا, アメリカ',
  // The mainland, as shops there call it.
  ES: 'peninsula, espana peninsular, spanish mainland',
  FR: 'metropole, france metropolitaine',
  NL: 'holland, hollande, holanda, olanda, holandii, hollanda, هولندا, オランダ',
  DE: 'niemiec, niemczech, 独',
  CZ: 'czechia, tschechien, czech, czech republic, czech republik, czechach, czech, republique tcheque, republica checa, repubblica ceca, tsjechie, çekya',
  CH: 'szwajcarii, schweiz, suisse',
  SE: 'szwecji, sverige',
  HU: 'wegier, wegrzech',
  IT: 'wloch, wloszech',
  SK: 'slowacji, slowacje',
  PL: 'polsce, polske',
  LT: 'litwie, litwy',
  LV: 'lotwie, lotwy',
  UA: 'ukrainie, ukrainy',
  AE: 'uae, emirates, dubai, الامارات, دبي',
  SA: 'السعودية, المملكة',
  EU: 'eu, europe, european union, europaischen union, unione europea, unia europejska, unie europejska, avrupa birligi, avrupa birligine, eu諸国, eu内, دول الاتحاد الاوروبي, europa, europaische union, union europeenne, ue, union europea, unione europea, europese unie, europie, europy, unii europejskiej, avrupa, ab ulkeleri, اوروبا, الاتحاد الاوروبي, ヨーロッパ, 欧州',
  GULF: 'gulf states, gulf countries, gcc, golfstaaten, golflander, pays du golfe, etats du golfe, paises del golfo, paesi del golfo, golfstaten, golflanden, kraje zatoki, krajow zatoki, panstw zatoki, korfez ulkeleri, دول الخليج, دول مجلس التعاون, 湾岸諸国',
  ABROAD:
    'abroad, overseas, internationally, international, worldwide, other countries, ausland, weltweit, international, ins ausland, a l etranger, etranger, internationale, international, al extranjero, extranjero, internacional, all estero, estero, buitenland, het buitenland, za granice, zagranice, granica, yurt disi, yurtdisi, yurtdisina, الخارج, دوليا, خارج, 海外, 国外',
};

/** Names by the first letters of their first word, so that few are compared. */
const byBeginning = (all: Iterable<[string, string]>) =>
  Map.groupBy(
    [...all].map(([name, code]) => ({ words: foldedWords(name).map(comparable), code })),
    ({ words }) => (words[0] ?? '').slice(0, 3),
  );
type ByBeginning = ReturnType<typeof byBeginning>;
const byWord = onDemand<void, ByBeginning>(() => byBeginning(names()));
const cities = onDemand<void, ByBeginning>(() => byBeginning(namesIn(cityNames)));
const regions = onDemand<void, ByBeginning>(() => byBeginning(namesIn(regionNames)));

function* names(): Generator<[string, string]> {
  for (const language of allLanguages) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of codes) yield [display.of(code) ?? '', code];
  }
  for (const [code, list] of Object.entries(otherNames)) for (const name of list.split(',')) yield [name, code];
}

function* namesIn(lists: Readonly<Record<string, string>>): Generator<[string, string]> {
  for (const [code, list] of Object.entries(lists)) for (const name of list.split(',')) yield [name.trim(), code];
}

/** The first place of a kind that folded words name. */
function firstIn(words: readonly string[], named: ByBeginning): Place | null {
  for (let from = 0; from < words.length; from++) {
    const place = placeAt(words, from, named);
    if (place) return place;
  }
  return null;
}

/** Shorter names take no endings. */
const leastStem = 4;

/** The place that folded words name; null when they name none. Names of one word may change their ending. */
export const placeIn = (words: readonly string[]): Place | null => firstIn(words, byWord());

/** As `placeIn`, of a name that is known to be a place: also a region, city or town. */
export const anyPlaceIn = (words: readonly string[], language: DialogueLanguage): Place | null =>
  firstIn(words, regions()) ?? placeIn(words) ?? firstIn(words, cities()) ?? townAfterDirection(words, language);

/** The region with rules of its own that folded words name: 'Waddeneilanden', 'Corsica'. */
export const regionIn = (words: readonly string[]): Place | null => firstIn(words, regions());

function placeAt(words: readonly string[], from: number, named = byWord()): Place | null {
  let best: Place | null = null;
  for (const form of formsOfWord(words[from] ?? ''))
    for (const { words: name, code } of named.get(form.slice(0, 3)) ?? []) {
      const rest = name.slice(1).every((part, at) => comparable(words[from + 1 + at] ?? '') === part);
      const fits = name.length > 1 ? rest && form === name[0] : isForm(form, name[0] ?? '');
      const to = from + name.length;
      if (fits && (!best || to > best.to || form === name[0])) best = { code, from, to };
    }
  return best;
}

const endings = /^(?:s|i|ii|e|a|ye|ya|de|da|den|dan|nin|ji|ei|y|u|yi|ie)$/;

/** Genitives and suffixes stand behind the name ('Deutschlands', 'Norveç’e'); Polish changes its last letter ('Norwegii'). */
function isForm(word: string, name: string): boolean {
  if (word === name) return true;
  if (name.length < leastStem || /[\p{Script=Han}\p{Script=Katakana}]/u.test(name)) return false;
  const stems = name.length > 5 ? [name, name.slice(0, -1)] : [name];
  return stems.some((stem) => word.startsWith(stem) && endings.test(word.slice(stem.length)));
}

/** 'その他のEU諸国' names the union, though no space says so. */
const changeOfScript = new RegExp(
  `(?<=\\p{Script=Latin})(?=${unspacedScript.source})|(?<=${unspacedScript.source})(?=\\p{Script=Latin}|\\d)|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー])(?=\\p{Script=Hiragana})|(?<=\\p{Script=Hiragana})(?=[\\p{Script=Han}\\p{Script=Katakana}])`,
  'gu',
);

const outside = /\b(?:outside|außerhalb|ausserhalb|hors|dehors|fuera|fuori|buiten|poza|spoza)\b|d[ıi]ş[ıi]na|d[ıi]ş[ıi]nda|خارج|以外/u;

/** Whether a code is that of a region with rules of its own, and not of a country. */
export const isRegion = (code: string): boolean => code.includes('-');

/** How closely a text speaks of a place: 3 by the name of its region, 2 of its country, 1 of the union that holds it, 0 not at all. */
export function closenessToPlace(text: string, code: string): number {
  const words = foldedWords(text.replace(changeOfScript, ' '));
  const country = isRegion(code) ? code.slice(0, 2) : code;
  const isUnion = europeanUnion.has(country) !== outside.test(text.toLowerCase());
  let nearest = 0;
  for (let from = 0; from < words.length && nearest < 3; from++) {
    if (isRegion(code) && placeAt(words, from, regions())?.code === code) nearest = 3;
    const foundCode = placeAt(words, from)?.code;
    if (foundCode === country) nearest = Math.max(nearest, 2);
    if ((foundCode === 'EU' && isUnion) || (foundCode === 'GULF' && gulfStates.has(country))) nearest = Math.max(nearest, 1);
  }
  return nearest;
}

/** Whether a text names any place. */
export function namesPlace(text: string): boolean {
  const words = foldedWords(foldText(text).replace(changeOfScript, ' '));
  return placeIn(words) !== null || firstIn(words, regions()) !== null;
}

/** The codes of the countries that a text names, in their order. */
export function placesNamed(text: string): string[] {
  const words = foldedWords(foldText(text).replace(changeOfScript, ' '));
  return words.flatMap((_, at) => placeAt(words, at)?.code ?? []);
}

/** Where a message says that goods are to be sent to. */
export function destinationOf(tokens: readonly Token[], language: DialogueLanguage) {
  const texts: string[] = [];
  const owner: Token[] = [];
  for (const token of tokens) {
    // A phrase that names a place ('abroad') stays whole.
    for (const word of token.text.split(' ')) {
      texts.push(word);
      owner.push(token);
    }
  }
  const sends = tokens.some(({ keys }) => keys.has('delivery'));
  const place = (sends || isTravelling(tokens) ? anyPlaceIn(texts, language) : regionAfterDirection(texts, language)) ?? placeIn(texts);
  if (!place) return null;
  const covered = [...new Set(owner.slice(place.from, place.to))];
  return { code: place.code, written: covered.map(({ written }) => written).join(' '), tokens: covered };
}

/** 'Does it come to Mallorca?' */
function regionAfterDirection(words: readonly string[], language: DialogueLanguage): Place | null {
  const region = firstIn(words, regions());
  return region && isDirection(words[region.from - 1], language) ? region : null;
}

/** 'Does it come to Elda, and when?': a time, and a word of direction. */
const isTravelling = (tokens: readonly Token[]): boolean =>
  tokens.some(({ keys }) => keys.has('time')) && tokens.some(({ keys }) => keys.has('to'));
