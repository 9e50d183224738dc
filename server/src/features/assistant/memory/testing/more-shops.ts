/** More conversations, of other shops and in other words: lamps, skin care, toys, tea. */
import type { TalkShop } from './talks.ts';

export const moreTalkShops: readonly TalkShop[] = [
  {
    language: 'en',
    currency: 'USD',
    faq: 'Shipping\nOrders ship within 2 business days. Shipping in the US is $6, free over $100. We also ship to Canada for $18.\n\nReturns\nYou have 60 days to return unused lamps. Return shipping is paid by the customer.\n\nPayment\nWe take Visa, Amex and Shop Pay.',
    products: [
      {
        title: 'Luna Table Lamp',
        category: 'Table lamps',
        price: [45],
        attributes: { Material: ['Glass'], Colour: ['White'], Power: ['6 W'] },
      },
      {
        title: 'Orion Desk Lamp',
        category: 'Table lamps',
        price: [59, 79],
        attributes: { Material: ['Metal'], Colour: ['Black'], Power: ['9 W'] },
      },
      {
        title: 'Vega Floor Lamp',
        category: 'Floor lamps',
        price: [129],
        attributes: { Material: ['Oak'], Colour: ['Brown'], Power: ['12 W'] },
      },
      {
        title: 'Nova Floor Lamp',
        category: 'Floor lamps',
        price: [20],
        attributes: { Material: ['Paper'], Colour: ['White'], Power: ['5 W'] },
      },
      { title: 'Comet Pendant', category: 'Pendants', price: [99], attributes: { Material: ['Brass'], Colour: ['Gold'] } },
    ],
    talks: [
      {
        name: 'a lamp for the desk',
        language: 'en',
        turns: [
          { say: 'hey there', reads: /welcome|help/i },
          { say: 'i need a lamp for my desk', hides: ['Comet Pendant', 'Vega Floor Lamp'] },
          { say: 'how much power does the desk lamp use', reads: /9 W/ },
          { say: 'was it more expensive before?', reads: /\$79|\$20/ },
          { say: 'ok and what about floor lamps', shows: ['Vega Floor Lamp', 'Nova Floor Lamp'] },
          { say: 'the white one - what is it made of?', reads: /paper/i, not: /oak/i },
          { say: 'whats the difference between the two', reads: /\$109/ },
          { say: 'and do you ship to canada', reads: /\$18/ },
          { say: 'so what would the cheaper one be with shipping to canada', reads: /\$38/ },
        ],
      },
      {
        name: 'limits and leaving things out',
        language: 'en',
        turns: [
          { say: 'show me lamps below $20', reads: /Nothing fits/ },
          { say: 'at most $60', shows: ['Luna Table Lamp', 'Orion Desk Lamp', 'Nova Floor Lamp'] },
          { say: 'nothing made of paper', shows: ['Luna Table Lamp', 'Orion Desk Lamp'] },
          { say: 'is the first one available?', reads: /in stock/ },
          { say: 'how many watts does the Orion have?', reads: /9 W/ },
          { say: 'what do both cost together', reads: /\$104/ },
          { say: 'how long do I have to send something back?', reads: /60 days/ },
          { say: 'who pays for that', reads: /customer/ },
        ],
      },
      {
        name: 'questions without products',
        language: 'en',
        turns: [
          { say: 'What do you sell?', reads: /Table lamps/ },
          { say: 'which is your cheapest product?', reads: /Nova Floor Lamp/, hides: ['Vega Floor Lamp'] },
          { say: 'can I speak to somebody', reads: /help@shop\.test/ },
          { say: 'Do you repair old radios?', shows: [], reads: /no information|no product/i },
          { say: 'ok thanks, bye', reads: /bye|welcome/i },
        ],
      },
    ],
  },
  {
    language: 'de',
    currency: 'EUR',
    faq: 'Versand\nWir versenden innerhalb von 24 Stunden. Der Versand kostet 3,90 € in Deutschland, ab 30 € ist er kostenlos. Nach Österreich kostet er 8,90 €.\n\nRückgabe\nGeschlossene Produkte nehmen wir 14 Tage lang zurück. Geöffnete Kosmetik ist vom Umtausch ausgeschlossen.\n\nTierversuche\nWir testen nicht an Tieren.',
    products: [
      {
        title: 'Tagescreme Morgentau 50 ml',
        category: 'Gesichtspflege',
        price: [24.5],
        attributes: { Hauttyp: ['Trockene Haut'], Inhalt: ['50 ml'] },
      },
      {
        title: 'Nachtcreme Mondlicht 50 ml',
        category: 'Gesichtspflege',
        price: [29],
        attributes: { Hauttyp: ['Reife Haut'], Inhalt: ['50 ml'] },
      },
      {
        title: 'Gesichtsöl Wildrose',
        category: 'Gesichtspflege',
        price: [18],
        attributes: { Hauttyp: ['Trockene Haut'], Inhalt: ['30 ml'] },
      },
      { title: 'Duschgel Minze', category: 'Körperpflege', price: [7.9], attributes: { Inhalt: ['250 ml'] } },
      { title: 'Duschgel Lavendel', category: 'Körperpflege', price: [7.9], attributes: { Inhalt: ['250 ml'] } },
    ],
    talks: [
      {
        name: 'Pflege für trockene Haut',
        language: 'de',
        turns: [
          {
            say: 'Guten Tag, was haben Sie für trockene Haut?',
            shows: ['Tagescreme Morgentau 50 ml', 'Gesichtsöl Wildrose'],
            hides: ['Nachtcreme Mondlicht 50 ml'],
          },
          { say: 'und unter 20 Euro?', shows: ['Gesichtsöl Wildrose'] },
          { say: 'wie viel ist da drin?', reads: /30 ml/ },
          { say: 'Wie teuer wird das mit Versand nach Österreich?', reads: /26,90/ },
          { say: 'Kann ich das zurückgeben, wenn es geöffnet ist?', reads: /ausgeschlossen/ },
          { say: 'Macht ihr Tierversuche?', reads: /nicht an Tieren/ },
        ],
      },
      {
        name: 'Duschgel',
        language: 'de',
        turns: [
          { say: 'duschgel', shows: ['Duschgel Minze', 'Duschgel Lavendel'] },
          { say: 'nicht Lavendel', shows: ['Duschgel Minze'] },
          { say: 'davon drei, was kostet das zusammen?', reads: /23,70/ },
          { say: 'Habt ihr sonst noch was?', not: /Duschgel Minze/ },
        ],
      },
    ],
  },
  {
    language: 'fr',
    currency: 'EUR',
    faq: 'Livraison\nNous livrons en France sous 48 heures pour 5,90 €. La livraison en Suisse coûte 14 €.\n\nRetours\nLes jouets peuvent être renvoyés pendant 20 jours dans leur emballage.\n\nPaiement\nNous acceptons la carte bancaire et le virement. Nous n’acceptons pas les chèques.',
    products: [
      { title: 'Puzzle Océan 100 pièces', category: 'Puzzles', price: [14.9], attributes: { Âge: ['à partir de 6 ans'] } },
      { title: 'Puzzle Forêt 500 pièces', category: 'Puzzles', price: [19.9], attributes: { Âge: ['à partir de 10 ans'] } },
      {
        title: 'Train en bois',
        category: 'Jouets en bois',
        price: [39, 49],
        attributes: { Âge: ['à partir de 3 ans'], Matière: ['Bois'] },
      },
      { title: 'Poupée Léa', category: 'Poupées', price: [29], attributes: { Âge: ['à partir de 3 ans'], Matière: ['Coton'] } },
    ],
    talks: [
      {
        name: 'un cadeau pour ma nièce',
        language: 'fr',
        turns: [
          { say: 'Je cherche un puzzle pour ma nièce', shows: ['Puzzle Océan 100 pièces', 'Puzzle Forêt 500 pièces'] },
          { say: 'à partir de quel âge est le premier ?', reads: /\d+ ans/ },
          { say: 'et l’autre, combien coûte-t-il ?', reads: /14,90|19,90/ },
          { say: 'quelque chose en bois plutôt', shows: ['Train en bois'] },
          { say: 'il est en promotion ?', reads: /49,00/ },
          { say: 'vous acceptez les chèques ?', reads: /pas les chèques/ },
          { say: 'ça ferait combien livré en Suisse ?', reads: /53,00|14 €/ },
        ],
      },
    ],
  },
  {
    language: 'es',
    currency: 'EUR',
    faq: 'Envíos\nEnviamos a la península en 48 horas por 4,50 €. A Canarias el envío cuesta 12 €.\n\nDevoluciones\nAceptamos devoluciones durante 15 días si el té no se ha abierto.',
    products: [
      { title: 'Té verde Sencha', category: 'Té', price: [8.5], attributes: { Peso: ['100 g'], Origen: ['Japón'] } },
      { title: 'Té negro Assam', category: 'Té', price: [6.9], attributes: { Peso: ['100 g'], Origen: ['India'] } },
      { title: 'Infusión de manzanilla', category: 'Infusiones', price: [5], attributes: { Peso: ['50 g'], Origen: ['España'] } },
      {
        title: 'Tetera de hierro',
        category: 'Accesorios',
        price: [48],
        attributes: { Capacidad: ['0,8 l'], Color: ['Negro'] },
        inStock: false,
      },
    ],
    talks: [
      {
        name: 'té',
        language: 'es',
        turns: [
          { say: 'buenas, qué tés tenéis?', shows: ['Té verde Sencha', 'Té negro Assam'] },
          { say: 'de dónde es el primero?', reads: /Japón|India/ },
          { say: 'cuál sale más barato?', reads: /Assam/ },
          { say: 'ponme tres de ese, cuánto sería?', reads: /20,70/ },
          { say: 'y la tetera de hierro, la tenéis?', reads: /no tenemos/ },
          { say: 'si lo abro puedo devolverlo?', reads: /15 días/ },
        ],
      },
    ],
  },
  {
    language: 'tr',
    currency: 'TRY',
    faq: 'Kargo\nSiparişler 2 iş gününde gönderilir. Kargo ücreti 60 TL, 750 TL üzeri ücretsizdir.\n\nİade\nÜrünleri 14 gün içinde iade edebilirsiniz. İade kargosu bize aittir.',
    products: [
      { title: 'Gümüş Kolye Ay', category: 'Kolyeler', price: [450], attributes: { Malzeme: ['Gümüş'] } },
      { title: 'Altın Kolye Güneş', category: 'Kolyeler', price: [1200], attributes: { Malzeme: ['Altın'] } },
      { title: 'Gümüş Küpe Yıldız', category: 'Küpeler', price: [300, 380], attributes: { Malzeme: ['Gümüş'] } },
    ],
    talks: [
      {
        name: 'annem için',
        language: 'tr',
        turns: [
          { say: 'Annem için bir kolye arıyorum', shows: ['Gümüş Kolye Ay', 'Altın Kolye Güneş'] },
          { say: '500 liranın altında olsun', shows: ['Gümüş Kolye Ay'] },
          { say: 'bunun malzemesi ne?', reads: /gümüş/i },
          { say: 'iki tane alsam ne kadar tutar?', reads: /900/ },
          { say: 'peki küpeler?', shows: ['Gümüş Küpe Yıldız'] },
          { say: 'iade edebilir miyim?', reads: /14 gün/ },
        ],
      },
    ],
  },
  {
    language: 'ja',
    currency: 'JPY',
    faq: '送料\n送料は全国一律600円です。8000円以上のご注文は送料無料です。\n\n返品\n到着後7日以内であれば返品できます。\n\n支払い\nクレジットカードと銀行振込がご利用いただけます。',
    products: [
      { title: '急須 夕焼け', category: '急須', price: [5800], attributes: { 素材: ['陶器'], 容量: ['350ml'] } },
      { title: '急須 朝霧', category: '急須', price: [4200], attributes: { 素材: ['磁器'], 容量: ['300ml'] } },
      { title: '湯呑み 夕焼け', category: '湯呑み', price: [1800], attributes: { 素材: ['陶器'] } },
    ],
    talks: [
      {
        name: '急須',
        language: 'ja',
        turns: [
          { say: '急須を探しています', shows: ['急須 夕焼け', '急須 朝霧'] },
          { say: '5000円以下のものはありますか', shows: ['急須 朝霧'] },
          { say: '素材は何ですか？', reads: /磁器/ },
          { say: '二つでいくらになりますか', reads: /8,400/ },
          { say: 'クレジットカードは使えますか', reads: /クレジットカード/ },
          { say: '返品はできますか？', reads: /7日/ },
        ],
      },
    ],
  },
  {
    language: 'pl',
    currency: 'PLN',
    faq: 'Dostawa\nWysyłamy w ciągu 24 godzin. Kurier kosztuje 14,99 zł, paczkomat 11,99 zł.\n\nZwroty\nNa zwrot jest 30 dni. Koszt odesłania pokrywa klient.',
    products: [
      { title: 'Plecak miejski Loft', category: 'Plecaki', price: [199], attributes: { Kolor: ['Szary'], Pojemność: ['20 l'] } },
      { title: 'Plecak górski Tatry', category: 'Plecaki', price: [349, 399], attributes: { Kolor: ['Zielony'], Pojemność: ['40 l'] } },
      { title: 'Torba na ramię Mila', category: 'Torby', price: [149], attributes: { Kolor: ['Czarny'] } },
    ],
    talks: [
      {
        name: 'plecak',
        language: 'pl',
        turns: [
          { say: 'dzień dobry, szukam plecaka', shows: ['Plecak miejski Loft', 'Plecak górski Tatry'] },
          { say: 'jaką pojemność ma ten drugi?', reads: /20 l|40 l/ },
          { say: 'coś tańszego niż 200 zł?', shows: ['Plecak miejski Loft'] },
          { say: 'a jaki to kolor?', reads: /szar/i },
          { say: 'ile kosztuje wysyłka?', reads: /14,99/ },
          { say: 'kto płaci za zwrot?', reads: /klient/ },
        ],
      },
    ],
  },
];
