/** A shop of the sixteenth fresh set: bedding. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each size, at its own price. */
const sized = (sizes: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  Object.entries(sizes).map(([size, price]) => ({ options: { Size: size }, price, inStock: !soldOut.includes(size) }));

const percaleSizes = { Single: 45, Double: 60, King: 70, 'Super King': 80 };

export const featherlea: Shop = {
  key: 'featherlea',
  language: 'en',
  currency: 'GBP',
  url: 'https://featherlea.example',
  quiz: { question: 'What are you looking for?', answers: ['Bedding', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Featherlea',
    whatServicesDoYouOfferToClients: 'Duvets, pillows, bed linen and blankets, online and from our showroom in York.',
    howCanCustomersReachYouOrYourTeam: 'Call 01904 555 0142 or email hello@featherlea.example.',
    whatAreFAQs: `Do you gift wrap?
Yes. We tie your present up in a cotton bag with a handwritten card for £4.00 per item.

Can I see the fabrics before I buy?
We post up to four fabric swatches free of charge. Ask for them by email.

How long are your duvets and pillows guaranteed for?
All duvets and pillows carry a five-year guarantee against lumps, leaks and split seams.`,
  },
  pages: [
    page(
      'https://featherlea.example/delivery',
      'Delivery',
      'delivery',
      `UK standard delivery takes 3–5 working days and costs £4.50. It is free on orders over £60.

UK next day delivery is £7.95 if you order before 1 pm, Monday to Friday.

Northern Ireland, Scottish Highlands and Islands: £9.50, 5–7 working days.

Republic of Ireland: £12.00, 5–8 working days.

We do not deliver to other countries at the moment.

You will get an email with a tracking link as soon as your parcel leaves us. If you are out, the driver leaves it with a neighbour or tries again the next working day.`,
    ),
    page(
      'https://featherlea.example/returns',
      'Returns and exchanges',
      'returns',
      `Changed your mind? Send unused bedding back in its original packaging within 30 days and we will refund you.

For hygiene reasons we cannot take back pillows, duvets and mattress protectors once they have been opened, unless they are faulty.

Exchanging for a different size or colour is free: we send you a prepaid label with the replacement.

Return postage for a refund is £3.50, which we take off the amount we pay back.

Refunds reach your account within 5 working days of your parcel arriving at our warehouse.`,
    ),
    page(
      'https://featherlea.example/payment',
      'Payment',
      'payment',
      `We accept Visa, Mastercard, American Express, PayPal and Apple Pay.

With Klarna you can spread the cost over three monthly payments, interest free, on orders of £50 or more.

Your card is charged when you place the order.`,
    ),
    page(
      'https://featherlea.example/size-guide',
      'Bed size guide',
      'questions',
      `Single: mattress 90 x 190 cm, duvet 135 x 200 cm
Double: mattress 135 x 190 cm, duvet 200 x 200 cm
King: mattress 150 x 200 cm, duvet 225 x 220 cm
Super King: mattress 180 x 200 cm, duvet 260 x 220 cm
Cot bed: mattress 70 x 140 cm, duvet 120 x 150 cm

Our standard fitted sheets suit mattresses up to 30 cm deep. For anything thicker, including a topper, choose the extra deep ones.`,
    ),
    page(
      'https://featherlea.example/care',
      'Washing and care',
      'questions',
      `Cotton percale and brushed cotton: machine wash at 40°C. Iron while slightly damp if you like it crisp.

Linen: wash at 30°C and line dry. It needs no ironing and gets softer with every wash.

Down and feather: wash at 40°C on a gentle cycle in a large machine, then tumble dry on low with two tennis balls until completely dry.

Hollowfibre: machine wash at 60°C, which also kills dust mites.

Wool: do not machine wash. Air it outside and sponge off any marks.

Silk: hand wash at 30°C with a silk detergent, and never tumble dry.`,
    ),
    page(
      'https://featherlea.example/togs',
      'Which tog do I need?',
      'questions',
      `Tog tells you how warm a duvet is. The higher the number, the warmer you sleep.

4.5 tog is for summer and for people who get hot at night. 10.5 tog suits most bedrooms from spring to autumn, and all year in a well heated house. 13.5 tog is for winter and cold rooms.

Children under one year should not sleep under a duvet.`,
    ),
    page(
      'https://featherlea.example/showroom',
      'Showroom and contact',
      'contact',
      `Featherlea, 18 Micklegate, York YO1 6JX

Monday to Saturday 10 am – 5.30 pm
Sunday 11 am – 4 pm

Our phones are answered Monday to Friday, 9 am to 5 pm.`,
    ),
    page(
      'https://featherlea.example/about',
      'About us',
      'questions',
      `Two sisters, Jean and Maureen Holroyd, opened Featherlea in 1987 with one sewing machine. Our bed linen is still cut and sewn in Lancashire.

Our down and feathers are certified to the Responsible Down Standard, so they never come from live-plucked birds.`,
    ),
  ],
  products: [
    {
      title: 'Percale Duvet Cover Set',
      price: 45,
      categories: ['Bed linen', 'Duvet covers'],
      attributes: { Material: ['100% cotton percale'], 'Thread count': ['200'] },
      variants: Object.entries(percaleSizes).flatMap(([size, price]) =>
        ['White', 'Sage', 'Navy'].map((colour) => ({
          options: { Size: size, Colour: colour },
          price,
          inStock: !(size === 'King' && colour === 'Sage'),
        })),
      ),
      description:
        'Crisp, cool cotton percale with a button fastening. The set has a duvet cover and two pillowcases (one in the single size).',
    },
    {
      title: 'Washed Linen Duvet Set',
      price: 145,
      categories: ['Bed linen', 'Duvet covers'],
      attributes: { Material: ['100% French linen'], Colour: ['Natural'] },
      variants: sized({ Double: 145, King: 165, 'Super King': 185 }),
      description: 'Stonewashed linen that feels lived-in from the first night. Duvet cover and two pillowcases.',
    },
    {
      title: 'Orla Check Brushed Cotton Set',
      price: 38,
      categories: ['Bed linen', 'Duvet covers'],
      attributes: { Material: ['Brushed cotton'], Pattern: ['Check'], Colour: ['Red'] },
      variants: sized({ Single: 38, Double: 48, King: 58 }, ['Single']),
      description: 'Soft, warm flannel for cold nights in a red and cream check.',
    },
    {
      title: 'Dinosaur Friends Duvet Set',
      price: 24,
      categories: ['Bed linen', 'Kids'],
      attributes: { Material: ['100% cotton'], Pattern: ['Dinosaurs'] },
      variants: sized({ 'Cot bed': 24, Single: 28 }),
      description: "Friendly dinosaurs on one side, stripes on the other. One duvet cover, one pillowcase for a child's bed.",
    },
    {
      title: 'Percale Fitted Sheet',
      price: 22,
      categories: ['Bed linen', 'Sheets'],
      attributes: { Material: ['100% cotton percale'], Depth: ['32 cm'], Colour: ['White'] },
      variants: sized({ Single: 22, Double: 28, King: 32, 'Super King': 36 }),
    },
    {
      title: 'Extra Deep Sheet',
      price: 34,
      categories: ['Bed linen', 'Sheets'],
      attributes: { Material: ['Cotton'], Depth: ['42 cm'], Colour: ['White'] },
      variants: sized({ Double: 34, King: 38, 'Super King': 42 }),
      description: 'A fitted sheet for mattresses up to 40 cm deep, with elastic all the way round.',
    },
    {
      title: 'Jersey Cot Sheet',
      price: 14,
      categories: ['Bed linen', 'Kids'],
      attributes: { Material: ['Cotton jersey'], Size: ['70 x 140 cm'] },
      variants: each('Colour', ['White', 'Yellow', 'Grey']),
    },
    {
      title: 'Oxford Pillowcase Pair',
      price: 18,
      categories: ['Bed linen', 'Pillowcases'],
      attributes: { Material: ['100% cotton percale'], Size: ['50 x 75 cm'] },
      variants: each('Colour', ['White', 'Sage', 'Navy']),
    },
    {
      title: 'Mulberry Silk Pillowcase',
      price: 39,
      categories: ['Bed linen', 'Pillowcases'],
      attributes: { Material: ['Mulberry silk, 22 momme'], Size: ['50 x 75 cm'] },
      variants: each('Colour', ['Ivory', 'Blush', 'Charcoal'], ['Blush']),
      description: 'Kind to hair and skin. Sold singly.',
    },
    {
      title: 'Goose Down Pillow',
      price: 72,
      categories: ['Pillows'],
      attributes: { Filling: ['Goose down'], Firmness: ['Soft'], Size: ['48 x 74 cm'] },
      description: 'A cloud of a pillow for front sleepers.',
    },
    {
      title: 'Duck Feather Pillow',
      price: 24,
      categories: ['Pillows'],
      attributes: { Filling: ['Duck feather'], Firmness: ['Medium'], Size: ['48 x 74 cm'] },
    },
    {
      title: 'Memory Foam Pillow',
      price: 42,
      categories: ['Pillows'],
      attributes: { Filling: ['Memory foam'], Firmness: ['Firm'], Size: ['40 x 60 cm'] },
      description: 'Holds the neck of side sleepers in line. The bamboo cover comes off for washing.',
    },
    {
      title: 'Anti-Allergy Pillow',
      price: 16,
      categories: ['Pillows'],
      attributes: { Filling: ['Hollowfibre'], Firmness: ['Medium'], Size: ['48 x 74 cm'] },
      description: 'Free of feathers and washable at 60°C, for people with allergies or asthma.',
    },
    {
      title: 'V-Shaped Support Pillow',
      price: 22,
      inStock: false,
      categories: ['Pillows'],
      attributes: { Filling: ['Hollowfibre'], Firmness: ['Medium'] },
      description: 'For sitting up in bed, pregnancy and feeding.',
    },
    {
      title: 'Goose Down Duvet',
      price: 129,
      categories: ['Duvets'],
      attributes: { Filling: ['Goose down'], Tog: ['10.5'] },
      variants: sized({ Single: 129, Double: 169, King: 199 }),
    },
    {
      title: 'Lambswool Summer Duvet',
      price: 95,
      categories: ['Duvets'],
      attributes: { Filling: ['British wool'], Tog: ['4.5'] },
      variants: sized({ Single: 95, Double: 120, King: 140 }),
      description: 'Breathes well and keeps you cool on hot nights.',
    },
    {
      title: 'Winter Warm Duvet',
      price: 38,
      categories: ['Duvets'],
      attributes: { Filling: ['Hollowfibre'], Tog: ['13.5'] },
      variants: sized({ Single: 38, Double: 48, King: 56, 'Super King': 64 }),
      description: 'A thick, washable duvet for cold rooms.',
    },
    {
      title: 'Quilted Mattress Protector',
      price: 20,
      categories: ['Mattress protectors'],
      attributes: { Material: ['Cotton'], Waterproof: ['No'] },
      variants: sized({ Single: 20, Double: 26, King: 30, 'Super King': 34 }),
    },
    {
      title: 'Waterproof Mattress Cover',
      price: 18,
      categories: ['Mattress protectors'],
      attributes: { Material: ['Cotton terry'], Waterproof: ['Yes'] },
      variants: sized({ 'Cot bed': 14, Single: 18, Double: 22, King: 26 }),
      description: 'Silent, breathable and washable at 60°C. For children, spills and accidents.',
    },
    {
      title: 'Shetland Wool Throw',
      price: 68,
      categories: ['Blankets'],
      attributes: { Material: ['Pure new wool'], Size: ['130 x 180 cm'] },
      variants: each('Colour', ['Grey', 'Mustard']),
    },
    {
      title: 'Weighted Blanket',
      price: 79,
      was: 99,
      categories: ['Blankets'],
      attributes: { Material: ['Cotton with glass beads'], Size: ['150 x 200 cm'] },
      variants: each('Weight', ['6 kg', '8 kg']),
    },
  ],
};
