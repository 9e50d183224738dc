/** Roller skates, in English. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const quadwell: Shop = {
  key: 'quadwell',
  language: 'en',
  currency: 'GBP',
  url: 'https://quadwell.example',
  quiz: { question: 'Where will you skate?', answers: ['Outside', 'Somewhere else'] },
  profile: {
    ...silent,
    companyName: 'Quadwell',
    howCanCustomersReachYouOrYourTeam: 'Message us at hello@quadwell.example or call 0117 555 0142.',
    whatAreFAQs: `Do you wrap presents?
Yes, for £3 we wrap the box in brown paper with a ribbon and leave the invoice out.`,
  },
  pages: [
    page(
      'https://quadwell.example/delivery',
      'Delivery',
      'delivery',
      `UK parcels travel with Evri for £4.95. DPD next day is £7.50 when you order before 1 pm. Orders of £100 and more go out free with Evri.

Germany, France, Belgium and the Netherlands: £13.50. Austria and Italy: £16. We do not send anywhere else at the moment.

If nobody answers the door, the driver tries a neighbour and then leaves the box at the nearest parcel shop for seven days.`,
    ),
    page(
      'https://quadwell.example/returns',
      'Returns and swaps',
      'returns',
      `Try your skates on carpet and send them back within 30 days if they are not for you. Marked wheels mean that they have been used, and we cannot take those back.

Wrong size? The first swap is on us: we email a label and pay the postage both ways. For a refund you pay the postage yourself.

We refund within three working days of the box reaching us.

Frames and plates are guaranteed for two years. Wheels, toe stops and laces wear out, so they are not.`,
    ),
    page(
      'https://quadwell.example/sizes',
      'Finding your size',
      'sizes',
      `Stand on a sheet of paper in the evening and measure from heel to longest toe. 23 cm is a UK 4, 24 cm a 5, 25 cm a 6 and 26 cm a 7. In between? Take the larger one.

Helmets: 52 to 55 cm round the forehead is S, 55 to 58 cm is M, 58 to 61 cm is L.

For thick socks you need nothing bigger; the lining gives after about three hours of skating.`,
    ),
    page(
      'https://quadwell.example/care',
      'Looking after your skates',
      'questions',
      `How do I stop my bearings from rusting?

Dry them with a cloth after wet ground and add one drop of oil to each. If they already grind, take them out and clean them with isopropyl alcohol, never with water.

When should I turn my wheels round?

After every 20 hours or so, and swap the inner ones with the outer ones.

Can the pads go in the washing machine?

Yes, at 30 degrees in a bag. Do not tumble dry them. Helmet liners are washed by hand.

Which wheels for rough pavements?

Soft ones, 78A. Hard wheels from 88A are for halls.`,
    ),
    page(
      'https://quadwell.example/workshop',
      'Workshop',
      'questions',
      `We clean and oil a set of bearings for £14 while you wait.

Fitting new wheels costs nothing if you bought them here, otherwise £8.

Mounting a plate on your own boots or trainers is £35 and takes about a week. Please bring the boots in person.`,
    ),
    page(
      'https://quadwell.example/lessons',
      'Lessons',
      'questions',
      `Our beginners meet on Sundays from 10 to 11 am in Brunel Hall. A lesson costs £12, skates and pads on loan included.

Children may join from the age of six; under tens need an adult in the hall.

A private hour for one or two people is £38. If you cancel later than 24 hours before, we keep half.`,
    ),
    page(
      'https://quadwell.example/paying',
      'Paying',
      'payment',
      `Visa, Mastercard, PayPal and Google Pay are welcome. From £60 you can split the bill into three with Klarna. We do not take American Express.

Vouchers from £20 to £150 arrive by email at once and are good for two years.`,
    ),
    page(
      'https://quadwell.example/shop',
      'Our shop',
      'contact',
      `You find us at 31 Redcliff Lane, Bristol, beside the canal. Wednesday, Friday and Saturday we are open from 10 am to 6 pm, on Thursday from noon to 8 pm.

There are two parking spaces for customers in the yard behind the house.`,
    ),
    page(
      'https://quadwell.example/blog/seafront',
      'Blog: forty of us on the seafront',
      'questions',
      `Last August forty of us rolled from Hove to the marina and back. Somebody brought a speaker, somebody else brought crisps.

Mags lost a toe stop at mile three and finished on one leg. The ice cream was £4 a scoop and worth it. See you next year!`,
    ),
  ],
  products: [
    {
      title: 'Marlow Quad Skate',
      price: 95,
      was: 115,
      categories: ['Quad skates'],
      attributes: { Use: ['Outdoor'], Boot: ['Suede'], Weight: ['2.6 kg'], Wheels: ['78A'] },
      variants: each('Size', ['UK 4', 'UK 5', 'UK 6', 'UK 7'], ['UK 6']),
    },
    {
      title: 'Tarmac Quad Skate',
      price: 118,
      categories: ['Quad skates'],
      attributes: { Use: ['Outdoor'], Boot: ['Vegan leather'], Weight: ['2.3 kg'], Wheels: ['78A'] },
      variants: each('Colour', ['Black', 'Blue', 'Lilac'], ['Lilac']),
    },
    {
      title: 'Rinkstar Quad Skate',
      price: 229,
      categories: ['Quad skates'],
      attributes: { Use: ['Indoor'], Boot: ['Leather'], Weight: ['2.9 kg'], Wheels: ['95A'] },
      inStock: false,
    },
    {
      title: 'Denby Inline Skate',
      price: 149,
      categories: ['Inline skates'],
      attributes: { Use: ['Outdoor'], Boot: ['Hard shell'], Weight: ['3.4 kg'] },
      variants: each('Size', ['UK 5', 'UK 6', 'UK 7', 'UK 8']),
    },
    {
      title: 'Pip Kids Skate',
      price: 59,
      categories: ["Children's skates"],
      attributes: { Use: ['Outdoor'], Boot: ['Hard shell'], 'Adjusts over': ['4 sizes'] },
      variants: each('Colour', ['Mint', 'Red']),
    },
    {
      title: 'Gumdrop Wheels',
      price: 34,
      categories: ['Wheels and bearings'],
      attributes: { Pieces: ['8'] },
      variants: [
        { options: { Hardness: '78A' }, price: 34 },
        { options: { Hardness: '88A' }, price: 38 },
      ],
    },
    { title: 'Swift Bearings', price: 22, categories: ['Wheels and bearings'], attributes: { Pieces: ['16'] } },
    {
      title: 'Halo Helmet',
      price: 45,
      categories: ['Protection'],
      attributes: { Weight: ['410 g'] },
      variants: each('Size', ['S', 'M', 'L'], ['M']),
    },
    { title: 'Triple Pad Set', price: 39, was: 48, categories: ['Protection'], attributes: { Contents: ['Knee, elbow and wrist pads'] } },
    { title: 'Suede Toe Guards', price: 12.5, categories: ['Accessories'], variants: each('Colour', ['Black', 'Pink']) },
    { title: 'Canal Skate Bag', price: 32, categories: ['Accessories'], attributes: { Volume: ['28 l'], Material: ['Canvas'] } },
    { title: 'Waxed Laces', price: 5.5, categories: ['Accessories'], attributes: { Length: ['180 cm'] } },
  ],
};
