/** What is asked of a thing that was shown, in words that may also ask the shop for something. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { product } from '../../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from '../testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A stove, a tent and a lamp; what each question is answered with stands in the description of the stove. */
const shops = [
  {
    language: 'en',
    faq: 'How long does delivery take? Three working days.',
    kind: 'Stoves',
    title: 'Gas stove Funke',
    others: { 'Tent Habicht': 'Sleeps two.', 'Lamp Tau': 'Shines for twelve hours.' },
    description: 'Boils a litre of water in four minutes. The cartridge is not included. The legs fold away. Has an igniter.',
    wish: 'do you have a gas stove?',
    asked: {
      'how long does it take?': 'four minutes',
      'is there a cartridge with it?': 'not included',
      'does it fold up?': 'fold away',
      'has it got an igniter': 'igniter',
      'and do you need an igniter?': 'igniter',
    },
  },
  {
    language: 'de',
    faq: 'Wie lange dauert die Lieferung? Drei Werktage.',
    kind: 'Kocher',
    title: 'Gaskocher Funke',
    others: { 'Zelt Habicht': 'Für zwei Personen.', 'Lampe Tau': 'Leuchtet zwölf Stunden.' },
    description:
      'Bringt einen Liter Wasser in vier Minuten zum Kochen. Die Kartusche liegt nicht bei. Die Beine lassen sich klappen. Mit Zünder.',
    wish: 'habt ihr einen gaskocher?',
    asked: {
      'wie lange dauert das?': 'vier Minuten',
      'ist da eine kartusche dabei?': 'liegt nicht bei',
      'lässt der sich klappen?': 'klappen',
      'gibts da einen zünder': 'Zünder',
      'und brauche ich einen zünder?': 'Zünder',
    },
  },
  {
    language: 'fr',
    faq: 'Combien de temps prend la livraison ? Trois jours ouvrés.',
    kind: 'Réchauds',
    title: 'Réchaud à gaz Funke',
    others: { 'Tente Habicht': 'Pour deux personnes.', 'Lampe Tau': 'Éclaire douze heures.' },
    description: "Fait bouillir un litre d'eau en quatre minutes. La cartouche n'est pas fournie. Les pieds se plient. Avec un allumeur.",
    wish: 'avez-vous un réchaud à gaz ?',
    asked: {
      'ça prend combien de temps ?': 'quatre minutes',
      'il y a une cartouche avec ?': "n'est pas fournie",
      'est-ce qu’il se plie ?': 'plient',
      'il y a un allumeur': 'allumeur',
      'et il faut un allumeur ?': 'allumeur',
    },
  },
  {
    language: 'es',
    faq: '¿Cuánto tarda el envío? Tres días laborables.',
    kind: 'Hornillos',
    title: 'Hornillo de gas Funke',
    others: { 'Tienda Habicht': 'Para dos personas.', 'Lámpara Tau': 'Alumbra doce horas.' },
    description: 'Hierve un litro de agua en cuatro minutos. El cartucho no está incluido. Las patas se pliegan. Con encendedor.',
    wish: '¿tenéis un hornillo de gas?',
    asked: {
      '¿cuánto tarda?': 'cuatro minutos',
      '¿trae el cartucho?': 'no está incluido',
      '¿se pliega?': 'pliegan',
      'tiene encendedor': 'encendedor',
      '¿y hace falta un encendedor?': 'encendedor',
    },
  },
  {
    language: 'it',
    faq: 'Quanto tempo ci vuole per la consegna? Tre giorni lavorativi.',
    kind: 'Fornelli',
    title: 'Fornello a gas Funke',
    others: { 'Tenda Habicht': 'Per due persone.', 'Lampada Tau': 'Illumina per dodici ore.' },
    description: "Fa bollire un litro d'acqua in quattro minuti. La cartuccia non è compresa. I piedi si piegano. Con accendino.",
    wish: 'avete un fornello a gas?',
    asked: {
      'quanto ci mette?': 'quattro minuti',
      'la cartuccia c’è?': 'non è compresa',
      'si piega?': 'piegano',
      'ha un accendino': 'accendino',
      'e serve un accendino?': 'accendino',
    },
  },
  {
    language: 'nl',
    faq: 'Hoe lang duurt de levering? Drie werkdagen.',
    kind: 'Kooktoestellen',
    title: 'Gasbrander Funke',
    others: { 'Tent Habicht': 'Voor twee personen.', 'Lamp Tau': 'Schijnt twaalf uur.' },
    description: 'Kookt een liter water in vier minuten. De patroon zit er niet bij. De poten zijn opvouwbaar. Met aansteker.',
    wish: 'hebben jullie een gasbrander?',
    asked: {
      'hoe lang duurt dat?': 'vier minuten',
      'zit er een patroon bij?': 'niet bij',
      'zijn de poten opvouwbaar?': 'opvouwbaar',
      'zit er een aansteker op': 'aansteker',
      'en heb ik een aansteker nodig?': 'aansteker',
    },
  },
  {
    language: 'pl',
    faq: 'Jak długo trwa dostawa? Trzy dni robocze.',
    kind: 'Kuchenki',
    title: 'Kuchenka gazowa Funke',
    others: { 'Namiot Habicht': 'Dla dwóch osób.', 'Lampa Tau': 'Świeci dwanaście godzin.' },
    description: 'Gotuje litr wody w cztery minuty. Kartusza nie ma w zestawie. Nóżki się składają. Z zapalarką.',
    wish: 'czy macie kuchenkę gazową?',
    asked: {
      'ile to trwa?': 'cztery minuty',
      'jest kartusz w zestawie?': 'nie ma w zestawie',
      'czy się składa?': 'składają',
      'ma zapalarkę': 'zapalark',
      'a potrzebna jest zapalarka?': 'zapalark',
    },
  },
  {
    language: 'tr',
    faq: 'Teslimat ne kadar sürer? Üç iş günü.',
    kind: 'Ocaklar',
    title: 'Gaz ocağı Funke',
    others: { 'Çadır Habicht': 'İki kişilik.', 'Lamba Tau': 'On iki saat yanar.' },
    description: 'Bir litre suyu dört dakikada kaynatır. Kartuş dahil değildir. Ayakları katlanır. Çakmaklıdır.',
    wish: 'gaz ocağınız var mı?',
    asked: {
      'ne kadar sürüyor?': 'dört dakika',
      'kartuş dahil mi?': 'dahil değil',
      'katlanıyor mu?': 'katlan',
      'çakmağı var mı': 'Çakmak',
      'peki çakmak gerekiyor mu?': 'Çakmak',
    },
  },
  {
    language: 'ar',
    faq: 'كم يستغرق التوصيل؟ ثلاثة أيام عمل.',
    kind: 'مواقد',
    title: 'موقد غاز فونكه',
    others: { 'خيمة هابيشت': 'لشخصين.', 'مصباح تاو': 'يضيء اثنتي عشرة ساعة.' },
    description: 'يغلي لتر ماء في أربع دقائق. الخرطوشة غير مرفقة. الأرجل قابلة للطي. مع ولاعة.',
    wish: 'هل لديكم موقد غاز؟',
    asked: {
      'كم يستغرق ذلك؟': 'أربع دقائق',
      'هل معه خرطوشة؟': 'غير مرفقة',
      'هل هو قابل للطي؟': 'قابلة للطي',
      'هل فيه ولاعة؟': 'ولاعة',
      'وهل أحتاج إلى ولاعة؟': 'ولاعة',
    },
  },
  {
    language: 'ja',
    faq: '配送にはどのくらいかかりますか？ 三営業日です。',
    kind: 'コンロ',
    title: 'ガスコンロ フンケ',
    others: { 'テント ハビヒト': '二人用です。', 'ランプ タウ': '12時間光ります。' },
    description: '1リットルの水が4分で沸きます。カートリッジは付属しません。脚は折りたためます。点火装置付きです。',
    wish: 'ガスコンロはありますか？',
    asked: {
      'どのくらいの時間で沸きますか？': '4分',
      'カートリッジは付いていますか？': '付属しません',
      '折りたためますか？': '折りたため',
      点火装置はありますか: '点火装置',
      '点火装置は必要ですか？': '点火装置',
    },
  },
];

describe.each(shops)(
  'what is asked of a thing in view, in $language',
  ({ language, faq, kind, title, others, description, wish, asked }) => {
    let visit: Visit;
    beforeAll(async () => {
      const products = [
        { ...product(title, kind, 3900), description, language },
        ...Object.entries(others).map(([name, text]) => ({ ...product(name, '', 5900), description: text, language })),
      ];
      visit = await visitsTo(t, await shopOf(t, products, faq));
    });

    it.each(Object.entries(asked))('%s', async (question, expected) => {
      const ask = visit();
      expect(titlesOf(await ask(wish))).toEqual([title]);
      expect((await ask(question)).outputChatGPT).toContain(expected);
    });
  },
);
