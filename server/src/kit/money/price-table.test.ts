/** Many prices as shops of many countries write them, by what makes each of them hard. */
import { describe, expect, test } from 'vitest';
import { showsMoney } from './currency.ts';
import { parsePrices } from './price-text.ts';

/** A line each: the text, the amounts that are its price, and the currency; `–` for none. */
const tables: Record<string, string> = {
  currencies: `
    423.923 KD | 423.923 | KWD
    KD 423.923 | 423.923 | KWD
    12.500 DT | 12.500 | TND
    12,500 DT | 12.5 | TND
    1.250 JD | 1.250 | JOD
    250 DH | 250 | MAD
    1 250,00 DH | 1250 | MAD
    1 250 Dhs | 1250 | AED
    5 000 FCFA | 5000 | XOF
    12.500 F CFA | 12500 | XOF
    1,250 บาท | 1250 | THB
    1,250.- บาท | 1250 | THB
    ฿1,250 | 1250 | THB
    KSh 2,450 | 2450 | KES
    KSh. 2,450/- | 2450 | KES
    Ksh2,450.00 | 2450 | KES
    TSh 25,000 | 25000 | TZS
    1.299.000đ | 1299000 | VND
    1.299.000 VNĐ | 1299000 | VND
    150.000 đồng | 150000 | VND
    Gs. 150.000 | 150000 | PYG
    150.000 Gs. | 150000 | PYG
    ₲ 150.000 | 150000 | PYG
    Bs 350 | 350 | BOB
    Bs. 1.250,00 | 1250 | BOB
    LE 1,250 | 1250 | EGP
    1,250 LE | 1250 | EGP
    450.00 L.E. | 450 | EGP
    E£450 | 450 | EGP
    E£ 1,250.00 | 1250 | EGP
    £E 450 | 450 | EGP
    L£ 450,000 | 450000 | LBP
    AR$ 15.990 | 15990 | ARS
    AR$15.990,50 | 15990.50 | ARS
    U$S 120 | 120 | USD
    US $120.00 | 120 | USD
    CLP$ 19.990 | 19990 | CLP
    COL$ 85.000 | 85000 | COP
    RD$ 1,250.00 | 1250 | DOP
    UY$ 1.250 | 1250 | UYU
    TT$ 125.00 | 125 | TTD
    J$ 1,250.00 | 1250 | JMD
    R$ 49,90 | 49.90 | BRL
    R1 299,00 | 1299 | ZAR
    R 1,299.00 | 1299 | ZAR
    12 euro | 12 | EUR
    12,50 euro | 12.50 | EUR
    Euro 12,50 | 12.50 | EUR
    12,50 Euros | 12.50 | EUR
    12,50 ευρώ | 12.50 | EUR
    12,50 евро | 12.50 | EUR
    12.50 يورو | 12.50 | EUR
    12,- € | 12 | EUR
    12,– € | 12 | EUR
    1290,- Kč | 1290 | CZK
    1 290 korun | 1290 | CZK
    249.90 zl | 249.90 | PLN
    249,90 złotych | 249.90 | PLN
    1 250 kronor | 1250 | –
    12 500 Ft | 12500 | HUF
    12 500 forint | 12500 | HUF
    45,99 Lei | 45.99 | RON
    1.250,00 din. | 1250 | RSD
    12,50 KM | 12.50 | BAM
    450 ден. | 450 | MKD
    12,50 лв. | 12.50 | BGN
    990 гривень | 990 | UAH
    1 250 рублей | 1250 | RUB
    1250 р. | 1250 | RUB
    45 000 тенге | 45000 | KZT
    12 500 сум | 12500 | UZS
    12 500 so'm | 12500 | UZS
    45 ₾ | 45 | GEL
    Tk 1,250 | 1250 | BDT
    1,250 টাকা | 1250 | BDT
    Rs. 1,299 | 1299 | INR
    ₨ 4,500 | 4500 | INR
    S/. 89.90 | 89.90 | PEN
    B/. 45.00 | 45 | PAB
    120 SR | 120 | SAR
    12.500 B.D. | 12.5 | BHD
    1,250 QR | 1250 | QAR
    45 ש"ח | 45 | ILS
    398元 | 398 | CNY
    RMB 398 | 398 | CNY
    398 人民币 | 398 | CNY
    120 美元 | 120 | USD
    ١٬٢٥٠ جنيه | 1250 | EGP
    ٢٥٠ درهم | 250 | AED
    Rp 150.000 | 150000 | IDR
    150.000 rupiah | 150000 | IDR
    ₦12,500 | 12500 | NGN
    GH₵ 120.00 | 120 | GHS
    1.250 Türk Lirası | 1250 | TRY
    49.50 Franken | 49.50 | CHF
    SFr. 49.50 | 49.50 | CHF`,
  'cents and counts': `
    35 ,99 € | 35.99 | EUR
    35 .99 $ | 35.99 | USD
    $35 .99 | 35.99 | USD
    1 299 ,90 € | 1299.90 | EUR
    €35 99 | 35.99 | EUR
    35 € 99 | 35.99 | EUR
    Pack of 6 £12 | 12 | GBP
    Pack of 6 £ 12 | 12 | GBP
    Pack of 6 £12.50 | 12.50 | GBP
    Pack of 6 € 12,50 | 12.50 | EUR
    Pack of 6 EUR 12.50 | 12.50 | EUR
    Set of 2 €15 | 15 | EUR
    3 for $10 | 10 | USD
    Model 35 $99 | 99 | USD
    No. 5 ₹99 | 99 | INR
    Taille 42 €59 | 59 | EUR
    2 ₺45 | 45 | TRY
    x6 R$ 12 | 12 | BRL
    75cl £12.50 | 12.50 | GBP
    500 g € 4,50 | 4.50 | EUR
    24 Stück 18 € | 18 | EUR
    6 Pack KSh 95 | 95 | KES
    12 Kč 50 | 12.50 | CZK
    Vol. 2 ￥12 | 12 | JPY`,
  ranges: `
    26 ila 50 TL | 26 50 | TRY
    26 TL ila 50 TL | 26 50 | TRY
    26 TL ile 50 TL arası | 26 50 | TRY
    26 TL'den 50 TL'ye kadar | 26 50 | TRY
    entre 26 € y 50 € | 26 50 | EUR
    desde 26 hasta 50 € | 26 50 | EUR
    de 26€ à 50€ | 26 50 | EUR
    de 26 € jusqu'à 50 € | 26 50 | EUR
    da 26 a 50 € | 26 50 | EUR
    da 26 € fino a 50 € | 26 50 | EUR
    od 26 do 50 zł | 26 50 | PLN
    od 26 Kč až do 50 Kč | 26 50 | CZK
    van 26 tot 50 € | 26 50 | EUR
    van € 26 tot en met € 50 | 26 50 | EUR
    fra 26 til 50 kr | 26 50 | –
    R$ 26,00 a R$ 50,00 | 26 50 | BRL
    26円〜50円 | 26 50 | JPY
    ¥1,200 ~ ¥3,400 | 1200 3400 | JPY
    26元至50元 | 26 50 | CNY
    26,000원 ~ 50,000원 | 26000 50000 | KRW
    من 26 إلى 50 درهم | 26 50 | AED
    من ٢٦ ر.س حتى ٥٠ ر.س | 26 50 | SAR
    Rp 26.000 sampai Rp 50.000 | 26000 50000 | IDR
    26.000đ đến 50.000đ | 26000 50000 | VND
    26€-50€ | 26 50 | EUR
    26-€50 | 26 50 | EUR
    US$26–US$50 | 26 50 | USD
    ab 26 € | 26 | EUR
    à partir de 26 € | 26 | EUR
    26 TL'den başlayan fiyatlarla | 26 | TRY
    26円から | 26 | JPY
    26 元起 | 26 | CNY`,
  'former prices': `
    Regular price £15 Sale price £12 | 12 | GBP
    RRP: £15.00 Our price: £12.00 | 12 | GBP
    Was: £15 / Now: £12 | 12 | GBP
    List Price: $15.00 Price: $12.00 | 12 | USD
    $12.00 (was $15.00) | 12 | USD
    £15.00 RRP £12.00 | 12 | GBP
    £12.00 £15.00 RRP | 12 | GBP
    Reg. $15.00 Sale $12.00 | 12 | USD
    Recommended retail price £15 £12 | 12 | GBP
    M.R.P.: ₹1,999 Deal Price: ₹1,299 | 1299 | INR
    Usual price S$15 Promo S$12 | 12 | SGD
    Down from £15 to £12 | 12 | GBP
    Lowest price in the last 30 days: £11 Price £12 | 12 | GBP
    UVP: 15,00 € Jetzt: 12,00 € | 12 | EUR
    UVP des Herstellers 15,00 € 12,00 € | 12 | EUR
    15,00 € UVP 12,00 € | 12 | EUR
    Normalpreis 15 € Sonderpreis 12 € | 12 | EUR
    Regulärer Preis 15 € Angebotspreis 12 € | 12 | EUR
    Ursprünglicher Preis war: 15,00 € Aktueller Preis ist: 12,00 €. | 12 | EUR
    Früher 15 € Heute 12 € | 12 | EUR
    Bisheriger Preis 15 € 12 € | 12 | EUR
    Ladenpreis 15 € Unser Preis 12 € | 12 | EUR
    Alter Preis: 15 € Neuer Preis: 12 € | 12 | EUR
    Von 15 € auf 12 € reduziert | 12 | EUR
    Niedrigster Preis der letzten 30 Tage: 11,00 € 12,00 € | 12 | EUR
    12,00 € (30-Tage-Bestpreis: 11,00 €) | 12 | EUR
    30-Tage-Bestpreis: 11,00 € 12,00 € | 12 | EUR
    niedrigster Gesamtpreis der letzten 30 Tage 11,00 € | – | –
    Prix habituel 15 € Prix promo 12 € | 12 | EUR
    Prix normal 15 € Prix soldé 12 € | 12 | EUR
    Prix régulier 15,00 $ Prix réduit 12,00 $ | 12 | USD
    Prix de base 15 € 12 € | 12 | EUR
    Prix d’origine 15 € Prix actuel 12 € | 12 | EUR
    Le prix initial était : 15,00 €. Le prix actuel est : 12,00 €. | 12 | EUR
    Prix public conseillé 15 € Notre prix 12 € | 12 | EUR
    Avant 15 € Maintenant 12 € | 12 | EUR
    Prix le plus bas des 30 derniers jours : 11 € Prix 12 € | 12 | EUR
    Precio habitual 15 € Precio de oferta 12 € | 12 | EUR
    Precio normal 15 € Precio rebajado 12 € | 12 | EUR
    El precio original era: 15,00€. El precio actual es: 12,00€. | 12 | EUR
    P.V.P.R. 15 € 12 € | 12 | EUR
    Precio de lista $ 1.500 Precio online $ 1.200 | 1200 | USD
    Precio más bajo en los últimos 30 días: 11 € 12 € | 12 | EUR
    Prezzo di listino 15 € Prezzo scontato 12 € | 12 | EUR
    Il prezzo originale era: 15,00 €. Il prezzo attuale è: 12,00 €. | 12 | EUR
    Prezzo consigliato 15 € 12 € | 12 | EUR
    Prima 15 € Ora 12 € | 12 | EUR
    Da 15 € a 12 € | 12 | EUR
    Prezzo più basso degli ultimi 30 giorni: 11 € 12 € | 12 | EUR
    Van 15 euro voor 12 euro | 12 | EUR
    Van € 15,00 voor € 12,00 | 12 | EUR
    Normale prijs € 15 Aanbiedingsprijs € 12 | 12 | EUR
    Oorspronkelijke prijs was: € 15,00. Huidige prijs is: € 12,00. | 12 | EUR
    Oude prijs 15 € Nieuwe prijs 12 € | 12 | EUR
    Laagste prijs in de afgelopen 30 dagen € 11 Nu € 12 | 12 | EUR
    Normal fiyat 150 TL İndirimli fiyat 120 TL | 120 | TRY
    Liste Fiyatı 150,00 TL Satış Fiyatı 120,00 TL | 120 | TRY
    150 TL yerine 120 TL | 120 | TRY
    150 TL'den 120 TL'ye düştü | 120 | TRY
    Orijinal fiyat: 150,00 ₺. Şu andaki fiyat: 120,00 ₺. | 120 | TRY
    Son 30 günün en düşük fiyatı 110 TL 120 TL | 120 | TRY
    Önceki fiyat 150 TL Şimdi 120 TL | 120 | TRY
    Cena regularna: 150 zł Cena promocyjna: 120 zł | 120 | PLN
    Najniższa cena z 30 dni przed obniżką: 110 zł Cena 120 zł | 120 | PLN
    120 zł Najniższa cena z 30 dni: 110 zł | 120 | PLN
    Najniższa cena z 30 dni przed obniżką: 110 zł | – | –
    Cena katalogowa 150 zł 120 zł | 120 | PLN
    Poprzednia cena 150 zł Aktualna cena 120 zł | 120 | PLN
    Pierwotna cena wynosiła: 150,00 zł. Aktualna cena wynosi: 120,00 zł. | 120 | PLN
    Z 150 zł na 120 zł | 120 | PLN
    Zamiast 150 zł tylko 120 zł | 120 | PLN
    السعر العادي 150 ر.س سعر البيع 120 ر.س | 120 | SAR
    السعر قبل الخصم 150 ر.س السعر بعد الخصم 120 ر.س | 120 | SAR
    السعر الأصلي هو: 150 ر.س السعر الحالي هو: 120 ر.س | 120 | SAR
    بدلًا من 150 ر.س 120 ر.س | 120 | SAR
    通常価格 1,500円 セール価格 1,200円 | 1200 | JPY
    定価1,500円→特価1,200円 | 1200 | JPY
    希望小売価格 1,500円 1,200円 | 1200 | JPY
    参考価格: ¥1,500 価格: ¥1,200 | 1200 | JPY
    原价¥150 现价¥120 | 120 | JPY
    정가 15,000원 판매가 12,000원 | 12000 | KRW
    Původní cena 150 Kč Akční cena 120 Kč | 120 | CZK
    Nejnižší cena za posledních 30 dní: 110 Kč 120 Kč | 120 | CZK
    Eredeti ár: 1500 Ft Akciós ár: 1200 Ft | 1200 | HUF
    1500 Ft helyett 1200 Ft | 1200 | HUF
    Ordinarie pris 150 kr Nu 120 kr | 120 | –
    Normalpris 150 kr Tilbudspris 120 kr | 120 | –
    Førpris 150 kr. Nu 120 kr. | 120 | –
    Norm. 15 € Nyt 12 € | 12 | EUR
    De R$ 150,00 por R$ 120,00 | 120 | BRL
    De: 150 € Por: 120 € | 120 | EUR
    O preço original era: R$ 150,00. O preço atual é: R$ 120,00. | 120 | BRL
    Preț vechi 150 lei Preț nou 120 lei | 120 | RON
    PRP: 150 Lei 120 Lei | 120 | RON
    Старая цена 1 500 ₽ Новая цена 1 200 ₽ | 1200 | RUB
    Цена без скидки 1 500 ₽ Цена со скидкой 1 200 ₽ | 1200 | RUB
    Αρχική τιμή 15 € Τελική τιμή 12 € | 12 | EUR
    מחיר רגיל 150 ₪ מחיר מבצע 120 ₪ | 120 | ILS
    Giá gốc 150.000đ Giá khuyến mãi 120.000đ | 120000 | VND
    Harga normal Rp150.000 Harga promo Rp120.000 | 120000 | IDR
    ราคาปกติ 150 บาท ราคาพิเศษ 120 บาท | 120 | THB
    UVP 15 € | 15 | EUR
    Regular price £15 | 15 | GBP`,
  'with and without tax': `
    ¥1,200（税込¥1,320） | 1320 | JPY
    1,200円(税込1,320円) | 1320 | JPY
    1,320円（税込） | 1320 | JPY
    1,320円(税抜 1,200円) | 1320 | JPY
    税抜1,200円／税込1,320円 | 1320 | JPY
    本体価格1,200円（税込価格1,320円） | 1320 | JPY
    1,200円+税 | 1200 | JPY
    £100 excl. VAT £120 incl. VAT | 120 | GBP
    excl. VAT £100 incl. VAT £120 | 120 | GBP
    £120 inc VAT (£100 ex VAT) | 120 | GBP
    £100 +VAT (£120 inc. VAT) | 120 | GBP
    £100.00 £120.00 inc. VAT | 120 | GBP
    $100 excl. GST | $110 incl. GST | 110 | USD
    100,00 € HT 120,00 € TTC | 120 | EUR
    120 € TTC (100 € HT) | 120 | EUR
    HT : 100 € / TTC : 120 € | 120 | EUR
    Prix HT 100 € Prix TTC 120 € | 120 | EUR
    100 € hors taxes, 120 € toutes taxes comprises | 120 | EUR
    Netto: 100,00 € Brutto: 119,00 € | 119 | EUR
    100,00 € netto 119,00 € brutto | 119 | EUR
    119,00 € inkl. MwSt. (100,00 € zzgl. MwSt.) | 119 | EUR
    zzgl. MwSt. 100,00 € inkl. MwSt. 119,00 € | 119 | EUR
    100,00 € zzgl. 19 % MwSt. = 119,00 € | 119 | EUR
    119,00 € inkl. 19 % MwSt. zzgl. Versandkosten | 119 | EUR
    119,00 € inkl. 19,00 € MwSt. | 119 | EUR
    100 TL + KDV 120 TL KDV dahil | 120 | TRY
    KDV hariç 100 TL KDV dahil 120 TL | 120 | TRY
    120 TL (KDV Dahil) 100 TL (KDV Hariç) | 120 | TRY
    826 Kč bez DPH 1 000 Kč s DPH | 1000 | CZK
    1 000 Kč s DPH 826 Kč bez DPH | 1000 | CZK
    Cena bez DPH: 826 Kč Cena s DPH: 1 000 Kč | 1000 | CZK
    100 zł netto / 123 zł brutto | 123 | PLN
    123 zł brutto (100 zł netto) | 123 | PLN
    100 € sin IVA 121 € con IVA | 121 | EUR
    100 € + IVA (121 € IVA incluido) | 121 | EUR
    100 € IVA esclusa 122 € IVA inclusa | 122 | EUR
    € 100,00 excl. btw € 121,00 incl. btw | 121 | EUR
    125 kr inkl. moms (100 kr exkl. moms) | 125 | –
    100 лв. без ДДС 120 лв. с ДДС | 120 | BGN
    1 000 ₽ без НДС 1 200 ₽ с НДС | 1200 | RUB
    100 lei fără TVA 119 lei cu TVA | 119 | RON
    nettó 1000 Ft bruttó 1270 Ft | 1270 | HUF
    100 ر.س غير شامل الضريبة 115 ر.س شامل الضريبة | 115 | SAR
    100 € HT | 100 | EUR`,
  'prices of measures': `
    12,00 €/kg 6,00 € | 6 | EUR
    6,00 € (12,00 €/kg) | 6 | EUR
    Grundpreis 24 €/l 12,00 € | 12 | EUR
    12,00 € Grundpreis: 24,00 € / 1 l | 12 | EUR
    Grundpreis 24,00 € 12,00 € | 12 | EUR
    Inhalt: 0,5 l (24,00 €* / 1 l) 12,00 €* | 12 | EUR
    £12.00 (£1.20 per 100g) | 12 | GBP
    £1.20/100g £12.00 | 12 | GBP
    (£1.20 per 100 g) £12.00 | 12 | GBP
    $12.00 ($0.75 / Ounce) | 12 | USD
    $0.75 per fl. oz. $12.00 | 12 | USD
    12,00 € · 24,00 € pro Liter | 12 | EUR
    2,00 €/Stück 12,00 € | 12 | EUR
    12,00 € / Stück | 12 | EUR
    1 kg = 24,00 € 12,00 € | 12 | EUR
    (100 ml = 2,40 €) 12,00 € | 12 | EUR
    Prix au kilo : 24 € Prix : 12 € | 12 | EUR
    12 € soit 24 € le kg | 12 | EUR
    24 € le litre 12 € | 12 | EUR
    Precio por kilo: 24 € Precio: 12 € | 12 | EUR
    12 € (24 €/kilo) | 12 | EUR
    24 € al kg 12 € | 12 | EUR
    Prezzo al litro 24 € 12 € | 12 | EUR
    Prijs per kilo € 24 € 12 | 12 | EUR
    Cena jednostkowa 24 zł/kg 12 zł | 12 | PLN
    24,00 zł / 1 kg 12,00 zł | 12 | PLN
    Birim fiyat: 240 TL 120 TL | 120 | TRY
    120 TL (kg fiyatı 240 TL) | 120 | TRY
    100gあたり240円 1,200円 | 1200 | JPY
    1,200円（100gあたり240円） | 1200 | JPY
    24 ر.س / كجم 12 ر.س | 12 | SAR
    سعر الكيلو 24 ر.س 12 ر.س | 12 | SAR
    240 Kč / 1 kg 120 Kč | 120 | CZK
    240 kr/kg 120 kr | 120 | –
    jämförpris 240 kr/kg 120 kr | 120 | –
    24 ₽/шт 120 ₽ | 120 | RUB`,
  instalments: `
    12,00 € or 3 × 4,00 € | 12 | EUR
    or 3 × 10 € | – | –
    3 x 10 € ou 30 € | 30 | EUR
    30 € ou 3x 10 € sans frais | 30 | EUR
    payez en 3 fois 10 € ou 30 € | 30 | EUR
    from £5/month | – | –
    £120 or from £5/month | 120 | GBP
    £10 a month or £120 | 120 | GBP
    £10 per month £120 | 120 | GBP
    £120 or 4 interest-free payments of £30 | 120 | GBP
    4 payments of $30.00 or $120.00 | 120 | USD
    Pay in 3 instalments of £40. £120 | 120 | GBP
    12 Raten à 10 € oder 120 € | 120 | EUR
    12 Raten zu je 10 € | 120 € | 120 | EUR
    ab 10 € mtl. oder 120 € | 120 | EUR
    10 €/Monat oder 120 € | 120 | EUR
    monatlich ab 10 € oder 120 € | 120 | EUR
    Finanzierung ab 10 € monatlich | – | –
    taksit 12 x 100 TL | – | –
    12 taksit 100 TL 1.200 TL | 1200 | TRY
    100 TL'den başlayan taksitlerle 1.200 TL | 1200 | TRY
    12 x 100 TL 1.200 TL | 1200 | TRY
    100 TL x 12 1.200 TL | 1200 | TRY
    aylık 100 TL 1.200 TL | 1200 | TRY
    3 rate da 40 € o 120 € | 120 | EUR
    6 cuotas sin interés de $ 20.000 $ 120.000 | 120000 | USD
    3 plazos de 40 € o 120 € | 120 | EUR
    R$ 120,00 em até 12x de R$ 10,00 | 120 | BRL
    12x de R$ 10,00 sem juros ou R$ 120,00 | 120 | BRL
    10 rat x 12 zł lub 120 zł | 120 | PLN
    raty od 12 zł/mies. 120 zł | 120 | PLN
    3 termijnen van € 40 of € 120 | 120 | EUR
    vanaf € 10 p/m of € 120 | 120 | EUR
    月々1,000円 12,000円 | 12000 | JPY
    1,000円×12回 12,000円 | 12000 | JPY
    4 دفعات بقيمة 30 ر.س 120 ر.س | 120 | SAR
    100 kr/mån 1 200 kr | 1200 | –
    4 платежа по 300 ₽ 1 200 ₽ | 1200 | RUB`,
  'delivery, deposits and savings': `
    12,00 € + 4,90 € Versand | 12 | EUR
    + 4,90 € Versand | – | –
    zzgl. 4,90 € Versandkosten | – | –
    Versandkosten: 4,90 € | – | –
    4,90 € Versand 12,00 € | 12 | EUR
    12,00 € zzgl. Versandkosten | 12 | EUR
    12,00 € versandkostenfrei | 12 | EUR
    12,00 € inkl. Versand | 12 | EUR
    ab 50 € versandkostenfrei 12,00 € | 12 | EUR
    Versandkostenfrei ab 50 € 12,00 € | 12 | EUR
    Free shipping over £50 £12.00 | 12 | GBP
    £12.00 Free delivery on orders over £50 | 12 | GBP
    £12 free delivery | 12 | GBP
    Free delivery £12 | 12 | GBP
    Orders over £50 ship free £12 | 12 | GBP
    Livraison gratuite dès 49 € 12 € | 12 | EUR
    12 € livraison gratuite | 12 | EUR
    Frais de port : 4,90 € 12 € | 12 | EUR
    Envío gratis a partir de 30 € 12 € | 12 | EUR
    3 € de envío 12 € | 12 | EUR
    Spedizione gratuita da 39 € 12 € | 12 | EUR
    Gratis verzending vanaf € 20 € 12 | 12 | EUR
    500 TL ve üzeri kargo bedava 120 TL | 120 | TRY
    Kargo: 30 TL 120 TL | 120 | TRY
    120 TL kargo bedava | 120 | TRY
    Darmowa dostawa od 199 zł 120 zł | 120 | PLN
    Dostawa 12,99 zł 120 zł | 120 | PLN
    送料550円 1,200円 | 1200 | JPY
    1,200円 送料無料 | 1200 | JPY
    送料無料 1,200円 | 1200 | JPY
    5,000円以上で送料無料 1,200円 | 1200 | JPY
    شحن مجاني للطلبات فوق 200 ر.س 120 ر.س | 120 | SAR
    الشحن 20 ر.س 120 ر.س | 120 | SAR
    1,99 € zzgl. 0,25 € Pfand | 1.99 | EUR
    Pfand 0,25 € 1,99 € | 1.99 | EUR
    € 0,15 statiegeld € 1,99 | 1.99 | EUR
    Du sparst 3 € 12 € | 12 | EUR
    £12 Save £3 | 12 | GBP
    Save £3 (20%) £12 | 12 | GBP
    -3 € 12 € | 12 | EUR
    12 € -3 € | 12 | EUR
    Vous économisez 3 € 12 € | 12 | EUR
    30 TL indirim 120 TL | 120 | TRY
    Kazancınız 30 TL 120 TL | 120 | TRY
    $5 off $12 | 12 | USD
    5 € Rabatt 12 € | 12 | EUR
    Gutschein 5 € 12 € | 12 | EUR
    Oszczędzasz 30 zł 120 zł | 120 | PLN
    30 zł taniej 120 zł | 120 | PLN
    Ahorras 3 € 12 € | 12 | EUR
    3 € de descuento 12 € | 12 | EUR
    Risparmi 3 € 12 € | 12 | EUR
    Je bespaart € 3 € 12 | 12 | EUR
    300円OFF 1,200円 | 1200 | JPY
    وفر 30 ر.س 120 ر.س | 120 | SAR
    ušetříte 30 Kč 120 Kč | 120 | CZK`,
  'of all kinds': `
    CHF 1’298.– | 1298 | CHF
    Aktion CHF 8.40 statt 12.60 | 8.40 | CHF
    Fr. 1.20/100 g Fr. 3.95 | 3.95 | CHF
    8.40 statt 12.60 | 8.40 | –
    Prezzo: € 1.250,00 (IVA inclusa) Spese di spedizione: € 9,90 | 1250 | EUR
    ¥12,800(税込) 送料別 | 12800 | JPY
    ￥2,750 税込 [25ポイント進呈] | 2750 | JPY
    販売価格 : 3,300円(本体 3,000円) | 3300 | JPY
    メーカー希望小売価格5,500円(税込)のところ、4,400円(税込) | 4400 | JPY
    سعر 1,299.00 ر.س شامل الضريبة | 1299 | SAR
    قبل: 200 ر.س الآن: 150 ر.س | 150 | SAR
    A$129.00 RRP A$159.00 | 129 | AUD
    NZ$ 45.00 (incl. GST) | 45 | NZD
    ab 19,90 €* (UVP 24,90 €) | 19.90 | EUR
    nur 9,99 € statt UVP 14,99 € | 9.99 | EUR
    UVP: 24,90 € | Du sparst: 5,00 € (20 %) | 19,90 € | 19.90 | EUR
    Einzelpreis 4,99 € – ab 3 Stück 4,49 € | 4.99 | EUR
    Preis pro Stück: 4,99 € | 4.99 | EUR
    0,75 l (19,87 €/l) 14,90 € | 14.90 | EUR
    14,90 € / 0,5 l (29,80 € / l) | 14.90 | EUR
    199,- / stk | 199 | –
    Spar 100,- Nå 199,- | 199 | –
    Veil. 299,- 199,- | 199 | –
    1.299 kr. (Før 1.599 kr.) | 1299 | –
    19,90 € (alv 25,5 %) | 19.90 | EUR
    € 19,95 Adviesprijs € 24,95 | 19.95 | EUR
    Nu € 19,95 i.p.v. € 24,95 | 19.95 | EUR
    i.p.v. € 24,95 € 19,95 | 19.95 | EUR
    Ušetříte 20 Kč (18 %) 89 Kč | 89 | CZK
    Cena po slevě 89 Kč MOC 109 Kč | 89 | CZK
    MOC 109 Kč 89 Kč | 89 | CZK
    12 990 Ft/db | 12990 | HUF
    59,90 zł/szt. | 59.90 | PLN
    PRP 159 lei, 129 lei | 129 | RON
    Ціна: 1 299 ₴ / шт | 1299 | UAH
    Цена: 1 299 руб./шт. | 1299 | RUB
    1 299 ₽ 1 599 ₽ −19% | 1299 | RUB
    Τιμή: 19,90 € Προ έκπτωσης: 24,90 € | 19.90 | EUR
    25.000 TL yerine 19.999 TL | 19999 | TRY
    Sepette %10 indirim 899 TL | 899 | TRY
    %10 indirim 999 TL 899 TL | 999 | TRY
    20% off £12 | 12 | GBP
    10% Rabatt 12 € | 12 | EUR
    20% de descuento 80 € | 80 | EUR
    20% korting € 80 | 80 | EUR
    10 € Rabatt ab 100 € Einkaufswert 49 € | 49 | EUR
    Earn 120 points (worth £1.20) £12.00 | 12 | GBP
    Gift worth £20 £45 | 45 | GBP
    2 for £20 £12 each | 12 | GBP
    £12 or 2 for £20 | 12 | GBP
    £12.00 - £20.00 (RRP £25) | 12 20 | GBP
    $12.00 CAD | 12 | CAD
    $19.990 CLP | 19990 | CLP
    $12.00 USD | 12 | USD
    12,00 $ CA | 12 | CAD
    12,00 $ US | 12 | USD
    Rs. 500 PKR | 500 | PKR
    ¥500 CNY | 500 | CNY
    £12.00 inc. P&P | 12 | GBP
    £12.00 + £3.00 p&p | 12 | GBP
    £12.00 Delivery: £3.00 Total: £15.00 | 12 | GBP
    £500 (£50 deposit) | 500 | GBP
    Up to £50 cashback £500 | 500 | GBP
    €5/day or €120 | 120 | EUR
    1,99 € inkl. Pfand 0,25 € | 1.99 | EUR
    Inkl. 0,25 € Pfand 1,99 € | 1.99 | EUR
    Spend £50 and get free delivery £12 | 12 | GBP
    Dès 49 € d’achat, livraison offerte. 12 € | 12 | EUR
    150 TL üzeri alışverişlerde kargo ücretsiz 120 TL | 120 | TRY
    Preis 12,00 € inkl. 7 % MwSt., zzgl. 3,90 € Versand | 12 | EUR
    Stückpreis 2,00 € Preis 12,00 € | 12 | EUR
    12,00 € 6,00 € / 100 ml | 12 | EUR
    Prix unitaire : 12,00 € TTC | 12 | EUR
    29,90 €Preis inkl. MwSt. | 29.90 | EUR
    29,90 €29,90 € / 1 kg | 29.90 | EUR
    Sale!£12.00£15.00 | 12 | GBP
    Price$11.95 | 11.95 | USD
    Cena brutto 123,00 zł Cena netto 100,00 zł | 123 | PLN
    (VAT excl.) £100 (VAT incl.) £120 | 120 | GBP
    £100 VAT excl. £120 VAT incl. | 120 | GBP
    Excl. tax: $90.00 Incl. tax: $97.43 | 97.43 | USD
    $97.43 Excl. tax: $90.00 | 97.43 | USD
    Preço: R$ 120,00 ou 10x de R$ 12,00 sem juros | 120 | BRL
    R$ 108,00 no Pix ou R$ 120,00 em 10x | 108 | BRL
    12.990 Ft helyett 9.990 Ft | 9990 | HUF
    was £15.00, now from £12.00 | 12 | GBP
    Was $15.00 Save $3.00 $12.00 | 12 | USD
    Our price: £12.00, RRP: £15.00, you save: £3.00 | 12 | GBP
    Harga: Rp 150.000 Diskon Rp 30.000 | 150000 | IDR
    ราคา 1,250 บาท ค่าจัดส่ง 50 บาท | 1250 | THB
    3.990.000₫ 4.990.000₫ -20% | 3990000 | VND
    12 990 ₸ | 12990 | KZT
    1 250,00 DA | 1250 | DZD
    TND 12.500 | 12.5 | TND
    12د.ت | 12 | TND
    99 د.م. | 99 | MAD
    125,000 IQD | 125000 | IQD
    1 499 Kč s DPH / ks | 1499 | CZK
    Angebot: 19,99 € (regulär 24,99 €) | 19.99 | EUR
    Jetzt sparen! 19,99 € | 19.99 | EUR
    Sparpreis 19,99 € | 19.99 | EUR
    19,99 €* Grundpreis: 1,33 € pro 100 g | 19.99 | EUR
    Preis ab 19,99 € | 19.99 | EUR
    19,99 € inkl. gesetzl. MwSt. zzgl. Versandkosten | 19.99 | EUR
    Versandkostenfreie Lieferung! 19,99 € | 19.99 | EUR
    inkl. 5,99 € Versand: 25,98 € | 25.98 | EUR
    Listenpreis: EUR 24,99 Preis: EUR 19,99 | 19.99 | EUR
    Price: £19.99 & FREE Returns | 19.99 | GBP
    £19.99 (£1.33 / 100 g) Save 20% | 19.99 | GBP
    NOW £19.99 WAS £24.99 | 19.99 | GBP
    £24.99 £19.99 | 24.99 | GBP
    Pay £6.66 in 3 or £19.99 now | 19.99 | GBP
    or £6.66/mo with Klarna £19.99 | 19.99 | GBP
    4 interest-free payments of $5.00 with Afterpay $20.00 | 20 | USD
    $20.00 or 4 interest-free payments of $5.00 with ⓘ | 20 | USD
    MSRP: $24.99 (Save 20%) $19.99 | 19.99 | USD
    $19.99 + Free Shipping | 19.99 | USD
    $19.99 + $5.99 shipping | 19.99 | USD
    $1.33/oz $19.99 | 19.99 | USD
    19,99 € TTC - Livraison 4,99 € | 19.99 | EUR
    Soit 1,33 € / 100 g 19,99 € | 19.99 | EUR
    19,99 € au lieu de 24,99 € (-20 %) | 19.99 | EUR
    Prix conseillé : 24,99 €. Votre prix : 19,99 € | 19.99 | EUR
    Éco-participation : 0,50 € 19,99 € | 19.99 | EUR
    19,99 € dont 0,50 € d'éco-participation | 19.99 | EUR
    Payez en 4x 5,00 € avec PayPal 20,00 € | 20 | EUR
    P.V.P.: 19,99 € (IVA incl.) | 19.99 | EUR
    19,99 € IVA incluido. Envío: 4,99 € | 19.99 | EUR
    Desde 6,66 €/mes 19,99 € | 19.99 | EUR
    Antes: $24.990 Ahora: $19.990 | 19990 | USD
    Precio x kg: $ 2.499 $ 1.999 | 1999 | USD
    3 cuotas sin interés de $6.663 $19.990 | 19990 | USD
    Prezzo consigliato: 24,99 € Risparmi: 5,00 € (20%) 19,99 € | 19.99 | EUR
    19,99 € Iva compresa - Spedizione 4,99 € | 19.99 | EUR
    oppure 3 rate da € 6,66 senza interessi € 19,99 | 19.99 | EUR
    Kies: € 19,99 per stuk | 19.99 | EUR
    Per 100 gram € 1,33 € 19,99 | 19.99 | EUR
    Incl. BTW, excl. verzendkosten € 19,99 | 19.99 | EUR
    Advies € 24,99 Jouw prijs € 19,99 | 19.99 | EUR
    € 16,52 (excl. BTW) € 19,99 | 19.99 | EUR
    Cena: 99,99 zł Dostawa od 9,99 zł | 99.99 | PLN
    99,99 zł / szt. Cena regularna: 129,99 zł -23% | 99.99 | PLN
    Raty 10 x 10,00 zł 99,99 zł | 99.99 | PLN
    Najniższa cena: 89,99 zł 99,99 zł | 99.99 | PLN
    1.999,00 TL 1.599,00 TL Sepette | 1999 | TRY
    Kargo Bedava 1.599,00 TL | 1599 | TRY
    1.599 TL'den başlayan fiyatlarla | 1599 | TRY
    Peşin fiyatına 3 taksit 533 TL 1.599 TL | 1599 | TRY
    299,00 TL/adet | 299 | TRY
    ٢٩٩ ر.س بدلاً من ٣٩٩ ر.س | 299 | SAR
    الدفع على 4 أقساط 75 ر.س 299 ر.س | 299 | SAR
    299 ريال شامل الضريبة والشحن | 299 | SAR
    価格：19,980円（税込） 送料：600円 | 19980 | JPY
    ¥19,980(税込) ¥2,200 OFF | 19980 | JPY
    19,980円 (税込) 180ポイント | 19980 | JPY
    本体価格 18,164円 税込価格 19,980円 | 19980 | JPY
    ¥19,980 tax included | 19980 | JPY
    정가 39,900원 29,900원 | 29900 | KRW
    29,900원 배송비 3,000원 | 29900 | KRW
    199 kr inkl. moms, frakt 49 kr | 199 | –
    Medlemspris 179 kr Ordinarie pris 199 kr | 179 | –
    199,00 DKK (159,20 DKK ekskl. moms) | 199 | DKK
    Před slevou: 599 Kč 499 Kč | 499 | CZK
    499 Kč včetně DPH (412 Kč bez DPH) | 499 | CZK
    Doprava od 79 Kč 499 Kč | 499 | CZK
    R$ 199,90 à vista ou 3x de R$ 66,63 | 199.90 | BRL
    De R$ 249,90 Por R$ 199,90 | 199.90 | BRL
    Bisher: 34,95 € Neu: 29,95 € | 29.95 | EUR
    34,95 € 29,95 € Du sparst 14% | 34.95 | EUR
    Mein Preis 29,95 € | 29.95 | EUR
    Preis: 29,95 € / Paar | 29.95 | EUR
    29,95 € (59,90 € / Liter) inkl. MwSt. zzgl. Versand | 29.95 | EUR
    2 Stück = 19,98 €, 1 Stück = 9,99 € | 19.98 | EUR
    Startpreis 1,00 € Sofort-Kaufen 29,95 € | 1 | EUR
    Kaution 50,00 € Preis 29,95 € | 29.95 | EUR
    Ratenkauf ab 9,00 € im Monat 299,00 € | 299 | EUR
    299,00 € oder ab 9,00 € / Monat | 299 | EUR
    299,00 € Montage + 49,00 € | 299 | EUR
    Gratis ab 49 € Bestellwert, 12,95 € | 12.95 | EUR
    Ab 3 Stück nur 8,99 €, einzeln 9,99 € | 9.99 | EUR
    UVP 49,95 € ¹ −40 % 29,97 € | 29.97 | EUR
    Ehemals 49,95 € jetzt 29,97 € | 29.97 | EUR
    was £49.95 from £29.97 | 29.97 | GBP
    £29.97 each | 29.97 | GBP
    Two for £50 or £29.97 each | 29.97 | GBP
    Price £29.97 inc VAT £24.98 ex VAT | 29.97 | GBP
    Price ex VAT £24.98 Price inc VAT £29.98 | 29.98 | GBP
    £29.97 (£24.98 exc. VAT) | 29.97 | GBP
    €24.37 + VAT €29.97 | 29.97 | EUR
    £29.97 + £4.99 delivery | 29.97 | GBP
    Deposit: £10 Total: £29.97 | 29.97 | GBP
    29,97 € livré | 29.97 | EUR
    29,97 € + 4,99 € de frais de port | 29.97 | EUR
    29,97 € Prix de vente conseillé 39,97 € | 29.97 | EUR
    -25% 29,97 € 39,97 € | 29.97 | EUR
    Vendu 29,97 € l'unité | 29.97 | EUR
    29,97 €/u | 29.97 | EUR
    Lot de 3 : 29,97 € (9,99 € pièce) | 29.97 | EUR
    Abonnement 9,99 €/mois ou 29,97 € | 29.97 | EUR
    Total 29,97 € Envío 4,99 € | 29.97 | EUR
    29,97 € c/u | 29.97 | EUR
    Ahorra 10,00 € 39,97 € 29,97 € | 39.97 | EUR
    Precio sin IVA: 24,77 € Precio con IVA: 29,97 € | 29.97 | EUR
    24,77 € s/IVA 29,97 € c/IVA | 29.97 | EUR
    39,97€29,97€ | 39.97 | EUR
    Prezzo: 29,97 € cad. | 29.97 | EUR
    Prezzo intero 39,97 € 29,97 € | 29.97 | EUR
    Spese di spedizione da 4,90 € 29,97 € | 29.97 | EUR
    Prijs € 29,97 incl. 21% btw | 29.97 | EUR
    € 29,97 € 39,97 | 29.97 | EUR
    Was 39,97 Nu 29,97 | 29.97 | –
    Statiegeld: € 0,15 Prijs: € 1,29 | 1.29 | EUR
    Normalnie 129,99 zł teraz 99,99 zł | 99.99 | PLN
    Cena: 99,99 zł z VAT (81,29 zł netto) | 99.99 | PLN
    99,99 zł + 12,99 zł dostawa | 99.99 | PLN
    Wysyłka od 9,99 zł | – | –
    Cena od 99,99 zł | 99.99 | PLN
    Önce 399 TL Şimdi 299 TL | 299 | TRY
    Fiyat: 299,00 TL + KDV | 299 | TRY
    299 TL (KDV dahil) Havale: 289 TL | 299 | TRY
    Toplam 299 TL Kargo 39 TL | 299 | TRY
    3 x 99,67 TL = 299 TL | 299 | TRY
    السعر: 299 ر.س (قبل الخصم 399 ر.س) | 299 | SAR
    وفّر 100 ر.س 299 ر.س | 299 | SAR
    السعر شامل الضريبة 299 ر.س | 299 | SAR
    税込 2,980円 (本体 2,709円) | 2980 | JPY
    2,709円 + 税 (2,980円 税込) | 2980 | JPY
    特別価格 2,980円 (通常 3,980円) | 2980 | JPY
    2,980円(送料込) | 2980 | JPY
    2,980円/個 | 2980 | JPY
    売価 2,980円 メーカー価格 3,980円 | 2980 | JPY
    ¥299 起 | 299 | JPY
    售价：¥299 市场价：¥399 | 299 | JPY
    券后 ¥279 ¥299 | 279 | JPY
    Cena s DPH: 499 Kč, bez DPH: 412 Kč | 499 | CZK
    412 Kč bez DPH / 499 Kč s DPH | 499 | CZK
    499 kr (399,20 kr ex moms) | 499 | –
    Din pris 499 kr, tidigare pris 599 kr | 499 | –
    499 kr/st | 499 | –
    Hinta 49,90 € (ovh 59,90 €) | 49.90 | EUR
    49,90 € Toimitus alk. 4,90 € | 49.90 | EUR
    Preço: 49,90 € c/ IVA | 49.90 | EUR`,
  'a price for those who pay in advance': `
    Havale: 114 TL 120 TL | 120 | TRY
    Havale/EFT: 114 TL Kart: 120 TL | 120 | TRY
    Havale ile 114 TL, kredi kartı 120 TL | 120 | TRY
    120 TL Havale ile 114 TL | 120 | TRY
    Havale indirimli fiyat: 114 TL | 114 | TRY
    Peşin fiyatı 114 TL 120 TL | 120 | TRY
    114 TL (Havale) 120 TL | 120 | TRY
    Havale: 114 TL | 114 | TRY
    Eski fiyat 150 TL Havale: 114 TL | 114 | TRY
    Cash price $95 Card $100 | 100 | USD
    Bank transfer: £95.00 £100.00 | 100 | GBP
    97 € bei Vorkasse 100 € | 100 | EUR
    Bei Vorkasse: 97 €, sonst 100 € | 100 | EUR
    Par virement : 97 € 100 € | 100 | EUR
    Transferencia: $ 9.000 Precio: $ 10.000 | 10000 | USD
    Por transferencia 97 € 100 € | 100 | EUR
    Con bonifico: 97 € 100 € | 100 | EUR
    Bij vooruitbetaling € 97 € 100 | 100 | EUR
    Przelewem 97 zł 100 zł | 100 | PLN
    نقدا: 95 ر.س 100 ر.س | 100 | SAR
    現金価格 2,800円 3,000円 | 3000 | JPY
    Cash on delivery £2.00 £10.00 | 10 | GBP
    Cashmere scarf £95 | 95 | GBP`,
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ');
      const [currency = '', amounts = ''] = [cells.pop()?.trim(), cells.pop()?.trim()];
      return [cells.join(' | ').trim(), amounts, currency] as const;
    });
  test.each(rows)('%s', (text, amounts, currency) => {
    const prices = parsePrices(text);
    const read = prices.map(({ amount }) => Number(amount)).join(' ') || '–';
    const expected = amounts === '–' ? '–' : amounts.split(' ').map(Number).join(' ');
    expect([read, prices[0]?.currency ?? '–']).toEqual([expected, currency]);
  });
});

describe('amounts that are no money', () => {
  test.each(
    `DT 770 PRO | R17 | 225/45 R17 | Blu-ray BD 50 | SR 250 | LE 450 | 12 km | 6 ft | DIN 471 | TOP 10 | HAIR GEL 50 ml | AMD 5600 | ALL 5
    Euro 2024 | Mo-Fr 9-18 | ALL | 3 x 4 m | PEN 12 pack | Größe 42 | M 12 | 500 g | QR 25 | JD 500`
      .split(/[|\n]/)
      .map((text) => text.trim()),
  )('%s', (text) => expect(showsMoney(text)).toBe(false));

  test.each(
    `423.923 KD | 12.500 DT | 1.250 JD | 250 DH | 5 000 FCFA | 1,250 บาท | KSh 2,450 | 1.299.000đ | Gs. 150.000 | 350 Bs | LE 1,250 | 12 euro | R 1 299,00
    AR$ 500 | E£450 | XR$ 20 | 120 TL | Rs.799 | 1 250:- | 12,- | 120 kr | 1250 Ft | 12,50 KM | 50 GEL | 499 TRY`
      .split(/[|\n]/)
      .map((text) => text.trim()),
  )('%s is', (text) => expect(showsMoney(text)).toBe(true));
});
