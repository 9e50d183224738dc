/** How much weight a thing must bear: 'I weigh 125 kg', '体重90キロ'; and how much shops say that it does. One line for each language. Pure. */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { quantityOf } from './measured.ts';

const about =
  '(?:about|around|roughly|some|etwa|ca\\.?|circa|rund|ungefähr|so|um die|knapp|über|environ|dans les|unos|casi|sui|quasi|ongeveer|zo’n|zowat|około|jakieś|حوالي)';
const number = '(\\d{2,3})(?:[.,]\\d)?\\s*';
const kilos = '(?:kg|kgs|kilos?|chili|kilogram\\p{L}*|kilograms?|kilogrammes?|كيلو\\p{L}*|كغ|كجم)(?!\\p{L})';

/** What stands before the kilos of somebody, or of what a thing must bear. */
const before: Readonly<Record<Exclude<DialogueLanguage, 'tr' | 'ja'>, string>> = {
  en: "weigh|weighs|weighing|i'm|i am|he is|he's|she is|she's|holds?|bears?|takes|supports?|carry|carries",
  de: 'wiege|wiegt|wiegen|bin|hält|trägt|tragen|halten',
  fr: 'pèse|pese|pesant|fais|supporte|supporter|tienne|porter',
  es: 'peso|pesa|pesando|aguante|aguanta|aguantar|soporte|soporta|soportar',
  it: 'peso|pesa|pesando|regga|regge|reggere|sopporta|sopporti|sopportare|porti',
  nl: 'weeg|weegt|wegen|draagt|dragen|houdt',
  pl: 'ważę|waże|waze|waży|wazy|wytrzyma|wytrzymał[aoy]?|udźwignie|uniesie',
  ar: 'وزني|وزنه|وزنها|يتحمل|تتحمل|اوزن|أوزن',
};

const patternOf = onDemand((language: DialogueLanguage): RegExp => {
  if (language === 'ja') return /体重(?:は|が)?(?:約)?\s*(\d{2,3})(?:\.\d)?\s*(?:kg|キロ(?:グラム)?)(?:です|あります|ある|の)?/iu;
  if (language === 'tr')
    return /(\d{2,3})(?:[.,]\d)?\s*(?:kg|kilo)(?:yum|yuz|yu taşıyan|luk biri|y?[uı] taşı\p{L}*|luyum)(?!\p{L})|kilom\s+(\d{2,3})(?!\d)/iu;
  return new RegExp(`(?<!\\p{L})(?:${before[language]})\\s+(?:${about}\\s+)?${number}${kilos}`, 'iu');
});

/** Lighter things are goods, not people. */
const lightest = 20;

/** The weight in kilos that a message says a thing must bear, and the words that say it; null for none. */
export function loadIn(given: string, language: DialogueLanguage): { kilos: number; written: string } | null {
  const found = patternOf(language).exec(plainDigits(given.normalize('NFKC')));
  const amount = Number(found?.[1] ?? found?.[2]);
  return found && amount >= lightest ? { kilos: amount, written: found[0] } : null;
}

/** Beginnings of the names under which shops say how much a thing bears, folded. */
const names =
  'load|max load|maximum load|weight limit|weight capacity|maximum weight|max weight|max user weight|user weight|rider weight|carrying capacity|belastbarkeit|belastung|tragkraft|tragfahigkeit|traglast|nutzlast|maximalgewicht|nutzergewicht|korpergewicht|charge|poids maximum|poids maximal|poids max|poids supporte|carga|peso maximo|peso soportado|portata|carico|peso massimo|draagvermogen|draagkracht|maximaal gewicht|maximale belasting|belastbaarheid|udzwig|nosnosc|obciazenie|maksymalne obciazenie|maks obciazenie|maksymalna waga|tasima|maksimum agirlik|azami yuk|kaldirma|الحموله|حموله|الحد الاقصي للوزن|قدره التحمل|耐荷重|最大荷重|耐重量|最大積載|最大体重'
    .split('|')
    .map(foldText);

/** How visitors ask how much weight a thing bears, in folded words. */
const asked: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\bmax(?:imum|imal)? (?:user |rider )?(?:weight|load)\b|\b(?:weight|load) (?:limit|capacity)\b|\bhow (?:much weight|heavy|many (?:kilos|kg))\b.*\b(?:hold|bear|support|carry|take)s?\b|\bhow much (?:does|do|can|will|would) (?:it|they|that|this|one|the \p{L}+) (?:bear|support|carry)\b/u,
  de: /\bmax(?:imal\p{L}*)? (?:gewicht|belastung|last)\b|\bmaximalgewicht\b|\bbelastbar\b|\bwie ?viel (?:gewicht |kilo |kg )?.*(?:tragt|tragen|aushalt|halt .*aus|belast\p{L}*)|\bbis (?:wie viel|wieviel|zu wie viel) (?:kilo|kg)\b|\bwie schwer (?:darf|durfen)\b/u,
  fr: /\b(?:poids|charge) (?:max\p{L}*|supporte\p{L}*)\b|\b(?:quel|combien de) (?:poids|kilos?|kg)\b.*(?:support|tien|port)|\bcombien .*(?:supporte|peut porter)|\b(?:supporte|tient|porte|peut porter|peut supporter) (?:jusqu a )?combien\b|\bjusqu a (?:combien de|quel) (?:poids|kilos?|kg)\b/u,
  es: /\bpeso max\p{L}*|\b(?:cuanto|que) peso (?:aguanta|soporta|admite|resiste|puede)|\bcuanto (?:aguanta|soporta)\b|\bhasta cuantos (?:kilos|kg)\b|\b(?:aguanta|soporta|resiste) (?:hasta )?cuant\p{L}+|\bcuantos (?:kilos|kg) (?:aguanta|soporta|resiste|puede)|\bcarga max\p{L}*/u,
  it: /\b(?:peso|carico) massimo\b|\b(?:quanto|che) peso (?:regge|sopporta|porta|tiene|puo)|\bquanto (?:regge|sopporta)\b|\bfino a quanti (?:chili|kg|kili)\b|\b(?:regge|sopporta|tiene) (?:fino a )?quant\p{L}+|\bquanti (?:chili|kg|kili) (?:regge|sopporta|tiene|porta)|\bportata massima\b/u,
  nl: /\bmax(?:imaal|imum|imale)? (?:gewicht|belasting|draagvermogen)\b|\bhoeveel (?:gewicht |kilo |kg )?.*(?:draagt|dragen|houdt|houden|aan kan)|\bhoe zwaar (?:mag|mogen)\b|\btot hoeveel (?:kilo|kg)\b/u,
  pl: /\bmaks\p{L}* (?:waga|obciazeni\p{L}*|ciezar|udzwig)\b|\b(?:udzwig|nosnosc)\b|\bile (?:kilo\p{L}* |kg )?(?:udzwignie|uniesie|wytrzyma)\b|\bjaki ciezar\b|\bdo ilu (?:kilo\p{L}*|kg)\b/u,
  tr: /(?:en fazla|maksimum|azami) (?:kac kilo|yuk|agirlik)|kac kilo\p{L}* (?:kadar )?(?:tas|kald)|ne kadar (?:agirlik|yuk) (?:tas|kald)|tasima kapasitesi/u,
  ar: /(?:اقصي|اقصى|اعلي|اعلى|اكبر|كم) (?:وزن|حمل|حموله|كيلو)|(?:يتحمل|تتحمل|يشيل|تشيل)/u,
  ja: /耐荷重|最大荷重|何(?:kg|キロ|キログラム)まで|体重(?:制限|は何)/u,
};

/** Whether a message asks how much weight a thing bears, where it names no weight itself. */
export const asksLoad = (message: string, language: DialogueLanguage): boolean => asked[language].test(patternText(message, language));

/** How many kilos a property says that a thing bears; null where it speaks of something else. */
export function loadStated(name: string, values: readonly string[]): number | null {
  const folded = foldedWords(name).map(comparable).join(' ');
  if (!names.some((each) => folded.startsWith(each))) return null;
  const [stated] = values.filter((value) => /\d\s*(?:kg|kilo\p{L}*|lbs?|كغ|كجم|كيلو|キロ)/iu.test(plainDigits(value)));
  const grams = stated === undefined ? null : quantityOf(stated.replace(/^.*?(\d[\d.,]*\s*(?:kg|kilo|lbs?))/iu, '$1'));
  return grams === null ? null : grams / 1000;
}
