/** A shop of the twenty-fourth fresh set: rugs, runners and doormats. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const harroweft: Shop = {
  key: 'harroweft',
  language: 'en',
  currency: 'GBP',
  url: 'https://harroweft.example',
  quiz: { question: 'Which room is the rug for?', answers: ['Living room', 'Another room'] },
  profile: {
    ...silent,
    companyName: 'Harrow & Weft',
    whatServicesDoYouOfferToClients: 'Rugs, hall runners, doormats and underlay for homes all over the UK.',
    moreInformationAboutYourProducts:
      'Our wool rugs are woven in Yorkshire and in Bhadohi, India. All our rugs can be used with underfloor heating. We bind the edges of offcuts, but we do not cut rugs to size.',
    howCanCustomersReachYouOrYourTeam: 'Phone 01422 555 018 or hello@harroweft.example. We answer emails within one working day.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Can I have a sample before I buy?
Yes. We post up to three samples of 15 x 15 cm free of charge. You may keep them.

Do new rugs shed?
Wool rugs shed loose fibres for the first two to three months. Hoover them once a week without the beater bar and it will stop.

Do you offer a discount to trade customers?
Interior designers and landlords get 10% off after they have sent us proof of their business.`,
  },
  pages: [
    page(
      'https://harroweft.example/delivery',
      'Delivery and returns',
      'delivery',
      `UK mainland: £5.95, 2–4 working days. Free from £150.

Northern Ireland, the Scottish Highlands and all islands: £18.00, 5–7 working days, whatever the value of your order.

Rugs wider than 200 cm come with a two-person team, who carry them into the room of your choice at no extra cost. They ring you the day before to agree a two-hour slot.

At present we do not deliver outside the United Kingdom.

Returns and exchanges

You have 30 days to change your mind. Please roll the rug, do not fold it, and wrap it in the sleeve it came in.

Sending a rug back costs £9.50, which we take off your refund. If you would like another size or colour instead, we collect the first one free of charge.

Doormats that have been used outdoors and underlay that has been cut cannot be returned.

Refunds reach your account within 7 days after the rug is back with us.`,
    ),
    page(
      'https://harroweft.example/care',
      'Care and cleaning',
      'questions',
      `Wool: blot spills straight away with a dry cloth, then dab with lukewarm water and a drop of washing-up liquid. Never use bleach.

Cotton rugs marked as washable go in the machine at 30 degrees. Please do not tumble dry them; lay them flat.

Jute must stay dry, so keep it out of bathrooms and away from pots of plants.

Turn your rug round every six months so that it fades and wears evenly.`,
    ),
    page(
      'https://harroweft.example/size-guide',
      'Which size do I need?',
      'questions',
      `Living room: the front legs of the sofa should stand on the rug. With a three-seater that usually means 160 x 230 cm or larger.

Dining room: add 60 cm to each side of the table, so that chairs stay on the rug when they are pulled out.

Bedroom: under a double bed we suggest 200 x 290 cm, so that you step onto it on either side.

Hall: leave about 10 cm of floor free on both sides of a runner.`,
    ),
    page(
      'https://harroweft.example/payment',
      'Payment',
      'payment',
      `We take Visa, Mastercard, American Express, PayPal and Apple Pay. With Klarna you can pay in three instalments without interest.

Gift cards from £25 are sent by email within the hour and are valid for two years.`,
    ),
    page(
      'https://harroweft.example/showroom',
      'Showroom and contact',
      'contact',
      `Harrow & Weft, Unit 4, Dean Mill, Halifax HX3 5AX

Tuesday to Saturday 10am – 5pm. Closed on Sunday and Monday.

There is free parking in the yard. The showroom is on the ground floor and has no steps. About two thirds of our rugs are on display.`,
    ),
    page(
      'https://harroweft.example/about',
      'About us',
      'questions',
      `Joan Harrow wove her first rug in 1987 on a loom bought from a mill that was closing down. Today her two sons run the shop with a team of nine.

All rugs from India carry the GoodWeave label, which certifies that no children worked on them.

Every rug has a guarantee of five years against seams that come apart and backing that comes loose.`,
    ),
  ],
  products: [
    {
      title: 'Calder Wool Rug',
      price: 149,
      categories: ['Rugs', 'Wool rugs'],
      attributes: { Material: ['100% wool'], 'Pile height': ['12 mm'], Washable: ['No'], Made: ['Yorkshire'] },
      variants: [
        { options: { Size: '120 x 170 cm', Colour: 'Oatmeal' }, price: 149 },
        { options: { Size: '120 x 170 cm', Colour: 'Moss' }, price: 149 },
        { options: { Size: '160 x 230 cm', Colour: 'Oatmeal' }, price: 269 },
        { options: { Size: '160 x 230 cm', Colour: 'Moss' }, price: 269, inStock: false },
        { options: { Size: '200 x 290 cm', Colour: 'Oatmeal' }, price: 429 },
        { options: { Size: '200 x 290 cm', Colour: 'Moss' }, price: 429 },
      ],
      description: 'A thick plain rug for living rooms and bedrooms, soft under bare feet.',
    },
    {
      title: 'Bhadohi Kilim',
      price: 119,
      was: 139,
      categories: ['Rugs', 'Wool rugs'],
      attributes: { Material: ['80% wool, 20% cotton'], 'Pile height': ['Flat weave'], Washable: ['No'], Made: ['India'] },
      variants: [
        { options: { Size: '120 x 180 cm' }, price: 119 },
        { options: { Size: '170 x 240 cm' }, price: 229 },
      ],
      description:
        'Diamonds in rust, navy and cream. Flat, so doors open over it and chairs slide easily: a good choice under a dining table.',
    },
    {
      title: 'Pebble Washable Cotton Rug',
      price: 65,
      categories: ['Rugs', 'Washable rugs'],
      attributes: { Material: ['100% cotton'], 'Pile height': ['5 mm'], Washable: ['Yes, at 30 degrees'], Made: ['India'] },
      variants: [
        { options: { Size: '80 x 150 cm', Colour: 'Grey' }, price: 65 },
        { options: { Size: '80 x 150 cm', Colour: 'Blue' }, price: 65 },
        { options: { Size: '120 x 170 cm', Colour: 'Grey' }, price: 99 },
        { options: { Size: '120 x 170 cm', Colour: 'Blue' }, price: 99, inStock: false },
      ],
      description: 'Goes in the washing machine, so it is our favourite for families with small children and dogs.',
    },
    {
      title: 'Starry Night Kids Rug',
      price: 79,
      categories: ['Rugs', "Children's rugs", 'Washable rugs'],
      attributes: { Material: ['100% cotton'], Washable: ['Yes, at 30 degrees'], Shape: ['Round'], Diameter: ['120 cm'] },
      variants: each('Colour', ['Navy', 'Pink']),
      description: 'White stars on a round rug for the nursery or playroom.',
    },
    {
      title: 'Reedbank Jute Rug',
      price: 89,
      categories: ['Rugs', 'Natural fibres'],
      attributes: { Material: ['100% jute'], 'Pile height': ['10 mm'], Washable: ['No'] },
      variants: [
        { options: { Size: '120 x 170 cm' }, price: 89 },
        { options: { Size: '160 x 230 cm' }, price: 159 },
      ],
      description: 'Chunky braided jute in its natural colour.',
    },
    {
      title: 'Terrace Outdoor Rug',
      price: 54,
      categories: ['Rugs', 'Outdoor rugs'],
      attributes: { Material: ['Recycled plastic bottles'], Washable: ['Hose down'], 'Outdoor use': ['Yes'] },
      variants: [
        { options: { Size: '120 x 180 cm', Colour: 'Black and white' }, price: 54 },
        { options: { Size: '120 x 180 cm', Colour: 'Green' }, price: 54 },
        { options: { Size: '180 x 270 cm', Colour: 'Black and white' }, price: 98 },
      ],
      description: 'For patios and balconies. Can stay out in the rain and does not fade.',
    },
    {
      title: 'Cloud Sheepskin',
      price: 59,
      categories: ['Rugs', 'Sheepskins'],
      attributes: { Material: ['British sheepskin'], Size: ['60 x 100 cm'] },
      variants: each('Colour', ['Ivory', 'Charcoal'], ['Charcoal']),
      description: 'For a chair or beside the bed.',
    },
    {
      title: 'Dean Hall Runner',
      price: 95,
      categories: ['Runners'],
      attributes: { Material: ['80% wool, 20% nylon'], Width: ['66 cm'], 'Pile height': ['7 mm'] },
      variants: [
        { options: { Length: '200 cm', Colour: 'Red' }, price: 95 },
        { options: { Length: '200 cm', Colour: 'Charcoal' }, price: 95 },
        { options: { Length: '300 cm', Colour: 'Red' }, price: 139 },
        { options: { Length: '300 cm', Colour: 'Charcoal' }, price: 139 },
      ],
      description: 'Hard-wearing, with a striped border, for busy halls and landings.',
    },
    {
      title: 'Ribble Washable Runner',
      price: 45,
      categories: ['Runners', 'Washable rugs'],
      attributes: { Material: ['100% cotton'], Width: ['60 cm'], Length: ['180 cm'], Washable: ['Yes, at 30 degrees'] },
      variants: each('Colour', ['Grey', 'Terracotta']),
      description: 'A light runner for kitchens and narrow halls.',
    },
    {
      title: 'Classic Coir Doormat',
      price: 18.5,
      categories: ['Doormats'],
      attributes: { Material: ['Coir with a rubber back'], Size: ['45 x 75 cm'], Thickness: ['17 mm'] },
      description: 'Scrapes mud off boots. For sheltered porches.',
    },
    {
      title: 'Double Door Coir Mat',
      price: 34,
      inStock: false,
      categories: ['Doormats'],
      attributes: { Material: ['Coir with a rubber back'], Size: ['45 x 120 cm'], Thickness: ['17 mm'] },
      description: 'The wide one for French doors.',
    },
    {
      title: 'Dry Paws Indoor Mat',
      price: 27.5,
      categories: ['Doormats', 'Washable rugs'],
      attributes: { Material: ['Microfibre'], Size: ['60 x 90 cm'], Washable: ['Yes, at 40 degrees'] },
      variants: each('Colour', ['Mocha', 'Slate']),
      description: 'Soaks up water from wet feet and paws.',
    },
    {
      title: 'Grip Underlay',
      price: 16,
      categories: ['Underlay'],
      attributes: { 'For floors': ['Wood, tiles and laminate'], Thickness: ['3 mm'] },
      variants: [
        { options: { Size: '120 x 170 cm' }, price: 16 },
        { options: { Size: '160 x 230 cm' }, price: 26 },
        { options: { Size: '200 x 290 cm' }, price: 38 },
      ],
      description: 'Keeps a rug from slipping on hard floors. Cut it with scissors, 2 cm smaller than the rug all round.',
    },
    {
      title: 'Carpet Hold Underlay',
      price: 22,
      categories: ['Underlay'],
      attributes: { 'For floors': ['Fitted carpet'], Thickness: ['2 mm'] },
      variants: [
        { options: { Size: '120 x 170 cm' }, price: 22 },
        { options: { Size: '160 x 230 cm' }, price: 34 },
      ],
      description: 'Stops a rug from creeping on top of carpet.',
    },
  ],
};
