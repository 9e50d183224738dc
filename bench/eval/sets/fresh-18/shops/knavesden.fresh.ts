/** A shop of the eighteenth fresh set: board games and card games. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const knavesden: Shop = {
  key: 'knavesden',
  language: 'en',
  currency: 'GBP',
  url: 'https://knavesden.example',
  quiz: { question: 'Who are you playing with?', answers: ['My family', 'Somebody else'] },
  profile: {
    ...silent,
    companyName: "The Knave's Den",
    whatServicesDoYouOfferToClients:
      'Board games, card games and jigsaws for families and game nights, from our shop in Sheffield and online.',
    howCanCustomersReachYouOrYourTeam: 'Call 0114 555 0172 or email hello@knavesden.example.',
    whatAreFAQs: `Do you gift wrap?
Yes, we wrap any game in brown paper with a ribbon for £3.50. Tick the box in your basket and leave us a message for the card.

There is a piece missing from my game. What now?
Send us a photo and the name of the part. We will post you a replacement free of charge, usually within a week.

Can I try a game before I buy it?
Come to our open table in the shop every Thursday from 6 pm. It is free, and there is no need to book.`,
  },
  pages: [
    page(
      'https://knavesden.example/delivery',
      'Delivery',
      'delivery',
      `UK Standard (Royal Mail 48): £3.95, free on orders over £50. Arrives in 2–4 working days.
UK Express (next working day, order by 1 pm): £6.95.
Ireland: £8.50, 4–7 working days.
European Union: £14.00, 6–10 working days.

We do not ship outside the UK, Ireland and the EU.

Click and collect from our Sheffield shop is free. We will text you when your order is ready, normally within two hours.`,
    ),
    page(
      'https://knavesden.example/returns',
      'Returns and refunds',
      'returns',
      `You can return any unopened game within 30 days for a full refund. Opened games can only come back if they are faulty.

Return postage is paid by the customer unless the game is faulty.

Refunds are made to the card or account you paid with, within 5 working days of the parcel reaching us.`,
    ),
    page(
      'https://knavesden.example/payment',
      'Ways to pay',
      'payment',
      `We accept Visa, Mastercard, American Express, PayPal, Apple Pay and Google Pay. You can also pay in three with Klarna on orders over £30.

Gift vouchers are sold from £10 to £100 and are valid for 24 months.`,
    ),
    page(
      'https://knavesden.example/contact',
      'Contact and opening times',
      'contact',
      `The Knave's Den, 41 Division Street, Sheffield S1 4GE

Tuesday to Saturday 10 am – 6 pm
Thursday until 10 pm
Sunday and Monday closed`,
    ),
    page(
      'https://knavesden.example/sleeves',
      'Which card sleeves fit?',
      'sizes',
      `Standard sleeves (63.5 x 88 mm) fit Goblin Market, Bluff & Barley and most trading cards.
Mini sleeves (44 x 68 mm) fit Harbour Lights and Tiny Orchards.
Square sleeves (70 x 70 mm) fit Moonlit Maze.

Each pack holds 50 sleeves.`,
    ),
    page(
      'https://knavesden.example/about',
      'About us',
      'questions',
      `Priya and Tom opened The Knave's Den in 2011 with forty games on two shelves. Today there are more than 900. We have played every game that we sell.`,
    ),
  ],
  products: [
    {
      title: 'Harbour Lights',
      price: 34.99,
      categories: ['Board games', 'Family'],
      attributes: { Players: ['2 to 4'], Age: ['8+'], 'Playing time': ['45 minutes'] },
      description: 'Load your boats, dodge the storm and be first to light the harbour. Easy to learn, and our bestseller for families.',
    },
    {
      title: 'Tiny Orchards',
      price: 19.99,
      categories: ['Board games', 'Family'],
      attributes: { Players: ['1 to 4'], Age: ['6+'], 'Playing time': ['20 minutes'] },
      description: 'Plant trees and pick the fruit before the birds do. Nobody is knocked out, and little ones need no reading.',
    },
    {
      title: 'Moonlit Maze',
      price: 27.5,
      categories: ['Board games', 'Family'],
      attributes: { Players: ['2 to 5'], Age: ['7+'], 'Playing time': ['30 minutes'] },
      description: 'The walls of the garden move every round. Who finds the way out first?',
    },
    {
      title: 'Empire of Salt',
      price: 64.95,
      categories: ['Board games', 'Strategy'],
      attributes: { Players: ['3 to 5'], Age: ['14+'], 'Playing time': ['150 minutes'] },
      description: 'Trade, build and betray around a medieval salt road. A long evening for experienced players.',
    },
    {
      title: 'Clockwork Canal',
      price: 44.95,
      categories: ['Board games', 'Strategy'],
      attributes: { Players: ['2 to 4'], Age: ['12+'], 'Playing time': ['90 minutes'] },
      description: 'Dig locks and run steam barges through Victorian Birmingham.',
    },
    {
      title: 'Duel at Dawn',
      price: 22.95,
      categories: ['Board games', 'Two players'],
      attributes: { Players: ['2'], Age: ['10+'], 'Playing time': ['30 minutes'] },
      description: 'A quick fencing game made for exactly two. Fits in a coat pocket.',
    },
    {
      title: 'The Last Lighthouse Keeper',
      price: 29.95,
      categories: ['Board games', 'Cooperative'],
      attributes: { Players: ['1 to 4'], Age: ['10+'], 'Playing time': ['60 minutes'] },
      description: 'Everybody plays together against the sea. Can also be played alone.',
    },
    {
      title: 'Goblin Market',
      price: 12.99,
      categories: ['Card games'],
      attributes: { Players: ['2 to 6'], Age: ['8+'], 'Playing time': ['20 minutes'] },
      description: 'Haggle, swap and cheat a little. A small box that takes five minutes to explain.',
    },
    {
      title: 'Bluff & Barley',
      price: 14.99,
      categories: ['Card games', 'Party'],
      attributes: { Players: ['4 to 10'], Age: ['14+'], 'Playing time': ['25 minutes'] },
      description: 'A loud pub game of lies and pints for big groups.',
    },
    {
      title: 'Charades in a Tin',
      price: 9.99,
      categories: ['Card games', 'Party'],
      attributes: { Players: ['4 to 20'], Age: ['8+'], Cards: ['200'] },
      description: 'The Christmas classic with 200 cards.',
    },
    {
      title: 'Oak Chess Set',
      price: 79,
      categories: ['Classics'],
      attributes: { Board: ['40 x 40 cm'], Material: ['Oak and walnut'], 'King height': ['9 cm'] },
      description: 'Folding board with felt-lined storage for the pieces, made in Herefordshire.',
    },
    {
      title: 'Travel Chess Magnetic',
      price: 16.5,
      categories: ['Classics'],
      attributes: { Board: ['20 x 20 cm'], Material: ['Plastic'], 'King height': ['3 cm'] },
      description: 'Magnetic pieces, folds shut with a click.',
    },
    {
      title: 'Yorkshire Dales Jigsaw',
      price: 15.99,
      categories: ['Jigsaws'],
      attributes: { Pieces: ['1000'], 'Finished size': ['69 x 48 cm'] },
      description: 'Painted by Sheffield artist Mel Cartwright. Made of recycled board.',
    },
    {
      title: 'Busy Farm Jigsaw',
      price: 11.99,
      categories: ['Jigsaws', 'Children'],
      attributes: { Pieces: ['48'], Age: ['4+'], 'Finished size': ['50 x 35 cm'] },
      description: 'Chunky pieces for small hands, with a poster in the box.',
    },
    {
      title: 'Card Sleeves, Pack of 50',
      price: 3.49,
      categories: ['Accessories'],
      variants: each('Size', ['Standard', 'Mini', 'Square']),
      description: 'Clear and acid-free.',
    },
    {
      title: 'Neoprene Play Mat',
      price: 24,
      categories: ['Accessories'],
      attributes: { Size: ['90 x 90 cm'], Material: ['Neoprene'] },
      variants: each('Colour', ['Green', 'Blue', 'Black'], ['Blue']),
      description: 'Cards lift easily and dice roll quietly. Wipe with a damp cloth; do not machine wash.',
    },
    {
      title: 'Dice Tower',
      price: 21,
      inStock: false,
      categories: ['Accessories'],
      attributes: { Height: ['18 cm'], Material: ['Birch plywood'] },
    },
  ],
};
