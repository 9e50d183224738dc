/** Sums as visitors ask for them, in ten languages; {a}, {b} and {c} stand for names of products. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface SaidOfSums {
  /** The cheaper of the two in view, and {c}. */
  cheaperAndAnother: readonly string[];
  /** Two pieces of the cheaper of the two in view. */
  twoOfCheaper: readonly string[];
  /** Two pieces of the one in view and {c}. */
  piecesAndAnother: readonly string[];
  /** {b} and {c}, where {a} is in view. */
  twoOthers: readonly string[];
  /** Two of the one in view, delivered to France. */
  delivered: readonly string[];
  /** Two of the one in view with delivery, as it is written in a hurry. */
  hurried: readonly string[];
  /** Three of the one in view, where the shop's texts were asked last. */
  ratherThree: readonly string[];
  /** What the one in view cost before. */
  dearerBefore: readonly string[];
}

export const saidOfSums: Readonly<Record<ChatLanguage, SaidOfSums>> = {
  en: {
    cheaperAndAnother: ['the cheaper one with a {c}, total?', "I'll take the cheap one plus a {c}, how much altogether?"],
    twoOfCheaper: ['two of the cheaper one', 'the cheapest, two of them, how much?'],
    piecesAndAnother: ['two pieces and a {c} with it, together?', 'ok two and a {c} on top, how much?'],
    twoOthers: ['then the {b} and a {c}, together?', 'the {b} plus a {c} then, total?'],
    delivered: ['two, delivered to France, how much is that?', 'two sent to France, what do I pay?'],
    hurried: [
      'k 2 of them, total inc delivery',
      "2 of those inc postage, what's the damage?",
      'two of it delivered, what does that set me back?',
      '2 pls, all told with shipping?',
    ],
    ratherThree: ['better three, how much?', 'make it three, what does that cost?'],
    dearerBefore: ['was it dearer before?', "wasn't it more expensive before?", 'did it use to cost more?'],
  },
  de: {
    cheaperAndAnother: ['die billigere mit einer {c}, zusammen?', 'ich nehme die billige plus eine {c}, was macht das?'],
    twoOfCheaper: ['zwei von der billigeren', 'die günstigste, zwei davon, was kostet das?'],
    piecesAndAnother: ['zwei Stück und dazu eine {c}, zusammen?', 'ok zwei und noch eine {c}, wie viel?'],
    twoOthers: ['dann die {b} und eine {c}, zusammen?', 'die {b} plus eine {c}, was macht das?'],
    delivered: ['zwei, nach Frankreich geliefert, was kostet das?', 'zwei Stück nach Frankreich geschickt, wie viel?'],
    hurried: [
      'zwei davon inkl Versand, was bin ich los?',
      '2 Stück mit Porto, was zahl ich da?',
      'zwei geliefert, auf wie viel kommt das?',
    ],
    ratherThree: ['lieber drei, was kostet das?', 'besser drei, wie viel?'],
    dearerBefore: ['war die nicht mal teurer?', 'war die vorher teurer?', 'hat die früher mehr gekostet?'],
  },
  fr: {
    cheaperAndAnother: ['la moins chère avec une {c}, au total ?', 'je prends la moins chère plus une {c}, ça fait combien ?'],
    twoOfCheaper: ['deux de la moins chère', 'la moins chère, deux, ça fait combien ?'],
    piecesAndAnother: ['deux pièces et une {c} avec, au total ?', 'ok deux et une {c} en plus, combien ?'],
    twoOthers: ['alors la {b} et une {c}, ensemble ?', 'la {b} plus une {c}, ça fait combien ?'],
    delivered: ['deux, livrées en France, ça fait combien ?', 'deux envoyées en France, combien ?'],
    hurried: [
      "deux, port compris, j'en ai pour combien ?",
      '2 livraison incluse, ça monte à combien ?',
      'deux avec la livraison, je vous dois combien ?',
    ],
    ratherThree: ['plutôt trois, ça fait combien ?', 'mieux vaut trois, combien ?'],
    dearerBefore: ["elle n'était pas plus chère avant ?", 'elle était plus chère avant ?', 'elle coûtait plus avant ?'],
  },
  es: {
    cheaperAndAnother: ['la más barata con una {c}, ¿total?', 'me quedo con la barata y una {c}, ¿cuánto es todo?'],
    twoOfCheaper: ['dos de la más barata', 'la más barata, dos, ¿cuánto sería?'],
    piecesAndAnother: ['dos piezas y una {c}, ¿cuánto es todo?', 'vale, dos y además una {c}, ¿cuánto?'],
    twoOthers: ['entonces la {b} y una {c}, ¿juntas?', 'la {b} más una {c}, ¿cuánto es?'],
    delivered: ['dos, enviadas a Francia, ¿cuánto es?', 'dos con entrega en Francia, ¿cuánto sale?'],
    hurried: [
      'dos con envío, ¿por cuánto me sale?',
      '2 envío incluido, ¿cuánto te debo?',
      'dos con los gastos de envío, ¿en cuánto se me queda?',
    ],
    ratherThree: ['mejor tres, ¿cuánto sale?', 'que sean tres, ¿cuánto es?'],
    dearerBefore: ['¿no era más cara antes?', '¿antes era más cara?', '¿antes costaba más?'],
  },
  it: {
    cheaperAndAnother: ['la meno cara con una {c}, in totale?', 'prendo la più economica e una {c}, quanto fa?'],
    twoOfCheaper: ['due della più economica', 'la più economica, due, quanto fa?'],
    piecesAndAnother: ['due pezzi e una {c}, quanto fa in tutto?', 'ok due e in più una {c}, quanto?'],
    twoOthers: ['allora la {b} e una {c}, insieme?', 'la {b} più una {c}, quanto fa?'],
    delivered: ['due, spedite in Francia, quanto fa?', 'due con consegna in Francia, quanto viene?'],
    hurried: ['due spedizione inclusa, quanto mi viene?', '2 con la spedizione, quanto spendo?', 'due consegna compresa, quanto pago?'],
    ratherThree: ['meglio tre, quanto viene?', 'facciamo tre, quanto fa?'],
    dearerBefore: ['non era più cara prima?', 'prima era più cara?', 'prima costava di più?'],
  },
  nl: {
    cheaperAndAnother: ['de goedkopere met een {c}, totaal?', 'ik neem de goedkope plus een {c}, hoeveel samen?'],
    twoOfCheaper: ['twee van de goedkopere', 'de goedkoopste, twee stuks, hoeveel is dat?'],
    piecesAndAnother: ['twee stuks en een {c} erbij, samen?', 'oké twee en ook een {c}, hoeveel?'],
    twoOthers: ['dan de {b} en een {c}, samen?', 'de {b} plus een {c}, totaal?'],
    delivered: ['twee, bezorgd in Frankrijk, hoeveel is dat?', 'twee opgestuurd naar Frankrijk, wat kost dat?'],
    hurried: ['twee incl verzenden, wat ben ik dan kwijt?', '2 met verzendkosten, waar kom ik op uit?', 'twee bezorgd, wat betaal ik?'],
    ratherThree: ['liever drie, hoeveel is dat?', 'doe er maar drie, wat kost dat?'],
    dearerBefore: ['was die eerst niet duurder?', 'was hij vroeger duurder?', 'kostte die eerder meer?'],
  },
  pl: {
    cheaperAndAnother: ['ta tańsza i {c}, razem?', 'biorę tańszą plus {c}, ile to będzie?'],
    twoOfCheaper: ['dwie tej tańszej', 'najtańsza, dwie sztuki, ile to będzie?'],
    piecesAndAnother: ['dwie sztuki i do tego {c}, ile razem?', 'ok dwie i jeszcze {c}, ile?'],
    twoOthers: ['to {b} i {c}, razem?', '{b} plus {c}, ile wyjdzie?'],
    delivered: ['dwie, z wysyłką do Francji, ile to będzie?', 'dwie sztuki z dostawą do Francji, ile wyjdzie?'],
    hurried: ['dwie z wysyłką, ile bym zapłaciła?', '2 z dostawą ile place?', 'dwie sztuki wliczając dostawę, na ile wyjdzie?'],
    ratherThree: ['to może trzy, ile to będzie?', 'lepiej trzy, ile wyjdzie?'],
    dearerBefore: ['czy nie była wcześniej droższa?', 'była przedtem droższa?', 'kosztowała kiedyś więcej?'],
  },
  tr: {
    cheaperAndAnother: ['ucuz olan ve bir {c}, toplam?', 'ucuz olanı alayım artı bir {c}, toplam ne kadar?'],
    twoOfCheaper: ['ucuz olandan iki tane', 'en ucuzundan iki tane, ne kadar?'],
    piecesAndAnother: ['iki tane ve bir {c}, toplam?', 'tamam iki tane, yanına bir {c}, ne kadar?'],
    twoOthers: ['o zaman {b} ve bir {c}, toplam?', '{b} artı bir {c}, ne kadar eder?'],
    delivered: ["iki tane, Fransa'ya teslim, ne kadar?", "iki tane Fransa'ya gönderim dahil ne tutar?"],
    hurried: ['iki tane kargo dahil kaça gelir?', '2 tane kargoyla kaça patlar?', 'iki tane alsam kargosuyla kaça düşer?'],
    ratherThree: ['üç tane olsun, ne kadar?', 'en iyisi üç tane, kaç lira?'],
    dearerBefore: ['önceden daha pahalı değil miydi?', 'daha önce daha mı pahalıydı?', 'eskiden daha pahalı mıydı?'],
  },
  ar: {
    cheaperAndAnother: ['الأرخص مع {c}، كم المجموع؟', 'آخذ الأرخص و{c}، كم الإجمالي؟'],
    twoOfCheaper: ['اثنان من الأرخص', 'الأرخص، قطعتين، بكم؟'],
    piecesAndAnother: ['قطعتين و{c}، كم المجموع؟', 'طيب اثنين وكمان {c}، بكم؟'],
    twoOthers: ['إذن {b} و{c}، كم المجموع؟', '{b} زائد {c}، كم الإجمالي؟'],
    delivered: ['اثنان مع التوصيل إلى فرنسا، بكم؟', 'قطعتين مع الشحن إلى فرنسا، كم المجموع؟'],
    hurried: ['اثنان مع التوصيل بكم يطلع؟', '2 مع الشحن كم ادفع؟', 'اثنان شامل التوصيل كم يصير؟'],
    ratherThree: ['الأفضل ثلاثة، بكم؟', 'خليها ثلاثة، كم السعر؟'],
    dearerBefore: ['ألم يكن أغلى من قبل؟', 'هل كان أغلى سابقا؟', 'هل كان سعره أعلى من قبل؟'],
  },
  ja: {
    cheaperAndAnother: ['安いほうと{c}で合計いくらですか', '安い方に{c}をつけると全部でいくら？'],
    twoOfCheaper: ['安い方を二つ', '安いほうを二つ買うと合計いくらですか'],
    piecesAndAnother: ['それを二つと{c}で、全部でいくら？', '二つと{c}も一緒に、合計は？'],
    twoOthers: ['じゃあ{b}と{c}で、合計は？', '{b}と{c}を合わせるといくら？'],
    delivered: ['二つ、フランスまで送料込みでいくら？', '二つをフランスに送ると合計いくらですか'],
    hurried: ['2つで送料込みだといくらになりますか', '2個、送料入れておいくら？', '二つ、配送料も入れたらいくらくらい？'],
    ratherThree: ['やっぱり三つで、いくらですか', '三つにするといくら？'],
    dearerBefore: ['前はもっと高かったですか', '以前はもっと高くなかったですか', '前のほうが高かったですよね'],
  },
};
