/** A shop of the seventeenth fresh set: suitcases, backpacks and travel bags. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const weywander: Shop = {
  key: 'weywander',
  language: 'en',
  currency: 'EUR',
  url: 'https://weywander.example',
  quiz: { question: 'Where are you off to?', answers: ['A weekend away', 'Somewhere else'] },
  profile: {
    ...silent,
    companyName: 'Weywander Travel Goods',
    whatServicesDoYouOfferToClients: 'Suitcases, backpacks and travel accessories, from our shop in Galway and online.',
    howCanCustomersReachYouOrYourTeam: 'Phone 091 555 0134, WhatsApp 087 555 0134 or email info@weywander.example.',
    whatAreFAQs: `Do you do repairs?
Yes, we repair wheels, handles and zips in our Galway workshop, whoever made the case. Most repairs cost between €20 and €45 and take about a week.

Can I get a luggage tag with my name on it?
We emboss up to three initials on our leather tags for €6. Please allow two extra days.

Where is my order?
Click on the tracking link in your dispatch email. If it has not moved for three working days, ring us.`,
  },
  pages: [
    page(
      'https://weywander.example/shipping',
      'Shipping',
      'delivery',
      `Where to – how long – how much
Ireland (all 32 counties) – 1–3 working days – €4.95, free from €80
Great Britain – 3–5 working days – €9.95
Rest of the EU – 4–7 working days – €14.95
United States and Canada – 7–12 working days – €29.95

Orders placed before 3 pm Monday to Friday leave us the same day.

You can also collect from our shop in Galway at no charge.

Customs and VAT for Great Britain, the US and Canada are paid by you when the parcel arrives.`,
    ),
    page(
      'https://weywander.example/returns',
      'Returns',
      'returns',
      `Not what you hoped for? Post it back to us within 14 days of delivery, unused and with the tags on. You pay the postage back to us, we recommend An Post with tracking.

Want another size or colour instead? We send exchanges out free of charge within Ireland.

Personalised luggage tags cannot be returned.

The money is back on your card 3 to 5 days after we have checked the bag.`,
    ),
    page(
      'https://weywander.example/cabin-sizes',
      'Cabin bag sizes by airline',
      'sizes',
      `Ryanair, free small bag under the seat: 40 x 30 x 20 cm
Ryanair with Priority: 55 x 40 x 20 cm, 10 kg
Aer Lingus: 55 x 40 x 24 cm, 10 kg
easyJet, free small bag under the seat: 45 x 36 x 20 cm
British Airways: 56 x 45 x 25 cm, 23 kg

Measure with wheels and handles. Airlines change their rules, so look at your ticket before you fly.`,
    ),
    page(
      'https://weywander.example/payment',
      'Payment',
      'payment',
      `Pay by Visa or Mastercard (credit or debit), Revolut, PayPal or Apple Pay. We do not take American Express or cash on delivery.

Weywander gift cards come as an email or in the post, for any amount from €20 to €300. They never expire.`,
    ),
    page(
      'https://weywander.example/guarantee',
      'Guarantee and care',
      'questions',
      `All hard suitcases have a 10-year guarantee on shell, wheels and handles. Soft bags and backpacks have 3 years. Scratches and dents from the baggage belt are normal wear and are not covered.

Clean polycarbonate with a damp cloth and a drop of washing-up liquid. Never put a backpack in the washing machine: sponge it down and let it dry open.

Leather needs feeding twice a year with a colourless cream.

Forgot the code of your lock? New locks are set to 0-0-0. If you have lost your own code, bring the case in and we will open it for nothing.`,
    ),
    page(
      'https://weywander.example/contact',
      'Find us',
      'contact',
      `Weywander, 22 Quay Street, Galway H91 FX2A

Mon–Wed 10–6
Thu–Fri 10–8
Sat 10–6
Sun 12–5
Bank holidays closed`,
    ),
    page(
      'https://weywander.example/about',
      'Our story',
      'questions',
      `Paddy Conneely sold his first suitcase on Quay Street in 1974. His granddaughter Aoife runs the shop today. Our leather bags are stitched in a workshop in Connemara; our cases are made in Belgium and Portugal.`,
    ),
  ],
  products: [
    {
      title: 'Atlantic Cabin Case',
      price: 119,
      categories: ['Suitcases', 'Cabin'],
      attributes: { Size: ['55 x 40 x 20 cm'], Volume: ['36 litres'], Weight: ['2.3 kg'], Material: ['Polycarbonate'], Wheels: ['4'] },
      variants: each('Colour', ['Navy', 'Forest', 'Coral'], ['Coral']),
      description: 'Hard shell with a TSA lock and a front pocket for a 15 inch laptop.',
    },
    {
      title: 'Atlantic Medium Case',
      price: 159,
      categories: ['Suitcases', 'Check-in'],
      attributes: { Size: ['67 x 45 x 27 cm'], Volume: ['68 litres'], Weight: ['3.4 kg'], Material: ['Polycarbonate'], Wheels: ['4'] },
      variants: each('Colour', ['Navy', 'Forest', 'Coral']),
      description: 'The two-week case. TSA lock and two compartments.',
    },
    {
      title: 'Atlantic Large Case',
      price: 189,
      categories: ['Suitcases', 'Check-in'],
      attributes: { Size: ['76 x 51 x 30 cm'], Volume: ['98 litres'], Weight: ['4.1 kg'], Material: ['Polycarbonate'], Wheels: ['4'] },
      variants: each('Colour', ['Navy', 'Forest']),
      description: 'Room for the whole family. TSA lock and two compartments.',
    },
    {
      title: 'Feather Soft Cabin Case',
      price: 75,
      was: 95,
      categories: ['Suitcases', 'Cabin'],
      attributes: { Size: ['55 x 38 x 20 cm'], Volume: ['38 litres'], Weight: ['1.7 kg'], Material: ['Polyester'], Wheels: ['2'] },
      variants: each('Colour', ['Black', 'Burgundy']),
      description: 'Our lightest case with wheels.',
    },
    {
      title: 'Wee Rover Kids Case',
      price: 59,
      categories: ['Suitcases', 'Kids'],
      attributes: { Size: ['46 x 32 x 21 cm'], Volume: ['18 litres'], Weight: ['1.9 kg'], Age: ['3 to 8 years'] },
      variants: each('Design', ['Fox', 'Puffin', 'Tractor']),
      description: 'A ride-on case with a pull strap, for children who get tired at the airport.',
    },
    {
      title: 'Hopper Underseat Backpack',
      price: 49,
      categories: ['Backpacks', 'Cabin'],
      attributes: { Size: ['40 x 30 x 20 cm'], Volume: ['24 litres'], Weight: ['0.7 kg'], Material: ['Recycled polyester'] },
      variants: each('Colour', ['Black', 'Sky Blue', 'Mustard'], ['Mustard']),
      description: 'Made to the centimetre for the free bag under the seat. Opens flat like a suitcase.',
    },
    {
      title: 'Connemara 28 Daypack',
      price: 85,
      categories: ['Backpacks', 'Hiking'],
      attributes: { Volume: ['28 litres'], Weight: ['0.9 kg'], Material: ['Nylon'], 'Rain cover': ['Included'] },
      variants: each('Colour', ['Moss', 'Slate']),
      description: 'For a day in the hills: hip belt, ventilated back, loops for poles.',
    },
    {
      title: 'Camino 45 Rucksack',
      price: 135,
      categories: ['Backpacks', 'Hiking'],
      attributes: { Volume: ['45 litres'], Weight: ['1.4 kg'], Material: ['Nylon'], 'Rain cover': ['Included'] },
      variants: each('Back length', ['S/M', 'L/XL']),
      description: 'The favourite of our pilgrims on the Camino. The bottom opens with a zip, so the sleeping bag comes out first.',
    },
    {
      title: 'Globetrotter 65 Rucksack',
      price: 175,
      categories: ['Backpacks', 'Hiking'],
      attributes: { Volume: ['65 litres'], Weight: ['2.0 kg'], Material: ['Nylon'], 'Rain cover': ['Not included'] },
      description: 'For months on the road. A small daypack zips off the front.',
    },
    {
      title: 'Commuter Laptop Backpack',
      price: 79,
      categories: ['Backpacks', 'Work'],
      attributes: { Volume: ['20 litres'], Weight: ['0.8 kg'], Laptop: ['Up to 16 inch'], Waterproof: ['Yes'] },
      variants: each('Colour', ['Black', 'Olive']),
      description: 'Roll top, taped seams and a padded sleeve. Your laptop stays dry on the bike.',
    },
    {
      title: 'Slim Office Backpack',
      price: 55,
      categories: ['Backpacks', 'Work'],
      attributes: { Volume: ['15 litres'], Weight: ['0.6 kg'], Laptop: ['Up to 14 inch'], Waterproof: ['No'] },
      variants: each('Colour', ['Grey', 'Navy']),
    },
    {
      title: 'Corrib Leather Weekender',
      price: 295,
      categories: ['Travel bags'],
      attributes: { Size: ['52 x 30 x 25 cm'], Volume: ['39 litres'], Material: ['Full-grain leather'] },
      variants: each('Colour', ['Tan', 'Dark Brown']),
      description: 'Stitched by hand in Connemara. Gets better with every trip.',
    },
    {
      title: 'Canvas Holdall',
      price: 69,
      categories: ['Travel bags'],
      attributes: { Size: ['50 x 28 x 26 cm'], Volume: ['36 litres'], Material: ['Waxed cotton'] },
      variants: each('Colour', ['Olive', 'Navy']),
    },
    {
      title: 'Packing Cubes, Set of 4',
      price: 24,
      categories: ['Accessories'],
      attributes: { Material: ['Recycled polyester'] },
      description: 'Two large, one medium and one small cube with a mesh window.',
    },
    {
      title: 'TSA Padlock',
      price: 14,
      categories: ['Accessories'],
      description: 'Three digits. US customs can open it without breaking it.',
    },
    {
      title: 'Leather Luggage Tag',
      price: 18,
      categories: ['Accessories'],
      attributes: { Material: ['Leather'] },
      variants: each('Colour', ['Tan', 'Black', 'Green']),
    },
    {
      title: 'Luggage Scale',
      price: 15,
      inStock: false,
      categories: ['Accessories'],
      attributes: { 'Maximum weight': ['50 kg'] },
    },
    {
      title: 'Memory Foam Neck Pillow',
      price: 29,
      categories: ['Accessories'],
      variants: each('Colour', ['Grey', 'Navy']),
      description: 'The cover comes off and can be washed at 30 °C.',
    },
    {
      title: 'Toiletry Bag with Hook',
      price: 27,
      categories: ['Accessories'],
      attributes: { Size: ['26 x 20 x 9 cm'], Material: ['Waxed cotton'] },
    },
  ],
};
