import { expect, test } from 'vitest';
import { isAllowed } from './websites.ts';

test.each<[string, string[], boolean]>([
  ['https://shop.example', ['https://shop.example'], true],
  ['https://shop.example', [], false],
  ['https://shop.example', ['https://other.example', 'https://shop.example'], true],
  ['http://shop.example', ['https://shop.example'], false],
  ['https://shop.example:8443', ['https://shop.example'], false],
  ['https://shop.example:8443', ['https://shop.example:8443'], true],
  ['https://www.shop.example', ['https://shop.example'], false],
  ['https://www.shop.example', ['https://*.shop.example'], true],
  ['https://a.b.shop.example', ['https://*.shop.example'], true],
  ['https://shop.example', ['https://*.shop.example'], false],
  ['https://evilshop.example', ['https://*.shop.example'], false],
  ['https://shop.example.evil.example', ['https://*.shop.example', 'https://shop.example'], false],
  ['http://www.shop.example', ['https://*.shop.example'], false],
  ['https://www.shop.example:8443', ['https://*.shop.example:8443'], true],
  ['null', ['https://shop.example'], false],
  ['https://shop.example', ['*'], false],
])('%s under %j: %s', (origin, websites, allowed) => expect(isAllowed(origin, websites)).toBe(allowed));
