/** Wishes that name no kind and no property of a thing, and share their words with its description alone. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { product } from '../../testing.ts';
import { shopOf, titlesOf, visitsTo } from '../testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A net curtain, a deep frame, one that is called by babies, and a cup. */
const shops = [
  {
    language: 'en',
    goods: {
      'Voile Ombra': ['Curtains', 'Nobody looks in from the street, and daylight stays.'],
      'Frame Tiefa': ['Frames', 'Deep enough for baby shoes or medals.'],
      'Frame Baby': ['Frames', 'In bright red.'],
      'Cup Morning': ['Cups', 'Holds a quarter of a litre.'],
    },
    tells: 'people look in from the street all the time, something thin please',
    holds: 'Is there a frame that you can put baby shoes in?',
    unknown: 'Do you sell garden furniture for the terrace?',
  },
  {
    language: 'de',
    goods: {
      'Store Ombra': ['Gardinen', 'Von der Straße schaut niemand herein, und das Tageslicht bleibt.'],
      'Rahmen Tiefa': ['Rahmen', 'Tief genug für Babyschuhe oder Medaillen.'],
      'Rahmen Baby': ['Rahmen', 'In leuchtendem Rot.'],
      'Tasse Morgen': ['Tassen', 'Fasst einen Viertelliter.'],
    },
    tells: 'von der straße schauen dauernd leute herein, etwas dünnes bitte',
    holds: 'Gibt es einen Rahmen, in den man Babyschuhe legen kann?',
    unknown: 'Verkaufen Sie Gartenmöbel für die Terrasse?',
  },
  {
    language: 'fr',
    goods: {
      'Voilage Ombra': ['Rideaux', 'Personne ne regarde depuis la rue, et la lumière reste.'],
      'Cadre Tiefa': ['Cadres', 'Assez profond pour des chaussons de bébé ou des médailles.'],
      'Cadre Bébé': ['Cadres', 'En rouge vif.'],
      'Tasse Matin': ['Tasses', 'Contient un quart de litre.'],
    },
    tells: 'les gens regardent tout le temps depuis la rue, quelque chose de fin svp',
    holds: 'Y a-t-il un cadre où mettre des chaussons de bébé ?',
    unknown: 'Vendez-vous des meubles de jardin pour la terrasse ?',
  },
  {
    language: 'es',
    goods: {
      'Visillo Ombra': ['Cortinas', 'Nadie mira desde la calle, y la luz se queda.'],
      'Marco Tiefa': ['Marcos', 'Lo bastante hondo para patucos de bebé o medallas.'],
      'Marco Bebé': ['Marcos', 'En rojo vivo.'],
      'Taza Mañana': ['Tazas', 'Caben un cuarto de litro.'],
    },
    tells: 'la gente mira todo el rato desde la calle, algo fino por favor',
    holds: '¿Hay algún marco para meter patucos de bebé?',
    unknown: '¿Vendéis muebles de jardín para la terraza?',
  },
  {
    language: 'it',
    goods: {
      'Velo Ombra': ['Tende', 'Nessuno guarda dalla strada, e la luce resta.'],
      'Cornice Tiefa': ['Cornici', 'Abbastanza profonda per scarpine da neonato o medaglie.'],
      'Cornice Neonato': ['Cornici', 'In rosso acceso.'],
      'Tazza Mattino': ['Tazze', 'Contiene un quarto di litro.'],
    },
    tells: 'la gente guarda sempre dentro dalla strada, qualcosa di sottile per favore',
    holds: "C'è una cornice dove mettere le scarpine da neonato?",
    unknown: 'Vendete mobili da giardino per la terrazza?',
  },
  {
    language: 'nl',
    goods: {
      'Vitrage Ombra': ['Gordijnen', 'Niemand kijkt van de straat naar binnen, en het daglicht blijft.'],
      'Lijst Tiefa': ['Lijsten', 'Diep genoeg voor babyschoentjes of medailles.'],
      'Lijst Baby': ['Lijsten', 'In felrood.'],
      'Kop Morgen': ['Kopjes', 'Er gaat een kwart liter in.'],
    },
    tells: 'mensen kijken de hele tijd van de straat naar binnen, iets duns graag',
    holds: 'Is er een lijst waar je babyschoentjes in kunt leggen?',
    unknown: 'Verkopen jullie tuinmeubelen voor op het terras?',
  },
  {
    language: 'pl',
    goods: {
      'Firanka Ombra': ['Zasłony', 'Nikt nie zagląda z ulicy, a światło zostaje.'],
      'Ramka Tiefa': ['Ramki', 'Dość głęboka na buciki niemowlęce lub medale.'],
      'Ramka Niemowlę': ['Ramki', 'Jaskrawoczerwona.'],
      'Filiżanka Ranek': ['Filiżanki', 'Mieści ćwierć litra.'],
    },
    tells: 'ludzie ciągle zaglądają z ulicy, coś cienkiego proszę',
    holds: 'Czy jest ramka, do której włożę buciki niemowlęce?',
    unknown: 'Czy sprzedajecie meble ogrodowe na taras?',
  },
  {
    language: 'tr',
    goods: {
      'Tül Ombra': ['Perdeler', 'Sokaktan kimse içeri bakamaz, gün ışığı kalır.'],
      'Çerçeve Tiefa': ['Çerçeveler', 'Bebek patikleri ya da madalyalar için yeterince derin.'],
      'Çerçeve Bebek': ['Çerçeveler', 'Parlak kırmızı.'],
      'Fincan Sabah': ['Fincanlar', 'Çeyrek litre alır.'],
    },
    tells: 'insanlar sürekli sokaktan içeri bakıyor, ince bir şey lütfen',
    holds: 'Bebek patiklerini koyabileceğim bir çerçeve var mı?',
    unknown: 'Teras için bahçe mobilyası satıyor musunuz?',
  },
  {
    language: 'ar',
    goods: {
      'شيفون أومبرا': ['ستائر', 'لا ينظر أحد من الشارع ويبقى ضوء النهار.'],
      'إطار تيفا': ['إطارات', 'عميق بما يكفي لحذاء الرضيع أو الميداليات.'],
      'إطار رضيع': ['إطارات', 'بلون أحمر زاه.'],
      'فنجان صباح': ['فناجين', 'يتسع لربع لتر.'],
    },
    tells: 'الناس ينظرون من الشارع طوال الوقت، أريد شيئا خفيفا',
    holds: 'هل يوجد إطار أضع فيه حذاء الرضيع؟',
    unknown: 'هل تبيعون أثاث حدائق للشرفة؟',
  },
  {
    language: 'ja',
    goods: {
      'レース オンブラ': ['カーテン', '通りから中をのぞかれず、日の光は入ります。'],
      'フレーム ティーファ': ['フレーム', 'ベビーシューズやメダルが入る深さです。'],
      'フレーム ベビー': ['フレーム', '明るい赤です。'],
      'カップ モーニング': ['カップ', '四分の一リットル入ります。'],
    },
    tells: '通りから人に中をのぞかれます。何か薄いものをお願いします',
    holds: 'ベビーシューズを入れられるフレームはありますか？',
    unknown: 'テラス用のガーデン家具は売っていますか？',
  },
];

async function visitorOf(language: string, goods: object): Promise<(message: string) => Promise<string[]>> {
  const products = Object.entries(goods).map(([title, [kind, description]]) => ({ ...product(title, kind, 900), description, language }));
  const visit = await visitsTo(t, await shopOf(t, products));
  return async (message) => titlesOf(await visit()(message));
}

describe.each(shops)('a wish in $language', ({ language, goods, tells, holds, unknown }) => {
  const [curtain, frame] = Object.keys(goods);
  let ask: (message: string) => Promise<string[]>;
  beforeAll(async () => {
    ask = await visitorOf(language, goods);
  });

  it('that only describes a problem finds the product described for it', async () => {
    expect(await ask(tells)).toEqual([curtain]);
  });
  it('for a container of something finds the product that is described so', async () => {
    expect(await ask(holds)).toEqual([frame]);
  });
  it('for a product that the shop does not sell finds nothing', async () => {
    expect(await ask(unknown)).toEqual([]);
  });
});

describe('a limit to what goods may cost that their descriptions find', () => {
  it.each([
    ['under 9 euros', []],
    ['up to 9 euros', ['Voile Ombra']],
    ['over 9 euros', []],
  ])('%s', async (limit, found) => {
    const [{ language, goods }] = shops as [(typeof shops)[number]];
    const ask = await visitorOf(language, goods);
    expect(await ask(`people look in from the street, something thin ${limit} please`)).toEqual(found);
  });
});
