/** How much a thing must bear, and how much it does. */
import { describe, expect, it } from 'vitest';
import { loadIn, loadStated } from './loads.ts';

describe('what somebody weighs', () => {
  it.each([
    ['en', 'I weigh about 118 kg and want a hammock', 118],
    ['en', "he's 95 kilos, which swing would hold him?", 95],
    ['de', 'ich wiege 130 kg, welche Hängematte hält das?', 130],
    ['fr', 'je pèse 110 kg, quel vélo me faut-il ?', 110],
    ['es', 'peso 105 kilos y busco una hamaca', 105],
    ['it', 'peso 98 chili, quale amaca va bene?', 98],
    ['nl', 'ik weeg 120 kg', 120],
    ['pl', 'ważę 115 kg, jaki hamak wytrzyma?', 115],
    ['tr', '110 kiloyum, hangi hamak olur?', 110],
    ['ar', 'وزني 100 كيلو', 100],
    ['ja', '体重95キロですが乗れますか', 95],
  ] as const)('%s: %s', (language, message, kilos) => {
    expect(loadIn(message, language)?.kilos).toBe(kilos);
  });
  it.each([
    ['en', 'a tent that weighs 2 kg'],
    ['en', 'how much does the 25 kg bag cost?'],
    ['de', 'einen Sack mit 25 kg'],
    ['it', 'che peso ha il sacco da 25 kg?'],
  ] as const)('nobody: %s: %s', (language, message) => {
    expect(loadIn(message, language)).toBeNull();
  });
});

it.each([
  ['Max. load', '120 kg', 120],
  ['Belastbarkeit', '110 kg', 110],
  ['Charge maximale', '90 kg', 90],
  ['Peso máximo', '100 kg', 100],
  ['Portata', 'fino a 130 kg', 130],
  ['Draagvermogen', '1.500 kg', 1500],
  ['Udźwig', '150 kg', 150],
  ['耐荷重', '80kg', 80],
  ['Weight', '12 kg', null],
  ['Ladezeit', '3 h', null],
] as const)('%s: %s bears', (name, value, kilos) => {
  expect(loadStated(name, [value])).toBe(kilos);
});
