import { expect, test } from 'vitest';
import { hostOf } from './words.ts';

test.each([
  ['https://shop.example/path', 'shop.example'],
  ['http://127.0.0.1:4000', '127.0.0.1'],
  ['shop.example', 'shop.example'],
  ['shop.example:8080/de', 'shop.example'],
  ['not an address', 'not an address'],
])('the host of %s', (address, host) => expect(hostOf(address)).toBe(host));
