/** A shop of the nineteenth fresh set: musical instruments for beginners. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const plinkwell: Shop = {
  key: 'plinkwell',
  language: 'en',
  currency: 'GBP',
  url: 'https://plinkwell.example',
  quiz: { question: 'What would you like to play?', answers: ['Strings', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Plinkwell',
    whatServicesDoYouOfferToClients:
      'First instruments for children and grown-ups, checked and tuned in our workshop in Ludlow before they leave.',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 01584 555 017 or write to hello@plinkwell.example.',
    whatAreFAQs: `Do you gift wrap?
Yes, for £4 an instrument: brown paper, ribbon and a card with your words. Drum kits and digital pianos are too big to be wrapped.

Why does my new ukulele keep going out of tune?
New strings stretch for the first two weeks. Tune before each go and they will settle.

Can a school order from you?
Yes. Schools send us an order on headed paper and pay by invoice within 30 days.`,
  },
  pages: [
    page(
      'https://plinkwell.example/delivery',
      'Delivery',
      'delivery',
      `UK mainland
Standard: £4.50, 2 to 4 working days
Next day: £8.95, if you order before 2 pm, Monday to Friday

Standard delivery on the UK mainland is free from £75.

Northern Ireland, Highlands and Islands: £9.50, 4 to 6 working days
Republic of Ireland: £14, 5 to 8 working days

Drum kits and digital pianos are brought by a two-person carrier for £19, whatever the order comes to. They ring you to agree a day.

We do not send anywhere else.`,
    ),
    page(
      'https://plinkwell.example/returns',
      'Returns and swaps',
      'returns',
      `You have 30 days to send an instrument back. The return label costs £3.95, which we take off the refund.

Recorders and clarinets cannot be returned once their seal is broken, because they have been in somebody's mouth.

If a violin or a guitar turns out to be too big or too small, we swap it once within 60 days and pay the postage both ways.

Drum kits and digital pianos are collected for £25.

Refunds are made within a week of the parcel reaching us.`,
    ),
    page(
      'https://plinkwell.example/payment',
      'Ways to pay',
      'payment',
      `Visa, Mastercard, PayPal and Apple Pay.

From £90 you can pay in three parts with Klarna, without interest.

We do not take cheques.`,
    ),
    page(
      'https://plinkwell.example/sizes',
      'Which size?',
      'sizes',
      `Violins: measure from the neck to the middle of the palm, with the arm stretched out.
1/4 violin: 46 to 50 cm, about 5 to 6 years
1/2 violin: 51 to 54 cm, about 7 to 8 years
3/4 violin: 55 to 58 cm, about 9 to 10 years
4/4 violin: from 59 cm, about 11 years and over

Guitars: go by how tall the player is.
Half-size: 110 to 130 cm
Three-quarter: 131 to 150 cm
Full-size: over 150 cm`,
    ),
    page(
      'https://plinkwell.example/guarantee',
      'Guarantee',
      'questions',
      `Every instrument is guaranteed for two years. Strings, reeds, drumsticks and drum heads wear out and are not covered.

Send us a short video of the fault first. Often a turn of a screw helps, and we can tell you which.`,
    ),
    page(
      'https://plinkwell.example/showroom',
      'Showroom',
      'contact',
      `8 Bridge Street, Ludlow

Thursday to Saturday, 10 am to 5 pm. There is a quiet room at the back where everything can be tried.`,
    ),
  ],
  products: [
    {
      title: 'Maple Soprano Ukulele Wren',
      price: 39,
      categories: ['Ukuleles'],
      attributes: { Length: ['53 cm'], Strings: ['4, nylon'], Wood: ['Maple'], Age: ['From 6 years'] },
      variants: each('Colour', ['Natural', 'Sky blue', 'Red'], ['Red']),
      description:
        'Small, light and easy to hold, with a cheerful sound. A beginner gets a first song out of it in an afternoon. A bag is included.',
    },
    {
      title: 'Concert Ukulele Thrush',
      price: 69,
      categories: ['Ukuleles'],
      attributes: { Length: ['60 cm'], Strings: ['4, nylon'], Wood: ['Mahogany'], Age: ['From 9 years'] },
      description: 'Louder and rounder than a soprano, with more room between the frets. It comes with a bag, a tuner and spare strings.',
    },
    {
      title: 'Half-Size Classical Guitar Linnet',
      price: 79,
      categories: ['Guitars'],
      attributes: { Length: ['86 cm'], Strings: ['Nylon'], Age: ['5 to 8 years'], 'Bag included': ['No'] },
      description:
        'The soft nylon strings are kind to small fingers. The neck is slim and the body shallow, so that an arm reaches round it.',
    },
    {
      title: 'Three-Quarter Classical Guitar Finch',
      price: 89,
      categories: ['Guitars'],
      attributes: { Length: ['92 cm'], Strings: ['Nylon'], Age: ['9 to 11 years'], 'Bag included': ['No'] },
      description: 'For children who have outgrown a half-size. It has a spruce top and a warm, even sound.',
    },
    {
      title: 'Full-Size Classical Guitar Heron',
      price: 109,
      categories: ['Guitars'],
      attributes: { Length: ['100 cm'], Strings: ['Nylon'], Age: ['From 12 years'], 'Bag included': ['No'] },
      variants: [{ options: { Hand: 'Right' } }, { options: { Hand: 'Left' }, price: 119 }],
      description: 'A guitar for teenagers and adults who begin. The cedar top makes it sound older than it is.',
    },
    {
      title: 'Steel-String Acoustic Guitar Rook',
      price: 139,
      categories: ['Guitars'],
      attributes: { Length: ['104 cm'], Strings: ['Steel'], Age: ['From 13 years'], 'Bag included': ['Yes'] },
      description: 'For strumming and singing along. Steel strings are harder on the fingertips for the first month.',
    },
    {
      title: '61-Key Keyboard Lark',
      price: 129,
      categories: ['Keyboards and pianos'],
      attributes: {
        Keys: ['61'],
        'Touch-sensitive': ['No'],
        'Weighted keys': ['No'],
        Headphones: ['Yes, 6.3 mm socket'],
        Weight: ['4.2 kg'],
      },
      description: 'A hundred sounds, built-in lessons and a metronome. It runs on the mains or on six AA batteries.',
    },
    {
      title: '88-Key Digital Piano Swift',
      price: 449,
      categories: ['Keyboards and pianos'],
      attributes: {
        Keys: ['88'],
        'Touch-sensitive': ['Yes'],
        'Weighted keys': ['Yes'],
        Headphones: ['Yes, 3.5 mm socket'],
        Weight: ['12 kg'],
      },
      description: 'The keys feel like those of a real piano. A sustain pedal is in the box, the stand is not.',
    },
    {
      title: 'Student Violin Outfit Nightingale',
      price: 119,
      categories: ['Violins'],
      attributes: { Includes: ['Case', 'Bow', 'Rosin'] },
      variants: each('Size', ['1/4', '1/2', '3/4', '4/4'], ['3/4']),
      description: 'Set up by hand in our workshop. Four fine tuners on the tailpiece make tuning easy for a parent who does not play.',
    },
    {
      title: 'Recorder Robin',
      price: 9.5,
      categories: ['Wind'],
      attributes: { Material: ['Plastic'], Fingering: ['Baroque'] },
      variants: each('Colour', ['Cream', 'Blue', 'Pink']),
      description: 'The recorder that most primary schools ask for. It comes apart in three pieces and may go in the dishwasher.',
    },
    {
      title: 'Clarinet Outfit Bullfinch',
      price: 229,
      categories: ['Wind'],
      attributes: { Key: ['B flat'], Weight: ['720 g'], Includes: ['Case', 'Two reeds', 'Cork grease'] },
      description:
        'A light clarinet of resin, which does not crack in cold halls. Best from about nine years, when the fingers cover the holes.',
    },
    {
      title: 'Junior Drum Kit Magpie',
      price: 189,
      was: 219,
      categories: ['Drums'],
      attributes: { Pieces: ['5'], Age: ['4 to 9 years'], Includes: ['Stool', 'Sticks'] },
      variants: each('Colour', ['Black', 'Red']),
      description: 'A real kit made small: bass drum, snare, two toms and a cymbal. It is as loud as it looks.',
    },
    {
      title: 'Practice Drum Pad Woodpecker',
      price: 29,
      categories: ['Drums'],
      attributes: { Diameter: ['30 cm'], Includes: ['Sticks'] },
      description: 'Rubber on wood, quiet enough for a flat. It fits on a table or on a snare stand.',
    },
    {
      title: 'Padded Guitar Bag',
      price: 22,
      categories: ['Accessories'],
      attributes: { Padding: ['10 mm'], Colour: ['Black'] },
      variants: [
        { options: { Size: 'Half-size' } },
        { options: { Size: 'Three-quarter' }, price: 24 },
        { options: { Size: 'Full-size' }, price: 27 },
      ],
      description: 'Two straps to carry it on the back and a pocket for music.',
    },
    {
      title: 'Folding Music Stand',
      price: 18,
      categories: ['Accessories'],
      attributes: { Height: ['60 to 145 cm'], Weight: ['1.1 kg'] },
      description: 'Steel, with a carrying pouch. It holds a thick book.',
    },
    {
      title: 'Clip-On Tuner',
      price: 12,
      categories: ['Accessories'],
      attributes: { Battery: ['CR2032, included'] },
      description: 'Clips to the head of a guitar, a ukulele or a violin and shows by colour whether the note is right.',
    },
  ],
};
