/** The language of messages that hardly tell one. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { languageOfMessage } from './language.ts';

describe('the language of a message', () => {
  it.each<[string, ChatLanguage]>([
    ['y en L?', 'es'],
    ['e in M?', 'it'],
    ['en in S', 'nl'],
    ['a w M?', 'pl'],
    ['ya L?', 'tr'],
    ['y', 'es'],
  ])('of words of two letters is that of the conversation: %s', (message, usual) => {
    for (const isSpoken of [true, false]) expect(languageOfMessage(message, usual, isSpoken)).toBe(usual);
  });

  it.each<[string, ChatLanguage, ChatLanguage]>([
    ['where is my parcel', 'de', 'en'],
    ['gibt es das in Blau', 'en', 'de'],
    ['青はありますか', 'en', 'ja'],
    ['بكم', 'en', 'ar'],
  ])('is its own where it tells: %s', (message, usual, own) => {
    expect(languageOfMessage(message, usual)).toBe(own);
  });

  it.each<[string, ChatLanguage]>([
    ['ya un parking pres de la boutique', 'fr'],
    ['jai recu ma lampe cassee', 'fr'],
    ['hay parking cerca de la tienda', 'es'],
    ['ce un parcheggio vicino al negozio', 'it'],
    ['kan ik m morgen halen', 'nl'],
    ['darf die in die spuelmaschine', 'de'],
    ['mozna w zmywarce', 'pl'],
    ['magazanin yaninda otopark var mi', 'tr'],
  ])('in a hurry is that of the shop, whatever other language has its words: %s', (message, usual) => {
    expect(languageOfMessage(message, usual)).toBe(usual);
  });
});
