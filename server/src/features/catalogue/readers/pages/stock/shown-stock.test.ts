/** Whether a page's product can be bought, by what the page says and offers. */
import { describe, expect, test } from 'vitest';
import { productOnPage } from '../product-on-page.ts';

const read = (lang: string, main: string, head = '') =>
  productOnPage(
    `<html lang="${lang}"><head><title>Lamp</title>${head}</head><body><main><h1>Lamp</h1><p class="price">12,00 €</p>${main}</main></body></html>`,
    'https://shop.example/p/lamp',
  )?.inStock;
const button = (text: string) => `<form action="/checkout/line"><button>${text}</button></form>`;
const stated = (availability: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Lamp', offers: { price: 12, priceCurrency: 'EUR', availability } })}</script>`;

const tongues: [lang: string, buy: string, out: string, there: string, label: string][] = [
  ['en', 'Add to cart', 'Currently unavailable', 'Only 2 left in stock', 'Availability'],
  ['de', 'In den Warenkorb', 'Nicht mehr lieferbar', 'Nur noch 2 auf Lager', 'Verfügbarkeit'],
  ['fr', 'Ajouter au panier', 'Actuellement en rupture', 'Plus que 2 en stock', 'Disponibilité'],
  ['es', 'Añadir al carrito', 'Agotado temporalmente', '¡Últimas unidades!', 'Disponibilidad'],
  ['it', 'Aggiungi al carrello', 'Non più disponibile', 'Solo 2 disponibili', 'Disponibilità'],
  ['nl', 'In winkelwagen', 'Niet meer leverbaar', 'Nog 2 op voorraad', 'Beschikbaarheid'],
  ['pl', 'Do koszyka', 'Brak w magazynie', 'Ostatnie 2 sztuki na stanie', 'Dostępność'],
  ['tr', 'Sepete ekle', 'Stokta yok', 'Stokta son 2 ürün', 'Stok durumu'],
  ['ar', 'أضف إلى السلة', 'نفدت الكمية', 'متوفر، بقي 2 فقط', 'التوفر'],
  ['ja', 'カートに入れる', '在庫切れ', '残り2点', '在庫'],
];

describe.each(tongues)('%s', (lang, buy, out, there, label) => {
  test('a page that offers nothing to buy', () => {
    expect(read(lang, `<p>${out}</p>`)).toBe(false);
    expect(read(lang, `<button disabled>${out}</button>`)).toBe(false);
    expect(read(lang, `<p>${out}</p>`, stated('InStock'))).toBe(false);
  });
  test('a label beside a button', () => {
    expect(read(lang, `<div class="stock">${out}</div>${button(buy)}`)).toBe(false);
    expect(read(lang, `<p>${label}: ${out}</p>${button(buy)}`)).toBe(false);
    expect(read(lang, `<div class="stock">${there}</div>${button(buy)}`)).toBe(true);
    expect(read(lang, `<p>${there}</p>${button(buy)}`)).toBe(true);
  });
  test('a size that is sold out', () => {
    expect(
      read(lang, `<ul><li>S</li><li>M ${out}</li></ul><p>${label}: ${there}</p><button class="x">OK</button>`, stated('InStock')),
    ).toBe(true);
    expect(read(lang, `<ul><li>S</li><li>M ${out}</li></ul>${button(buy)}`)).toBe(true);
  });
  test('statements in words', () => {
    expect(read(lang, button(buy), stated(out))).toBe(false);
    expect(read(lang, button(buy), stated(there))).toBe(true);
  });
});

test.each(['https://schema.org/OutOfStock', 'SoldOut', 'out of stock', 'out_of_stock', 'OOS', 'discontinued'])(
  '%s is sold out',
  (availability) => expect(read('en', button('Add to cart'), stated(availability))).toBe(false),
);
test.each(['https://schema.org/InStock', 'PreOrder', 'BackOrder', 'LimitedAvailability', 'in stock', 'preorder', 'InStoreOnly'])(
  '%s is not',
  (availability) => expect(read('en', button('Add to cart'), stated(availability))).toBe(true),
);
