import { colorNames, fields, popupDesign } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorField, type Colors, contrast, faultsOf, fixAll, fixFor, pairs, readings } from './contrast.ts';
import { colorPreset } from './presets.ts';

const names = Object.keys(popupDesign.shape).filter((name): name is ColorField => name.endsWith('Color'));
const usual = popupDesign.parse({}) as Colors;
const hexPair = fc.integer({ min: 0, max: 255 }).map((n) => n.toString(16).padStart(2, '0'));
const anyColor = fc.tuple(hexPair, hexPair, hexPair, fc.option(hexPair, { nil: '', freq: 4 })).map((parts) => `#${parts.join('')}`);
const anyColors = fc.record(Object.fromEntries(names.map((name) => [name, anyColor]))) as unknown as fc.Arbitrary<Colors>;

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#00000080', '#ffffff', 3.98],
  ])('of %s on %s is %d', (first, second, ratio) => expect(contrast(first, second)).toBeCloseTo(ratio, 1));

  it('is the same either way round, at least 1 and at most 21', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (first, second) => {
        expect(contrast(first, second)).toBeCloseTo(contrast(second, first), 10);
        expect(contrast(first, second)).toBeGreaterThanOrEqual(1);
        expect(contrast(first, second)).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
});

describe('a design', () => {
  it('has every text colour measured on the surface of its name', () => {
    const texts = names.filter((name) => /(Text|Title|CloseButton)Color$/.test(name));
    expect(pairs.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  it('is readable as it comes, and in every preset', () => {
    expect(faultsOf(usual)).toEqual([]);
    for (const name of colorNames) expect([name, faultsOf({ ...usual, ...colorPreset(name) })]).toEqual([name, []]);
  });

  it('names the worst text first, with its ratio', () => {
    const faults = faultsOf({ ...usual, popupTitleColor: '#eeeeee', popupButtonTextColor: '#b794f4' });
    expect(faults.map(({ pair }) => pair.text)).toEqual(['popupTitleColor', 'popupButtonTextColor']);
    expect(faults[0]?.ratio).toBeCloseTo(1.16, 2);
  });

  it('blends transparent colours with their background', () => {
    expect(faultsOf({ ...usual, popupTitleColor: '#10182833' }).map(({ pair }) => pair.text)).toEqual(['popupTitleColor']);
    expect(faultsOf({ ...usual, popupButtonColor: '#6d28d910' }).map(({ pair }) => pair.text)).toEqual(['popupButtonTextColor']);
  });

  it('changes only the text where that is enough, and as little as it can', () => {
    const faulty = { ...usual, popupTitleColor: '#8a8a8a' };
    const { popupTitleColor: fixed, ...others } = fixFor(pairs[0] as (typeof pairs)[number], faulty);
    expect(others).toEqual({});
    expect(contrast(fixed as string, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fixed as string, '#ffffff')).toBeLessThan(4.9);
  });
});

describe('for all colours', () => {
  it('the fix of a text makes it readable, in colours of the contract, and touches nothing but it and its surface', () => {
    fc.assert(
      fc.property(anyColors, fc.constantFrom(...pairs), (colors, pair) => {
        const change = fixFor(pair, colors);
        for (const [name, value] of Object.entries(change)) {
          expect([pair.text, pair.surface]).toContain(name);
          expect(fields.color.safeParse(value).success).toBe(true);
        }
        const [after] = readings({ ...colors, ...change }).filter((reading) => reading.pair === pair);
        expect(after?.enough).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('readable colours are not changed', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const { pair, enough } of readings(colors)) if (enough) expect(fixFor(pair, colors)).toEqual({});
      }),
    );
  });

  it('fixing everything leaves no fault', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        expect(faultsOf({ ...colors, ...fixAll(colors) })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
