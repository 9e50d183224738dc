/** What visitors say of versions, pieces and what they take back, in ten languages; {a} and {b} stand for names of products. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface SaidOfChosen {
  kind: string;
  /** Chooses the version of 500 g. */
  choose: readonly string[];
  /** Two of what is talked about. */
  two: readonly string[];
  /** The same with delivery. */
  delivered: readonly string[];
  /** Rather {b} than {a}, as an answer without a comma. */
  rather: readonly string[];
  /** How many pieces there are in it. */
  pieces: readonly string[];
  /** A gift for a child of seven years, in words that name no thing. */
  child: readonly string[];
}

export const saidOfChosen: Readonly<Record<ChatLanguage, SaidOfChosen>> = {
  en: {
    kind: 'Zarn',
    choose: ['the 500 g one please', 'and in 500g?', 'how much is the 500'],
    two: ['two of those', '2 boxes of that', 'ok two then'],
    delivered: ['and with delivery to France?', 'whats that with shipping to france'],
    rather: ['no rather the {b}', 'hm no actually the {b} then', 'better the {b}'],
    pieces: ['how many are in it', 'how many pieces?', 'what does it come with?'],
    child: ['a gift for my niece, 7 years old', 'need a present for my nephew hes 7', 'something for a 7-year-old girl'],
  },
  de: {
    kind: 'Zarn',
    choose: ['die mit 500 g bitte', 'und in 500g?', 'was kostet die 500er mit 500 g'],
    two: ['zwei davon', '2 Packungen davon', 'ok dann zwei'],
    delivered: ['und mit Versand nach Frankreich?', 'mit versand nach frankreich wieviel'],
    rather: ['nee doch lieber {b}', 'nein dann {b}', 'besser {b}'],
    pieces: ['wie viele sind da drin', 'wieviele Stück?', 'was ist alles dabei?'],
    child: ['ein Geschenk für meine Nichte, 7 Jahre', 'was für ein 7-jähriges Mädchen', 'geschenk für meinen neffen, er wird 7'],
  },
  fr: {
    kind: 'Zarn',
    choose: ['celle de 500 g svp', 'et en 500g ?', 'la 500 g coûte combien'],
    two: ['deux comme ça', '2 boîtes de celle-ci', 'ok deux alors'],
    delivered: ['et avec livraison en France ?', 'avec la livraison en france ça fait combien'],
    rather: ['non plutôt {b}', 'non finalement {b}', 'mieux {b}'],
    pieces: ['combien y en a dedans', 'il y en a combien ?', 'ça contient quoi, combien de pièces ?'],
    child: ['un cadeau pour ma nièce, 7 ans', 'un cadeau pour mon neveu de 7 ans', 'quelque chose pour ma fille 7 ans'],
  },
  es: {
    kind: 'Zarn',
    choose: ['la de 500 g por favor', '¿y en 500g?', '¿cuánto cuesta la de 500 g?'],
    two: ['dos de esas', '2 cajas de esa', 'vale, pues dos'],
    delivered: ['¿y con envío a Francia?', 'con envio a francia cuanto'],
    rather: ['no mejor {b}', 'no prefiero {b}', 'mejor {b}'],
    pieces: ['¿cuántas trae?', 'cuantas piezas son', '¿qué contiene?'],
    child: ['un regalo para mi sobrina, 7 años', 'un regalo para mi sobrino de 7 años', 'algo para mi hija de 7 añitos'],
  },
  it: {
    kind: 'Zarn',
    choose: ['quella da 500 g', 'e in 500g?', 'quanto costa quella da 500 g'],
    two: ['due di quelle', '2 scatole di quella', 'ok allora due'],
    delivered: ['e con spedizione in Francia?', 'con la spedizione in francia quanto fa'],
    rather: ['no meglio {b}', 'no allora {b}', 'meglio {b}'],
    pieces: ['quanti ce ne sono', 'quanti pezzi sono', 'cosa contiene?'],
    child: ['un regalo per mia nipote, 7 anni', 'regalo x la mia nipotina di 7 anni', 'qualcosa per mia figlia di 7 anni'],
  },
  nl: {
    kind: 'Zarn',
    choose: ['die van 500 g graag', 'en in 500g?', 'wat kost die van 500 g'],
    two: ['twee daarvan', '2 dozen daarvan', 'oké dan twee'],
    delivered: ['en met verzending naar Frankrijk?', 'met verzenden naar frankrijk hoeveel is dat'],
    rather: ['nee toch liever {b}', 'nee dan {b}', 'beter {b}'],
    pieces: ['hoeveel zitten er in', 'hoeveel stuks?', 'wat zit er allemaal bij, hoeveel stuks?'],
    child: ['een cadeau voor mijn nichtje, 7 jaar', 'een cadeautje voor een 7-jarige', 'iets voor mijn dochter van 7 jaar'],
  },
  pl: {
    kind: 'Zarn',
    choose: ['ta 500 g', 'a w 500g?', 'ile kosztuje ta 500 g'],
    two: ['dwie takie', '2 paczki', 'to dwie'],
    delivered: ['a z wysyłką do Francji?', 'z wysylka do francji ile'],
    rather: ['nie jednak {b}', 'nie wolę {b}', 'lepiej {b}'],
    pieces: ['ile tam sztuk', 'ile sztuk jest w zestawie', 'co jest w środku?'],
    child: ['prezent dla córki, 7 lat', 'prezent dla 7-letniej siostrzenicy', 'coś dla syna, 7 lat'],
  },
  tr: {
    kind: 'Zarn',
    choose: ['500 g olan', '500g olsun', '500 g olanı ne kadar'],
    two: ['ondan iki tane', '2 kutu', 'tamam iki tane'],
    delivered: ["Fransa'ya kargo dahil ne tutar?", 'fransaya kargoyla toplam ne kadar'],
    rather: ['hayır {b} olsun', 'yok hayır onun yerine {b}', 'en iyisi {b}'],
    pieces: ['kaç adet var', 'içinde kaç parça var?', 'içinde neler var?'],
    child: ['kızıma hediye, 7 yaşında', '7 yaşındaki yeğenime hediye', '7 yaşında bir kız için bir şey'],
  },
  ar: {
    kind: 'زرن',
    choose: ['التي 500 غ', 'وفي 500 غ؟', 'بكم 500 غ'],
    two: ['اثنان منها', 'قطعتين منها', 'طيب اثنين'],
    delivered: ['ومع الشحن إلى فرنسا؟', 'مع التوصيل إلى فرنسا بكم'],
    rather: ['لا بل {b}', 'لا الأفضل {b}', 'لا خلاص {b}'],
    pieces: ['كم قطعة فيها', 'كم قطعة؟', 'ماذا تحتوي؟'],
    child: ['هدية لابنتي، 7 سنوات', 'هدية لابني عمره 7 سنوات', 'شيء لطفلة 7 سنوات'],
  },
  ja: {
    kind: 'ランプ',
    choose: ['500 gのをください', '500 gだといくら', '500 gのほうで'],
    two: ['それを二つ', '2個でいくら', 'じゃあ二つ'],
    delivered: ['フランスまで送料込みだと合計いくら', '送料込みでフランスまでいくらですか'],
    rather: ['いややっぱり{b}', 'やっぱり{b}で', 'いいえ、{b}のほうがいい'],
    pieces: ['何個入っていますか', '何が入っていますか', 'いくつ入りですか'],
    child: ['7歳の娘へのプレゼント', '7才の息子にプレゼントを探しています', '7歳の女の子に何か'],
  },
};
