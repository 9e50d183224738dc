import { describe, expect, it } from 'vitest';
import { searchWords } from '../text/search-words.ts';
import { deedAsked } from './deeds.ts';
import type { ChatLanguage } from './replies/index.ts';

const asked: readonly [ChatLanguage, string, string][] = [
  ['en', 'do you guys retune pianos?', 'retune'],
  ['en', 'hi, could you restring my racket', 'restring'],
  ['de', 'Schärft ihr auch Scheren?', 'scharft'],
  ['de', 'könnt ihr meine alten Stiefel neu besohlen', 'besohlen'],
  ['fr', 'affûtez-vous les couteaux ?', 'affutez'],
  ['fr', 'est-ce que vous rempaillez les chaises ?', 'rempaillez'],
  ['es', '¿afináis guitarras?', 'afinais'],
  ['it', 'riparate anche biciclette?', 'riparate'],
  ['it', 'potete accordare un pianoforte?', 'accordare'],
  ['nl', 'slijpen jullie ook messen?', 'slijpen'],
  ['pl', 'ostrzycie noże?', 'ostrzycie'],
  ['tr', 'halı yıkıyor musunuz?', 'yikiyor'],
  ['ar', 'هل تصقلون السكاكين؟', 'تصقلون'],
];
const selling: readonly [ChatLanguage, string][] = [
  ['en', 'do you sell paint?'],
  ['de', 'Verkauft ihr auch Hängematten?'],
  ['fr', 'vendez-vous des hamacs ?'],
  ['es', '¿vendéis hamacas?'],
  ['it', 'vendete amache?'],
  ['nl', 'verkopen jullie hangmatten?'],
  ['pl', 'sprzedajecie hamaki?'],
  ['tr', 'hamak satıyor musunuz?'],
  ['ar', 'هل تبيعون أراجيح؟'],
];
const none: readonly [ChatLanguage, string][] = [
  ['en', 'how much is delivery to Norway?'],
  ['en', 'can you let me know when you deliver'],
  ['de', 'Was kostet der Versand nach Wien?'],
  ['fr', 'vous me le livrez quand ?'],
  ['es', '¿me dejáis uno el fin de semana?'],
  ['it', 'quanto costa la spedizione?'],
  ['nl', 'brengen jullie het naar boven?'],
  ['pl', 'ile kosztuje dostawa?'],
  ['tr', 'kargo ne kadar?'],
  ['ja', '送料はいくらですか'],
];

describe('what a shop is asked to do', () => {
  it.each(asked)('%s: %s', (language, message, verb) => {
    const words = searchWords(message);
    const deed = deedAsked(words, language);
    expect(deed?.isSelling).toBe(false);
    expect(words[deed?.at ?? -1]).toBe(verb);
  });
  it.each(selling)('%s: %s asks whether it sells', (language, message) => {
    expect(deedAsked(searchWords(message), language)?.isSelling).toBe(true);
  });
  it.each(none)('%s: %s asks for nothing to be done', (language, message) => {
    expect(deedAsked(searchWords(message), language)).toBeNull();
  });
});
