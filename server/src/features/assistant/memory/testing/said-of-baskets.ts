/** What visitors say of what they put together, in ten languages; {a}, {b} and {c} are names of things, {n} and {m} numbers. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface SaidOfBaskets {
  /** {n} of {a} and {m} of {b}: what do they cost together? */
  begin: readonly string[];
  /** {n} of {c} besides. */
  add: readonly string[];
  /** Without the {b}. */
  leave: readonly string[];
  /** Changes the number of {a} to {n}. */
  recount: readonly string[];
  /** Replaces {a} by {c}. */
  replace: readonly string[];
  /** The same, sent to France. */
  send: readonly string[];
  /** The same without delivery. */
  collect: readonly string[];
}

export const saidOfBaskets: Readonly<Record<ChatLanguage, SaidOfBaskets>> = {
  en: {
    begin: ["I'll take {n} {a} and {m} {b}. What's the total?", '{n} {a} plus {m} {b}, how much altogether?'],
    add: ['and {n} {c} too', 'add {n} {c} as well please'],
    leave: ['without the {b}?', 'leave out the {b}'],
    recount: ['make it {n} {a} instead', 'actually {n} {a}'],
    replace: ['the {c} instead of the {a}', 'rather the {c} instead of the {a}'],
    send: ['and with delivery to France?', 'and shipped to France?'],
    collect: ['and without delivery?', 'and the total without shipping?'],
  },
  de: {
    begin: ['ich nehme {n} {a} und {m} {b}. Was macht das zusammen?', '{n} {a} plus {m} {b}, was kostet das insgesamt?'],
    add: ['und noch {n} {c} dazu', 'dazu noch {n} {c}'],
    leave: ['ohne {b}?', 'lass {b} weg'],
    recount: ['doch lieber {n} {a}', 'lieber {n} {a}'],
    replace: ['lieber {c} statt {a}', 'doch {c} anstatt {a}'],
    send: ['und mit Versand nach Frankreich?', 'und nach Frankreich geliefert?'],
    collect: ['und ohne Versand?', 'und insgesamt ohne Versand?'],
  },
  fr: {
    begin: ['je prends {n} {a} et {m} {b}, ça fait combien ?', '{n} {a} plus {m} {b}, combien en tout ?'],
    add: ['et {n} {c} en plus', 'et aussi {n} {c}'],
    leave: ['sans {b} ?', 'enlevez {b}'],
    recount: ['finalement {n} {a}', 'plutôt {n} {a}'],
    replace: ['{c} au lieu de {a}', 'plutôt {c} à la place de {a}'],
    send: ['et avec livraison en France ?', 'et livré en France ?'],
    collect: ['et sans la livraison ?', 'et le total sans livraison ?'],
  },
  es: {
    begin: ['me llevo {n} {a} y {m} {b}, ¿cuánto es todo?', '{n} {a} más {m} {b}, ¿cuánto sería en total?'],
    add: ['y además {n} {c}', 'y también {n} {c}'],
    leave: ['¿sin {b}?', 'quita {b}'],
    recount: ['mejor {n} {a}', 'prefiero {n} {a}'],
    replace: ['{c} en vez de {a}', 'mejor {c} en lugar de {a}'],
    send: ['¿y con envío a Francia?', '¿y enviado a Francia?'],
    collect: ['¿y sin envío?', '¿y el total sin envío?'],
  },
  it: {
    begin: ['prendo {n} {a} e {m} {b}, quanto fa in tutto?', '{n} {a} più {m} {b}, quanto viene in totale?'],
    add: ['e anche {n} {c}', 'e in più {n} {c}'],
    leave: ['senza {b}?', 'togli {b}'],
    recount: ['meglio {n} {a}', 'anzi {n} {a}'],
    replace: ['{c} invece di {a}', 'meglio {c} al posto di {a}'],
    send: ['e con spedizione in Francia?', 'e spedito in Francia?'],
    collect: ['e senza spedizione?', 'e il totale senza spedizione?'],
  },
  nl: {
    begin: ['ik neem {n} {a} en {m} {b}, wat is dat samen?', '{n} {a} plus {m} {b}, hoeveel in totaal?'],
    add: ['en ook nog {n} {c}', 'en {n} {c} erbij'],
    leave: ['zonder {b}?', 'laat {b} maar weg'],
    recount: ['toch liever {n} {a}', 'doe toch maar {n} {a}'],
    replace: ['liever {c} in plaats van {a}', '{c} ipv {a}'],
    send: ['en met verzending naar Frankrijk?', 'en bezorgd in Frankrijk?'],
    collect: ['en zonder verzending?', 'en het totaal zonder verzenden?'],
  },
  pl: {
    begin: ['wezmę {n} {a} i {m} {b}, ile to razem?', '{n} {a} plus {m} {b}, ile wyjdzie razem?'],
    add: ['i jeszcze {n} {c}', 'i do tego {n} {c}'],
    leave: ['bez {b}?', 'usuńcie {b}'],
    recount: ['jednak {n} {a}', 'wolę {n} {a}'],
    replace: ['{c} zamiast {a}', 'wolę {c} zamiast {a}'],
    send: ['a z wysyłką do Francji?', 'a z dostawą do Francji?'],
    collect: ['a bez dostawy?', 'a razem bez wysyłki?'],
  },
  tr: {
    begin: ['{n} {a} ve {m} {b} alıyorum, toplam ne kadar?', '{n} {a} artı {m} {b}, hepsi ne tutar?'],
    add: ['bir de {n} {c} ekleyin', 'ayrıca {n} {c}'],
    leave: ['{b} olmasın', '{b} olmadan?'],
    recount: ['{n} {a} olsun', 'aslında {n} {a}'],
    replace: ['{a} yerine {c}', '{a} yerine {c} olsun'],
    send: ["Fransa'ya kargo dahil?", "peki Fransa'ya gönderimle?"],
    collect: ['kargo olmadan?', 'kargosuz toplam?'],
  },
  ar: {
    begin: ['آخذ {n} {a} و{m} {b}، كم المجموع؟', '{n} {a} مع {m} {b}، كم الإجمالي؟'],
    add: ['وكمان {n} {c}', 'أضف {n} {c}'],
    leave: ['بدون {b}؟', 'احذف {b}'],
    recount: ['الأفضل {n} {a}', 'خليها {n} {a}'],
    replace: ['{c} بدلا من {a}', '{c} بدل {a}'],
    send: ['ومع الشحن إلى فرنسا؟', 'مع التوصيل إلى فرنسا؟'],
    collect: ['وبدون الشحن؟', 'بدون توصيل؟'],
  },
  ja: {
    begin: ['{a}を{n}個と{b}を{m}個ください。合計はいくらですか', '{a}{n}個と{b}{m}個で全部でいくら？'],
    add: ['あと{c}も{n}個追加で', '{c}を{n}個追加してください'],
    leave: ['{b}なしだと？', '{b}はやめます'],
    recount: ['やっぱり{a}を{n}個に', '{a}を{n}個に変えてください'],
    replace: ['{a}の代わりに{c}', '{a}じゃなくて{c}にします'],
    send: ['フランスまで送料込みだと？', 'フランスへの送料込みでいくら？'],
    collect: ['送料なしだと？', '送料抜きだと合計は？'],
  },
};
