import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadEnd } from '../crawl/crawl.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import { CsvUnreadable, readCsv } from './read-csv.ts';

async function read(file: string | Buffer, shop = 'https://shop.example', limits?: { rows: number; products: number }) {
  const reading = readCsv(Buffer.from(file as string), shop, limits);
  const products: CatalogueProduct[] = [];
  const failed: Failed[] = [];
  const odd: Failed[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done) return { products, failed, odd, end: step.value as ReadEnd };
    products.push(...step.value.products);
    failed.push(...step.value.failed);
    odd.push(...(step.value.odd ?? []));
  }
}

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status
teapot,Teapot,"<p>Holds ""much"" tea</p>",Potter,Kitchen,"pot, tea",true,Size,Small,T-S,shopify,0,deny,20.00,,https://cdn.example/t.jpg,active
teapot,,,,,,,,Large,T-L,shopify,4,deny,30.00,35.00,,
teapot,,,,,,,,,,,,,,,https://cdn.example/t2.jpg,
cup,Cup,"A cup,
on two lines",,,,TRUE,Title,Default Title,,,,,5,6,,
draft,Draft,,,,,true,Title,Default Title,,,,,5,,,draft
hidden,Hidden,,,,,false,Title,Default Title,,,,,5,,,active
sold,Sold out,,,,,true,Title,Default Title,,shopify,0,deny,0.00,,,
nameless,,,,,,true,Title,Default Title,,,,,5,,,
`;

describe("Shopify's form", () => {
  test('merges the rows of one handle into one product', async () => {
    const { products, failed, end } = await read(shopify);
    expect(products.map((product) => product.title)).toEqual(['Teapot', 'Cup', 'Sold out']);
    expect([failed, end]).toEqual([[{ where: 'Row 9', reason: 'no title' }], { complete: true, note: '' }]);
    expect(products[0]).toMatchObject({
      externalKey: '/products/teapot',
      link: 'https://shop.example/products/teapot',
      image: 'https://cdn.example/t.jpg',
      description: 'Holds "much" tea',
      priceMinor: 2000,
      priceMaxMinor: 3000,
      regularPriceMinor: null,
      currency: null,
      inStock: true,
      categories: ['Kitchen'],
      tags: ['pot', 'tea'],
      attributes: { Size: ['Small', 'Large'] },
      vendor: 'Potter',
      sku: 'T-S',
    });
    expect(products[1]).toMatchObject({
      description: 'A cup,\non two lines',
      priceMinor: 500,
      regularPriceMinor: 600,
      attributes: {},
      image: null,
    });
    expect(products[2]).toMatchObject({ priceMinor: null, inStock: false });
  });

  test('accepts a byte order mark, semicolons, Windows line ends and the newer column names', async () => {
    const newer =
      '\ufeff"Title";"URL handle";"Description";"Price";"Compare-at price";"Product image URL"\r\n"Küche";"kueche";"Gut";"1299,50";"";"https://cdn.example/k.jpg"\r\n';
    const { products } = await read(newer);
    expect(products[0]).toMatchObject({ title: 'Küche', link: 'https://shop.example/products/kueche', priceMinor: 129950 });
  });

  test("gives no links without the shop's address, and reports that", async () => {
    const { products, end } = await read(shopify, '');
    expect(products[0]).toMatchObject({ externalKey: '/products/teapot', link: '' });
    expect(end.note).toContain('address of the shop');
  });
});

const woo = `ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Sale price,Regular price,Categories,Tags,Images,Parent,External URL,Attribute 1 name,Attribute 1 value(s)
1,simple,MUG,Mug,1,visible,Short,"Long\\nlines",1,8,10,"Kitchen > Mugs, Gifts\\, small",new,"https://cdn.example/m.jpg, https://cdn.example/m2.jpg",,,Colour,"Red, Blue"
2,variable,TEE,Tee,1,visible,,,1,,,Clothing,,,,,Size,"S, M"
3,variation,TEE-S,Tee - S,1,visible,,,0,,15,,,,TEE,,Size,S
4,variation,TEE-M,Tee - M,1,visible,,,1,16,18,,,,id:2,,Size,M
5,external,BOOK,Book,1,visible,,,1,,12.5,,,,,https://books.example/b,,
6,simple,OLD,Old,0,visible,,,1,,5,,,,,,,
7,simple,SECRET,Secret,1,hidden,,,1,,5,,,,,,,
8,simple,FREE,Unpriced,1,visible,,,0,,,,,,,,,
9,simple,NONAME,,1,visible,,,1,,5,,,,,,,
`;

describe("WooCommerce's form", () => {
  test('merges variations into their product by SKU or id', async () => {
    const { products, failed } = await read(woo);
    expect(products.map((product) => product.title)).toEqual(['Mug', 'Tee', 'Book', 'Unpriced']);
    expect(failed).toEqual([{ where: 'Row 10: NONAME', reason: 'no title' }]);
    expect(products[0]).toMatchObject({
      externalKey: 'sku:MUG',
      link: 'https://shop.example/?p=1',
      image: 'https://cdn.example/m.jpg',
      description: 'Long\nlines',
      priceMinor: 800,
      regularPriceMinor: 1000,
      categories: ['Mugs', 'Gifts, small'],
      tags: ['new'],
      attributes: { Colour: ['Red', 'Blue'] },
    });
    expect(products[1]).toMatchObject({ priceMinor: 1500, priceMaxMinor: 1600, inStock: true, attributes: { Size: ['S', 'M'] } });
    expect(products[2]).toMatchObject({ link: 'https://books.example/b', priceMinor: 1250 });
    expect(products[3]).toMatchObject({ priceMinor: null, inStock: false });
  });
});

describe('other files', () => {
  test.each([
    ['nothing', ''],
    ['a header only', 'Handle,Title,Variant Price\n'],
    ['another table', 'a,b,c\n1,2,3\n'],
    ['JSON', '{"products": []}'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ])('%s', async (_what, file) => {
    await expect(read(file)).rejects.toThrow(CsvUnreadable);
  });

  test('keeps the rows before a broken line, and is incomplete', async () => {
    const { products, end } = await read(`Handle,Title,Variant Price\nmug,Mug,5\ncup,"Cup,7\n`);
    expect([products.map((product) => product.title), end.complete, end.note]).toEqual([
      ['Mug'],
      false,
      expect.stringContaining('broken at line'),
    ]);
  });

  test('reports limits', async () => {
    const { products, end } = await read(shopify, '', { rows: 100, products: 1 });
    expect([products.length, end.complete, end.note]).toEqual([1, false, expect.stringContaining('Stopped at 1')]);
    expect((await read(shopify, '', { rows: 3, products: 100 })).end.complete).toBe(false);
  });

  test('fails only with CsvUnreadable, whatever the bytes', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((body) => Buffer.concat([Buffer.from('Handle,Title,Variant Price\n'), body]));
    await fc.assert(
      fc.asyncProperty(bytes, async (file) => {
        await read(file).catch((error: unknown) => {
          if (!(error instanceof CsvUnreadable)) throw error;
        });
      }),
    );
  });
});

describe('tables in no known format', () => {
  test.each([
    [
      'German, semicolons',
      'Artikelnummer;Bezeichnung;Beschreibung;Preis;Bestand;Kategorie;Farbe\n4711;Teekanne;Aus Ton;"1.299,50 €";0;Küche > Kannen;rot, blau\n',
      'Teekanne',
      129_950,
      'EUR',
      false,
    ],
    [
      'Turkish',
      'Stok Kodu,Ürün Adı,Açıklama,Fiyat,Stok,Kategori,Renk\n4711,Çaydanlık,Topraktan,"1.299,50 TL",3,Mutfak,kırmızı\n',
      'Çaydanlık',
      129_950,
      'TRY',
      true,
    ],
    ['Polish, bars', 'nazwa|opis|cena|stan|kategoria\nCzajnik|Z gliny|1299,50 zł|2|Kuchnia\n', 'Czajnik', 129_950, 'PLN', true],
    ['Japanese', '商品名,説明,販売価格,在庫\n急須,陶器,"1,299円",売り切れ\n', '急須', 1299, 'JPY', false],
    [
      'a currency in the column',
      'Name,Price (USD),URL,Image\nTeapot,1299.5,https://shop.example/t,https://shop.example/t.jpg\n',
      'Teapot',
      129_950,
      'USD',
      true,
    ],
  ])('%s', async (_what, file, title, price, currency, inStock) => {
    const { products, end } = await read(file);
    expect(products.length).toBe(1);
    expect(products[0]).toMatchObject({ title, priceMinor: price, currency, inStock });
    expect(end.complete).toBe(true);
  });

  test('reads rows without a name as variations, and reads facets and options', async () => {
    const { products } = await read(
      'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,stockOnHand\nLaptop ,laptop,Fast,/a.jpg|/b.jpg,category:Computers|brand:Maker,size|RAM,13|8GB,L1,1299.00,5\n,,,,,,15|16GB,L2,1799.00,0\nMouse,mouse,,b.jpg,,,,M1,18.99,0\n',
    );
    expect(products.map(({ title }) => title)).toEqual(['Laptop', 'Mouse']);
    expect(products[0]).toMatchObject({
      link: 'https://shop.example/laptop',
      image: 'https://shop.example/a.jpg',
      priceMinor: 129_900,
      priceMaxMinor: 179_900,
      categories: ['Computers'],
      vendor: 'Maker',
      attributes: { size: ['13', '15'], RAM: ['8GB', '16GB'] },
      inStock: true,
    });
    // A bare file name is a path on somebody's disk.
    expect(products[1]).toMatchObject({ inStock: false, image: null });
  });

  test('reads UTF-16 and Windows-1252, as spreadsheets write them', async () => {
    const text = 'Bezeichnung;Preis\nKännchen;12,50 €\n';
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const narrow = Buffer.from(text.replace('€', 'EUR'), 'latin1');
    for (const file of [wide, narrow])
      expect((await read(file)).products[0]).toMatchObject({ title: 'Kännchen', priceMinor: 1250, currency: 'EUR' });
  });
});

describe('reasons why a file could not be read', () => {
  test.each([
    ['no title', 'Name,Price,Link\nCup,5,/cup\n,6,/x', [], []],
    [
      'a link that is none',
      'Name,Price,Link\nCup,5,javascript:alert(1)\nPot,6,/pot',
      [['Row 2: Cup', 'the link is no web address: javascript:alert(1)']],
      [],
    ],
    ['too few cells', 'Price,Link,Name,Brand\n5,/cup,Cup,B\n6,/pot', [], []],
    [
      'a first row of too few cells',
      'Price,Link,Name\n6,/pot\n5,/cup,Cup',
      [['Row 2', 'no title (the row has fewer cells than the header)']],
      [],
    ],
    [
      'a price in words',
      'Name,Price\nCup,on request\nPot,6\nFree,0',
      [],
      [['Row 2: Cup', 'imported without a price: “on request” is not a number']],
    ],
    ['a merchant row without a link', 'id\ttitle\tlink\tprice\n1\tCup\t/cup\t5 EUR\n2\tPot\t\t6 EUR', [['Row 3: Pot', 'no link']], []],
  ])('%s', async (_what, file, failed, odd) => {
    const result = await read(file);
    const named = (list: Failed[]) => list.map(({ where, reason }) => [where, reason]);
    expect([named(result.failed), named(result.odd)]).toEqual([failed, odd]);
  });
});
