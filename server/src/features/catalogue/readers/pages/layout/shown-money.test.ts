/** What pages of shops in many countries show beside a heading and a buy button: the amount that is the price, and the one that was. */
import { describe, expect, test } from 'vitest';
import { productOnPage } from '../product-on-page.ts';

const cart = '<form action="/cart/add" method="post"><button>Add to cart</button></form>';

interface Given {
  lang?: string;
  host?: string;
  /** The price that structured data states. */
  stated?: [price: number | string, currency: string];
}

function read(main: string, { lang = 'en', host = 'shop.example', stated }: Given) {
  const data = stated && { '@type': 'Product', name: 'Lamp', offers: { '@type': 'Offer', price: stated[0], priceCurrency: stated[1] } };
  const head = data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '';
  const html = `<html lang="${lang}"><head><title>Lamp</title>${head}</head><body><main><h1>Lamp</h1>${main}${cart}</main></body></html>`;
  return productOnPage(html, `https://${host}/p/lamp`);
}

/** A price in minor units with its currency, and the one before it. */
type Wanted = [price: number, currency: string | null, regular?: number | null];
type Case = [main: string, wanted: Wanted, given?: Given];

const cases: Record<string, Case[]> = {
  'currencies that are abbreviations': [
    ['<p class="price">423.923 KD</p>', [423_923, 'KWD']],
    ['<p>423.923 KD</p>', [423_923, 'KWD']],
    ['<p class="price">423.923 KD</p>', [423_923, 'KWD'], { stated: [450, 'KWD'] }],
    ['<div><span>KD</span> <span>12.500</span></div>', [12_500, 'KWD']],
    ['<p>12.500 DT</p>', [12_500, 'TND'], { lang: 'fr' }],
    ['<span class="current-price">1.250 JD</span>', [1250, 'JOD']],
    ['<p>250 DH</p>', [25_000, 'MAD'], { lang: 'fr', host: 'boutique.ma' }],
    ['<p>250 DH</p>', [25_000, 'AED'], { host: 'shop.ae' }],
    ['<b>5 000 FCFA</b>', [5000, 'XOF'], { lang: 'fr' }],
    ['<b>5 000 FCFA</b>', [5000, 'XAF'], { lang: 'fr', host: 'boutique.cm' }],
    ['<p>1,250 บาท</p>', [125_000, 'THB'], { lang: 'th' }],
    ['<p>KSh 2,450</p>', [245_000, 'KES']],
    ['<p>1.299.000đ</p>', [1_299_000, 'VND'], { lang: 'vi' }],
    ['<p>Gs. 150.000</p>', [150_000, 'PYG'], { lang: 'es' }],
    ['<p>Bs 350</p>', [35_000, 'BOB'], { lang: 'es', host: 'tienda.bo' }],
    ['<p>LE 450</p>', [45_000, 'EGP'], { host: 'shop.com.eg' }],
    ['<p class="price">R 299</p>', [29_900, 'ZAR'], { lang: 'en-ZA' }],
    ['<p>R 1 299,00</p>', [129_900, 'ZAR'], { lang: 'en-ZA' }],
    ['<p>12 euro</p>', [1200, 'EUR'], { lang: 'it' }],
    ['<p>Rs. 4,500</p>', [450_000, 'NPR'], { host: 'shop.np', stated: [4500, 'NPR'] }],
    ['<p>Rs. 4,200</p>', [420_000, 'NPR'], { host: 'shop.np', stated: [4500, 'NPR'] }],
    ['<p>$ 12.990</p>', [12_990, 'CLP'], { lang: 'es', host: 'tienda.cl' }],
    ['<p>$12.99</p>', [1299, 'USD'], { host: 'shop.co' }],
    ['<p>AR$ 15.990</p>', [1_599_000, 'ARS'], { lang: 'es' }],
    ['<p>E£450</p>', [45_000, 'EGP'], { stated: [450, 'EGP'] }],
    ['<p>1 250 kr</p>', [125_000, 'SEK'], { lang: 'sv' }],
  ],
  'two prices on a line, and a price for cash': [
    ['<p>15 € 12 €</p>', [1200, 'EUR', 1500]],
    ['<p class="price"><span>15 €</span> <span>12 €</span></p>', [1200, 'EUR', 1500]],
    ['<p><b>12 €</b> 15 €</p>', [1200, 'EUR', null]],
    ['<ul><li>15 €</li><li>12 €</li></ul>', [1500, 'EUR', null]],
    ['<p>$19.99 $14.99 Save $5</p>', [1499, 'USD', 1999]],
    ['<p>£40.00 → £25.00</p>', [2500, 'GBP', 4000]],
    ['<p><span>399 TL</span><span>299 TL</span></p>', [29_900, 'TRY', 39_900], { lang: 'tr' }],
    ['<p>3,980円 2,980円</p>', [2980, 'JPY', 3980], { lang: 'ja' }],
    ['<p>119,00 € 100,00 € zzgl. MwSt.</p>', [11_900, 'EUR', null], { lang: 'de' }],
    ['<p>15,99 € 3,10 €</p>', [1599, 'EUR', null], { lang: 'de' }],
    ['<p>12,99 € 8,66 € (1 kg)</p>', [1299, 'EUR', null], { lang: 'de' }],
    ['<p>12,99 € 8,66 €/kg</p>', [1299, 'EUR', null], { lang: 'de' }],
    ['<p>20 € 15 € 10 €</p>', [2000, 'EUR', null]],
    ['<p>15 € / 12 €</p>', [1500, 'EUR', null]],
    ['<p>Havale: 114 TL</p><p>120 TL</p>', [12_000, 'TRY', null], { lang: 'tr' }],
    ['<p><span>Havale ile</span> <b>114 TL</b></p><p><span>Kredi kartı</span> <b>120 TL</b></p>', [12_000, 'TRY', null], { lang: 'tr' }],
    ['<div class="price">120 TL</div><div>Havale: 114 TL</div>', [12_000, 'TRY', null], { lang: 'tr' }],
    ['<p>Bei Vorkasse: 97 €</p><p>100 €</p>', [10_000, 'EUR', null], { lang: 'de' }],
    ['<p>Havale: 114 TL</p>', [11_400, 'TRY', null], { lang: 'tr' }],
  ],
  'what looks like money': [
    ['<ul><li>Impedance 250 Ω</li><li>Type: DT 770</li></ul><p>€ 129,00</p>', [12_900, 'EUR']],
    ['<div>Tyre 225/45 R17</div><p>€ 89,00</p>', [8900, 'EUR']],
    ['<div>TOP 10</div><p class="price">89,00 €</p>', [8900, 'EUR']],
    ['<p>Pack of 6</p><p>£12</p>', [1200, 'GBP']],
    ['<p>Pack of 6 £12</p>', [1200, 'GBP']],
    ['<span>WT-12</span><br><span>$99.50</span>', [9950, 'USD']],
  ],
  'amounts in pieces': [
    ['<p class="price"><span>35</span> <span>,99</span> €</p>', [3599, 'EUR']],
    ['<p class="price"><span>35</span><span>,99 €</span></p>', [3599, 'EUR']],
    ['<p><span>35</span> <span>.99</span> <span>$</span></p>', [3599, 'USD']],
    ['<p><span>$35</span><span>.99</span></p>', [3599, 'USD']],
    ['<p><b>35 €</b><sup>99</sup></p>', [3599, 'EUR'], { lang: 'fr' }],
    ['<p>35<sup>99</sup> €</p>', [3599, 'EUR'], { lang: 'fr' }],
    ['<p class="price"><span>1</span> <span>299,00 €</span></p>', [129_900, 'EUR'], { lang: 'fr' }],
    ['<p><b>£12</b><s>15</s></p>', [1200, 'GBP']],
    ['<p><b>12 €</b><s>15 €</s></p>', [1200, 'EUR', 1500]],
    ['<p><s>$15</s><b>$12</b></p>', [1200, 'USD', 1500]],
    ['<p class="price"><span>1.299</span><small>,00</small><em>TL</em></p>', [129_900, 'TRY'], { lang: 'tr' }],
    ['<div class="price"><span>26</span> – <span>50 €</span></div>', [2600, 'EUR', null]],
  ],
  'former prices that nothing strikes through': [
    ['<p>Precio habitual 15 € Precio de oferta 12 €</p>', [1200, 'EUR', 1500], { lang: 'es' }],
    ['<span>Precio habitual</span> <span>15 €</span> <span>Precio de oferta</span> <span>12 €</span>', [1200, 'EUR', 1500], { lang: 'es' }],
    ['<dl><dt>Precio habitual</dt><dd>15 €</dd><dt>Precio de oferta</dt><dd>12 €</dd></dl>', [1200, 'EUR', 1500], { lang: 'es' }],
    [
      '<div><div>Normal fiyat</div><div>150 TL</div></div><div><div>İndirimli fiyat</div><div>120 TL</div></div>',
      [12_000, 'TRY', 15_000],
      { lang: 'tr' },
    ],
    ['<p>Liste Fiyatı: <span>150,00 TL</span></p><p><span>120,00 TL</span></p>', [12_000, 'TRY', 15_000], { lang: 'tr' }],
    ['<p><span>150 TL</span> yerine <span>120 TL</span></p>', [12_000, 'TRY', 15_000], { lang: 'tr' }],
    ['<p>UVP <span>15,00 €</span></p><p>Jetzt <span>12,00 €</span></p>', [1200, 'EUR', 1500], { lang: 'de' }],
    [
      '<table><tr><th>Statt</th><td>15,00 €</td></tr><tr><th>Jetzt nur</th><td>12,00 €</td></tr></table>',
      [1200, 'EUR', 1500],
      { lang: 'de' },
    ],
    ['<p>Bisheriger Preis: 15,00 €</p><p>12,00 €</p>', [1200, 'EUR', 1500], { lang: 'de' }],
    ['<p>12,00 €</p><p>Niedrigster Preis der letzten 30 Tage: 11,00 €</p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>Niedrigster Preis der letzten 30 Tage: <b>14,00 €</b></p><p><b>12,00 €</b></p>', [1200, 'EUR', 1400], { lang: 'de' }],
    ['<p>Prix habituel <span>15 €</span></p><p>Prix promo <span>12 €</span></p>', [1200, 'EUR', 1500], { lang: 'fr' }],
    ['<span>Prix habituel</span><span>15 €</span>', [1500, 'EUR', null], { lang: 'fr' }],
    ['<p>Van <span>15 euro</span> voor <span>12 euro</span></p>', [1200, 'EUR', 1500], { lang: 'nl' }],
    ['<p>Prezzo di listino 15,00 €</p><p>Prezzo scontato 12,00 €</p>', [1200, 'EUR', 1500], { lang: 'it' }],
    [
      '<p>Cena regularna: <b>150,00 zł</b></p><p>Cena promocyjna: <b>120,00 zł</b></p><p>Najniższa cena z 30 dni: <b>110,00 zł</b></p>',
      [12_000, 'PLN', 15_000],
      { lang: 'pl' },
    ],
    ['<p>Najniższa cena z 30 dni przed obniżką: 110,00 zł</p><p>120,00 zł</p>', [12_000, 'PLN', null], { lang: 'pl' }],
    ['<p>السعر العادي <span>150 ر.س</span></p><p>سعر البيع <span>120 ر.س</span></p>', [12_000, 'SAR', 15_000], { lang: 'ar' }],
    ['<p>通常価格</p><p>1,500円</p><p>セール価格</p><p>1,200円</p>', [1200, 'JPY', 1500], { lang: 'ja' }],
    ['<p>De R$ 150,00 por R$ 120,00</p>', [12_000, 'BRL', 15_000], { lang: 'pt-BR' }],
    [
      '<p><span>Ordinarie pris</span> <span>150 kr</span></p><p><span>Nu</span> <span>120 kr</span></p>',
      [12_000, 'SEK', 15_000],
      { lang: 'sv' },
    ],
    ['<p>RRP £15.00 <b>£12.00</b></p>', [1200, 'GBP', 1500]],
    ['<p><span>£12.00</span> <span>RRP £15.00</span></p>', [1200, 'GBP', 1500], { stated: [15, 'GBP'] }],
  ],
  'with and without tax': [
    ['<p class="price">¥1,200（税込¥1,320）</p>', [1320, 'JPY', null], { lang: 'ja', stated: [1320, 'JPY'] }],
    ['<p class="price">¥1,200（税込¥1,320）</p>', [1320, 'JPY', null], { lang: 'ja' }],
    ['<p class="price">1,200円</p><p>（税込 1,320円）</p>', [1320, 'JPY', null], { lang: 'ja' }],
    ['<div>excl. VAT <b>£100</b></div><div>incl. VAT <b>£120</b></div>', [12_000, 'GBP', null]],
    ['<div><b>£100</b> excl. VAT</div><div><b>£120</b> incl. VAT</div>', [12_000, 'GBP', null]],
    ['<p><span>100,00 €</span> <small>HT</small> <span>120,00 €</span> <small>TTC</small></p>', [12_000, 'EUR', null], { lang: 'fr' }],
    [
      '<table><tr><td>Netto</td><td>100,00 €</td></tr><tr><td>Brutto</td><td>119,00 €</td></tr></table>',
      [11_900, 'EUR', null],
      { lang: 'de' },
    ],
    ['<p class="price">119,00 €</p><p>inkl. MwSt. zzgl. Versandkosten</p>', [11_900, 'EUR', null], { lang: 'de' }],
    ['<p>100 TL + KDV</p><p>120 TL KDV dahil</p>', [12_000, 'TRY', null], { lang: 'tr' }],
    ['<p><b>826 Kč</b> bez DPH</p><p><b>1 000 Kč</b> s DPH</p>', [100_000, 'CZK', null], { lang: 'cs' }],
    ['<p>123 zł brutto</p><p>100 zł netto</p>', [12_300, 'PLN', null], { lang: 'pl' }],
    [
      '<p class="price">100,00 € + IVA</p><p class="price">121,00 € IVA incluido</p>',
      [12_100, 'EUR', null],
      { lang: 'es', stated: [100, 'EUR'] },
    ],
    ['<p class="price">€ 100,00</p><p>excl. btw</p><p class="price">€ 121,00</p><p>incl. btw</p>', [12_100, 'EUR', null], { lang: 'nl' }],
  ],
  'what is never the price': [
    ['<p>12,00 €/kg</p><p>6,00 €</p>', [600, 'EUR', null], { lang: 'de' }],
    ['<p>Grundpreis: <span>24,00 €</span> / 1 l</p><p><span class="price">12,00 €</span></p>', [1200, 'EUR', null], { lang: 'de' }],
    [
      '<p><span class="price">12,00 €</span> <span class="price-unit">(<span>24,00 €</span> / 1 l)</span></p>',
      [1200, 'EUR', null],
      { lang: 'de' },
    ],
    ['<p>£1.20 per 100g</p><p>£12.00</p>', [1200, 'GBP', null]],
    ['<div><span>Prix au kilo</span> <span>24 €</span></div><div>12 €</div>', [1200, 'EUR', null], { lang: 'fr' }],
    ['<p>100gあたり240円</p><p>1,200円</p>', [1200, 'JPY', null], { lang: 'ja' }],
    ['<p>or 3 × 10 €</p><p>30 €</p>', [3000, 'EUR', null]],
    ['<p>Or <b>3</b> payments of <b>£10.00</b></p><p><b>£30.00</b></p>', [3000, 'GBP', null]],
    ['<p>from £5/month</p><p>£120</p>', [12_000, 'GBP', null]],
    ['<p>12 taksit x 100 TL</p><p>1.200 TL</p>', [120_000, 'TRY', null], { lang: 'tr' }],
    ['<p>ab 10 € mtl.</p><p>120 €</p>', [12_000, 'EUR', null], { lang: 'de' }],
    ['<p>月々1,000円</p><p>12,000円</p>', [12_000, 'JPY', null], { lang: 'ja' }],
    ['<p><b>+ 4,90 €</b> Versand</p><p><b>12,00 €</b></p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<dl><dt>Versand</dt><dd>4,90 €</dd><dt>Preis</dt><dd>12,00 €</dd></dl>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>Paketversand nach Österreich: <b>9,90 €</b></p><p><b>12,00 €</b></p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>Kostenloser Versand</p><p>12,00 €</p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p><span>12,00 €</span> versandkostenfrei</p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>Free shipping over <b>£50</b></p><p><b>£12.00</b></p>', [1200, 'GBP', null]],
    ['<p>5,000円以上で送料無料</p><p>1,200円</p>', [1200, 'JPY', null], { lang: 'ja' }],
    ['<p>Livraison gratuite dès <strong>49 €</strong></p><p><strong>12 €</strong></p>', [1200, 'EUR', null], { lang: 'fr' }],
    ['<p>Mindestbestellwert: 20,00 €</p><p>12,00 €</p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>Pfand: <b>0,25 €</b></p><p><b>1,99 €</b></p>', [199, 'EUR', null], { lang: 'de' }],
    ['<p><b>-3,00 €</b></p><p><b>12,00 €</b></p>', [1200, 'EUR', null], { lang: 'fr' }],
    ['<p>Du sparst <b>3,00 €</b></p><p><b>12,00 €</b></p>', [1200, 'EUR', null], { lang: 'de' }],
    ['<p>300円OFF</p><p>1,200円</p>', [1200, 'JPY', null], { lang: 'ja' }],
    ['<p>Oszczędzasz <b>30 zł</b></p><p><b>120 zł</b></p>', [12_000, 'PLN', null], { lang: 'pl' }],
    ['<div class="shipping"><b>4,90 €</b></div><p><b>12,00 €</b></p>', [1200, 'EUR', null]],
    ['<div class="installments"><b>10,00 €</b></div><p><b>120,00 €</b></p>', [12_000, 'EUR', null]],
  ],
  'of all kinds': [
    ['<p class="price"><span class="amount">12.50</span><span class="currency">TND</span></p>', [12500, 'TND', null], { lang: 'fr' }],
    [
      '<table><tr><th>Menge</th><th>Preis</th></tr><tr><td>ab 1</td><td>12,00 €</td></tr><tr><td>ab 10</td><td>10,00 €</td></tr></table>',
      [1200, 'EUR', null],
      { lang: 'de' },
    ],
    [
      '<span class="a-offscreen">£12.50</span><span aria-hidden="true"><span class="a-price-whole">12<span>.</span></span><span class="a-price-fraction">50</span></span>',
      [1250, 'GBP', null],
    ],
    ['<span class="integer">12</span><span class="decimals">50</span><span>€</span>', [1250, 'EUR', null], { lang: 'fr' }],
    ['<span aria-label="12,50 euros"><span>12</span><sup>50</sup>€</span>', [1250, 'EUR', null], { lang: 'fr' }],
    ['<p>Bestellnr. 120 450</p><p><strong>12,50 €</strong></p>', [1250, 'EUR', null], { lang: 'de' }],
    ['<div>4,8 von 5 (120 Bewertungen)</div><div>12,50 €</div>', [1250, 'EUR', null], { lang: 'de' }],
    [
      '<div class="price-box"><p class="old-price"><span>15,00 €</span></p><p class="special-price"><span>12,00 €</span></p></div>',
      [1200, 'EUR', 1500],
      { lang: 'de' },
    ],
    ['<div><strike>₹1,999</strike> ₹1,299 (35% off)</div>', [129900, 'INR', 199900], { lang: 'en-IN' }],
    [
      '<div><span>₹1,299</span> <span>MRP</span> <span>₹1,999</span> <span>35% off</span></div>',
      [129900, 'INR', 199900],
      { lang: 'en-IN' },
    ],
    [
      '<div>M.R.P.: <span>₹1,999</span></div><div>Price: <span>₹1,299</span></div><div>You Save: <span>₹700</span></div>',
      [129900, 'INR', 199900],
      { lang: 'en-IN' },
    ],
    ['<div>Verkaufspreis: <span>12,00 €</span></div><div>inkl. 19% MwSt: <span>1,92 €</span></div>', [1200, 'EUR', null], { lang: 'de' }],
    [
      '<div>Preis netto: <span>100,00 €</span></div><div>19 % MwSt.: <span>19,00 €</span></div><div>Preis brutto: <span>119,00 €</span></div>',
      [11900, 'EUR', null],
      { lang: 'de' },
    ],
    [
      '<div><span>89,00 zł</span> / <span>szt.</span></div><div>Cena netto: <span>72,36 zł</span></div>',
      [8900, 'PLN', null],
      { lang: 'pl' },
    ],
    [
      '<div>najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: <span>79,00 zł</span></div><div><span>89,00 zł</span></div>',
      [8900, 'PLN', null],
      { lang: 'pl' },
    ],
    [
      '<p><span>Prix public TTC :</span> <span>15,00 €</span></p><p><span>Votre prix :</span> <span>12,00 €</span></p>',
      [1200, 'EUR', 1500],
      { lang: 'fr' },
    ],
    ['<p>Frais de port : 5,90 € (offerts dès 49 €)</p><p>12,00 €</p>', [1200, 'EUR', null], { lang: 'fr' }],
    ['<p>12,00 €</p><p>ou 3 fois 4,00 € sans frais</p>', [1200, 'EUR', null], { lang: 'fr' }],
    [
      '<div>Antes: <span>15,99€</span></div><div>Ahora: <span>12,99€</span></div><div>Ahorras 3,00€</div>',
      [1299, 'EUR', 1599],
      { lang: 'es' },
    ],
    ['<div>$15.990</div><div>6 cuotas de $2.665</div>', [15990, 'CLP', null], { lang: 'es-CL' }],
    [
      '<div>Precio Normal: <span>$ 19.990</span></div><div>Precio Internet: <span>$ 15.990</span></div>',
      [15990, 'CLP', 19990],
      { lang: 'es-CL' },
    ],
    ['<div><span>R$</span><span>120</span><span>,00</span></div><div>ou 10x de R$ 12,00</div>', [12000, 'BRL', null], { lang: 'pt-BR' }],
    [
      '<div>12x de <strong>R$ 10,00</strong> sem juros</div><div>à vista <strong>R$ 108,00</strong></div>',
      [10800, 'BRL', null],
      { lang: 'pt-BR' },
    ],
    ['<div>Prezzo: <span>12,00 €</span></div><div>Prezzo al kg: <span>24,00 €</span></div>', [1200, 'EUR', null], { lang: 'it' }],
    ['<div>Spedizione: <span>5,90 €</span> gratuita oltre 49 €</div><div><span>12,00 €</span></div>', [1200, 'EUR', null], { lang: 'it' }],
    ['<p><span>€ 15,00</span></p><p>Nu voor <span>€ 12,00</span></p>', [1200, 'EUR', 1500], { lang: 'nl' }],
    ['<p>Adviesprijs <del>€ 15,00</del></p><p>€ 12,-</p>', [1200, 'EUR', 1500], { lang: 'nl' }],
    ['<div>150,00 TL</div><div>Sepette %20 İndirim</div><div>120,00 TL</div>', [15000, 'TRY', null], { lang: 'tr' }],
    ['<div>KDV Dahil <span>120,00 TL</span></div><div>KDV Hariç <span>100,00 TL</span></div>', [12000, 'TRY', null], { lang: 'tr' }],
    [
      '<div>Havale/EFT: <span>114,00 TL</span></div><div>Fiyat: <span>120,00 TL</span></div>',
      [12000, 'TRY', null],
      { lang: 'tr', stated: [120, 'TRY'] },
    ],
    [
      '<div>السعر: <span>150 ر.س</span> <span>شامل الضريبة</span></div><div>أو 4 دفعات بقيمة <span>37.50 ر.س</span></div>',
      [15000, 'SAR', null],
      { lang: 'ar' },
    ],
    [
      '<div>希望小売価格：<span>5,500円</span></div><div>販売価格：<span>4,400円</span>（税込）</div><div>送料 <span>600円</span></div>',
      [4400, 'JPY', 5500],
      { lang: 'ja' },
    ],
    [
      '<div><span>4,000円</span><span>(税抜)</span></div><div><span>4,400円</span><span>(税込)</span></div>',
      [4400, 'JPY', null],
      { lang: 'ja' },
    ],
    [
      '<div>Ord. pris <span>599 kr</span></div><div>Medlemspris <span>499 kr</span></div><div>Lägsta pris senaste 30 dagarna: <span>450 kr</span></div>',
      [49900, 'SEK', 59900],
      { lang: 'sv' },
    ],
    ['<div>Jämförpris 49,90 kr/kg</div><div>24,95 kr</div>', [2495, 'SEK', null], { lang: 'sv' }],
    [
      '<div>Cena s DPH: <b>1 000 Kč</b></div><div>Cena bez DPH: <b>826 Kč</b></div><div>Recyklační poplatek: <b>5 Kč</b></div>',
      [100000, 'CZK', null],
      { lang: 'cs' },
    ],
    ['<div>Gift wrapping <span>+£3.50</span></div><div>£12.00</div>', [1200, 'GBP', null]],
    ['<div>Add protection plan for <span>£4.99</span></div><div class="price">£12.00</div>', [1200, 'GBP', null]],
    ['<div>Earn £0.12 cashback</div><div>£12.00</div>', [1200, 'GBP', null]],
    ['<div>Spend <b>£50</b> more for free delivery</div><div><b>£12.00</b></div>', [1200, 'GBP', null]],
    ['<div>£12.00</div><div>£9.99 with subscription</div>', [1200, 'GBP', null]],
    ['<div>From £12.00</div><div>Was £15.00</div>', [1200, 'GBP', 1500]],
    ['<div>Hire: £5 per day</div><div>Buy: £120</div>', [12000, 'GBP', null]],
    ['<div>$12.00 CAD</div>', [1200, 'CAD', null]],
  ],
};

describe.each(Object.entries(cases))('%s', (_, list) => {
  test.each(list.map(([main, wanted, given = {}]) => [`${main} ${JSON.stringify(given)}`, main, wanted, given] as const))(
    '%s',
    (_name, main, wanted, given) => {
      const product = read(main, given);
      const [price, currency, regular = null] = wanted;
      expect(product && [product.priceMinor, product.currency, product.regularPriceMinor]).toEqual([price, currency, regular]);
    },
  );
});

describe('pages that show no price', () => {
  test.each([
    '<p>12,00 €/kg</p>',
    '<p>or 3 × 10 €</p>',
    '<p>+ 4,90 € Versand</p>',
    '<p>from £5/month</p>',
    '<p>Free delivery over £50</p>',
    '<p>DT 770</p>',
  ])('%s', (main) => expect(read(main, {})?.priceMinor ?? null).toBeNull());
});

test('a range of a page has both ends, whichever element names the currency', () => {
  for (const main of [
    '<p>26 ila 50 TL</p>',
    '<p class="price"><span>26</span> ila <span>50 TL</span></p>',
    '<p>26 TL ila <b>50 TL</b></p>',
  ])
    expect(read(main, { lang: 'tr' })).toMatchObject({ priceMinor: 2600, priceMaxMinor: 5000, currency: 'TRY' });
});

const woo = (price: string) =>
  `<html lang="en"><body><div class="product type-product instock"><h1>Lamp</h1><p class="price">${price}</p></div></body></html>`;
const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text}</bdi></span>`;

test.each<[string, string, [number, number | null, number | null]]>([
  ['one price', amount('£36.00'), [3600, null, null]],
  ['a range', `${amount('£30.00')} &ndash; ${amount('£36.00')}`, [3000, 3600, null]],
  ['a sale', `<del>${amount('£40.00')}</del> <ins>${amount('£36.00')}</ins>`, [3600, null, 4000]],
  [
    'with tax behind',
    `${amount('£30.00')} <small class="woocommerce-price-suffix">ex VAT (${amount('£36.00')} inc VAT)</small>`,
    [3600, null, null],
  ],
  [
    'without tax behind',
    `${amount('£36.00')} <small class="woocommerce-price-suffix">inc VAT (${amount('£30.00')} ex VAT)</small>`,
    [3600, null, null],
  ],
])('a shop system that names its amounts: %s', (_, price, [from, to, regular]) => {
  expect(productOnPage(woo(price), 'https://shop.example/p/lamp')).toMatchObject({
    priceMinor: from,
    priceMaxMinor: to,
    regularPriceMinor: regular,
  });
});

test('reads a price that only the buy button shows', () => {
  const html =
    '<html lang="en"><body><h1>Lamp</h1><form action="/cart/add"><button>Buy now <span class="price">£12.00</span></button></form></body></html>';
  expect(productOnPage(html, 'https://shop.example/p/lamp')).toMatchObject({ priceMinor: 1200, currency: 'GBP' });
});
