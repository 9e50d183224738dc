/**
 * Thanks in free words, who 'her' is, verbs that are negated, what somebody weighs, a choice with a question or another wish behind it, and things that
 * are compared by their kind. The goods are made up; the messages were written in each language, not translated.
 */
import { describe, expect, it } from 'vitest';
import { readMessage } from './reading/reading.ts';
import { partsAsked, requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const [zorvik, belantra, quimbel] = [1, 2, 3];
/** Two things of a kind, and one of another. */
const goodsOf = (kind: string, other = 'Quorl') =>
  new Map(
    [
      aRecord({
        id: zorvik,
        title: `${kind} Zorvik`,
        priceMinor: 7200,
        categories: [kind],
        attributes: [{ name: 'Max load', family: null, values: ['100 kg'] }],
      }),
      aRecord({ id: belantra, title: `${kind} Belantra`, priceMinor: 4800, categories: [kind] }),
      aRecord({ id: quimbel, title: `${other} Quimbel`, priceMinor: 900, categories: [other] }),
    ].map((product) => [product.id, product]),
  );

describe('M1 thanks that say more are thanks', () => {
  it.each([
    ['en', 'Lamp', 'Brilliant, thanks for your help!'],
    ['en', 'Lamp', 'thanks, that was really helpful'],
    ['de', 'Lampe', 'Danke, dann bestelle ich das.'],
    ['fr', 'Lampe', 'Merci, je vais passer commande.'],
    ['es', 'Lámpara', 'gracias, me lo pienso y os escribo'],
    ['it', 'Lampada', 'grazie, gentilissimi'],
    ['nl', 'Lamp', 'super, dan ga ik bestellen, bedankt'],
    ['pl', 'Lampa', 'dzięki, pozdrawiam serdecznie'],
    ['tr', 'Lamba', 'çok teşekkür ederim, kolay gelsin'],
    ['ar', 'مصباح', 'ممتاز، شكراً لكم ما قصرتوا'],
    ['ja', 'ランプ', '親切にありがとうございました！'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    expect(requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] })).toEqual({
      act: 'talk',
      phrase: 'thanks',
    });
  });
  it.each([
    ['en', 'Lamp', 'thanks, do you have lamps?'],
    ['de', 'Lampe', 'danke, und die Lampe auch in blau bitte'],
    ['it', 'Lampada', 'grazie, quanto costa la spedizione'],
    ['nl', 'Lamp', 'bedankt, is er een goedkopere?'],
  ] as const)('%s: %s: %s asks for something', (language, kind, message) => {
    expect(requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] }).act).not.toBe('talk');
  });
});

describe('before doing something is no earlier price', () => {
  it.each([
    ['en', 'do I have to do anything before first use?'],
    ['fr', 'il faut faire quelque chose avant de l’utiliser ?'],
    ['es', '¿Hay que hacerle algo antes de estrenarlo?'],
    ['it', 'bisogna fare qualcosa prima di usarlo?'],
    ['pl', 'trzeba coś zrobić przed pierwszym użyciem?'],
    ['de', 'muss ich vor dem ersten Benutzen etwas tun?'],
    ['nl', 'moet ik iets doen voor het eerste gebruik?'],
    ['tr', 'kullanmadan önce bir şey yapmam gerekiyor mu?'],
    ['ar', 'هل أفعل شيئا قبل الاستعمال؟'],
    ['ja', '使う前に何かしないとだめですか'],
  ] as const)('%s: %s', (language, message) => {
    const { asks, keys, ordinals } = readMessage(message, language);
    expect([asks.has('saving'), keys.has('formerly'), ordinals]).toEqual([false, false, []]);
  });
  it.each([
    ['en', 'what was it before?'],
    ['de', 'was hat der vorher gekostet?'],
    ['fr', 'il coûtait combien avant ?'],
    ['es', '¿cuánto costaba antes?'],
    ['it', 'quanto costava prima dello sconto?'],
  ] as const)('%s: %s still is', (language, message) => {
    const { asks, keys } = readMessage(message, language);
    expect(asks.has('saving') || keys.has('formerly')).toBe(true);
  });
});

describe('S2 ‘for her’ is for the daughter who was told of', () => {
  it.each([
    ['en', 'Lamp', 'My daughter is nine, I need a lamp', 'and a quorl for her?'],
    ['de', 'Lampe', 'Meine Tochter ist neun, ich suche eine Lampe', 'und einen Quorl für sie?'],
    ['fr', 'Lampe', 'Ma fille a neuf ans, je cherche une lampe', 'et un quorl pour elle ?'],
    ['es', 'Lámpara', 'Mi hija tiene nueve años, busco una lámpara', '¿y un quorl para ella?'],
    ['it', 'Lampada', 'Mia figlia ha nove anni, cerco una lampada', 'e un quorl per lei?'],
    ['nl', 'Lamp', 'Mijn dochter is negen, ik zoek een lamp', 'en een quorl voor haar?'],
    ['pl', 'Lampa', 'Moja córka ma dziewięć lat, szukam lampy', 'a quorl dla niej?'],
  ] as const)('%s: %s: %s – %s', (language, kind, first, message) => {
    const turns = [{ input: first, productIds: [zorvik] }];
    const request = requestOf({ language, message, products: goodsOf(kind), turns });
    const { wishes } = 'search' in request ? request.search.constraints : { wishes: {} as Record<string, string> };
    expect([wishes.age, wishes.recipient]).toEqual(['9', expect.not.stringMatching(/women/)]);
  });
  it('is another person where nobody of the kind was told of', () => {
    const turns = [{ input: 'a lamp for my father', productIds: [zorvik] }];
    const request = requestOf({ language: 'en', message: 'and a quorl for her?', products: goodsOf('Lamp'), turns });
    expect('search' in request && request.search.constraints.wishes.recipient).toBe('women');
  });
});

describe('a verb that is negated rules its object out no more than what else is told', () => {
  it.each([
    ['pl', 'Quorl', 'jaki quorl nie wciągnie małych lamp?', 'Lampa'],
    ['it', 'Quorl', 'mi serve un quorl che non rovini la lampada', 'Lampada'],
    ['es', 'Quorl', 'busco un quorl que no aplaste la lámpara', 'Lámpara'],
  ] as const)('%s: %s: %s', (language, other, message, kind) => {
    const request = requestOf({ language, message, products: goodsOf(kind, other), turns: [] });
    expect('search' in request && request.search.exclusions).toEqual([]);
  });
});

describe('M11 what somebody weighs asks what the thing in view bears', () => {
  it.each([
    ['en', 'Stool', "I'm 95 kilos, is that all right?"],
    ['de', 'Hocker', 'Ich wiege 105 Kilo, geht das?'],
    ['fr', 'Tabouret', 'Je pèse 105 kg, ça va ?'],
    ['es', 'Taburete', 'Peso 105 kilos, ¿vale para mí?'],
    ['it', 'Sgabello', 'Peso 105 kg, va bene?'],
    ['nl', 'Kruk', 'Ik weeg 105 kilo, kan dat?'],
    ['pl', 'Stołek', 'Ważę 105 kg, może być?'],
    ['tr', 'Tabure', '105 kiloyum, olur mu?'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] });
    expect(request).toMatchObject({ act: 'about', productIds: [zorvik], attributes: ['Max load'] });
  });
});

describe('P1 a choice, and what is asked of what was chosen', () => {
  it.each([
    ['en', 'Lamp', 'I prefer the cheaper one. Do you have it?'],
    ['de', 'Lampe', 'Dann lieber die günstigere. Haben Sie die da?'],
    ['fr', 'Lampe', 'Je préfère la moins chère. Vous l’avez ?'],
    ['es', 'Lámpara', 'Prefiero la más barata. ¿La tenéis?'],
    ['it', 'Lampada', 'Preferisco la più economica. Ce l’avete?'],
    ['nl', 'Lamp', 'Dan liever de goedkoopste. Hebben jullie die?'],
    ['pl', 'Lampa', 'Wolę tę tańszą. Macie ją?'],
    ['tr', 'Lamba', 'Ucuz olanı tercih ederim. Stokta var mı?'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik, belantra] }] });
    expect(request).toMatchObject({ act: 'about', productIds: [belantra], asks: ['stock'] });
  });
});

describe('P1 a choice, and another thing that is sought', () => {
  it.each([
    ['en', 'Lamp', 'The second one then. And I need a quorl for my brother.'],
    ['de', 'Lampe', 'Dann die zweite. Und ich brauche noch einen Quorl für meinen Bruder.'],
    ['fr', 'Lampe', 'Alors la deuxième. Et il me faut un quorl pour mon frère.'],
    ['es', 'Lámpara', 'Pues la segunda. Y necesito también un quorl para mi hermano.'],
    ['it', 'Lampada', 'Allora la seconda. E mi serve anche un quorl per mio fratello.'],
    ['nl', 'Lamp', 'Dan de tweede. En ik zoek nog een quorl voor mijn broer.'],
    ['pl', 'Lampa', 'To ta druga. I szukam jeszcze quorl dla brata.'],
    ['tr', 'Lamba', 'İkincisi olsun. Bir de kardeşim için quorl arıyorum.'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const parts = partsAsked({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik, belantra] }] });
    expect(parts.map(({ request }) => request.act)).toEqual(['about', 'search']);
  });
});

describe('M5 things that were shown are compared by their kind', () => {
  it.each([
    ['en', 'Lamp', 'can you compare the two lamps?'],
    ['de', 'Lampe', 'Vergleichen Sie bitte die beiden Lampen'],
    ['fr', 'Lampe', 'comparez-moi les deux lampes'],
    ['es', 'Lámpara', 'compárame las dos lámparas'],
    ['it', 'Lampada', 'Mi confronti le due lampade'],
    ['nl', 'Lamp', 'vergelijk die twee lampen eens'],
    ['pl', 'Lampa', 'porównaj te dwie lampy'],
    ['tr', 'Lamba', 'iki lambayı karşılaştırır mısınız'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik, belantra] }] });
    expect(request).toMatchObject({ act: 'compare', productIds: [zorvik, belantra] });
  });
});

describe('M14 the thing that is sought stands behind the person it is for', () => {
  it.each([
    ['en', 'Lamp', 'I would like to give my father a lamp'],
    ['de', 'Lampe', 'Ich möchte meinem Vater eine Lampe schenken'],
    ['fr', 'Lampe', 'Je voudrais offrir à mon père une lampe'],
    ['es', 'Lámpara', 'Quiero regalarle a mi padre una lámpara'],
    ['it', 'Lampada', 'Vorrei regalare a mio padre una lampada'],
    ['nl', 'Lamp', 'Ik wil mijn vader een lamp geven'],
    ['pl', 'Lampa', 'Chcę podarować tacie lampę'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [] });
    expect('search' in request ? request.search.thing : null).toMatch(/^l[aá]mp/);
  });
});

describe('M4 so many pieces and delivery to a country are one sum', () => {
  it.each([
    ['en', 'Lamp', 'two and shipping to Germany'],
    ['de', 'Lampe', 'zwei und der Versand nach Frankreich'],
    ['fr', 'Lampe', 'deux et la livraison en Allemagne'],
    ['es', 'Lámpara', 'dos y el envío a Alemania'],
    ['it', 'Lampada', 'due e la spedizione in Germania'],
    ['nl', 'Lamp', 'twee en de verzending naar Duitsland'],
    ['pl', 'Lampa', 'dwie i wysyłka do Niemiec'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] });
    expect(request).toMatchObject({ act: 'total', items: [{ product: zorvik, count: 2 }], shipping: true });
  });
});

describe('S1 what was asked about is talked about, whatever is shown beside it', () => {
  it.each([
    ['en', 'Lamp', 'the first one, in blue?', 'how much is it?'],
    ['de', 'Lampe', 'die erste, in blau?', 'was kostet sie?'],
    ['fr', 'Lampe', 'la première, en bleu ?', 'elle coûte combien ?'],
    ['it', 'Lampada', 'la prima, in blu?', 'quanto costa?'],
    ['nl', 'Lamp', 'de eerste, in blauw?', 'wat kost die?'],
    ['tr', 'Lamba', 'birincisi mavi var mı?', 'fiyatı ne kadar?'],
  ] as const)('%s: %s: %s – %s', (language, kind, asked, message) => {
    const turns = [{ productIds: [zorvik, belantra] }, { input: asked, productIds: [zorvik, belantra] }];
    expect(requestOf({ language, message, products: goodsOf(kind), turns })).toMatchObject({ productIds: [zorvik] });
  });
});

describe('a noun behind an article compares nothing, though it ends as a comparative', () => {
  it.each([
    ['nl', 'Ik zoek gordijnen voor de slaapkamer'],
    ['de', 'Ich suche etwas für den Hamster'],
  ] as const)('%s: %s', (language, message) => {
    expect(readMessage(message, language).compared).toEqual([]);
  });
  it('still does without one', () => {
    expect(readMessage('Is er een groter bed?', 'nl').compared).not.toEqual([]);
  });
});

describe('M11 whether the thing in view suits somebody asks about it', () => {
  it.each([
    ['en', 'Lamp', 'is it suitable for children?'],
    ['de', 'Lampe', 'Ist die für Kinder geeignet?'],
    ['fr', 'Lampe', 'elle convient aux enfants ?'],
    ['es', 'Lámpara', '¿es apta para niños?'],
    ['it', 'Lampada', 'va bene per i bambini?'],
    ['nl', 'Lamp', 'is die geschikt voor kinderen?'],
    ['pl', 'Lampa', 'czy nadaje się dla dzieci?'],
    ['tr', 'Lamba', 'çocuklar için uygun mu?'],
    ['ar', 'مصباح', 'هل يناسب الأطفال؟'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] });
    expect(request).toMatchObject({ act: 'about', productIds: [zorvik] });
  });
  it.each([
    ['en', 'Lamp', 'and for my father?'],
    ['de', 'Lampe', 'und für meine Tochter?'],
    ['fr', 'Lampe', 'pour mon fils de huit ans ?'],
    ['tr', 'Lamba', 'peki dokuz yaşındaki kızım için?'],
    ['tr', 'Lamba', 'peki bebeğim için hangisi olur?'],
  ] as const)('%s: %s: %s seeks another', (language, kind, message) => {
    expect(requestOf({ language, message, products: goodsOf(kind), turns: [{ productIds: [zorvik] }] }).act).toBe('search');
  });
});
