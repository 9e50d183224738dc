/**
 * The kind of value that a question asks for, and whether a text holds one: 'how long does a game take?' asks for a time, which centimetres and a number
 * of players are not. One line for each language; asking words are beginnings, in the order in which they stand. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldText } from '../text/words.ts';
import { bookOf, comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import type { ValueKind } from './shapes/asking.ts';

export type { ValueKind } from './shapes/asking.ts';

const asking = ofEachLanguage(({ asking }) => asking.kinds);

/** Names of properties that hold such values, and units behind a number. Folded beginnings of words. */
const holding: Readonly<Record<ValueKind, { names: string; units: string }>> = {
  duration: {
    names:
      'duration|run ?time|time|dauer|\\w+dauer|laufzeit|\\w+zeit|duree|temps|autonomie|duracion|tiempo|autonomia|durata|tempo|duur|\\w+duur|tijd|\\w+tijd|czas|trwa|sure|\\w*suresi|مده|الثبات|時間|\\w*時間',
    units:
      'min|minut\\w*|minuut|minuten|h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|godzin\\w*|saat\\w*|dakika\\w*|days?|tage?n?|jours?|dias?|giorn[oi]|dag|dagen|dni|dzien|gun|weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken|tygod\\w*|hafta\\w*|months?|monate?n?|mois|mes|meses|mes[ei]|maand\\w*|miesi\\w*|ay|ساعه|ساعات|دقيقه|دقايق|دقائق|يوم\\w*|ايام|شهر|اشهر|اسبوع|時間|分|日間?|週間|か月|ヶ月',
  },
  people: {
    names:
      'players?|people|persons?|spieler\\w*|personen\\w*|joueurs?|personnes?|jugadores|personas|giocatori|persone|spelers|personen|gracz\\w*|osob\\w*|kisi\\w*|oyuncu\\w*|الاشخاص|اشخاص|اللاعبين|人数|\\w*人数',
    units:
      'players?|people|persons?|guests?|spieler\\w*|personen|leute|joueurs?|personnes?|jugadores|personas|giocatori|persone|spelers|osob\\w*|gracz\\w*|kisi\\w*|اشخاص|شخص|人分?|名',
  },
  warmth: {
    names: 'temperatur\\w*|\\w*temperatur|comfort\\w*|komfort\\w*|sicaklik|حراره|温度',
    units: '°|degrees?|grad|degres?|grados|gradi|graden|stopni\\w*|derece\\w*|درجه|درجات|度',
  },
  energy: { names: 'energ\\w*|calori\\w*|kalori\\w*|brennwert|سعرات|カロリー|エネルギー', units: 'kcal|kj|calori\\w*|kalori\\w*|カロリー' },
  age: {
    names: 'age|alter|\\w*alter|edad|eta|leeftijd|wiek|yas|العمر|عمر|対象年齢|年齢',
    units: 'years?|jahren?|ans|anos|anni|jaar|lat|yas\\w*|سنوات|سنه|歳|才',
  },
};

const kinds = Object.keys(holding) as ValueKind[];

const patternOf = (language: DialogueLanguage, source: string): RegExp =>
  !spacesWords(language) ? new RegExp(source, 'u') : new RegExp(`(?<![\\p{L}])(?:${source.replaceAll('\\w', '\\p{L}')})(?![\\p{L}])`, 'u');

const askedBy = onDemand((key: `${DialogueLanguage} ${ValueKind}`) => {
  const [language, kind] = key.split(' ') as [DialogueLanguage, ValueKind];
  return patternOf(language, asking[language][kind]);
});

/** The kinds of values that a question asks for. */
export function kindsAsked(question: string, language: DialogueLanguage): readonly ValueKind[] {
  const text = patternText(question, language);
  return kinds.filter((kind) => askedBy(`${language} ${kind}`).test(text));
}

/** Whether a property is of a kind: by its name, or by the unit of a value. */
export const isOfKind = ({ name, values }: { name: string; values: readonly string[] }, kind: ValueKind): boolean =>
  // 'Age: 3 to 6 years' is no time that anything takes.
  namesKind(name, kind) || (!kinds.some((other) => namesKind(name, other)) && values.some((value) => countsKind(value, kind)));

const named = onDemand((kind: ValueKind) => new RegExp(`(?<!\\p{L})(?:${holding[kind].names.replaceAll('\\w', '\\p{L}')})(?!\\p{L})`, 'u'));
/** Japanese writes on behind a unit. */
const end = '(?!\\p{Script=Latin}|\\p{Script=Arabic})';
const counted = onDemand((kind: ValueKind) => new RegExp(`\\d\\+?\\s*(?:${holding[kind].units.replaceAll('\\w', '\\p{L}')})${end}`, 'u'));

const namesKind = (name: string, kind: ValueKind): boolean => named(kind).test(foldText(name));

const countsKind = (text: string, kind: ValueKind): boolean =>
  counted(kind).test(
    foldText(plainDigits(text.normalize('NFKC')))
      .split(/[\s-]+/u)
      .map(comparable)
      .join(' '),
  );

/** Whether a sentence holds a value of a kind: a number, in digits or in words, with its unit. */
export function holdsKind(sentence: string, kind: ValueKind, language: DialogueLanguage): boolean {
  if (!spacesWords(language)) return countsKind(sentence.replaceAll(/[一二三四五六七八九十百半]+/gu, '1'), kind);
  const { numbers } = bookOf(language);
  const text = foldText(plainDigits(sentence))
    .split(/[^\p{L}\p{M}\p{N}°+]+/u)
    .map((word) => (isNumber(word, numbers) ? '1' : word))
    .join(' ');
  return countsKind(text, kind);
}

const tens =
  /^(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half|zehn|funfzehn|zwanzig|dreissig|vierzig|sechzig|neunzig|halbe|dix|quinze|vingt|trente|soixante|demi|diez|quince|veinte|treinta|media|dieci|quindici|venti|trenta|mezza|mezzora|tien|vijftien|twintig|dertig|half|dziesiec|pietnascie|dwadziescia|trzydziesci|pol|on|bes|yirmi|otuz|yarim|عشر|عشرين|نصف|ربع)$/u;

const isNumber = (word: string, numbers: ReadonlyMap<string, number>): boolean => numbers.has(comparable(word)) || tens.test(word);
