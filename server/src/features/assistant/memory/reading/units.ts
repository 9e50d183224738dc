/** Words beside numbers: units, and the signs by which Japanese counts. Pure. */
import { type Language, languageData, ofEachLanguage } from '../../../../kit/languages/index.ts';

/** Whether a word is a unit in any language, or in the one that is given: 'metro' is one in Spanish, and the underground in French. */
export const isUnit = (text: string | undefined, language?: string): boolean => {
  if (text === undefined) return false;
  return (
    sign.test(text) ||
    (language === undefined ? anyName.has(text) : ((names as Readonly<Record<string, ReadonlySet<string>>>)[language]?.has(text) ?? false))
  );
};

const sign = /^(?:[kmcd]?m[23]?|[km]?g|[mcd]?l|k?wh?|v|ah|mah|lbs?|oz|inc|مل|غ|جم|كجم|كغ|سم|مم|号|インチ|センチ|リットル)$/u;
const shared = 'watt watts volt volts gram grams liter liters';
const names = ofEachLanguage(({ sentences }): ReadonlySet<string> => new Set([...shared.split(' '), ...sentences.units.split(' ')]));
const anyName = new Set(Object.values(names).flatMap((words) => [...words]));

/** '5kg', '500ml' as people write them on a phone. */
const grown =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)(mm|cm|m|km|mg|g|kg|lbs?|oz|ml|cl|dl|l|w|kw|v|mah)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/giu;

/** '2x' of something, not '140x200'. */
const times = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?[x×](?=\s)(?!\s*\d)/giu;

/** 'And' grows together with the Arabic number behind it. */
const andNumber = /(?<![\p{L}\p{N}])و(?=\d)/gu;

/** A message whose units stand apart from their numbers. */
export const withUnitsApart = (message: string): string =>
  message.replaceAll(times, '$1').replaceAll(andNumber, 'و ').replaceAll(grown, '$1 $2');

/** What is counted decides the sign before 'th': the first umbrella is 一本目, the first shirt 一枚目. */
const countedPlace = /([一二三四五1-5])[本枚足台冊箱袋匹点組着杯缶脚双玉個番]目/gu;

/** '5万円' is 50,000, '3千円' 3,000. */
const largeNumber = /(\d+(?:\.\d+)?|[一二三四五六七八九])(万|千)(?=円|以|まで|未満|を?[超越]|くらい|ぐらい|程度|前後)/gu;
const withPlainThousands = (message: string): string =>
  message.replaceAll(largeNumber, (_, written: string, sign: string) => {
    const digit = '一二三四五六七八九'.indexOf(written) + 1;
    return String((digit || Number(written)) * (sign === '万' ? 10_000 : 1000));
  });

/** A message whose numbers stand alone, as its language writes them. */
export function withPlainNumbers(message: string, language: Language): string {
  const { endings } = languageData(language).sentences;
  return endings ? message.replaceAll(endings.ofNumbers, '$1 ') : message;
}

/** 'オレンジのMある？' asks for an M. */
const lettersOfSize = /(?<![A-Za-z0-9])(X{0,4}[SL]|M|[2-6]XL)(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。？！?!]|$)/gu;

/** A message whose places are all written one way: '一本目' as '一つ目'. */
export const withPlainPlaces = (message: string): string =>
  withPlainThousands(message.normalize('NFKC').replaceAll(countedPlace, '$1つ目')).replaceAll(lettersOfSize, ' $1 ');
