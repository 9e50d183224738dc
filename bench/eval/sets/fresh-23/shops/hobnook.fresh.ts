/** A shop of the twenty-third fresh set: small kitchen appliances and their spare parts. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const hobnook: Shop = {
  key: 'hobnook',
  language: 'en',
  currency: 'USD',
  url: 'https://hobnook.example',
  quiz: { question: 'What would you like to make?', answers: ['Breakfast', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Hob & Nook',
    whatServicesDoYouOfferToClients:
      'Kettles, toasters, blenders, mixers and other small appliances for the kitchen counter, with the spare parts to keep them going.',
    moreInformationAboutYourProducts:
      'Everything we sell runs on 120 volts. Our own bench in Portland repairs any appliance bought from us, also after the warranty, for a flat $35 plus parts.',
    howCanCustomersReachYouOrYourTeam: 'Call or text (207) 555-0164, or email care@hobnook.example.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Can I use your kettles in Europe?
No. They are built for 120 volts and will burn out at 230 volts, also with a travel adapter.

Do you take old appliances back?
Bring us any small appliance, of any make and in any state, and we recycle it for free. We cannot take them by mail.

Do you match prices?
We match the price of any US shop that has the same model in stock. Email us the link before you order.`,
  },
  pages: [
    page(
      'https://hobnook.example/shipping',
      'Shipping',
      'delivery',
      `Contiguous US: $6.50 for ground shipping, 3–5 business days. Orders of $90 and up ship free.
Two-day air: $14.00.
Alaska and Hawaii: $19.00. Free shipping does not apply there.
Canada: $24.00, 6–9 business days. Customs charges are included.

Anything heavier than 20 lb carries a handling fee of $8.00, also when the rest ships free. At the moment that is only the Nor'easter stand mixer.

Orders placed before noon Eastern leave the same day.`,
    ),
    page(
      'https://hobnook.example/returns',
      'Returns',
      'returns',
      `Try it at home: you may return any appliance within 60 days, even used, as long as it is clean and in its box. We send you a prepaid label.

If you return something just because you changed your mind, we keep a restocking fee of 10%. There is no fee for an exchange.

Spare parts and filters that have been opened cannot be returned.`,
    ),
    page(
      'https://hobnook.example/warranty',
      'Warranty',
      'questions',
      `Kettles and toasters: 2 years. Blenders, mixers and food processors: 5 years on the motor, 2 years on all the rest. Coffee grinders: 3 years.

Limescale, dropped jugs and use in restaurants are not covered. You do not need to register; the order number is enough.`,
    ),
    page(
      'https://hobnook.example/care',
      'Cleaning and care',
      'questions',
      `Descale your kettle every month: fill it half with water and half with white vinegar, boil, wait for twenty minutes and rinse twice.

Blender jars and food processor bowls may go on the top rack of the dishwasher. Blades and the bowls of our mixers must be washed by hand.

Empty the crumb tray of your toaster once a week.`,
    ),
    page(
      'https://hobnook.example/payment',
      'Ways to pay',
      'payment',
      `Visa, Mastercard, American Express, Discover, PayPal and Shop Pay. Orders over $150 can be split into four payments without interest.

Your card is charged when the parcel leaves, not before. Sales tax is added at checkout where the law requires it.`,
    ),
    page(
      'https://hobnook.example/contact',
      'Store and hours',
      'contact',
      `Hob & Nook, 212 Commercial Street, Portland, ME 04101

Monday to Saturday 9:30 am – 6 pm. Sunday 11 am – 4 pm, but only from May to October.

We answer messages on weekdays, usually within four hours.`,
    ),
    page(
      'https://hobnook.example/noise',
      'How loud is it?',
      'questions',
      `We measure every machine at a distance of three feet. Below 65 decibels you can hold a conversation, above 80 you have to shout.

Kettles are between 55 and 70 decibels, hand mixers around 72, blenders between 70 and 88.`,
    ),
    page(
      'https://hobnook.example/about',
      'Our story',
      'questions',
      `Lena Hobart took over her uncle's repair shop in 1998 and got tired of machines that could not be opened. We only sell appliances with screws, and we stock parts for at least ten years.`,
    ),
  ],
  products: [
    {
      title: 'Harbor Electric Kettle 1.7 qt',
      price: 49.95,
      categories: ['Kettles'],
      attributes: { Capacity: ['1.7 qt'], Power: ['1500 W'], 'Auto shut-off': ['Yes'], 'Temperature control': ['No'], Noise: ['66 dB'] },
      variants: each('Color', ['Cream', 'Red', 'Slate blue'], ['Red']),
      description: 'Steel kettle with a wide lid, so that you can get your hand in to clean it.',
    },
    {
      title: 'Harbor Gooseneck Kettle 1 qt',
      price: 84,
      was: 99,
      categories: ['Kettles'],
      attributes: {
        Capacity: ['1 qt'],
        Power: ['1200 W'],
        'Auto shut-off': ['Yes'],
        'Temperature control': ['105–212 °F'],
        Noise: ['57 dB'],
      },
      variants: each('Color', ['Cream', 'Matte black']),
      description: 'A thin spout for slow pouring. Holds the temperature you set for an hour.',
    },
    {
      title: 'Camp Mini Kettle 0.5 qt',
      price: 27.5,
      categories: ['Kettles'],
      attributes: { Capacity: ['0.5 qt'], Power: ['650 W'], 'Auto shut-off': ['Yes'], 'Temperature control': ['No'] },
      description: 'One mug at a time, for the office or a dorm room.',
    },
    {
      title: 'Cottage Two-Slice Toaster',
      price: 44.5,
      categories: ['Toasters'],
      attributes: { Slots: ['2'], 'Slot width': ['1.5 in'], 'Bagel setting': ['Yes'] },
      variants: each('Color', ['Cream', 'Red', 'Slate blue']),
      description: 'Extra-wide slots take a bagel or a thick slice of sourdough.',
    },
    {
      title: 'Cottage Four-Slice Toaster',
      price: 69,
      categories: ['Toasters'],
      attributes: { Slots: ['4'], 'Slot width': ['1.5 in'], 'Bagel setting': ['Yes'] },
      variants: each('Color', ['Cream', 'Slate blue'], ['Slate blue']),
      description: 'Two halves with their own dials.',
    },
    {
      title: 'Slimline Long-Slot Toaster',
      price: 38.95,
      categories: ['Toasters'],
      attributes: { Slots: ['1 long'], 'Slot width': ['1.1 in'], 'Bagel setting': ['No'] },
      description: 'For one long slice. Only five inches deep.',
    },
    {
      title: 'Squall Countertop Blender',
      price: 139,
      categories: ['Blenders'],
      attributes: { Power: ['1400 W'], Jar: ['Glass, 64 oz'], Noise: ['86 dB'], 'Crushes ice': ['Yes'] },
      description: 'Ice, nuts and frozen mango are no trouble. Comes with a tamper.',
    },
    {
      title: 'Drizzle Personal Blender',
      price: 46,
      categories: ['Blenders'],
      attributes: { Power: ['300 W'], Jar: ['Plastic, 20 oz'], Noise: ['74 dB'], 'Crushes ice': ['No'] },
      variants: each('Color', ['White', 'Green', 'Coral']),
      description: 'Blend in the cup, screw on the lid and go. Soft fruit only.',
    },
    {
      title: 'Ripple Stick Blender',
      price: 54.95,
      categories: ['Blenders'],
      attributes: { Power: ['600 W'], 'Cord length': ['6 ft'], Noise: ['70 dB'] },
      description: 'Soup right in the pot. Whisk and beaker included.',
    },
    {
      title: "Nor'easter Stand Mixer",
      price: 329,
      was: 379,
      categories: ['Mixers'],
      attributes: { Power: ['550 W'], Bowl: ['Steel, 5.5 qt'], Weight: ['24 lb'] },
      variants: each('Color', ['Cream', 'Red', 'Matte black']),
      description: 'Kneads dough for two loaves. Dough hook, whisk and flat beater are in the box.',
    },
    {
      title: 'Breeze Hand Mixer',
      price: 42,
      categories: ['Mixers'],
      attributes: { Power: ['250 W'], Speeds: ['5'], Weight: ['2.2 lb'] },
      variants: each('Color', ['Cream', 'Slate blue']),
    },
    {
      title: 'Chopwell Food Processor 11-Cup',
      price: 158,
      categories: ['Food processors'],
      attributes: { Bowl: ['11 cups'], Power: ['900 W'], Discs: ['Slicing and grating'] },
      description: 'Slices a pound of carrots in ten seconds.',
    },
    {
      title: 'Chopwell Mini Chopper 3-Cup',
      price: 39.5,
      inStock: false,
      categories: ['Food processors'],
      attributes: { Bowl: ['3 cups'], Power: ['240 W'] },
      description: 'For herbs, garlic and pesto.',
    },
    {
      title: 'Steady Burr Grinder',
      price: 97,
      categories: ['Coffee'],
      attributes: { Burrs: ['Steel, conical'], Settings: ['31'], 'Bean hopper': ['8 oz'] },
      description: 'From espresso to French press.',
    },
    {
      title: 'Sunday Waffle Maker',
      price: 59.5,
      categories: ['Breakfast'],
      attributes: { Plates: ['Removable, nonstick'], 'Waffles at a time': ['2'], Shape: ['Belgian'] },
      description: 'The plates click out and go in the dishwasher.',
    },
    {
      title: 'Island Rice Cooker 6-Cup',
      price: 64.95,
      categories: ['Cookers'],
      attributes: { Capacity: ['6 cups'], 'Keep warm': ['12 hours'], 'Inner pot': ['Ceramic'] },
    },
    {
      title: 'Ember Slow Cooker 6 qt',
      price: 72,
      categories: ['Cookers'],
      attributes: { Capacity: ['6 qt'], Timer: ['Up to 20 hours'], 'Inner pot': ['Stoneware'] },
      variants: each('Color', ['Cream', 'Matte black']),
    },
    {
      title: 'Replacement Filter for Harbor Kettles',
      price: 8.5,
      categories: ['Spare parts'],
      attributes: { Fits: ['All Harbor kettles'] },
      description: 'Mesh filter for the spout.',
    },
    {
      title: 'Spare Glass Jar for Squall Blender',
      price: 45,
      categories: ['Spare parts'],
      attributes: { Fits: ['Squall Countertop Blender'] },
    },
  ],
};
