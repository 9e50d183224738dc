/** How shops in many countries write amounts and labels. For tests and benchmarks. */

export interface Tongue {
  lang: string;
  currency: string;
  /** An amount in the currency as the shop shows it. */
  money: (amount: number) => string;
  cart: string;
  soldOut: string;
  was: string;
  category: string;
  delivery: string;
  deliveryText: string;
  next: string;
  related: string;
  rtl?: boolean;
}

const grouped =
  (sign: string, decimal: string, digits = 2) =>
  (amount: number) => {
    const [whole = '', cents = ''] = amount.toFixed(digits).split('.');
    return whole.replace(/\B(?=(\d{3})+(?!\d))/g, sign) + (digits ? decimal + cents : '');
  };
const indian = (amount: number) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2 });
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

export const tongues: Tongue[] = [
  {
    lang: 'en',
    currency: 'USD',
    money: (n) => `$${grouped(',', '.')(n)}`,
    cart: 'Add to cart',
    soldOut: 'Out of stock',
    was: 'Was',
    category: 'Living room',
    delivery: 'Shipping & delivery',
    deliveryText: 'We ship within two working days to every state.',
    next: 'Next',
    related: 'You may also like',
  },
  {
    lang: 'de',
    currency: 'EUR',
    money: (n) => `${grouped('.', ',')(n)} €*`,
    cart: 'In den Warenkorb',
    soldOut: 'Ausverkauft',
    was: 'statt',
    category: 'Wohnzimmer',
    delivery: 'Versand & Lieferung',
    deliveryText: 'Wir liefern innerhalb von zwei Werktagen mit DHL.',
    next: 'Weiter',
    related: 'Das könnte Ihnen auch gefallen',
  },
  {
    lang: 'fr',
    currency: 'EUR',
    money: (n) => `${grouped('\u202f', ',')(n)}\u00a0€`,
    cart: 'Ajouter au panier',
    soldOut: 'Rupture de stock',
    was: 'au lieu de',
    category: 'Salon',
    delivery: 'Livraison',
    deliveryText: 'Nous expédions sous deux jours ouvrés partout en France.',
    next: 'Suivant',
    related: 'Vous aimerez aussi',
  },
  {
    lang: 'de',
    currency: 'CHF',
    money: (n) => `CHF ${grouped('’', '.')(n)}`,
    cart: 'In den Warenkorb',
    soldOut: 'Nicht lieferbar',
    was: 'statt',
    category: 'Stube',
    delivery: 'Lieferung',
    deliveryText: 'Die Post bringt es innert zwei Tagen in die ganze Schweiz.',
    next: 'Weiter',
    related: 'Ähnliche Artikel',
  },
  {
    lang: 'tr',
    currency: 'TRY',
    money: (n) => `${grouped('.', ',')(n)} TL`,
    cart: 'Sepete Ekle',
    soldOut: 'Tükendi',
    was: 'yerine',
    category: 'Oturma Odası',
    delivery: 'Kargo ve Teslimat',
    deliveryText: 'Siparişiniz iki iş günü içinde kargoya verilir.',
    next: 'Sonraki',
    related: 'Benzer ürünler',
  },
  {
    lang: 'pl',
    currency: 'PLN',
    money: (n) => `${grouped('\u00a0', ',')(n)} zł`,
    cart: 'Dodaj do koszyka',
    soldOut: 'Produkt niedostępny',
    was: 'zamiast',
    category: 'Salon',
    delivery: 'Dostawa',
    deliveryText: 'Wysyłamy w ciągu dwóch dni roboczych kurierem.',
    next: 'Następna',
    related: 'Zobacz także',
  },
  {
    lang: 'ja',
    currency: 'JPY',
    money: (n) => `${grouped(',', '.', 0)(n)}円（税込）`,
    cart: 'カートに入れる',
    soldOut: '売り切れ',
    was: '通常価格',
    category: 'リビング',
    delivery: '配送について',
    deliveryText: 'ご注文から二営業日以内に発送いたします。送料は全国一律五百五十円、五千円以上のお買い上げで無料になります。',
    next: '次へ',
    related: 'おすすめ商品',
  },
  {
    lang: 'ar',
    currency: 'SAR',
    money: (n) => `${arabicDigits(grouped('٬', '٫')(n))} ر.س`,
    cart: 'أضف إلى السلة',
    soldOut: 'نفدت الكمية',
    was: 'بدلا من',
    category: 'غرفة المعيشة',
    delivery: 'الشحن والتوصيل',
    deliveryText: 'نشحن الطلبات خلال يومي عمل إلى جميع المدن في المملكة.',
    next: 'التالي',
    related: 'منتجات مشابهة',
    rtl: true,
  },
  {
    lang: 'en',
    currency: 'INR',
    money: (n) => `₹${indian(n)}`,
    cart: 'Add to Bag',
    soldOut: 'Sold out',
    was: 'MRP',
    category: 'Drawing room',
    delivery: 'Delivery',
    deliveryText: 'We deliver to every PIN code in India within a week.',
    next: 'Next',
    related: 'Similar products',
  },
  {
    lang: 'sv',
    currency: 'SEK',
    money: (n) => `${grouped('\u00a0', ',', 0)(n)} kr`,
    cart: 'Lägg i varukorg',
    soldOut: 'Slutsåld',
    was: 'Ord. pris',
    category: 'Vardagsrum',
    delivery: 'Frakt och leverans',
    deliveryText: 'Vi skickar inom två arbetsdagar till hela Sverige.',
    next: 'Nästa',
    related: 'Du kanske också gillar',
  },
];
