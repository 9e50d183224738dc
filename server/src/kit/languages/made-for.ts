/** How titles say which device a thing is made for: 'Case for iPhone 15', 'iPhone 15 için kılıf', 'iPhone 15用ケース'. One line for each language. */
import { foldText } from '../text/words.ts';
import type { Language } from './index.ts';

/** Before what a thing is made for. Patterns on the title as it is written, whatever its case. */
export const madeForBefore: Partial<Record<Language, string>> = {
  en: 'for use with|compatible with|works? with|compatible|replacement for|fits|for',
  de: 'kompatibel (?:mit|zu)|pass(?:t|end) (?:zu|auf|für)|für|fuer',
  fr: 'compatibles? avec|compatibles?|pour',
  es: 'compatibles? con|compatibles?|para',
  it: 'compatibil[ei] con|compatibil[ei]|per',
  nl: 'compatibel met|past op|voor',
  pl: 'kompatybiln\\p{L}+ z|zgodn\\p{L}+ z|pasuj\\p{L}+ do|dla|do',
  ar: 'متوافقة? مع|يتوافق مع|تتوافق مع|لـ|ل',
};

/** Behind it. */
export const madeForBehind: Partial<Record<Language, string>> = {
  tr: 'ile uyumlu|uyumlu|[iİ]çin|icin',
  // Not the paper in 'A4用紙', and not what is 'for use'.
  ja: '専用|用(?![品途意紙具語])|対応|適合|向け',
};

/** Those of them that say other things as well: '4K対応'. */
export const madeForLoosely: Partial<Record<Language, string>> = { ja: '対応|適合' };

/** Written together with the word behind it: 'لآيفون', which is 'for' and 'iPhone'. */
export const madeForWithin: Partial<Record<Language, string>> = { ar: 'لل?ـ?' };

/** Between several of them. */
export const alsoMadeFor: Readonly<Record<Language, string>> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o',
  nl: 'en|of',
  pl: 'i|oraz|lub|albo',
  tr: 've|veya',
  ar: 'و|أو|او',
  ja: 'と|や|または|および',
};

/** Words for things of which there are models, folded: 'for the printer HP M110' names a printer. */
export const thingsWithModels: Readonly<Record<Language, string>> = {
  en: 'smart ?phones?|phones?|cell|mobiles?|tablets?|printers?|cameras?|watch(?:es)?|laptops?|notebooks?|consoles?|machines?|cars?|vehicles?|models?|devices?|series|your|my|all',
  de: 'smartphones?|handys?|tablets?|drucker|kameras?|uhren|uhr|laptops?|notebooks?|konsolen?|maschinen?|autos?|fahrzeuge?|modelle?|gerate?|serie|dein\\p{L}*|ihr\\p{L}*',
  fr: 'smartphones?|telephones?|portables?|tablettes?|imprimantes?|appareils?|montres?|ordinateurs?|consoles?|machines?|voitures?|vehicules?|modeles?|serie|cafetieres?|aspirateurs?|votre|vos',
  es: 'smartphones?|moviles|movil|telefonos?|celulares?|tabletas?|tablets?|impresoras?|camaras?|relojes|reloj|portatil(?:es)?|consolas?|maquinas?|cafeteras?|coches?|autos?|vehiculos?|modelos?|serie|tu|su',
  it: 'smartphone|telefon[oi]|cellular[ei]|tablet|stampant[ei]|fotocamer[ae]|orolog[ioi]+|portatil[ei]|console|macchin[ae]|auto|veicol[oi]|modell[oi]|serie|tuo|tua',
  nl: 'smartphones?|telefoons?|tablets?|printers?|cameras?|horloges?|laptops?|consoles?|machines?|autos?|voertuig(?:en)?|modellen|model|toestel(?:len)?|serie|uw|je|jouw',
  pl: 'smartfon\\p{L}*|telefon\\p{L}*|tablet\\p{L}*|drukar\\p{L}+|aparat\\p{L}*|kamer\\p{L}*|zegar\\p{L}+|smartwatch\\p{L}*|laptop\\p{L}*|konsol\\p{L}*|ekspres\\p{L}*|maszyn\\p{L}*|samoch\\p{L}+|aut[aoe]?|model\\p{L}*|seri\\p{L}*|odkurzacz\\p{L}*',
  tr: 'akilli|telefon\\p{L}*|tablet\\p{L}*|yazici\\p{L}*|kamera\\p{L}*|saat\\p{L}*|laptop\\p{L}*|konsol\\p{L}*|makine\\p{L}*|arac\\p{L}*|araba\\p{L}*|model\\p{L}*|seri\\p{L}*|cihaz\\p{L}*',
  ar: 'ال(?:هاتف|جوال|طابع[هة])|هاتف|هواتف|جوال|موبايل|تابلت|طابع[هة]|طابعات|كاميرا|ساع[هة]|ساعات|لابتوب|جهاز|أجهز[هة]|ماكين[هة]|مكين[هة]|سيار[هة]|سيارات|موديل|سلسل[هة]|مكنس[هة]',
  ja: 'スマホ|スマートフォン|携帯|タブレット|プリンタ|プリンター|カメラ|時計|ノートパソコン|パソコン|本体|機種|シリーズ|車|自動車',
};

/** Words that make another model of one, folded, in all languages: 'iPhone 13' and 'iPhone 13 mini'. */
export const variantWords: ReadonlySet<string> = new Set(
  'pro max plus mini ultra lite air edge slim neo prime fold flip fe se xl برو ماكس بلس ميني ألترا الترا プロ マックス プラス ミニ ウルトラ'
    .split(' ')
    .map((word) => foldText(word)),
);
