import type { Shop } from '../../../lib/shop.ts';

const sizes = (list: readonly string[], colours: readonly string[], gone: readonly string[] = []) =>
  colours.flatMap((colour) =>
    list.map((size) => ({ options: { Size: size, Colour: colour }, inStock: !gone.includes(`${colour} ${size}`) })),
  );

/** Clothing for bad weather, in English, with many texts. */
export const harbour: Shop = {
  key: 'harbour',
  language: 'en',
  currency: 'GBP',
  url: 'https://harbourline.example',
  quiz: { question: 'What is the weather like where you walk?', answers: ['Wet', 'Something else'] },
  profile: {
    companyName: 'Harbourline',
    whatServicesDoYouOfferToClients:
      'We make and sell clothing for wet weather, in our own workshop in Whitby. We repair what we made: re-taping a seam costs £18, a new zip £24. Repairs take about two weeks.',
    moreInformationAboutYourProducts:
      'All our jackets are lined with recycled nylon. The merino in our base layers comes from New Zealand. Only the Gannet range is fully waterproof; everything else is water-repellent.',
    howCanCustomersReachYouOrYourTeam: 'hello@harbourline.example or 01947 555 210, weekdays from 9 am to 4 pm',
    whatAreFAQs: `How long does delivery take?
Within the UK, orders arrive in two to four working days. To Ireland it takes five to seven working days.

What does delivery cost?
UK delivery is £4.50, and free for orders over £80. Delivery to Ireland costs £11.

Do you deliver outside the UK and Ireland?
No, we do not deliver anywhere else.

Can I return something?
Unworn items can be returned within 28 days for a full refund. The buyer pays the return postage unless the item is faulty.

Can I exchange a size?
Yes, one exchange per order is free of charge within the UK.

How can I pay?
We accept Visa, Mastercard and PayPal. We do not offer payment by instalments.

Do you sell gift cards?
Yes, gift cards from £25 to £200. They are valid for three years and cannot be returned.`,
    howMuchDiscountCanYouDoMaximum: '10 % for members of the Harbour Club, on orders over £50',
  },
  pages: [
    {
      url: 'https://harbourline.example/guarantee',
      title: 'Guarantee',
      topic: 'questions',
      text: 'Guarantee\n\nWe guarantee the seams and zips of our jackets for five years. Other items carry a guarantee of two years. Normal wear is not covered.',
    },
    {
      url: 'https://harbourline.example/sizes',
      title: 'Size guide',
      topic: 'sizes',
      text: 'Size guide\n\nS fits a chest of 90 to 96 cm.\nM fits a chest of 97 to 103 cm.\nL fits a chest of 104 to 110 cm.\n\nOur jackets are cut wide, so most people take their usual size.',
    },
  ],
  products: [
    {
      title: 'Gannet Storm Jacket',
      price: 189,
      was: 229,
      categories: ['Jackets'],
      attributes: { Material: ['Recycled nylon'], Weight: ['540 g'], Waterproof: ['Yes'] },
      variants: sizes(['S', 'M', 'L'], ['Navy', 'Yellow'], ['Yellow M']),
    },
    {
      title: 'Gannet Trousers',
      price: 99,
      categories: ['Trousers'],
      attributes: { Material: ['Recycled nylon'], Waterproof: ['Yes'] },
      variants: sizes(['S', 'M', 'L'], ['Navy']),
    },
    {
      title: 'Tern Windbreaker',
      price: 75,
      categories: ['Jackets'],
      attributes: { Material: ['Polyester'], Weight: ['260 g'] },
      variants: sizes(['S', 'M', 'L'], ['Red', 'Blue']),
    },
    {
      title: 'Puffin Fleece',
      price: 58,
      was: 68,
      categories: ['Fleeces'],
      attributes: { Material: ['Recycled polyester'] },
      variants: sizes(['S', 'M'], ['Green', 'Grey']),
    },
    {
      title: 'Kittiwake Base Layer',
      price: 45,
      categories: ['Base layers'],
      attributes: { Material: ['Merino wool'] },
      variants: sizes(['S', 'M', 'L'], ['Grey']),
    },
    { title: 'Fulmar Beanie', price: 22, categories: ['Hats'], attributes: { Material: ['Lambswool'], Colour: ['Red'] } },
    { title: 'Skua Cap', price: 19.5, categories: ['Hats'], attributes: { Material: ['Cotton'], Colour: ['Navy'] } },
    { title: 'Dunlin Gloves', price: 34, inStock: false, categories: ['Gloves'], attributes: { Material: ['Leather'] } },
    { title: 'Plover Socks', price: 14, categories: ['Socks'], attributes: { Material: ['Merino wool', 'Nylon'] } },
    { title: 'Petrel Dry Bag 20 L', price: 29, categories: ['Bags'], attributes: { Volume: ['20 litres'], Colour: ['Orange'] } },
    { title: 'Petrel Dry Bag 40 L', price: 41, categories: ['Bags'], attributes: { Volume: ['40 litres'], Colour: ['Orange'] } },
    { title: 'Sanderling Scarf', price: 32, categories: ['Scarves'], attributes: { Material: ['Lambswool'], Colour: ['Grey', 'Blue'] } },
  ],
};
