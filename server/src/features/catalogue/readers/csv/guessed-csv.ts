import { currencyCode } from '../../../../kit/money/currency.ts';
import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice, parsePrice } from '../../../../kit/money/price-text.ts';
import { stockIn } from '../pages/stock/stock-words.ts';
import { type CatalogueProduct, productOrReason, type RawVariant, unreadablePrice } from '../product.ts';
import { ValueLists } from '../value-lists.ts';
import type { CsvForm, Row, RowFault, Rows } from './csv-form.ts';

/** A table of no known form, read by the meaning of its column names in many languages. */
export const guessedCsv: CsvForm = {
  key: 'address',
  fits: namesProducts,
  rows: (header, shop) => new GuessedRows(header, shop),
};

type Meaning =
  | 'title'
  | 'price'
  | 'regular'
  | 'sale'
  | 'link'
  | 'slug'
  | 'image'
  | 'text'
  | 'category'
  | 'vendor'
  | 'sku'
  | 'stock'
  | 'currency'
  | 'labels'
  | 'options'
  | 'values';

const mostOptions = 50;
const oneOf = (words: string) => new RegExp(`^(?:${words})$`, 'iu');

// Whole column names without punctuation, in many languages. The first meaning that fits a column wins.
const meanings: [Meaning, RegExp][] = [
  [
    'title',
    oneOf(
      '(?:product|item|article)? ?(?:name|title)|titel|(?:artikel|produkt)?(?:name|bezeichnung|titel)|nom(?: du produit)?|d[ée]signation|titre|nombre(?: del producto)?|t[íi]tulo|nome(?: do produto| prodotto)?|titolo|(?:product)?naam|nazwa(?: produktu)?|[üu]r[üu]n ad[ıi]|[üu]r[üu]n|ba[şs]l[ıi]k|navn|(?:produkt)?namn|tuotenimi|název|megnevezés|denumire|название|наименование|назва|商品名|商品名称|제품명|상품명|اسم المنتج|الاسم',
    ),
  ],
  [
    'regular',
    oneOf(
      '(?:regular|list|old|original|compare ?at|retail|msrp|rrp|uvp|before) ?(?:price)?|(?:alter|regul[äa]rer|statt) ?preis|uvp|streichpreis|ancien prix|prix barr[ée]|precio anterior|prezzo di listino|cena regularna|eski fiyat|liste fiyat[ıi]',
    ),
  ],
  [
    'sale',
    oneOf(
      '(?:sale|special|discount(?:ed)?|offer|current) ?price|angebotspreis|sonderpreis|aktionspreis|prix promo|precio oferta|prezzo scontato|cena promocyjna|indirimli fiyat',
    ),
  ],
  [
    'price',
    oneOf(
      '(?:unit|selling|net|gross|variant|base)? ?price(?: \\p{L}{3})?|(?:verkaufs|brutto|einzel)?preis|vk(?: preis)?|prix(?: ttc)?|precio|prezzo|pre[çc]o|prijs|cena(?: brutto)?|(?:sat[ıi][şs] )?fiyat[ıi]?|pris|hinta|ár|preț|цена|ціна|価格|販売価格|价格|가격|السعر|سعر',
    ),
  ],
  ['link', oneOf('(?:product|page|item)? ?(?:url|link|permalink)|adresse|lien|enlace|indirizzo|adres')],
  ['slug', oneOf('slug|handle|url ?key|seo url|permalink slug')],
  [
    'image',
    oneOf(
      '(?:product|main|base|featured)? ?(?:images?|pictures?|photos?|img)(?: ?(?:url|link|src|1))?|assets|(?:produkt)?bild(?:er|url)?|photo|imagen(?:es)?|immagin[ei]|imagem|afbeelding(?:en)?|zdj[ęe]ci[ea]|resim|g[öo]rsel|kuva|obrázek|画像|图片|صورة',
    ),
  ],
  [
    'text',
    oneOf(
      '(?:long|full|product)? ?description|desc|body|(?:artikel|produkt)?(?:beschreibung|text)|description longue|descripci[óo]n|descrizione|descri[çc][ãa]o|omschrijving|beschrijving|opis|a[çc][ıi]klama|beskriv(?:ning|else)|kuvaus|popis|leírás|описание|опис|説明|商品説明|描述|설명|الوصف|وصف',
    ),
  ],
  [
    'category',
    oneOf(
      '(?:product)? ?(?:categor(?:y|ies)|type)|(?:waren)?(?:kategorie|gruppe)n?|cat[ée]gories?|categor[íi]as?|categori[ea]|categorie[ën]*|kategoria|kategori(?:er)?|kategorie|категория|категорія|カテゴリー?|分类|카테고리|الفئة|القسم',
    ),
  ],
  [
    'vendor',
    oneOf(
      'brand|vendor|manufacturer|marke|hersteller|marque|fabricant|marca|merk|marka|producent|märke|brend|бренд|ブランド|品牌|브랜드|الماركة',
    ),
  ],
  [
    'sku',
    oneOf(
      '(?:variant|product|item)? ?(?:sku|code|number|no|id|ref)|ean|gtin|mpn|art(?:ikel)?(?: ?(?:nr|nummer|no))|r[ée]f[ée]rence|referencia|codice|kod|stok kodu|artikul|артикул|品番',
    ),
  ],
  [
    'stock',
    oneOf(
      'stock(?: ?(?:on ?hand|quantity|qty|status|level))?|in ?stock|availability|quantity|qty|inventory(?: qty)?|(?:lager)?bestand|lager|verf[üu]gbarkeit|disponibilit[éà]|existencias|voorraad|stan|stok|saldo|наличие|在庫|库存|재고|المخزون',
    ),
  ],
  ['currency', oneOf('currency(?: ?code)?|w[äa]hrung|devise|moneda|valuta|waluta|para birimi|валюта|通貨')],
  ['labels', oneOf('facets')],
  ['options', oneOf('option ?groups')],
  ['values', oneOf('option ?values')],
];
const attributeColumns = oneOf(
  'colou?r|farbe|couleur|color|colore|kleur|kolor|renk|f[äa]rg|väri|цвет|色|اللون|size|gr[öo](?:ß|ss)e|taille|talla|taglia|maat|rozmiar|beden|storlek|размер|サイズ|المقاس|material|mati[èe]re|materiale?|materia[łl]|malzeme|материал|素材|gender|geschlecht|genre|cinsiyet|season|saison|style|stil',
);

/** The column of each meaning; null when the table has no products. */
function columnsOf(header: string[]): Map<Meaning, string> | null {
  const columnsByMeaning = new Map<Meaning, string>();
  for (const [meaning, names] of meanings) {
    const taken = new Set(columnsByMeaning.values());
    const column = header.find(
      (name) =>
        !taken.has(name) &&
        names.test(
          name
            .replace(/[_\-./()[\]]+/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        ),
    );
    if (column !== undefined) columnsByMeaning.set(meaning, column);
  }
  const priced = columnsByMeaning.has('price') || columnsByMeaning.has('sale') || columnsByMeaning.has('regular');
  return columnsByMeaning.has('title') &&
    (priced || (columnsByMeaning.has('link') && (columnsByMeaning.has('image') || columnsByMeaning.has('text'))))
    ? columnsByMeaning
    : null;
}

/** Whether the columns (lower case) name a product and its price, in any order. */
function namesProducts(header: string[]): boolean {
  return columnsOf(header) !== null;
}

/** Rows read by their column names. A row without a title is another variation of the product above it. */
class GuessedRows implements Rows {
  readonly #shop: string;
  readonly #columns: Map<Meaning, string>;
  readonly #attributes: string[];
  readonly #groups: Row[][] = [];
  readonly #nameless: RowFault[] = [];

  constructor(header: string[], shop: string) {
    this.#shop = shop;
    this.#columns = columnsOf(header) ?? new Map();
    this.#attributes = [...new Set(header.filter((name) => attributeColumns.test(name)))];
  }

  add(row: Row): void {
    if (!Object.values(row).some((value) => value.trim())) return;
    if (this.#value(row, 'title')) this.#groups.push([row]);
    else if (this.#groups.length > 0) this.#groups.at(-1)?.push(row);
    else this.#nameless.push({ row, reason: 'no title' });
  }

  products(): ReturnType<Rows['products']> {
    const products = new Map<string, CatalogueProduct>();
    const failed = [...this.#nameless];
    const odd: RowFault[] = [];
    for (const group of this.#groups) {
      const product = this.#productOf(group);
      const row = group[0] ?? {};
      if (typeof product === 'string') {
        failed.push({ row, reason: product });
        continue;
      }
      products.set(product.externalKey, product);
      const reason = unreadablePrice(
        product,
        group.flatMap((each) => [this.#value(each, 'sale'), this.#value(each, 'price')]),
      );
      if (reason) odd.push({ row, reason });
    }
    return { products: [...products.values()], failed, odd };
  }

  #value(row: Row, meaning: Meaning): string {
    return (row[this.#columns.get(meaning) ?? ''] ?? '').trim();
  }

  #productOf(group: Row[]): CatalogueProduct | string {
    const first = (meaning: Meaning) => group.map((row) => this.#value(row, meaning)).find((value) => value !== '') ?? '';
    const priceText = first('sale') || first('price') || first('regular');
    const currency =
      currencyCode(first('currency')) ??
      currencyCode(/\b([a-z]{3})\)?$/.exec(this.#columns.get('price') ?? '')?.[1]) ??
      parsePrice(priceText)?.currency ??
      null;
    const minor = (text: string) => toMinor(machinePrice(text)?.amount, currency);
    const prices = group.map((row) => minor(this.#value(row, 'sale')) ?? minor(this.#value(row, 'price')));
    const regular = minor(first('regular')) ?? (first('sale') ? minor(first('price')) : null);
    const slug = first('slug');
    const sku = first('sku');
    const link = first('link') || (slug && this.#shop ? `/${encodeURI(slug.replace(/^\/+/, ''))}` : '');
    const stock = group.map((row) => this.#value(row, 'stock')).filter((cell) => cell !== '');
    const labels = labelsOf(group.map((row) => this.#value(row, 'labels')));
    return productOrReason({
      ...(!link && { key: slug ? `slug:${slug}` : sku ? `sku:${sku}` : `name:${first('title').toLowerCase()}` }),
      title: first('title'),
      link,
      base: this.#shop || 'about:blank',
      image: pictureIn(first('image')),
      descriptions: [first('text')],
      prices: prices.some((price) => price !== null) ? prices : [regular],
      regularPrice: regular,
      currency,
      inStock: stock.length === 0 || stock.some(isThere),
      categoryPaths: first('category')
        .split(/[|;]/)
        .map((path) => path.split('>')),
      variants: group.length > 1 ? group.map((row) => this.#variantOf(row, first('options'), minor)) : [],
      categories: [...first('category').split(/[>|;,]/), ...(labels.category ?? [])],
      vendor: first('vendor') || labels.brand?.[0] || null,
      sku,
      attributes: {
        ...this.#attributesOf(group),
        ...optionsOf(
          first('options'),
          group.map((row) => this.#value(row, 'values')),
        ),
      },
    });
  }

  #variantOf(row: Row, optionNames: string, minor: (text: string) => number | null): RawVariant {
    const sale = minor(this.#value(row, 'sale'));
    const price = minor(this.#value(row, 'price'));
    const own = { ...this.#attributesOf([row]), ...optionsOf(optionNames, [this.#value(row, 'values')]) };
    const stock = this.#value(row, 'stock');
    return {
      options: Object.fromEntries(Object.entries(own).map(([name, values]) => [name, values[0] ?? ''])),
      price: sale ?? price,
      regularPrice: minor(this.#value(row, 'regular')) ?? (sale === null ? null : price),
      inStock: stock === '' || isThere(stock),
      sku: this.#value(row, 'sku'),
      image: pictureIn(this.#value(row, 'image')),
    };
  }

  #attributesOf(group: Row[]): Record<string, string[]> {
    const pairs = this.#attributes.map(
      (name) => [name.replace(/^./u, (c) => c.toUpperCase()), group.flatMap((row) => (row[name] ?? '').split(/[|;,]/))] as const,
    );
    return Object.fromEntries(pairs);
  }
}

/** The first picture of a list; null for a bare file name, which is no address. */
function pictureIn(cell: string): string | null {
  const [first = ''] = cell.split(/[|;]|,\s*(?=https?:|\/)/);
  return /^(?:https?:)?\//i.test(first.trim()) ? first.trim() : null;
}

/** False for `0`, `no` and words for sold out; everything else counts as in stock. */
function isThere(cell: string): boolean {
  return !/^(?:-?\d+|no|false|nein|non|hayır|nie|нет)$/iu.test(cell) ? stockIn(cell) !== 'out' && !/out/i.test(cell) : Number(cell) > 0;
}

/** Parses `category:Electronics|brand:Maker` into lists by name. */
function labelsOf(texts: string[]): Record<string, string[]> {
  const pairs = texts.flatMap((text) => text.split('|')).map((pair) => pair.split(':').map((part) => part.trim()));
  const valueLists = new ValueLists();
  for (const [name = '', value = ''] of pairs) if (name && value) valueLists.add(name.toLowerCase(), value);
  return Object.fromEntries(valueLists);
}

/** Parses option names (`size|colour`) and the values of each row (`S|red`) into the values of each option. */
function optionsOf(names: string, rows: string[]): Record<string, string[]> {
  const parts = (text: string) => text.split('|', mostOptions).map((part) => part.trim());
  const values = names ? rows.map(parts) : [];
  return names ? Object.fromEntries(parts(names).map((name, at) => [name, values.map((each) => each[at] ?? '')])) : {};
}
