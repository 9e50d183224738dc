/** Difficult prices as real shops write them: currencies, scripts, separators, ranges, former prices, prices per measure. */
import { describe, expect, test } from 'vitest';
import { toMinor } from './minor-units.ts';
import { parsePrice, parsePrices } from './price-text.ts';

describe('one price', () => {
  test.each<[string, string | null, string | null]>([
    // Cents behind the currency.
    ['35€ 99', '35.99', 'EUR'],
    ['35€99', '35.99', 'EUR'],
    ['35 € 99', '35.99', 'EUR'],
    ['35€ 99 TTC', '35.99', 'EUR'],
    ['€ 35 99', '35.99', 'EUR'],
    ['99 zł 90 gr', '99.90', 'PLN'],
    ['1 234 руб. 50 коп.', '1234.50', 'RUB'],
    ['12 lei 50 bani', '12.50', 'RON'],
    ['10 € 50 cl', '10', 'EUR'],
    ['10 € 24 Stück', '10', 'EUR'],
    ['10 € 20 %', '10', 'EUR'],
    ['35,50 € 12', '35.50', 'EUR'],
    ['1200 円 50', '1200', 'JPY'],
    // Currencies of three decimals.
    ['423.923 KD', '423.923', 'KWD'],
    ['KD 12.500', '12.500', 'KWD'],
    ['K.D. 1,250.000', '1250.000', 'KWD'],
    ['1,250 KD', '1250', 'KWD'],
    ['د.ك 12.500', '12.500', 'KWD'],
    ['12.500 د.ك', '12.500', 'KWD'],
    ['٤٢٣٫٩٢٣ د.ك', '423.923', 'KWD'],
    ['BD 4.900', '4.900', 'BHD'],
    ['4.900 د.ب', '4.900', 'BHD'],
    ['R.O. 7.250', '7.250', 'OMR'],
    ['7.250 ريال عماني', '7.250', 'OMR'],
    ['JOD 18.990', '18.990', 'JOD'],
    ['12,500 DT', '12.500', 'TND'],
    // Digits and signs of other scripts.
    ['٢٣٫٥٠ ر.س', '23.50', 'SAR'],
    ['٢٬٣٠٠ ريال', '2300', 'SAR'],
    ['۱۲۵٬۰۰۰ تومان', '125000', 'IRT'],
    ['₹१,२३,४५६', '123456', 'INR'],
    ['৳১,২৫০', '1250', 'BDT'],
    ['฿๑,๒๕๐', '1250', 'THB'],
    ['３，９８０円', '3980', 'JPY'],
    ['￥3,980（税込）', '3980', 'JPY'],
    ['3,618円(税抜) 3,980円(税込)', '3980', 'JPY'],
    ['3万円', '30000', 'JPY'],
    ['1万2000円', '12000', 'JPY'],
    ['1.5万元', '15000', 'CNY'],
    ['29,900원', '29900', 'KRW'],
    ['\u200f١٬٢٩٩٫٠٠\u00a0ر.س.\u200f', '1299.00', 'SAR'],
    // Separators and abbreviations.
    ['Rs.799', '799', 'INR'],
    ['Rs. 1,299/-', '1299', 'INR'],
    ['₹ 1,23,456.50', '123456.50', 'INR'],
    ['1.299,00 TL', '1299.00', 'TRY'],
    ['R$ 1.299,90 à vista', '1299.90', 'BRL'],
    ['R 1 299,00', '1299.00', 'ZAR'],
    ['S/ 49.90', '49.90', 'PEN'],
    ['CHF 12.–', '12', 'CHF'],
    ["Fr. 1'298.50", '1298.50', 'CHF'],
    ['12 500 Ft', '12500', 'HUF'],
    ['25 000 F CFA', '25000', 'XOF'],
    ['1.299.000₫', '1299000', 'VND'],
    ['Rp1.299.000,00', '1299000.00', 'IDR'],
    ['KSh 2,450', '2450', 'KES'],
    ['Dhs. 199.00', '199.00', 'AED'],
    ['LE 450', '450', 'EGP'],
    ['US$ 1,299.99', '1299.99', 'USD'],
    ['A$59.95', '59.95', 'AUD'],
    ['12.345 €', '12345', 'EUR'],
    ['0,99 €', '0.99', 'EUR'],
    ['.99 £', '0.99', 'GBP'],
    // Former prices, savings, delivery, instalments.
    ['Was £49.99 Now £29.99', '29.99', 'GBP'],
    ['Original price was: £49.99. Current price is: £29.99.', '29.99', 'GBP'],
    ['statt 99,00 € jetzt 79,00 €', '79.00', 'EUR'],
    ['UVP 99,00 € 79,00 €', '79.00', 'EUR'],
    ['79 € au lieu de 99 €', '79', 'EUR'],
    ['Antes 59,95 € Ahora 39,95 €', '39.95', 'EUR'],
    ['Eski fiyat 499 TL Yeni fiyat 349 TL', '349', 'TRY'],
    ['Najniższa cena z 30 dni: 89,99 zł 79,99 zł', '79.99', 'PLN'],
    ['79,00 € Niedrigster Preis der letzten 30 Tage: 69,00 €', '79.00', 'EUR'],
    ['定価 5,000円 販売価格 3,980円', '3980', 'JPY'],
    ['بدلاً من 300 ر.س 250 ر.س', '250', 'SAR'],
    ['UVP 99,00 €', '99.00', 'EUR'],
    ['Save £5 £29.99', '29.99', 'GBP'],
    ['Sie sparen 20 € 79 €', '79', 'EUR'],
    ['Versand 4,90 € | 79,00 €', '79.00', 'EUR'],
    ['79,00 € + 4,90 € Versand', '79.00', 'EUR'],
    ['12x de R$ 99,90 ou R$ 1.098,90', '1098.90', 'BRL'],
    ['-20% 80 €', '80', 'EUR'],
    // Prices of measures.
    ['9,98 €/kg 4,99 €', '4.99', 'EUR'],
    ['4,99 € (9,98 € / kg)', '4.99', 'EUR'],
    ['1 kg = 9,98 € 4,99 €', '4.99', 'EUR'],
    ['€ 2,50 per kg', '2.50', 'EUR'],
    ['3,20 € pro 100 ml 16,00 €', '16.00', 'EUR'],
    ['2,5 l für 10 €', '10', 'EUR'],
    ['100 € HT 120 € TTC', '120', 'EUR'],
    ['excl. VAT £100 £120', '120', 'GBP'],
    ['on request', null, null],
    ['', null, null],
  ])('%s', (text, amount, currency) => {
    const price = parsePrice(text);
    expect([price && Number(price.amount), price?.currency ?? null]).toEqual([amount && Number(amount), currency]);
  });

  test('of a currency of three decimals in minor units', () => {
    const price = parsePrice('423.923 KD');
    expect(toMinor(price?.amount, price?.currency ?? null)).toBe(423_923);
  });
});

describe('a range', () => {
  test.each<[string, string[], string | null]>([
    ['From 26 to 50 €', ['26', '50'], 'EUR'],
    ['26 – 50 €', ['26', '50'], 'EUR'],
    ['$26.00 - $50.00', ['26.00', '50.00'], 'USD'],
    ['£5–£9', ['5', '9'], 'GBP'],
    ['ab 26 bis 50 €', ['26', '50'], 'EUR'],
    ['De 26 à 50 €', ['26', '50'], 'EUR'],
    ['od 26,50 zł do 50 zł', ['26.50', '50'], 'PLN'],
    ['zwischen 26 und 50 €', ['26', '50'], 'EUR'],
    ['entre 26 et 50 €', ['26', '50'], 'EUR'],
    ['1,200円～3,400円', ['1200', '3400'], 'JPY'],
    ['12.500 KD - 18.750 KD', ['12.500', '18.750'], 'KWD'],
    ['من 26 إلى 50 ر.س', ['26', '50'], 'SAR'],
    ['от 1 200 до 3 400 ₽', ['1200', '3400'], 'RUB'],
    ['Gr. 36-42 29,90 €', ['29.90'], 'EUR'],
    ['50 € - 26 €', ['50'], 'EUR'],
    ['From 26 €', ['26'], 'EUR'],
    ['2 and 3 for 10 €', ['10'], 'EUR'],
  ])('%s', (text, amounts, currency) => {
    const prices = parsePrices(text);
    expect([prices.map(({ amount }) => Number(amount)), prices[0]?.currency ?? null]).toEqual([amounts.map(Number), currency]);
  });
});
