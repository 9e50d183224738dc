/**
 * The price of a thing with its delivery, returns because of a property, questions about a size before any product was shown, and superlatives of
 * something that no product states. The goods are made up; the messages were written in each language, not translated.
 */
import { describe, expect, it } from 'vitest';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const [zorvik, belantra] = [1, 2];
const goodsOf = (kind: string, scent: string) =>
  new Map(
    [
      aRecord({
        id: zorvik,
        title: `${kind} Zorvik`,
        priceMinor: 7200,
        categories: [kind],
        attributes: [{ name: scent, family: null, values: ['Quorl'] }],
      }),
      aRecord({ id: belantra, title: `${kind} Belantra`, priceMinor: 4800, categories: [kind] }),
    ].map((product) => [product.id, product]),
  );

describe('M4 the price of a thing that is sent to a country includes delivery', () => {
  it.each([
    ['en', 'Lamp', 'And how much shipped to Switzerland?'],
    ['en', 'Lamp', 'what does that cost posted to norway'],
    ['de', 'Lampe', 'Und was kostet mich die in die Schweiz geliefert?'],
    ['de', 'Lampe', 'was macht das nach norwegen verschickt'],
    ['fr', 'Lampe', 'Et ça fait combien livrée en Suisse ?'],
    ['fr', 'Lampe', 'combien ça coûte envoyée en norvège'],
    ['es', 'Lámpara', '¿Y cuánto cuesta enviada a Suiza?'],
    ['es', 'Lámpara', 'cuánto cuesta puesta en suiza con el envío'],
    ['it', 'Lampada', 'Perfetto. Quanto mi costa spedita in Svizzera?'],
    ['it', 'Lampada', 'quanto viene consegnata in norvegia'],
    ['nl', 'Lamp', 'En wat kost die verstuurd naar Zwitserland?'],
    ['nl', 'Lamp', 'wat kost dat opgestuurd naar noorwegen'],
    ['pl', 'Lampa', 'A ile kosztuje z wysyłką do Szwajcarii?'],
    ['tr', 'Lamba', 'İsviçre’ye kargo dahil ne kadar?'],
    ['ar', 'مصباح', 'كم سعره واصل إلى سويسرا؟'],
    ['ja', 'ランプ', 'スイスまで送料込みでいくらですか？'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind, 'Scent'), turns: [{ productIds: [zorvik] }] });
    expect(request).toMatchObject({ act: 'total', items: [{ product: zorvik, count: 1 }], shipping: true });
  });
  it.each([
    ['en', 'Lamp', 'how much is shipping to Switzerland?'],
    ['de', 'Lampe', 'was kostet der Versand in die Schweiz?'],
    ['it', 'Lampada', 'quanto costa la spedizione in Svizzera?'],
    ['fr', 'Lampe', 'combien coûte la livraison en Suisse ?'],
  ] as const)('%s: %s: %s asks for the price of delivery alone', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind, 'Scent'), turns: [{ productIds: [zorvik] }] });
    expect(request).toMatchObject({ act: 'topic', topics: ['delivery'] });
  });
});

describe('M10 a question about returns goes to the texts, also when it names a property', () => {
  it.each([
    ['en', 'Candle', 'Scent', "and if the scent isn't for me, can I return it?"],
    ['de', 'Kerze', 'Duft', 'Und wenn mir der Duft nicht zusagt, kann ich sie zurückgeben?'],
    ['fr', 'Bougie', 'Senteur', 'Et si la senteur ne me plaît pas, je peux la rendre ?'],
    ['es', 'Vela', 'Aroma', 'Y si el aroma no me convence, ¿la puedo devolver?'],
    ['it', 'Candela', 'Profumo', 'E se il profumo non mi piace, posso restituirla?'],
    ['nl', 'Kaars', 'Geur', 'En als de geur tegenvalt, mag ik hem dan terugsturen?'],
    ['pl', 'Świeca', 'Zapach', 'A jeśli zapach mi się nie spodoba, mogę ją zwrócić?'],
    ['tr', 'Mum', 'Koku', 'Peki kokusunu beğenmezsem iade edebilir miyim?'],
    ['ar', 'شمعة', 'الرائحة', 'وإذا لم تعجبني الرائحة، هل يمكنني إرجاعها؟'],
    ['ja', 'キャンドル', '香り', '香りが合わなかったら返品できますか？'],
  ] as const)('%s: %s', (language, kind, scent, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind, scent), turns: [{ productIds: [zorvik] }] });
    expect(request.act).toBe('topic');
  });
});

describe('M21 a question about one’s size goes to the texts before any product was shown', () => {
  it.each([
    ['en', 'Hat', 'How do I find out my hat size?'],
    ['de', 'Hut', 'Wie finde ich heraus, welche Größe ich bei Hüten brauche?'],
    ['fr', 'Chapeau', 'Comment connaître ma taille de chapeau ?'],
    ['es', 'Sombrero', '¿Cómo sé qué talla de sombrero necesito?'],
    ['it', 'Cappello', 'Come faccio a sapere la mia taglia di cappello?'],
    ['nl', 'Hoed', 'Hoe weet ik welke maat hoed ik nodig heb?'],
    ['pl', 'Kapelusz', 'Jak dobrać rozmiar kapelusza?'],
    ['tr', 'Şapka', 'Şapka bedenimi nasıl bilebilirim?'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    expect(requestOf({ language, message, products: goodsOf(kind, 'Scent'), turns: [] }).act).toBe('question');
  });
});

describe('M5 a superlative of something that no product states compares the products', () => {
  it.each([
    ['en', 'Lock', 'Which one is the safest?'],
    ['en', 'Lock', 'which of them is the most reliable'],
    ['de', 'Schloss', 'Welches ist am zuverlässigsten?'],
    ['fr', 'Cadenas', 'Lequel est le plus fiable ?'],
    ['es', 'Candado', '¿Cuál es el más fiable?'],
    ['it', 'Lucchetto', 'Qual è il più affidabile?'],
    ['nl', 'Slot', 'Welke is het betrouwbaarst?'],
    ['pl', 'Kłódka', 'Która jest najpewniejsza?'],
    ['tr', 'Kilit', 'Hangisi en sağlam?'],
    ['ja', '錠前', '一番頑丈なのはどれですか？'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind, 'Scent'), turns: [{ productIds: [zorvik, belantra] }] });
    expect(request).toMatchObject({ act: 'compare', productIds: [zorvik, belantra] });
  });
});

describe('M9 a first message asks for no other products', () => {
  it.each([
    ['en', 'Lock', 'I lost the key of my lock, can you make me another one?'],
    ['de', 'Schloss', 'Ich habe den Schlüssel von meinem Schloss verloren, könnt ihr mir noch einen machen?'],
    ['fr', 'Cadenas', 'J’ai perdu la clé de mon cadenas, vous pouvez m’en faire une autre ?'],
    ['it', 'Lucchetto', 'Ho perso la chiave del lucchetto, me ne fate un’altra?'],
  ] as const)('%s: %s: %s', (language, kind, message) => {
    const request = requestOf({ language, message, products: goodsOf(kind, 'Scent'), turns: [] });
    expect('search' in request ? request.search.reason : null).not.toBe('others');
  });
});
