/** The words of shops next to a price for a measure, a piece, several pieces or a time, and next to one of several payments. */
import { endsWith, endsWithin, linked } from './ending.ts';

const unit =
  '(?:\\d{1,4}(?:[.,]\\d)?\\s?)?(?:kg|g|gr|mg|l|lt|ltr|ml|cl|dl|m|m²|m2|m³|qm|lfm|cm|lbs?|oz|fl\\.? ?oz|ounces?|pounds?|quarts?|gal(?:lon)?|ft|sq\\.? ?ft|yd|yard|litre|liter|litro|kilo(?:gramm?)?|gramm?|metre|meter|metro|mètre|tabs?|tablets?|caps?|kapsel|wash(?:es)?|waschladung|wl|sheet|кг|г|гр|л|мл|м|كجم|كيلو|جرام|غرام|لتر|ק"ג|ליטר)';
const piece =
  '(?:1\\s?)?(?:stk|st|stück|pc|pcs|piece|each|unit|unité|pièce|ud|unidad|pezzo|pz|szt|ks|db|adet|stuk|kpl|шт|حبة|قطعة|יח|個|枚|本|件|개)';
const per = '(?:/|per|pro|je|par|por|al|alla|el|le|la|les|het|de|på|na|za|à|a|za|ve|pr|for|لكل|ל)';
const measureBehind = new RegExp(`^\\s*\\*?\\s*(?:${per})\\s?${unit}(?!\\p{L})`, 'iu');
const pieceBehind = new RegExp(`^\\s*\\*?\\s*(?:/|per|pro|je|par|por|al|pr)\\s?${piece}(?!\\p{L})`, 'iu');
const measureBefore = new RegExp(
  `(?:(?<!\\p{L})(?:grundpreis|jämförpris|jmf-?pris|vertailuhinta|měrná cena|egységár|سعر (?:ال)?(?:كيلو|لتر|كجم|جرام)|مقارنة السعر|(?:(?:price |preis |prix |precio |precio unitario |prezzo |prijs )?(?:per|pro|je|par|por|al|au|à l[ae’']?|za|på|/)|cena za) ?${unit})${linked}|(?<!\\p{L})${unit}(?: fiyatı${linked}|\\s*[=:]\\s*|\\s?(?:あたり|当たり|당|につき)\\s*)|(?:あたり|当たり|につき)\\s*)$`,
  'iu',
);
const pieceBefore = endsWith(
  "unit price|price each|stückpreis|preis (?:pro|je) stück|prix (?:unitaire|à l[’']unité)|precio (?:por unidad|unitario)|prezzo (?:al pezzo|unitario)|stuksprijs|cena (?:jednostkowa|za sztukę)|jednotková cena|birim fiyat(?:ı)?|preț unitar|stykpris|styckpris|kappalehinta|preço unitário",
);
const pieceWithin = endsWithin('(?:1[個枚本件]|1개|单个|每件)(?:あたり|当たり|당)?|単価');
const several =
  /(?<![\d.,]|\p{L})(?:(?:\d{1,2}|two|three|zwei|drei|deux|trois|dos|tres|due|tre) ?(?:for|für|pour|por|per|voor|za|zum preis von)|(?:ab|from|dès|desde|da|vanaf|od|à partir de) \d{1,4} ?(?:stk|stück|pcs|pieces|units|unités|pièces|unidades|uds|pezzi|pz|stuks|szt|ks|db|adet)\.?(?: nur| only)?)\s*:?\s*$/iu;

const time =
  '(?:months?|mo|mth|monat|mois|mes|mese|maand|mnd|miesiąc|mies|msc|měs(?:íc)?|måned|md|mån(?:ad)?|kk|ay|мес(?:яц)?|міс|luna|lună|hó(?:nap)?|شهر(?:يا)?|חודש|bulan|tháng|เดือน|days?|weeks?|years?|yr|nights?|tag|woche|jahr|nacht|jour|semaine|an|nuit|día|semana|año|noche|giorno|settimana|anno|notte|dag|week|jaar|nacht|gün|hafta|yıl|gece|dzień|tydzień|rok|den|týden|noc|dygn|vecka|år|uge|døgn|сутки|день|неделю|год|日|週|月|年|يوم|ليلة|أسبوع|سنة|יום|שבוע)';
const monthlyBehind = new RegExp(
  `^\\s*(?:(?:/|per |a |an |pro |im |par |por |al |all['’]|på |w |i |p/|na |za |в |في |ل)\\s?/?\\s?${time}(?!\\p{L})|monthly|mtl\\.?|monatlich|täglich|mensuel|mensili|mensuales|p/m|p\\.m\\.|aylık|miesięcznie|měsíčně)`,
  'iu',
);
const partBehind =
  /^\s*(?:(?:['’](?:den|dan|ten|tan) başlayan )?taksit|[x×✕]\s?\d{1,2}(?!\d)(?!\s?(?:cm|mm|m|kg|g|ml|l)(?!\p{L}))|か月|ヶ月|回払)/iu;
const startsAt = endsWith('from|ab|dès|à partir de|desde|da|a partire da|vanaf|od|från|fra|от');
const partBefore = new RegExp(
  `(?:\\d\\s?[x×✕х*]\\s?(?:(?:de|à|da|zu|je|zu je|of|von|van|po|по|a)\\s)?|(?<!\\p{L})(?:in?sta?ll?ments? of|payments? of|pay(?:ments)?(?: from)?|raten?(?: à| a| zu| zu je| je| von| ab)?|monatlich(?: nur| ab)?|mtl\\.?(?: ab)?|monatsraten? (?:à|von|zu|ab)|finanzierung ab|(?:en )?\\d{1,2} fois|mensualit\\p{L}+ de|par mois|cuotas?(?: sin inter[eé]s)?(?: de)?|plazos de|al mes|mensualidades de|rate (?:da|di)|al mese|raty? od|rat (?:po|x|×|à)|rat|miesięcznie|taksit(?: x| ×)?|aylık|ayda|termijnen van|per maand|delbetal\\p{L}*(?: från)?|fra kun|avbetaln\\p{L}*|splátk\\p{L}*(?: od| po)?|(?:платеж\\p{L}*|платёж\\p{L}*|частями?) (?:по|от)|monthly|per month|parcelas de|دفعات(?: بقيمة)?|أقساط(?: بقيمة)?|قسط(?: شهري)?|شهريا|תשלומים של)|月々|分割)${linked}$`,
  'iu',
);

/** Whether an amount is the price of a measure: '24 €/kg', 'Grundpreis 24 €', '1 kg = 24 €'. */
export const isOfMeasure = (near: string, next: string): boolean => measureBehind.test(next) || measureBefore.test(near);
/** Whether it is named as the price of one piece, which is the price unless another stands beside it. */
export const isOfPiece = (near: string, next: string): boolean =>
  pieceBehind.test(next) || pieceBefore.test(near) || pieceWithin.test(near);
/** Whether it is the price of several: '2 for £20', 'ab 3 Stück 4 €'. */
export const isOfSeveral = (near: string): boolean => several.test(near);
/** Whether it is one of several payments: '3 x 10 €', 'from £5/month'. */
export const isPart = (near: string, next: string): boolean =>
  partBehind.test(next) || partBefore.test(near) || (monthlyBehind.test(next) && startsAt.test(near));
/** Whether it is paid for a time: '£5 per month'. */
export const isOfTime = (next: string): boolean => monthlyBehind.test(next);
