/** A shop of the twenty-fourth fresh set: golf clubs, bags, balls and clothes. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const pinewedge: Shop = {
  key: 'pinewedge',
  language: 'en',
  currency: 'USD',
  url: 'https://pinewedge.example',
  quiz: { question: 'How long have you been playing golf?', answers: ['I am just starting', 'For some time'] },
  profile: {
    ...silent,
    companyName: 'Pinewedge Golf',
    whatServicesDoYouOfferToClients:
      'Golf clubs, bags, balls, shoes and gloves for beginners and weekend players. We also re-grip and shorten clubs in our workshop.',
    moreInformationAboutYourProducts:
      'All our clubs come with steel or graphite shafts and standard-size grips. We carry left-handed versions of our starter set, our driver and our putter.',
    howCanCustomersReachYouOrYourTeam: 'Call (919) 555-0147, Monday to Friday 9 am – 5 pm Eastern, or write to pros@pinewedge.example.',
    howMuchDiscountCanYouDoMaximum: 'We never give more than 10%.',
    whatAreFAQs: `How long does a re-grip take?
Two days if you leave your clubs at the store. It costs $4 per club plus the price of the grip.

Do you buy used clubs?
Yes, as store credit. Bring them in and we quote you a price on the spot. We do not accept trade-ins by mail.

Do you have a student or military discount?
Active military, veterans and first responders get 10% off. Show your ID in the store or verify it at checkout.`,
  },
  pages: [
    page(
      'https://pinewedge.example/shipping',
      'Shipping',
      'delivery',
      `Standard shipping within the lower 48 states is $7.95 and takes 3–5 business days. It is free on orders over $99.

Express: $24.95, 2 business days.

Alaska, Hawaii and Puerto Rico: $29.95, about 8 business days.

Complete sets and single clubs travel in a long box and need a signature from an adult. If nobody is at home, the carrier tries twice more and then takes the box to a pickup point.

We ship to Canada for $34.95. Duties are paid by the customer on arrival. We do not ship to any other country.`,
    ),
    page(
      'https://pinewedge.example/returns',
      'Returns and the Play It Guarantee',
      'returns',
      `Unused goods may come back within 45 days for a full refund. The return label is free for store credit; if you want your money back on your card, we deduct $8.95.

Play It Guarantee: you can play any driver, putter or set for 30 days. If it does not suit your swing, swap it for another club and pay only the difference. Normal scuffs are fine.

Balls and gloves that have been taken out of their package, and clubs that were cut to your length, are final sale.

We process refunds in 3 to 5 business days.`,
    ),
    page(
      'https://pinewedge.example/fitting',
      'Club and glove sizing',
      'questions',
      `Most men between 5'7" and 6'1" play standard length. If you are shorter or taller than that, we can cut or extend clubs by up to one inch for $10 per club.

Women usually do better with graphite shafts of ladies flex, which are lighter.

Gloves: measure around your knuckles without the thumb. S is 7 to 7.5 inches, M is 7.5 to 8 inches, L is 8 to 8.5 inches, XL is 8.5 to 9 inches. A right-handed player wears the glove on the left hand.

Junior sets: the small set fits children from 44 to 52 inches tall, the large one from 52 to 60 inches.`,
    ),
    page(
      'https://pinewedge.example/payment',
      'Payment',
      'payment',
      `We accept Visa, Mastercard, Discover, American Express, PayPal and Apple Pay. Affirm is available for orders from $200 and lets you pay over 6 or 12 months.

Gift cards come in any amount between $20 and $500 and never expire. We do not accept personal checks.`,
    ),
    page(
      'https://pinewedge.example/store',
      'Our store',
      'contact',
      `Pinewedge Golf, 88 Cherokee Road, Pinehurst, NC 28374

Monday to Friday 9 am – 7 pm, Saturday 8 am – 6 pm, Sunday noon – 5 pm.

There are two hitting bays with launch monitors where you can try any club. A fitting with one of our pros takes 45 minutes and costs $60; the fee is credited toward clubs that cost $300 or more. Please book a fitting by phone.

If you order online and choose pickup, your order is ready in two hours.`,
    ),
    page(
      'https://pinewedge.example/about',
      'Who we are',
      'questions',
      `Dale and Rosa Whitcomb opened Pinewedge in 2004 after they had spent twenty summers as caddies and teaching pros.

Every club of our own brand has a two-year warranty against broken shafts and loose heads. Bags and push carts are covered for one year.

If you are new to golf: you do not need 14 clubs. A driver, a hybrid, four irons, a wedge and a putter are plenty for the first two seasons.`,
    ),
  ],
  products: [
    {
      title: 'First Tee Complete Set',
      price: 349,
      was: 399,
      categories: ['Sets'],
      attributes: { Clubs: ['10'], Shafts: ['Graphite woods, steel irons'], Level: ['Beginner'], 'Bag included': ['Yes, stand bag'] },
      variants: [
        { options: { Hand: 'Right', Fit: "Men's" } },
        { options: { Hand: 'Left', Fit: "Men's" } },
        { options: { Hand: 'Right', Fit: "Women's" } },
        { options: { Hand: 'Left', Fit: "Women's" }, inStock: false },
      ],
      description:
        'Driver, fairway wood, hybrid, five irons, sand wedge and putter in a stand bag: all that you need for your first round.',
    },
    {
      title: 'Little Eagle Junior Set',
      price: 159,
      categories: ['Sets', 'Juniors'],
      attributes: { Clubs: ['5'], Shafts: ['Graphite'], 'Bag included': ['Yes'], Hand: ['Right'] },
      variants: each('Size', ['Small', 'Large']),
      description: 'Light clubs with big sweet spots for kids.',
    },
    {
      title: 'Longleaf Driver 460',
      price: 229,
      categories: ['Clubs', 'Drivers'],
      attributes: { Loft: ['10.5°'], 'Head size': ['460 cc'], Shaft: ['Graphite'], Flex: ['Regular or stiff'] },
      variants: [
        { options: { Hand: 'Right', Flex: 'Regular' } },
        { options: { Hand: 'Right', Flex: 'Stiff' } },
        { options: { Hand: 'Left', Flex: 'Regular' } },
      ],
      description: 'A forgiving driver that helps against a slice.',
    },
    {
      title: 'Longleaf 4 Hybrid',
      price: 119,
      categories: ['Clubs', 'Hybrids'],
      attributes: { Loft: ['22°'], Shaft: ['Graphite'], Hand: ['Right'] },
      description: 'Easier to hit than a long iron.',
    },
    {
      title: 'Sandhill Wedge',
      price: 79,
      categories: ['Clubs', 'Wedges'],
      attributes: { Shaft: ['Steel'], Hand: ['Right'] },
      variants: each('Loft', ['52°', '56°', '60°'], ['60°']),
      description: 'Gets you out of bunkers.',
    },
    {
      title: 'True Roll Mallet Putter',
      price: 98,
      categories: ['Clubs', 'Putters'],
      attributes: { Head: ['Mallet'], Length: ['34 in'], 'Head cover': ['Included'] },
      variants: each('Hand', ['Right', 'Left']),
    },
    {
      title: 'Carolina Stand Bag',
      price: 139,
      categories: ['Bags'],
      attributes: { Weight: ['4.8 lb'], Dividers: ['5'], Pockets: ['6'], Straps: ['Double'] },
      variants: each('Color', ['Navy', 'Gray', 'Red']),
      description: 'Light to carry, with legs that fold out. The bag of choice if you walk.',
    },
    {
      title: 'Resort Cart Bag',
      price: 169,
      categories: ['Bags'],
      attributes: { Weight: ['7.2 lb'], Dividers: ['14'], Pockets: ['9'], Cooler: ['Yes'] },
      variants: each('Color', ['Black', 'Navy'], ['Navy']),
      description: 'For players who ride. Has a pocket that keeps six cans cold.',
    },
    {
      title: 'Easy Walk Push Cart',
      price: 189,
      categories: ['Carts'],
      attributes: { Weight: ['16 lb'], Wheels: ['3'], Brake: ['Foot brake'], 'Folded size': ['24 x 15 x 13 in'] },
      description: 'Opens in one step. Fits stand bags and cart bags.',
    },
    {
      title: 'Soft Two-Piece Balls, Dozen',
      price: 21.95,
      categories: ['Balls'],
      attributes: { Pieces: ['2'], 'Balls in the box': ['12'], Feel: ['Soft'] },
      variants: each('Color', ['White', 'Yellow']),
      description: 'Straight and long for slower swings.',
    },
    {
      title: 'Tour Three-Piece Balls, Dozen',
      price: 36.95,
      categories: ['Balls'],
      attributes: { Pieces: ['3'], 'Balls in the box': ['12'], Feel: ['Medium'] },
      variants: each('Color', ['White']),
      description: 'More spin around the green for low handicaps.',
    },
    {
      title: 'Cabretta Leather Glove',
      price: 17.5,
      categories: ['Gloves'],
      attributes: { Material: ['Cabretta leather'], Hand: ['Left hand, for right-handed players'] },
      variants: each('Size', ['S', 'M', 'L', 'XL'], ['XL']),
    },
    {
      title: 'Rain Grip Gloves, Pair',
      price: 24,
      categories: ['Gloves'],
      attributes: { Material: ['Microfiber'], Hand: ['Both hands'] },
      variants: each('Size', ['M', 'L']),
      description: 'Grip better the wetter they get.',
    },
    {
      title: 'Fairway Spikeless Shoe',
      price: 94,
      categories: ['Shoes'],
      attributes: { Upper: ['Waterproof microfiber'], Sole: ['Spikeless rubber'], Fit: ["Men's"] },
      variants: each('Size', ['8', '9', '10', '11', '12'], ['12']),
      description: 'Comfortable from the car to the last hole.',
    },
    {
      title: 'Bamboo Tees, Bag of 100',
      price: 8.5,
      categories: ['Accessories'],
      attributes: { Length: ['2.75 in'], Material: ['Bamboo'] },
    },
  ],
};
