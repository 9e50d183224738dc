import { expect, it } from 'vitest';
import { websitesOfShop } from './websites.ts';

it.each([
  ['https://shop.example', ['https://shop.example', 'https://www.shop.example']],
  ['https://www.shop.co.uk', ['https://www.shop.co.uk', 'https://shop.co.uk']],
  ['http://www.shop.example:8080', ['http://www.shop.example:8080', 'http://shop.example:8080']],
  ['https://store.brand.example', ['https://store.brand.example']],
  ['http://127.0.0.1:4000', ['http://127.0.0.1:4000']],
  ['http://localhost:4000', ['http://localhost:4000']],
])('a shop at %s shows its recommender on %j', (origin, websites) => {
  expect(websitesOfShop(origin)).toEqual(websites);
});
