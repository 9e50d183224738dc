/** The attributes that a page shows: tables of two columns, definition lists, lines of label and value, and the options of the cart form. */
import type { CheerioAPI } from 'cheerio';
import { showsMoney } from '../../../../../kit/money/currency.ts';
import type { PageNode, Selection } from '../load-page.ts';
import { shortText } from '../short-text.ts';

/** Finds elements that belong to the product, by a selector or by the names of tags; a selector is looked for in the whole page. */
export type Own = (wanted: string | ReadonlySet<string>) => Selection[];

const [rows, terms, lines, choices] = [new Set(['tr']), new Set(['dt']), new Set(['li', 'p', 'div']), new Set(['select'])];

/** Attributes by name, and the values among them that have a field of their own. */
export interface LabelledValues {
  attributes: Record<string, string[]>;
  sku: string | null;
  vendor: string | null;
}

const most = { label: 40, value: 80, pairs: 300, rows: 2_000, nested: 12 };
const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu');
const skuLabel = whole(
  'sku|mpn|product (?:code|number|id|reference)|item (?:no\\.?|number|code)|style (?:no\\.?|number|code)|art(?:ikel)?\\.?[- ]?(?:nr|nummer|no|number)\\.?|artikelnummer|produktnummer|bestellnummer|ref(?:erence|erencia|erenza|\\.)?|r[ée]f[ée]rence|c[óo]digo(?: (?:de|do) produ[tc]t?o)?|codice(?: articolo)?|kod produktu|symbol|stok kodu|[üu]r[üu]n kodu|varenummer|artikelnr\\.?|tuotenumero|型番|品番|商品番号|商品コード|货号|貨號|رقم الموديل|رمز المنتج|артикул|код товара|מק"?ט',
);
const vendorLabel = whole(
  'brands?|manufacturer|hersteller|marke|marque|fabricant|marca|merk|fabrikant|varem[æa]rke|märke|varumärke|tuotemerkki|marka|üretici|producent|výrobce|značka|vendor|メーカー|ブランド|品牌|العلامة التجارية|الماركة|бренд|производитель',
);
/** Labels of values that change from day to day, or have a field of their own. */
const otherLabel = whole(
  '(?:ean|gtin|upc|isbn|jan|barcode|strichcode|الباركود)(?:[- ]?(?:code|13))?|(?:product )?availability|stock|in stock|verfügbarkeit|lager(?:bestand)?|disponibilit[éà]|disponibilidad|beschikbaarheid|voorraad|dostępność|stok(?: durumu)?|在庫数?|库存|التوفر|المخزون|наличие|reward points|points|ex\\.? tax|price.*|prices?|preis|prix|precio|prezzo|prijs|cena|fiyat|価格|販売価格|定価|通常価格|ポイント|السعر|цена|categor(?:y|ies)|kategorien?|cat[ée]gories?|categor[íi]as?|tags?|schlagw[öo]rter|share|teilen|delivery(?: time)?|shipping|lieferzeit|versand|rating|reviews?|bewertung(?:en)?|views|viewed|sold|qty|quantity|menge|anzahl|quantité|cantidad|aantal|ilość|adet|数量|購入数|الكمية|количество',
);
const specName =
  /(?:^|[-_ ])(?:spec(?:s|ification\w*)?|attribut\w*|propert\w*|features?|charact\w*|params?|parameters?|details?|data-?sheet|eigenschaft\w*|merkmal\w*|technical|additional)(?:$|[-_ ])/i;
const noOption = /qty|quantity|rating|country|sort|menge|anzahl|quantit|cantidad|aantal|ilość|adet|数量|購入数/i;

/** Reads all labelled values of a product's page. */
export function labelledValues($: CheerioAPI, own: Own): LabelledValues {
  const pairs = [...tablePairs(own), ...listPairs(own), ...linePairs($, own)];
  const valuesByLabel = new Map<string, string[]>();
  let sku: string | null = null;
  let vendor: string | null = null;
  for (const [name, value] of pairs.slice(0, most.pairs)) {
    const label = labelIn(name);
    const text = value.replace(/\s+/g, ' ').trim();
    if (label === '' || label.length > most.label || text === '' || !/\p{L}/u.test(label) || /%|\d{4}/.test(label)) continue;
    if (skuLabel.test(label)) sku ??= text.length <= most.label ? text : null;
    else if (vendorLabel.test(label)) vendor ??= text.length <= most.value ? text : null;
    else if (!otherLabel.test(label) && !showsMoney(text) && !valuesByLabel.has(label)) addValues(valuesByLabel, label, text);
  }
  for (const [name, values] of optionPairs($, own)) {
    const label = labelIn(name);
    if (label !== '' && label.length <= most.label && !valuesByLabel.has(label)) valuesByLabel.set(label, values);
  }
  return { attributes: Object.fromEntries(valuesByLabel), sku, vendor };
}

function addValues(valuesByLabel: Map<string, string[]>, label: string, text: string): void {
  const values = text.split(/,\s+|;\s+|、/).filter((value) => value !== '');
  const short = values.every((value) => value.length <= most.label) ? values : [text];
  if (short.every((value) => value.length <= most.value)) valuesByLabel.set(label, short);
}

const labelIn = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![:：*])[:：*]+$/, '')
    .trim();

const elementText = (element: Selection): string => shortText(element, 10 * most.value) ?? '';

function* tablePairs(own: Own): Generator<[string, string]> {
  for (const row of own(rows).slice(0, most.rows)) {
    const cells = row.children('th, td');
    if (cells.length === 2) yield [elementText(cells.eq(0)), elementText(cells.eq(1))];
  }
}

function* listPairs(own: Own): Generator<[string, string]> {
  for (const term of own(terms).slice(0, most.rows)) yield [elementText(term), elementText(term.next('dd'))];
}

/**
 * Lines of a label and a value: two elements (`<span>Wood</span><span>Oak</span>`) inside a part that is named as one of specifications, or a
 * list item that begins with its label and a colon.
 */
function* linePairs($: CheerioAPI, own: Own): Generator<[string, string]> {
  const isSpec = new Map<unknown, boolean>();
  const inSpec = (element: PageNode): boolean => {
    const level: unknown[] = [];
    let result = false;
    for (let node: PageNode | null = element; node; node = node.parent as typeof node) {
      const cached = isSpec.get(node);
      if (cached !== undefined) {
        result = cached;
        break;
      }
      level.push(node);
      if (
        'attribs' in node &&
        node.name !== 'body' &&
        specName.test(`${node.attribs.class ?? ''} ${node.attribs.id ?? ''} ${node.attribs['data-hook'] ?? ''}`)
      ) {
        result = true;
        break;
      }
    }
    for (const node of level) isSpec.set(node, result);
    return result;
  };
  for (const line of own(lines).slice(0, most.rows)) {
    const [node] = line;
    if (!node || !isLine(node)) continue;
    const isItem = 'name' in node && node.name === 'li';
    const parts = line.children();
    const text = elementText(line);
    if (text === '' || text.length > most.label + most.value + 100) continue;
    const [first, second] = [parts.eq(0), parts.eq(1)];
    if (parts.length === 2 && inSpec(node) && directText($, line) === '' && second.children().length <= 1) {
      yield [elementText(first), elementText(second)];
    } else if (isItem || inSpec(node)) {
      const [, label = '', value = ''] = /^\s*([^:：\n]{2,40}?)\s*[:：]\s*([^:：]+)$/.exec(text) ?? [];
      if (label !== '' && (isItem || first.is('strong, b, span, em, label'))) yield [label, value];
    }
  }
}

/** Whether an element has one to four others in it, and is small. */
function isLine(element: PageNode): boolean {
  const parts = 'children' in element ? element.children.filter((each) => 'attribs' in each).length : 0;
  return parts > 0 && parts <= 4 && isSmall(element);
}

/** Whether an element holds a few others at most, none of them a block of its own. Looks at no more of them than that. */
function isSmall(element: PageNode): boolean {
  const ahead = [element];
  for (let count = 0, node = ahead.pop(); node; node = ahead.pop()) {
    if (!('children' in node)) continue;
    if (++count > most.nested || (count > 1 && 'name' in node && /^(?:li|table|form|h1|button)$/.test(node.name))) return false;
    ahead.push(...(node.children.slice(0, 2 * most.nested) as typeof ahead));
  }
  return true;
}

function directText($: CheerioAPI, element: Selection): string {
  return element
    .contents()
    .filter((_, each) => each.type === 'text')
    .toArray()
    .map((each) => $(each).text())
    .join('')
    .trim();
}

/** The options of the cart form, without the quantity. */
function* optionPairs($: CheerioAPI, own: Own): Generator<[string, string[]]> {
  for (const choice of own(choices).slice(0, most.pairs)) {
    const values = choice
      .find('option')
      .toArray()
      .map((each) => $(each))
      .filter((each) => each.attr('value') !== '' && each.attr('disabled') === undefined)
      .map((each) => each.text().replace(/\s+/g, ' ').trim())
      .filter((each) => each !== '' && each.length <= most.value);
    const id = choice.attr('id');
    const label =
      (id ? $(`label[for="${id.replace(/["\\]/g, '')}"]`).text() : '') ||
      choice.closest('label').clone().children().remove().end().text() ||
      (choice.attr('aria-label') ?? '');
    if (values.length > 1 && !noOption.test(`${choice.attr('name')} ${id} ${label}`)) yield [label, values];
  }
}
