/** Needs that only the description of a product speaks of, and needs of which nothing does. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, titlesOf, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Goods of one kind of which descriptions say what each is for, and some of another kind. */
const shops = [
  {
    language: 'en',
    told: 'The blades of my scissors are full of rust.',
    some: 'do you have anything against rust',
    kind: 'Polishes',
    goods: { 'Polish Zorvik': 'Takes rust off blades.', 'Polish Belantra': 'For brass and copper.', 'Cloth Krumm': 'Soft on both sides.' },
    asked: 'How do I get rust off my blades?',
    meant: 'Polish Zorvik',
    sought: 'I am looking for a polish for the copper of my lamp. Which one should I take?',
    chosen: 'Polish Belantra',
    advised: 'What do you recommend for cleaning brass?',
    unknown: 'How do I get chewing gum off a carpet?',
  },
  {
    language: 'de',
    told: 'Die Klingen meiner Schere sind voller Rost.',
    some: 'haben sie was gegen rost',
    kind: 'Polituren',
    goods: {
      'Politur Zorvik': 'Löst Rost von Klingen.',
      'Politur Belantra': 'Für Messing und Kupfer.',
      'Tuch Krumm': 'Weich auf beiden Seiten.',
    },
    asked: 'Womit bekomme ich Rost von den Klingen?',
    meant: 'Politur Zorvik',
    sought: 'Ich suche eine Politur für das Kupfer an meiner Lampe. Welche soll ich nehmen?',
    chosen: 'Politur Belantra',
    advised: 'Was empfehlen Sie zum Reinigen von Messing?',
    unknown: 'Womit bekomme ich Kaugummi aus dem Teppich?',
  },
  {
    language: 'it',
    told: 'Le lame delle mie forbici sono piene di ruggine.',
    some: 'avete qualcosa contro la ruggine',
    kind: 'Lucidanti',
    goods: {
      'Lucidante Zorvik': 'Toglie la ruggine dalle lame.',
      'Lucidante Belantra': 'Per ottone e rame.',
      'Panno Krumm': 'Morbido su entrambi i lati.',
    },
    asked: 'Come posso togliere la ruggine dalle lame?',
    meant: 'Lucidante Zorvik',
    sought: 'Cerco un lucidante per il rame della mia lampada. Quale devo prendere?',
    chosen: 'Lucidante Belantra',
    advised: "Che cosa mi consigliate per lavare l'ottone?",
    unknown: 'Come posso togliere la gomma da masticare dal tappeto?',
  },
  {
    language: 'fr',
    told: 'Les lames de mes ciseaux sont pleines de rouille.',
    some: 'vous avez quelque chose contre la rouille',
    kind: 'Polissants',
    goods: {
      'Polissant Zorvik': 'Enlève la rouille des lames.',
      'Polissant Belantra': 'Pour le laiton et le cuivre.',
      'Chiffon Krumm': 'Doux des deux côtés.',
    },
    asked: 'Comment enlever la rouille des lames ?',
    meant: 'Polissant Zorvik',
    sought: 'Je cherche un polissant pour le cuivre de ma lampe. Lequel dois-je prendre ?',
    chosen: 'Polissant Belantra',
    advised: 'Que me conseillez-vous pour nettoyer le laiton ?',
    unknown: 'Comment enlever un chewing-gum du tapis ?',
  },
  {
    language: 'es',
    told: 'Las hojas de mis tijeras están llenas de óxido.',
    some: 'tenéis algo contra el óxido',
    kind: 'Pulimentos',
    goods: {
      'Pulimento Zorvik': 'Quita el óxido de las hojas.',
      'Pulimento Belantra': 'Para latón y cobre.',
      'Paño Krumm': 'Suave por los dos lados.',
    },
    asked: '¿Cómo quito el óxido de las hojas?',
    meant: 'Pulimento Zorvik',
    sought: 'Busco un pulimento para el cobre de mi lámpara. ¿Cuál me llevo?',
    chosen: 'Pulimento Belantra',
    advised: '¿Qué me recomendáis para limpiar latón?',
    unknown: '¿Cómo quito un chicle de la alfombra?',
  },
  {
    language: 'nl',
    told: 'Mijn messen zitten vol roest.',
    some: 'hebben jullie iets tegen roest',
    kind: 'Poetsmiddelen',
    goods: {
      'Poetsmiddel Zorvik': 'Haalt roest van messen.',
      'Poetsmiddel Belantra': 'Voor messing en koper.',
      'Doek Krumm': 'Aan beide kanten zacht.',
    },
    asked: 'Hoe krijg ik roest van mijn messen?',
    meant: 'Poetsmiddel Zorvik',
    sought: 'Ik zoek een poetsmiddel voor het koper van mijn lamp. Welke moet ik nemen?',
    chosen: 'Poetsmiddel Belantra',
    advised: 'Wat raden jullie aan voor het schoonmaken van messing?',
    unknown: 'Hoe krijg ik kauwgom uit het tapijt?',
  },
  {
    language: 'pl',
    told: 'Ostrza moich nożyczek są pełne rdzy.',
    some: 'macie coś na rdzę',
    kind: 'Pasty',
    goods: {
      'Pasta Zorvik': 'Usuwa rdzę z ostrzy.',
      'Pasta Belantra': 'Do mosiądzu i miedzi.',
      'Ściereczka Krumm': 'Miękka z obu stron.',
    },
    asked: 'Jak usunąć rdzę z ostrza?',
    meant: 'Pasta Zorvik',
    sought: 'Szukam pasty do miedzi w mojej lampie. Którą wziąć?',
    chosen: 'Pasta Belantra',
    advised: 'Co polecacie do czyszczenia mosiądzu?',
    unknown: 'Jak usunąć gumę do żucia z dywanu?',
  },
  {
    language: 'tr',
    // Words of three letters are not found again in all their forms.
    told: null,
    some: 'pasa karşı bir şey var mı',
    kind: 'Cilalar',
    goods: {
      'Cila Zorvik': 'Bıçaklardaki pası çıkarır.',
      'Cila Belantra': 'Pirinç ve bakır için.',
      'Bez Krumm': 'İki tarafı da yumuşak.',
    },
    asked: 'Bıçaklarımdaki pası nasıl çıkarırım?',
    meant: 'Cila Zorvik',
    sought: 'Lambamın bakırı için bir cila arıyorum. Hangisini almalıyım?',
    chosen: 'Cila Belantra',
    advised: 'Pirinç temizlemek için ne önerirsiniz?',
    unknown: 'Halıdaki sakızı nasıl çıkarırım?',
  },
  {
    language: 'ja',
    told: '刃物がサビだらけです。',
    some: 'サビに効くものはありますか',
    kind: '研磨剤',
    goods: {
      '研磨剤 ゾルビク': '刃物のサビを落とします。',
      '研磨剤 ベラント': '真鍮と銅に。',
      'クロス クルム': '両面とも柔らかい。',
    },
    asked: '刃物のサビはどうやって落とせますか？',
    meant: '研磨剤 ゾルビク',
    sought: 'ランプの銅に使う研磨剤を探しています。どれがいいですか？',
    chosen: '研磨剤 ベラント',
    advised: '真鍮の掃除には何がおすすめですか？',
    unknown: 'カーペットのガムはどうやって取れますか？',
  },
  {
    language: 'ar',
    told: 'السكاكين عندي مليئة بالصدأ.',
    some: 'هل عندكم شيء ضد الصدأ',
    kind: 'ملمعات',
    goods: {
      'ملمع زورفيك': 'يزيل الصدأ عن السكاكين.',
      'ملمع بيلانترا': 'للنحاس الأصفر والأحمر.',
      'قماش كروم': 'ناعم من الجهتين.',
    },
    asked: 'كيف أزيل الصدأ عن السكاكين؟',
    meant: 'ملمع زورفيك',
    sought: 'أبحث عن ملمع للنحاس في مصباحي. أيها آخذ؟',
    chosen: 'ملمع بيلانترا',
    advised: 'بماذا تنصحونني لتنظيف النحاس؟',
    unknown: 'كيف أزيل العلكة عن السجادة؟',
  },
] as const;

describe.each(shops)('$language', ({ language, kind, goods, told: need, some, asked, meant, sought, chosen, advised, unknown }) => {
  let ask: (message: string) => Promise<string[]>;
  beforeAll(async () => {
    const products = Object.entries(goods).map(([title, description]) => ({ ...product(title, kind, 900), description, language }));
    const visit = await visitsTo(t, await shopOf(t, products));
    ask = async (message) => titlesOf(await visit()(message));
  });

  it('answers a question that no text answers with a product described as good for it', async () => {
    expect(await ask(asked)).toEqual([meant]);
  });
  if (need !== null)
    it('answers the description of a need in the same way', async () => {
      expect(await ask(need)).toEqual([meant]);
    });
  it('and a wish for anything against it', async () => {
    expect(await ask(some)).toEqual([meant]);
  });
  it('shows the product of the kind whose description mentions the need', async () => {
    expect(await ask(sought)).toEqual([chosen]);
  });
  it('shows the product when a visitor asks what is recommended for cleaning something', async () => {
    expect(await ask(advised)).toEqual([chosen]);
  });
  it('offers no product for a need that no product mentions', async () => {
    expect(await ask(unknown)).toEqual([]);
  });
});
