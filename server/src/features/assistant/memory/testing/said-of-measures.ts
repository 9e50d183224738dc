/** What visitors say of how much of something products have, in ten languages; {kind} stands for a word for a kind of thing. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface SaidOfMeasures {
  /** A word for a kind of thing, as titles and visitors write it. */
  kind: string;
  /** What the shop calls the weight. */
  weight: string;
  /** A property that no list of words holds as a measure, as the shop names it. */
  property: string;
  /** Another property that counts something, as only its name tells: pages, teeth or the like. */
  counted: string;
  /** Which of the shown ones is the lightest. */
  lightest: readonly string[];
  /** Something lighter than what is in view. */
  lighter: readonly string[];
  /** The lightest of a kind, as a first message. */
  lightestOfKind: readonly string[];
  /** The one of the shown with the most of the property. */
  most: readonly string[];
  /** The one of the shown with the highest number. */
  highest: readonly string[];
}

export const saidOfMeasures: Readonly<Record<ChatLanguage, SaidOfMeasures>> = {
  en: {
    kind: 'Zarn',
    weight: 'Weight',
    property: 'Bitterness',
    counted: 'Pages',
    lightest: ['which is the lightest?', 'whats the lightest one', 'the lighter one please', 'which of those is lighter?'],
    lighter: ['anything lighter?', 'do you have a lighter one?', 'something lighter please', 'got anything lighter'],
    lightestOfKind: ['which {kind} is the lightest?', 'the lightest {kind} you have', 'what {kind} have you got, and which is lightest?'],
    most: ['which is the most bitter?', 'the bitterest one', 'whats the most bitter one', 'which one is more bitter?'],
    highest: ['which has the most pages?', 'the one with the most pages', 'which one has more pages?'],
  },
  de: {
    kind: 'Zarn',
    weight: 'Gewicht',
    property: 'Bitterkeit',
    counted: 'Seiten',
    lightest: ['welche ist am leichtesten?', 'die leichteste bitte', 'welche davon ist leichter?', 'was ist die leichteste'],
    lighter: ['habt ihr was leichteres?', 'gibt es etwas Leichteres?', 'was leichteres bitte', 'noch etwas leichteres?'],
    lightestOfKind: [
      'welche {kind} ist am leichtesten?',
      'die leichteste {kind} die ihr habt',
      'welche {kind} gibt es und welche ist am leichtesten',
    ],
    most: ['welche ist am bittersten?', 'die bitterste bitte', 'was ist die bitterste', 'welche ist bitterer?'],
    highest: ['welche hat die meisten Seiten?', 'die mit den meisten Seiten', 'welche hat mehr Seiten?'],
  },
  fr: {
    kind: 'Zarn',
    weight: 'Poids',
    property: 'Amertume',
    counted: 'Pages',
    lightest: ['laquelle est la plus légère ?', 'la plus légère svp', "c'est laquelle la plus légère ?", 'lequel est le plus léger'],
    lighter: ['vous avez plus léger ?', 'quelque chose de plus léger ?', 'autre chose de plus léger ?', 'rien de plus léger ?'],
    lightestOfKind: [
      'quel {kind} est le plus léger ?',
      'le {kind} le plus léger que vous avez',
      'vous avez quels {kind}, et lequel est le plus léger ?',
    ],
    most: ['laquelle est la plus amère ?', 'la plus amère svp', 'le plus amer', 'lequel est plus amer ?'],
    highest: ['lequel a le plus de pages ?', 'celui avec le plus de pages', 'celle qui a le plus de pages'],
  },
  es: {
    kind: 'Zarn',
    weight: 'Peso',
    property: 'Amargor',
    counted: 'Páginas',
    lightest: ['¿cuál es la más ligera?', 'la más ligera por favor', '¿cuál de ellas es más ligera?', '¿cuál pesa menos?'],
    lighter: ['¿tenéis algo más ligero?', 'algo más ligero por favor', '¿hay alguno más ligero?', '¿tienen otro más ligero?'],
    lightestOfKind: ['¿qué {kind} es el más ligero?', 'el {kind} más ligero que tengáis', '¿qué {kind} tenéis y cuál es el más ligero?'],
    most: ['¿cuál es la más amarga?', 'la más amarga por favor', '¿cuál de ellas es más amarga?', 'el más amargo'],
    highest: ['¿cuál tiene más páginas?', 'el que tiene más páginas', 'la de más páginas'],
  },
  it: {
    kind: 'Zarn',
    weight: 'Peso',
    property: 'Amarezza',
    counted: 'Pagine',
    lightest: ['qual è la più leggera?', 'la più leggera per favore', 'quale delle due è più leggera?', 'quale pesa meno?'],
    lighter: [
      'avete qualcosa di più leggero?',
      "c'è qualcosa di più leggero?",
      'qualcosa di più leggero per favore',
      'ne avete una più leggera?',
    ],
    lightestOfKind: ['quale {kind} è il più leggero?', 'il {kind} più leggero che avete', 'che {kind} avete e qual è il più leggero?'],
    most: ['qual è la più amara?', 'la più amara per favore', 'quale delle due è più amara?', 'il più amaro'],
    highest: ['quale ha più pagine?', 'quello con più pagine', 'quella con il maggior numero di pagine'],
  },
  nl: {
    kind: 'Zarn',
    weight: 'Gewicht',
    property: 'Bitterheid',
    counted: "Pagina's",
    lightest: ['welke is het lichtst?', 'de lichtste graag', 'welke van die twee is lichter?', 'wat is de lichtste'],
    lighter: ['hebben jullie iets lichters?', 'is er iets lichters?', 'iets lichters graag', 'heb je ook een lichtere?'],
    lightestOfKind: [
      'welke {kind} is het lichtst?',
      'de lichtste {kind} die jullie hebben',
      'welke {kind} zijn er en welke is het lichtst',
    ],
    most: ['welke is het bitterst?', 'de bitterste graag', 'wat is de bitterste', 'welke is bitterder?'],
    highest: ["welke heeft de meeste pagina's?", "die met de meeste pagina's", "welke heeft meer pagina's?"],
  },
  pl: {
    kind: 'Zarn',
    weight: 'Waga',
    property: 'Twardość',
    counted: 'Strony',
    lightest: ['która jest najlżejsza?', 'najlżejsza proszę', 'która z nich jest lżejsza?', 'która waży najmniej?'],
    lighter: ['macie coś lżejszego?', 'coś lżejszego proszę', 'jest coś lżejszego?', 'a lżejsze macie?'],
    lightestOfKind: ['który {kind} jest najlżejszy?', 'najlżejszy {kind} jaki macie', 'jakie {kind} macie i który jest najlżejszy?'],
    most: ['która jest najtwardsza?', 'najtwardsza proszę', 'która z nich jest twardsza?', 'ta najbardziej twarda'],
    highest: ['która ma najwięcej stron?', 'ta z największą liczbą stron', 'która ma więcej stron?'],
  },
  tr: {
    kind: 'Zarn',
    weight: 'Ağırlık',
    property: 'Acılık',
    counted: 'Sayfa',
    lightest: ['en hafifi hangisi?', 'hangisi daha hafif?', 'en hafif olanı', 'hafif olan hangisi'],
    lighter: ['daha hafif bir şey var mı?', 'daha hafifi var mı?', 'daha hafif bir tane var mı', 'daha hafif bir şey lütfen'],
    lightestOfKind: ['en hafif {kind} hangisi?', 'en hafif {kind}', 'hangi {kind} var, en hafifi hangisi'],
    most: ['en acı hangisi?', 'hangisi daha acı?', 'en acısı', 'en acı olanı lütfen'],
    highest: ['hangisinin sayfa sayısı en fazla?', 'en çok sayfa hangisinde?', 'hangisinde daha fazla sayfa var?'],
  },
  ar: {
    kind: 'زارن',
    weight: 'الوزن',
    property: 'المرارة',
    counted: 'الصفحات',
    lightest: ['أيهما أخف؟', 'ما هو الأخف؟', 'الأخف من فضلك', 'أي واحد أخف وزنا؟'],
    lighter: ['هل لديكم شيء أخف؟', 'هل عندكم أخف منه؟', 'شيء أخف من فضلك', 'أريد شيئا أخف'],
    lightestOfKind: ['أي {kind} أخف؟', 'أخف {kind} لديكم', 'ما هو أخف {kind} عندكم؟'],
    most: ['أيهما أكثر مرارة؟', 'الأكثر مرارة من فضلك', 'ما هو الأكثر مرارة؟', 'أي واحد أشد مرارة؟'],
    highest: ['أيهما أكثر صفحات؟', 'الذي فيه أكثر صفحات', 'الأكثر صفحات'],
  },
  ja: {
    kind: 'ランプ',
    weight: '重さ',
    property: '苦味',
    counted: 'ページ数',
    lightest: ['一番軽いのはどれですか', 'どちらが軽いですか？', '軽いほうはどれ？', 'いちばん軽いのをお願いします'],
    lighter: ['もっと軽いものはありますか', 'もっと軽いのは？', 'もう少し軽いものはありますか', 'もっと軽いもの'],
    lightestOfKind: ['一番軽い{kind}はどれですか', '{kind}で一番軽いのは？', 'いちばん軽い{kind}を見せてください'],
    most: ['一番苦いのはどれですか', 'どちらが苦いですか？', '苦いほうはどっち', 'いちばん苦いのをください'],
    highest: ['ページ数が一番多いのはどれですか', 'ページ数が多いほうは？', 'ページ数が最も多いもの'],
  },
};
