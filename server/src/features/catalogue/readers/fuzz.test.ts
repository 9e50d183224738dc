import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { lenientJson } from './lenient-json.ts';
import { currencyAt, machinePrice, parsePrice, toMinor } from './money.ts';
import { productOn } from './one-page.ts';

const pieces = (...words: string[]) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 })
    .map((list) => list.join(''));
const amounts = pieces(
  '12',
  '1.299,00',
  '1 299',
  '€',
  'kr',
  ',-',
  ':-',
  ' ',
  "'",
  '٫',
  '１２',
  'statt ',
  'was ',
  'à ',
  '10x ',
  '–',
  '%',
  'EUR',
);

test('no text makes the reading of prices throw, and what is read can be counted', () => {
  fc.assert(
    fc.property(amounts, (text) => {
      for (const price of [parsePrice(text), machinePrice(text)]) if (price) expect(price.amount).toMatch(/^\d+(\.\d+)?$/);
      const minor = toMinor(parsePrice(text)?.amount, currencyAt(text, { language: text.slice(0, 2), url: text }));
      expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true);
    }),
  );
});

test('no text makes the reading of JSON throw, and good JSON comes back as it is', () => {
  fc.assert(
    fc.property(pieces('{', '}', '[', ']', '"', ':', ',', '\\', '//', '/*', '*/', '<!--', '&quot;', '\n', '\u0000'), (text) => {
      expect(Array.isArray(lenientJson(text))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(lenientJson(text)).toEqual([JSON.parse(text)]);
    }),
  );
});

test('no page makes the reading of products throw', () => {
  const markup = pieces(
    '<h1>Lamp</h1>',
    '<div class="price">',
    '<span data-price="9.9">',
    '12,00 €',
    'was £9 now £8',
    '<s>',
    '</div>',
    '<button>Add to cart</button>',
    '<del>',
    '<form action="/cart/add">',
    '<div itemscope itemtype="https://schema.org/Product">',
    '<span itemprop="price">',
    '<script type="application/ld+json">{"@type":"Product","name":"x","offers":[{"price":{}},',
    '</script>',
    '<meta property="product:price:amount" content="x">',
    '<link rel="canonical" href="//[">',
    '<base href="::">',
  );
  fc.assert(
    fc.property(markup, (html) => {
      const product = productOn(html, 'https://shop.example/p/1');
      expect(product === null || product.title !== '').toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('no file makes the reading of CSV fail otherwise than in words', async () => {
  const cells = pieces('name', 'price', 'title', 'link', 'Handle', 'SKU', ',', ';', '\t', '"', '\n', '\r\n', '12,00', '\ufeff');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        cells.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      ),
      async (bytes) => {
        try {
          const reading = readCsv(bytes, 'https://shop.example/');
          for (let step = await reading.next(); !step.done; step = await reading.next())
            for (const product of step.value.products) expect(product.title).not.toBe('');
        } catch (error) {
          // A refusal is for a person; a slip of the program would be a TypeError or a RangeError.
          expect((error as Error).constructor).not.toBe(TypeError);
          expect((error as Error).constructor).not.toBe(RangeError);
          expect((error as Error).message).not.toBe('');
        }
      },
    ),
    { numRuns: 150 },
  );
});
