import { describe, expect, it } from 'vitest';
import { growthOf, tooMuchGrowth } from '../../../testing/growth.ts';
import { sensesOf, withoutAddresses } from './marks.ts';

describe('addresses in a text', () => {
  it.each([
    ['Write to fish@shop.example or ring us', 'Write to or ring us'],
    ['(fish@shop.example)', ''],
    ['See https://fish.example/rods, www.fish.example and a@@b', 'See and'],
    ['@fish and fish@', '@fish and fish@'],
  ])('are left out of %j', (text, rest) => {
    expect(withoutAddresses(text).replaceAll(/ +/g, ' ').trim()).toBe(rest);
  });

  it.each([
    ['Write to fish@shop.example', true],
    ['fish@shop', false],
    ['@shop.example', false],
  ])('are those of mail in %j: %s', (text, isMail) => {
    expect(sensesOf(text, 'en').has('email')).toBe(isMail);
  });

  it('are looked for in time in proportion to the length, also in a text without a space', async () => {
    expect(await growthOf(10_000, (size) => () => withoutAddresses('x'.repeat(size)))).toBeLessThan(tooMuchGrowth);
  });
});
