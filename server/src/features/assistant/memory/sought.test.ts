/** The thing that a message seeks, among made-up goods. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const thingOf = (language: ChatLanguage, message: string, titles: readonly string[]) => {
  const products = new Map(titles.map((title, at) => [at + 1, aRecord({ id: at + 1, title, priceMinor: 1000 * (at + 1) })]));
  const request = requestOf({ language, message, products, turns: [] });
  return request.act === 'search' || request.act === 'question' ? request.search.thing : undefined;
};

describe('the thing that is sought stands beside the word that seeks it', () => {
  it.each([
    ['en', 'Hi, we are expecting in March. Which single bolster can we use from birth?', 'bolster', ['Zorvik Bolster']],
    ['en', 'What sleeping bolster do you recommend for the summer? My son is 8 months old.', 'bolster', ['Zorvik Bolster']],
    ['en', 'I need a firm bolster to carry on board with Air Quill', 'bolster', ['Zorvik Bolster']],
    ['de', 'Hallo, welchen Kummet empfehlt ihr für den Alltag? Er sollte wenig wiegen.', 'kummet', ['Kummet Zorvik']],
    ['de', 'ich suche eine leichte Gartenbank, die man klappen kann', 'gartenbank', ['Gartenbank Zorvik']],
    ['fr', 'Bonjour, je suis invitée à un mariage en juin et je cherche un traversin à fleurs.', 'traversin', ['Traversin Zorvane']],
    ['fr', 'Avez-vous un traversin confortable pour le bureau, à moins de 80 € ?', 'traversin', ['Traversin Zorvane']],
    ['es', 'Hola, busco un cabezal que aguante golpes, se me cae mucho', 'cabezal', ['Cabezal Zorvano']],
    ['it', 'Buongiorno, cerco un guanciale antiaderente che vada bene per tutto', 'guanciale', ['Guanciale Zorvano']],
    ['nl', 'Hoi, ik ben vaak op reis. Welke hoepel raden jullie aan?', 'hoepel', ['Hoepel Zorvik']],
    ['pl', 'szukam lekkiego zagłówka do auta', 'zaglowka', ['Zagłówek Zorvik']],
    ['tr', 'Yeğenim yürümeye başladı. Çekmeli bir yastık var mı?', 'yastik', ['Zorvik Yastık']],
  ] as const)('%s: %s', (language, message, thing, titles) => {
    expect(thingOf(language, message, titles)).toBe(thing);
  });
});

describe('messages that look for no product', () => {
  it.each([
    ['by a word that only says what something else is of', 'en', 'do you have a printed bolster catalogue?', ['Zorvik Bolster']],
    ['by a word for what something else is for', 'en', 'do you have anything for a bolster?', ['Zorvik Bolster']],
    ['by a word for whom it is', 'de', 'was habt ihr für Kinder bis 60 Euro?', ['Kinder Zorvik']],
    ['where nothing is asked for', 'en', 'the bolster of my aunt is torn', ['Zorvik Bolster']],
    ['where the shop has none', 'fr', 'je cherche un traversin', ['Savon Quill']],
    ['by a French plural alone', 'fr', 'durée de conservation des traversins ouverts', ['Traversin Zorvane']],
  ] as const)('%s: %s, %s', (_why, language, message, titles) => {
    expect(thingOf(language, message, titles) ?? null).toBeNull();
  });
});

describe('the thing that is sought stands behind the word that asks which', () => {
  it.each([
    ['en', 'My aunt aches all over. What bolster would suit her?', 'bolster', ['Zorvik Bolster']],
    ['de', 'Welche Kummete passen zum Zorvik?', 'kummete', ['Kummet Quill']],
    ['es', 'Mi tía tiene dolores. ¿Qué cabezal le vendría bien?', 'cabezal', ['Cabezal Zorvano']],
    ['it', 'Che guanciale andrebbe bene per mia zia?', 'guanciale', ['Guanciale Zorvano']],
    ['nl', 'Welke hoepel past bij een zolder?', 'hoepel', ['Hoepel Zorvik']],
    ['pl', 'Jaki zagłówek będzie dobry do auta?', 'zaglowek', ['Zagłówek Zorvik']],
  ] as const)('%s: %s', (language, message, thing, titles) => {
    expect(thingOf(language, message, titles)).toBe(thing);
  });
});

describe('a message that only names a thing seeks it', () => {
  it.each([
    ['en', 'bolster with zibbly ends', 'bolster', ['Zorvik Bolster']],
    ['de', 'Kummet gegen Zugluft', 'kummet', ['Kummet Zorvik']],
    ['fr', 'traversin pour mon fils de 4 ans', 'traversin', ['Traversin Zorvane']],
    ['es', 'cabezal para perro que tira mucho', 'cabezal', ['Cabezal Zorvano']],
    ['it', 'guanciale con luce', 'guanciale', ['Guanciale Zorvano']],
    ['nl', 'hoepel tegen muggen?', 'hoepel', ['Hoepel Zorvik']],
    ['tr', 'zorvik için örgü yastık', 'yastik', ['Örgü Yastık']],
  ] as const)('%s: %s', (language, message, thing, titles) => {
    expect(thingOf(language, message, titles)).toBe(thing);
  });
  it.each([
    ['en', 'bolster torn', ['Zorvik Bolster']],
    ['en', 'how is the bolster washed', ['Zorvik Bolster']],
    ['fr', 'un truc pour porter mes traversins', ['Traversin Zorvane']],
  ] as const)('but not who tells something of it, or asks: %s: %s', (language, message, titles) => {
    expect(thingOf(language, message, titles) ?? null).toBeNull();
  });
  it('does not look for an excluded product', () => {
    expect(thingOf('en', 'do you have anything without bolsters', ['Zorvik Bolster']) ?? null).toBeNull();
  });
});
