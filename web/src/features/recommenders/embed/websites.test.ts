import { describe, expect, it } from 'vitest';
import { addressToCheck, withScheme } from './websites.ts';

describe('website entries', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    [' *.shop.example ', 'https://*.shop.example'],
    ['http://shop.example', 'http://shop.example'],
    ['HTTPS://shop.example', 'HTTPS://shop.example'],
    ['ftp://shop.example', 'ftp://shop.example'],
    ['localhost:3000', 'https://localhost:3000'],
  ])('%j is sent as %j', (typed, sent) => expect(withScheme(typed)).toBe(sent));
});

describe('the address to check', () => {
  it.each([
    [[], ''],
    [['https://*.shop.example'], 'https://www.shop.example/'],
    [['https://*.shop.example', 'https://shop.example'], 'https://shop.example/'],
  ])('of %j is %j', (websites, address) => expect(addressToCheck(websites)).toBe(address));
});
