/** What goes with what, by what both state. */
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../memory/testing/records.ts';
import { fittingAny } from './fitting.ts';

const thing = (title: string, description: string, attributes: Record<string, string[]> = {}) => ({
  id: 9,
  title,
  description,
  categories: [],
  attributes,
});
const stated = (name: string, value: string) => [{ name, family: null, values: [value] }];
const fittedTo = (of: ReturnType<typeof thing>, ...records: Omit<Parameters<typeof aRecord>[0], 'priceMinor'>[]) =>
  fittingAny(
    records.map((record) => aRecord({ priceMinor: 900, ...record })),
    [of],
  ).map(({ title }) => title);

describe('what fits a thing', () => {
  it('is what says so by its name', () => {
    const printer = thing('Printer Zorvik 20', '');
    const inks = [
      { id: 1, title: 'Ink Belantra', attributes: stated('Fits', 'Zorvik 20, Zorvik 30') },
      { id: 2, title: 'Ink Quimbel', attributes: stated('Fits', 'Zorvik 40') },
    ];
    expect(fittedTo(printer, ...inks)).toEqual(['Ink Belantra']);
  });
  it.each([
    ['a system', thing('Bohrhammer Zorvik', '', { Aufnahme: ['SDS-Plus'] }), 'Bohrer SDS-Plus, 7 Stück', 'Bohrer HSS, 19 Stück'],
    ['a numbered size', thing('Handfilter Zorvik', 'Für Papierfilter der Größe 4.'), 'Papierfilter Größe 4', 'Papierfilter Größe 2'],
    ['a measure', thing('Ponceuse Zorvik', '', { Plateau: ['125 mm'] }), 'Disques 125 mm', 'Disques 150 mm'],
    ['a socket', thing('Lampka Zorvik', '', { Gwint: ['E14'] }), 'Żarówka E14', 'Żarówka E27'],
  ])('is what shares %s with it', (_, of, right, wrong) => {
    expect(fittedTo(of, { id: 1, title: wrong }, { id: 2, title: right })).toEqual([right]);
  });
  it('is all of them where nothing tells', () => {
    expect(fittedTo(thing('Rod Zorvik', ''), { id: 1, title: 'Reel 2000' }, { id: 2, title: 'Reel 4000' })).toHaveLength(2);
  });
});
