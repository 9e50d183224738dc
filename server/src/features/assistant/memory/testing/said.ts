/** What visitors say in a conversation, with {a}, {b} and {c} for the names of products, so that tests can say it about any catalogue. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface Sayings {
  /** A word for a kind of thing, before the name of a product. */
  kind: string;
  /** Who makes {a}. */
  brand: string;
  /** Not of the brand of what is in view. */
  notThatBrand: readonly string[];
  /** Not of {brand}. */
  notFrom: readonly string[];
  /** Names that no list of words holds. */
  names: readonly [a: string, b: string, c: string];
  /** By how much {a} costs more than {b}. */
  dearer: readonly string[];
  /** By how much the product in view costs more than {b}. */
  dearerThan: readonly string[];
  /** Whether {a} comes in blue. */
  inBlue: readonly string[];
  /** Two pieces of the product in view. */
  two: readonly string[];
  /** {c} together with the product in view. */
  added: readonly string[];
  /** Two pieces of the product in view and {c}. */
  twoAndAnother: readonly string[];
  /** The price of {a}, and how long delivery to France takes. */
  priceAndDelivery: readonly string[];
  /** Whether the product in view is in stock, and whether it can be returned. */
  stockAndReturns: readonly string[];
}

export const sayings: Readonly<Record<ChatLanguage, Sayings>> = {
  en: {
    kind: 'Lamp',
    brand: 'Haldor',
    notThatBrand: ['not that brand please', 'anything but this brand?', 'another brand'],
    notFrom: ['nothing from {brand} please', 'not {brand}', 'no {brand}, please'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['how much more expensive is the {a} than the {b}?', 'how much more does the {a} cost than the {b}'],
    dearerThan: ['how much dearer is it than the {b}?', 'how much more is that than the {b}?'],
    inBlue: ['do you have the {a} in blue?', 'can I get the {a} in blue', 'the {a} in blue please', 'does the {a} come in blue?'],
    two: ['two of them, how much?', 'ok, two then', 'and for two pieces?', 'I take two', 'what do three cost?'],
    added: ['add a {c}, how much is that?', 'with a {c}, what does it come to?', 'plus the {c} please', 'and a {c} with it, how much?'],
    twoAndAnother: ['two of those plus a {c}', 'two of them and a {c}, how much?'],
    priceAndDelivery: [
      'how much is the {a} and how long does delivery to France take?',
      'What does the {a} cost? And when would it arrive in France?',
    ],
    stockAndReturns: ['is it in stock and can I return it?', 'Is it available? And can I send it back?'],
  },
  de: {
    kind: 'Lampe',
    brand: 'Haldor',
    notThatBrand: ['nicht diese Marke bitte', 'keine von dieser Marke', 'eine andere Marke'],
    notFrom: ['nichts von {brand} bitte', 'nicht {brand}', 'nicht von {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['wie viel teurer ist die {a} als die {b}?', 'um wie viel ist die {a} teurer als die {b}'],
    dearerThan: ['wie viel teurer ist sie als die {b}?', 'was kostet die mehr als die {b}?'],
    inBlue: ['haben Sie die {a} in blau?', 'gibt es die {a} auch in blau', 'die {a} bitte in blau', 'kommt die {a} in blau?'],
    two: ['zwei davon, was kostet das?', 'ok, dann zwei', 'und zwei Stück?', 'ich nehme zwei', 'was kosten drei?'],
    added: ['dazu eine {c}, was macht das?', 'mit einer {c}, wie viel kostet das?', 'plus die {c} bitte', 'und eine {c} dazu, wie viel?'],
    twoAndAnother: ['zwei davon plus eine {c}', 'zwei davon und eine {c}, was macht das?'],
    priceAndDelivery: [
      'was kostet die {a} und wie lange dauert der Versand nach Frankreich?',
      'Was kostet die {a}? Und wann wäre sie in Frankreich?',
    ],
    stockAndReturns: ['ist sie auf Lager und kann ich sie zurückgeben?', 'Ist sie verfügbar? Und kann ich sie zurückschicken?'],
  },
  fr: {
    kind: 'Lampe',
    brand: 'Haldor',
    notThatBrand: ['pas cette marque svp', 'pas de cette marque', 'une autre marque'],
    notFrom: ['rien de chez {brand} svp', 'pas {brand}', 'pas de {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['combien la {a} coûte de plus que la {b} ?', 'de combien la {a} est plus chère que la {b}'],
    dearerThan: ['elle est plus chère de combien que la {b} ?', 'combien je paie en plus que pour la {b} ?'],
    inBlue: ['vous avez la {a} en bleu ?', 'la {a} existe en bleu ?', 'la {a} en bleu svp', 'est-ce que la {a} existe en bleu'],
    two: ['deux, ça fait combien ?', 'ok, alors deux', 'et pour deux pièces ?', "j'en prends deux", 'combien coûtent trois ?'],
    added: ['ajoutez une {c}, ça fait combien ?', 'avec une {c}, ça coûte combien ?', 'plus la {c} svp', 'et une {c} avec, combien ?'],
    twoAndAnother: ['deux et une {c} en plus', 'deux comme ça et une {c}, combien ?'],
    priceAndDelivery: [
      'combien coûte la {a} et combien de temps prend la livraison en France ?',
      'Quel est le prix de la {a} ? Et quand arriverait-elle en France ?',
    ],
    stockAndReturns: ['elle est en stock et puis-je la renvoyer ?', 'Elle est disponible ? Et je peux la retourner ?'],
  },
  es: {
    kind: 'Lámpara',
    brand: 'Haldor',
    notThatBrand: ['que no sea de esa marca', 'de esa marca no, no esa marca', 'otra marca'],
    notFrom: ['que no sea de {brand}', 'nada de {brand} por favor', 'sin {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['¿cuánto más cara es la {a} que la {b}?', '¿cuánto cuesta más la {a} que la {b}?'],
    dearerThan: ['¿cuánto más cara es que la {b}?', '¿cuánto más cuesta que la {b}?'],
    inBlue: ['¿tenéis la {a} en azul?', '¿tienen la {a} en azul?', 'la {a} en azul por favor', '¿viene la {a} en azul?'],
    two: ['dos, ¿cuánto sería?', 'vale, entonces dos', '¿y por dos piezas?', 'me llevo dos', '¿cuánto cuestan tres?'],
    added: ['añade una {c}, ¿cuánto es?', 'con una {c}, ¿cuánto cuesta?', 'más la {c} por favor', 'súmale una {c}, ¿cuánto sale?'],
    twoAndAnother: ['dos de esas más una {c}', 'dos de esas y una {c}, ¿cuánto?'],
    priceAndDelivery: [
      '¿cuánto cuesta la {a} y cuánto tarda el envío a Francia?',
      '¿Qué precio tiene la {a}? ¿Y cuándo llegaría a Francia?',
    ],
    stockAndReturns: ['¿está en stock y puedo devolverla?', '¿Está disponible? ¿Y se puede devolver?'],
  },
  it: {
    kind: 'Lampada',
    brand: 'Haldor',
    notThatBrand: ['non questa marca per favore', 'non di questa marca', "un'altra marca"],
    notFrom: ['niente di {brand} per favore', 'non {brand}', 'che non sia {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['quanto costa di più la {a} rispetto alla {b}?', 'di quanto la {a} è più cara della {b}'],
    dearerThan: ['quanto è più cara della {b}?', 'quanto costa in più rispetto alla {b}?'],
    inBlue: ['avete la {a} in blu?', "c'è la {a} in blu?", 'la {a} in blu per favore', 'la {a} esiste in blu?'],
    two: ['due, quanto fa?', 'ok, allora due', 'e per due pezzi?', 'ne prendo due', 'quanto costano tre?'],
    added: ['aggiungi una {c}, quanto fa?', 'con una {c}, quanto costa?', 'più la {c} per favore', 'e con una {c}, quanto?'],
    twoAndAnother: ['due di queste più una {c}', 'due di quelle e una {c}, quanto?'],
    priceAndDelivery: [
      'quanto costa la {a} e quanto ci mette la spedizione in Francia?',
      'Che prezzo ha la {a}? E quando arriverebbe in Francia?',
    ],
    stockAndReturns: ['è disponibile e posso restituirla?', 'È disponibile? E posso fare il reso?'],
  },
  nl: {
    kind: 'Lamp',
    brand: 'Haldor',
    notThatBrand: ['niet dat merk graag', 'niet van dit merk', 'een ander merk'],
    notFrom: ['niets van {brand} graag', 'niet {brand}', 'geen {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['hoeveel duurder is de {a} dan de {b}?', 'hoeveel kost de {a} meer dan de {b}'],
    dearerThan: ['hoeveel duurder is die dan de {b}?', 'hoeveel meer kost het dan de {b}?'],
    inBlue: ['hebben jullie de {a} in blauw?', 'is er de {a} in blauw?', 'de {a} in blauw graag', 'bestaat de {a} in blauw?'],
    two: ['twee, hoeveel is dat?', 'oké, dan twee', 'en voor twee stuks?', 'ik neem er twee', 'wat kosten drie?'],
    added: ['met een {c} erbij, wat wordt het dan?', 'met een {c}, hoeveel kost het?', 'plus de {c} graag', 'en een {c} erbij, hoeveel?'],
    twoAndAnother: ['twee daarvan plus een {c}', 'twee daarvan en een {c}, hoeveel?'],
    priceAndDelivery: [
      'hoeveel kost de {a} en hoe lang duurt de levering naar Frankrijk?',
      'Wat kost de {a}? En wanneer komt hij aan in Frankrijk?',
    ],
    stockAndReturns: ['is hij op voorraad en kan ik hem retourneren?', 'Is hij beschikbaar? En kan ik hem terugsturen?'],
  },
  pl: {
    kind: 'Lampa',
    brand: 'Haldor',
    notThatBrand: ['nie tej marki proszę', 'byle nie ta marka', 'inna marka'],
    notFrom: ['nic z {brand} proszę', 'nie {brand}', 'bez {brand}'],
    names: ['Zorvik', 'Belantra', 'Quimbel'],
    dearer: ['o ile droższa jest {a} od {b}?', 'ile {a} kosztuje więcej niż {b}'],
    dearerThan: ['o ile jest droższa od {b}?', 'ile więcej kosztuje niż {b}?'],
    inBlue: ['macie {a} w niebieskim?', 'jest {a} niebieska?', '{a} w niebieskim proszę', 'czy {a} jest niebieska'],
    two: ['dwie, ile to będzie?', 'ok, to dwie', 'a za dwie sztuki?', 'biorę dwie', 'ile kosztują trzy?'],
    added: ['dorzuć {c}, ile razem?', 'z {c} ile to kosztuje?', 'plus {c} proszę', 'i do tego {c}, ile?'],
    twoAndAnother: ['dwie takie plus {c}', 'dwie z nich i {c}, ile?'],
    priceAndDelivery: ['ile kosztuje {a} i ile trwa dostawa do Francji?', 'Ile kosztuje {a}? A kiedy dotrze do Francji?'],
    stockAndReturns: ['jest w magazynie i czy mogę ją zwrócić?', 'Czy jest dostępna? I czy mogę ją odesłać?'],
  },
  tr: {
    kind: 'Lamba',
    brand: 'Haldor',
    notThatBrand: ['bu marka olmasın', 'bu marka hariç', 'başka bir marka'],
    notFrom: ['{brand} olmasın', '{brand} hariç', '{brand} dışında'],
    names: ['Zorvik', 'Belantra', 'Kimbel'],
    dearer: ["{a} {b}'dan ne kadar pahalı?", '{a} ile {b} arasında ne kadar fark var?'],
    dearerThan: ["{b}'dan ne kadar pahalı?", "{b}'ya göre ne kadar daha pahalı?"],
    inBlue: ["{a}'in mavisi var mı?", '{a} mavi renkte var mı', '{a} mavi olsun lütfen', '{a} mavi mevcut mu?'],
    two: ['iki tanesi ne kadar?', 'tamam, iki tane', 'peki iki adet?', 'iki tane alayım', 'üç tanesi kaç lira?'],
    added: ['bir {c} ekleyin, ne kadar olur?', 'bir {c} ile ne kadar?', 'artı {c} lütfen', 'yanına {c}, ne kadar?'],
    twoAndAnother: ['bunlardan iki tane artı bir {c}', 'bundan iki tane ve bir {c}, ne kadar?'],
    priceAndDelivery: ["{a} ne kadar ve Fransa'ya teslimat ne kadar sürer?", "{a} kaç lira? Peki Fransa'ya ne zaman gelir?"],
    stockAndReturns: ['stokta var mı ve iade edebilir miyim?', 'Stokta mı? İade edebilir miyim?'],
  },
  ar: {
    kind: 'مصباح',
    brand: 'هالدور',
    notThatBrand: ['ليس هذه الماركة', 'بدون هذه الماركة', 'ماركة أخرى'],
    notFrom: ['بدون {brand}', 'ليس {brand}', 'لا أريد {brand}'],
    names: ['زورفيك', 'بلنترا', 'كمبيل'],
    dearer: ['بكم {a} أغلى من {b}؟', 'كم يزيد سعر {a} عن {b}؟'],
    dearerThan: ['بكم هو أغلى من {b}؟', 'كم يزيد سعره عن {b}؟'],
    inBlue: ['هل عندكم {a} باللون الأزرق؟', 'هل يتوفر {a} بالأزرق؟', 'أريد {a} بالأزرق', '{a} موجود أزرق؟'],
    two: ['اثنان منه بكم؟', 'طيب، اثنين', 'وكم قطعتين؟', 'سآخذ اثنين', 'كم سعر ثلاثة؟'],
    added: ['أضف {c}، كم المجموع؟', 'مع {c} كم السعر؟', 'زائد {c} من فضلك', 'و{c} معه، بكم؟'],
    twoAndAnother: ['اثنان منها زائد {c}', 'اثنان منه و{c}، بكم؟'],
    priceAndDelivery: ['كم سعر {a} وكم يستغرق التوصيل إلى فرنسا؟', 'بكم {a}؟ ومتى يصل إلى فرنسا؟'],
    stockAndReturns: ['هل هو متوفر وهل يمكنني إرجاعه؟', 'هل هو متوفر؟ وهل يمكن إرجاعه؟'],
  },
  ja: {
    kind: 'ランプ',
    brand: 'カザマツ',
    notThatBrand: ['そのブランド以外で', 'このブランドは嫌です', '別のブランド'],
    notFrom: ['{brand}以外で', '{brand}は嫌です', '{brand}なしで'],
    names: ['ゾルビク', 'ベラントラ', 'キンベル'],
    dearer: ['{a}は{b}よりいくら高いですか？', '{a}と{b}の値段の差はいくらですか？'],
    dearerThan: ['それは{b}よりいくら高いですか？', '{b}よりどのくらい高いですか？'],
    inBlue: ['{a}の青はありますか？', '{a}は青もありますか', '{a}を青でお願いします', '{a}の青色はありますか？'],
    two: ['二つだといくらですか？', 'じゃあ二つください', 'それを二つだといくら', '二つお願いします', '三つでいくら？'],
    added: ['{c}も一緒だといくらですか？', '{c}もつけるといくら？', '{c}も追加でお願いします', '{c}と合わせて合計は？'],
    twoAndAnother: ['それを二つと{c}を一つ、いくらですか？', 'それ二つと{c}'],
    priceAndDelivery: ['{a}はいくらで、フランスまで何日かかりますか？', '{a}の値段は？フランスにはいつ届きますか？'],
    stockAndReturns: ['在庫はありますか、返品もできますか？', '在庫はありますか？返品できますか？'],
  },
};
