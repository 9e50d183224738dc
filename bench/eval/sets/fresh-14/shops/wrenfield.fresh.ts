/** Wild birds in the garden, in English. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const wrenfield: Shop = {
  key: 'wrenfield',
  language: 'en',
  currency: 'GBP',
  url: 'https://wrenfield.example',
  quiz: { question: 'What would you like to give the birds?', answers: ['Food', 'Something different'] },
  profile: {
    ...silent,
    companyName: 'Wrenfield',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 01568 555 0177 or write to ask@wrenfield.example.',
    whatAreFAQs: `Can you send a parcel straight to somebody else?
Of course. Type their address at the checkout and we put in a handwritten card instead of the invoice.`,
  },
  pages: [
    page(
      'https://wrenfield.example/delivery',
      'Postage',
      'delivery',
      `Royal Mail within the UK is £3.90 and takes two to three days. From £45 UK postage is free.

Ireland is £11, Germany and Austria £14.50, France £12.80. We do not send seed or suet outside the UK, because customs stop it.

We pack on Mondays, Wednesdays and Fridays.`,
    ),
    page(
      'https://wrenfield.example/returns',
      'Sending things back',
      'returns',
      `You have 28 days to send something back. Please pack it as we did; the postage is yours unless we made a mistake.

Food can only come back while the bag is sealed. Nest boxes that have hung outside stay with you.

Our feeders are guaranteed for five years against rust and squirrel teeth.`,
    ),
    page(
      'https://wrenfield.example/payment',
      'Ways to pay',
      'payment',
      `Visa, Mastercard, PayPal and Apple Pay. We cannot take American Express.

Schools and parish councils may pay by invoice within 30 days.`,
    ),
    page(
      'https://wrenfield.example/advice',
      'Feeding and nesting: what people ask',
      'questions',
      `How often should a feeder be cleaned?

Every two weeks, with hot water and a drop of washing-up liquid. Let it dry before you fill it again.

What hole does a nest box need?

25 mm for blue tits and coal tits, 28 mm for great tits, 32 mm for house sparrows. Robins want an open front.

When should a new box go up?

Before the end of February, facing somewhere between north and east, two to four metres above the ground.

Seed has gone green in the tube?

It got damp. Throw it away, clean the tube and fill in only what is eaten within three days.`,
    ),
    page(
      'https://wrenfield.example/fitting',
      'We put it up for you',
      'questions',
      `Arthur comes with his ladder and hangs your boxes: £30 for the first, £8 for each more at the same address. He drives up to 15 miles from Leominster.

He also empties and scrubs old boxes in October for £12 each.`,
    ),
    page(
      'https://wrenfield.example/visit',
      'Where we are',
      'contact',
      `The shop is at 4 Drapers Row, Leominster. Open Tuesday to Friday 9.30 am to 5 pm, Saturday 9 am to 1 pm. Closed on Sundays and Mondays.`,
    ),
    page(
      'https://wrenfield.example/blog/waxwings',
      'Blog: the waxwings came',
      'questions',
      `On the ninth of January sixty waxwings sat in the rowan behind the chip shop. Arthur forgot his chips, which cost £4.20 and went cold.

By noon the tree was bare and the birds were off to Ludlow.`,
    ),
  ],
  products: [
    {
      title: 'Perch Seed Feeder',
      price: 18,
      was: 24,
      categories: ['Feeders'],
      attributes: { Material: ['Steel'], Capacity: ['0.8 l'], Height: ['32 cm'] },
      variants: each('Colour', ['Green', 'Copper', 'Black'], ['Copper']),
    },
    {
      title: 'Dome Peanut Feeder',
      price: 22.5,
      categories: ['Feeders'],
      attributes: { Material: ['Steel mesh'], Capacity: ['0.6 l'], Height: ['29 cm'] },
    },
    {
      title: 'Squirrel Stopper Feeder',
      price: 39,
      categories: ['Feeders'],
      attributes: { Material: ['Steel'], Height: ['41 cm'], 'Squirrel-proof': ['Yes'] },
      description: 'A seed feeder in a cage. The ports close when anything heavier than a pigeon sits on it.',
    },
    {
      title: 'Window Tray Feeder',
      price: 14,
      categories: ['Feeders'],
      attributes: { Material: ['Clear acrylic'], Fixing: ['Suction cups'], Width: ['30 cm'] },
    },
    {
      title: 'Oak Nest Box',
      price: 28,
      categories: ['Nest boxes'],
      attributes: { Material: ['Oak'], Height: ['31 cm'] },
      variants: each('Hole', ['25 mm', '28 mm', '32 mm'], ['32 mm']),
    },
    { title: 'Robin Open Box', price: 26, categories: ['Nest boxes'], attributes: { Material: ['Larch'], Height: ['24 cm'] } },
    { title: 'Swift Terrace Box', price: 46, inStock: false, categories: ['Nest boxes'], attributes: { Material: ['Birch ply'] } },
    {
      title: 'Sunflower Hearts',
      price: 5.5,
      categories: ['Bird food'],
      variants: [
        { options: { Bag: '1 kg' }, price: 5.5 },
        { options: { Bag: '5 kg' }, price: 21 },
        { options: { Bag: '12.5 kg' }, price: 44 },
      ],
    },
    { title: 'Suet Balls', price: 7.2, categories: ['Bird food'], attributes: { Pieces: ['20'] } },
    {
      title: 'Cast Iron Bird Bath',
      price: 64,
      was: 79,
      categories: ['Bird baths'],
      attributes: { Diameter: ['38 cm'], Weight: ['9 kg'] },
    },
    { title: 'Garden Hook Pole', price: 17, categories: ['Accessories'], attributes: { Height: ['2.1 m'], Material: ['Steel'] } },
    { title: 'Feeder Brush', price: 4.8, categories: ['Accessories'], attributes: { Length: ['40 cm'] } },
  ],
};
