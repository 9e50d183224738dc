import { describe, expect, it } from 'vitest';
import { readMessage } from '../memory/reading/reading.ts';
import { isThingAsked } from './named-thing.ts';

const asks = (language: Parameters<typeof readMessage>[1], text: string, unsaid: string) =>
  isThingAsked(unsaid, { text, language, reading: readMessage(text, language) });

describe('the shop does not say: called by its word is what is clearly asked for', () => {
  it.each([
    ['en', 'do you have telescopes?', 'telescopes'],
    ['en', 'is there a sauna at the campsite?', 'sauna'],
    ['de', 'Gibt es bei euch einen Parkplatz?', 'Parkplatz'],
    ['de', 'ist der stoff feuerfest, wegen dem kamin', 'kamin'],
    ['fr', 'vous faites des cours de poterie ?', 'cours'],
    ['es', '¿tenéis una cafetería?', 'cafetería'],
    ['it', 'avete un parcheggio?', 'parcheggio'],
    ['nl', 'hebben jullie een parkeerplaats?', 'parkeerplaats'],
    ['tr', 'otopark var mı?', 'otopark'],
    ['en', 'does Zorvik make these?', 'Zorvik'],
  ] as const)('%s: %s', (language, text, unsaid) => {
    expect(asks(language, text, unsaid)).toBe(true);
  });
});

describe('and not any word that nobody knows', () => {
  it.each([
    ['en', 'omg thats lush innit', 'lush'],
    ['en', 'n whats it come to tho', 'tho'],
    ['de', 'wenn sie mir dann doch nicht taugt', 'taugt'],
    ['de', 'was bin ich dann los', 'los'],
    ['fr', 'tant pis ça casque sec', 'casque'],
    ['es', 'jo vaya clavada', 'clavada'],
    ['it', 'mamma mia che mazzata', 'mazzata'],
    ['nl', 'wat ben ik dan kwijt', 'kwijt'],
    ['pl', 'kurcze troche drogo', 'kurcze'],
    ['tr', 'slm kolay gelsin', 'slm'],
  ] as const)('%s: %s', (language, text, unsaid) => {
    expect(asks(language, text, unsaid)).toBe(false);
  });
});
