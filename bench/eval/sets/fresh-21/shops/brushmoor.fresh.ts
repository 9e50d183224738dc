/** A shop of the twenty-first fresh set: paint and things for doing up a home. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size, with its price, in every colour; what is sold out is named as 'size colour'. */
const tins = (sizes: Readonly<Record<string, number>>, colours: readonly string[], soldOut: readonly string[] = []) =>
  Object.entries(sizes).flatMap(([size, price]) =>
    colours.map((colour) => ({ options: { Size: size, Colour: colour }, price, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

export const brushmoor: Shop = {
  key: 'brushmoor',
  language: 'en',
  currency: 'GBP',
  url: 'https://brushmoor.example',
  quiz: { question: 'What are you painting?', answers: ['Walls', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Brushmoor',
    whatServicesDoYouOfferToClients: 'Paint, primers, fillers and decorating tools for people who do it themselves.',
    howCanCustomersReachYouOrYourTeam: 'Ring 01632 960417 or write to help@brushmoor.example.',
    whatAreFAQs: `Can you match a colour?
Yes. Post us a sample of at least 2 cm across and we mix it for £6 a tin. Allow three working days.

Do you sell sample cards?
Painted A6 cards cost £1 each, and we post them free of charge.

Do you gift wrap?
Brush sets, roller kits and other tools: yes, in brown paper with a card, for £3.50. We do not wrap tins.

What should I do with leftover paint?
Bring it to Derby on a Saturday. Whatever is still good goes to a charity that redecorates hostels.`,
  },
  pages: [
    page(
      'https://brushmoor.example/delivery',
      'Delivery',
      'delivery',
      `Standard delivery: £4.95, 2 to 4 working days
Next working day, if you order before 1 pm: £8.95
Standard delivery is free on orders of £60 or more.

Scottish Highlands (Inverness, Fort William, Skye), Scottish islands and Northern Ireland: £11.50 whatever you order, 4 to 7 working days. There is no next-day service to these places.

We cannot deliver to the Isle of Man, the Channel Islands or abroad.`,
    ),
    page(
      'https://brushmoor.example/returns',
      'Returns',
      'returns',
      `You can send back unopened tins and unused tools within 45 days. You pay the postage, unless we sent the wrong thing or it is faulty. Handing them in at our counter in Derby costs nothing.

Opened tins and paint that was mixed to your own colour cannot be returned.

The money is back in your account within 5 working days of the parcel reaching us.`,
    ),
    page(
      'https://brushmoor.example/paying',
      'Paying',
      'payment',
      `Visa, Mastercard, American Express, PayPal and Google Pay.

Decorators with a trade account pay by invoice within 30 days.

Brushmoor gift cards come in £10, £25, £50 and £100 and arrive by email.`,
    ),
    page(
      'https://brushmoor.example/how-much-paint',
      'How much paint do I need?',
      'sizes',
      `Multiply the width of each wall by its height and take off doors and windows. Divide by the coverage on the tin, then multiply by the number of coats.

A wall area of 20 m² takes about 3 litres of emulsion for two coats. A wall area of 40 m² takes about 6.5 litres.

Going from dark to light? Count on a third coat, or prime first.`,
    ),
    page(
      'https://brushmoor.example/drying-and-cleaning',
      'Drying times and cleaning up',
      'questions',
      `Water-based paint: touch dry in 2 hours, second coat after 4 hours. Wash brushes in warm soapy water.

Oil-based paint: touch dry in 6 hours, second coat after 16 hours. Clean brushes with white spirit.

Do not paint outdoors below 8 °C or when rain is due within the day.`,
    ),
    page(
      'https://brushmoor.example/collect',
      'Click and collect',
      'contact',
      `Brushmoor, 8 Foundry Lane, Derby

Monday to Friday: 7.30 am to 5.30 pm
Saturday: 8 am to 1 pm
Closed on Sundays

Collecting is free. Your order is ready after two hours.`,
    ),
  ],
  products: [
    {
      title: 'Everwall Matt Emulsion',
      price: 24,
      categories: ['Wall paint'],
      attributes: { Finish: ['Matt'], Base: ['Water'], Coverage: ['13 m² per litre'], For: ['Walls and ceilings'] },
      variants: tins({ '2.5 L': 24, '5 L': 42 }, ['Chalk', 'Stone Grey', 'Sage'], ['5 L Sage']),
      description:
        'Our everyday paint for living rooms and hallways. It hides small marks and can be wiped with a damp cloth after a week.',
    },
    {
      title: 'Steamproof Bathroom Paint',
      price: 34,
      categories: ['Wall paint'],
      attributes: { Finish: ['Soft sheen'], Base: ['Water'], Coverage: ['12 m² per litre'], For: ['Walls and ceilings'] },
      variants: tins({ '2.5 L': 34 }, ['White', 'Duck Egg']),
      description:
        'Keeps mould away for five years, even in rooms without a window. Suits kitchens just as well, because grease wipes off. Treat old mould with a wash before you start.',
    },
    {
      title: 'Little Acorn Nursery Paint',
      price: 31,
      categories: ['Wall paint'],
      attributes: { Finish: ['Matt'], Base: ['Water'], Coverage: ['12 m² per litre'], Standard: ['EN 71-3, safe for toys'] },
      variants: tins({ '2.5 L': 31 }, ['Buttercup', 'Sky', 'Blush']),
      description: 'Almost without smell, so the room can be slept in the same night. Crayon and sticky fingers wash off.',
    },
    {
      title: 'Toughcoat Wood and Metal Satin',
      price: 16.5,
      categories: ['Wood and metal paint'],
      attributes: { Finish: ['Satin'], Base: ['Water'], Coverage: ['14 m² per litre'], For: ['Indoors and outdoors'] },
      variants: tins({ '750 ml': 16.5, '2.5 L': 44 }, ['White', 'Black', 'Navy'], ['2.5 L Navy']),
      description: 'For doors, skirting boards and garden furniture. Wood needs no undercoat. On bare metal, put Rustbar underneath.',
    },
    {
      title: 'Gloss One',
      price: 14.5,
      categories: ['Wood and metal paint'],
      attributes: { Finish: ['High gloss'], Base: ['Oil'], Coverage: ['16 m² per litre'], Colour: ['White'], Size: ['750 ml'] },
      description: 'The hardest gloss we have, for front doors and window sills. It smells strongly, so keep a window open.',
    },
    {
      title: 'Radiant Radiator Enamel',
      price: 13,
      categories: ['Wood and metal paint'],
      attributes: { Finish: ['Gloss'], Base: ['Water'], Colour: ['White'], Size: ['500 ml'], 'Heat resistance': ['90 °C'] },
      description:
        'Stays white on hot pipes and radiators. One tin does two large radiators. Paint them cold and wait a day before heating.',
    },
    {
      title: 'Rustbar Metal Primer',
      price: 12,
      categories: ['Primers'],
      attributes: { Base: ['Oil'], Colour: ['Red'], Size: ['500 ml'] },
      description: 'Stops rust on gates and railings. Brush off loose flakes first, then paint over it the next day.',
    },
    {
      title: 'Gripfast Primer',
      price: 18.5,
      categories: ['Primers'],
      attributes: { Base: ['Water'], Colour: ['White'], Size: ['1 L'], For: ['Tiles, melamine, plastic and glass'] },
      description: 'Makes paint stick to smooth surfaces without sanding. Ready for the next coat after four hours.',
    },
    {
      title: 'Fencebright Fence Paint',
      price: 22,
      categories: ['Garden'],
      attributes: { Base: ['Water'], Coverage: ['6 m² per litre'], Size: ['5 L'], Coats: ['One'] },
      variants: each('Colour', ['Oak Brown', 'Slate', 'Forest Green']),
      description: 'Covers rough and planed wood in a single coat. A 5 litre tin does 30 m². Harmless to pets and plants once dry.',
    },
    {
      title: 'Deckguard Decking Oil',
      price: 29,
      categories: ['Garden'],
      attributes: { Base: ['Oil'], Coverage: ['10 m² per litre'], Size: ['2.5 L'] },
      variants: each('Colour', ['Clear', 'Teak'], ['Teak']),
      description: 'Feeds grey and thirsty decking boards. Not slippery underfoot. Put on two thin coats in spring.',
    },
    {
      title: 'Smoothover Filler',
      price: 6.5,
      categories: ['Fillers'],
      attributes: { For: ['Indoors'], Size: ['600 ml'], 'Deepest crack': ['10 mm'] },
      description: 'Ready mixed, for plaster and wood. Can be sanded and painted after two hours.',
    },
    {
      title: 'Quickset Masonry Filler',
      price: 8.5,
      categories: ['Fillers'],
      attributes: { For: ['Outdoors'], Size: ['1 kg'], 'Deepest crack': ['20 mm'] },
      description: 'A powder for mixing with water. Sets in half an hour and takes frost and rain.',
    },
    {
      title: 'First Room Roller Kit',
      price: 15.95,
      categories: ['Tools'],
      attributes: { Width: ['9 inches'], Contents: ['Frame, two sleeves, tray'] },
      description: 'Everything for the walls of one room. The sleeves can be washed and used again.',
    },
    {
      title: 'Feather Brush Set',
      price: 19.5,
      categories: ['Tools'],
      attributes: { Widths: ['25, 38 and 50 mm'], Bristles: ['Synthetic'] },
      description: 'Three brushes for water-based paint, with handles of beech. They leave hardly any brush marks.',
    },
    {
      title: 'Longreach Extension Pole',
      price: 11,
      categories: ['Tools'],
      attributes: { Material: ['Aluminium'] },
      variants: [
        { options: { Length: '1.2 to 2 m' }, price: 11 },
        { options: { Length: '1.5 to 3 m' }, price: 16 },
      ],
      description: 'Screws into our roller frames. For ceilings and stairwells without a ladder.',
    },
  ],
};
