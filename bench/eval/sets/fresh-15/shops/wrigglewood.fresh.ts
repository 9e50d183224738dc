/** A shop of the fifteenth fresh set: wormeries and other ways with kitchen waste. */
import type { Shop } from '../../../lib/shop.ts';

export const wrigglewood: Shop = {
  key: 'wrigglewood',
  language: 'en',
  currency: 'GBP',
  url: 'https://wrigglewood.example',
  quiz: { question: 'Who will be feeding the bin?', answers: ['A household', 'Someone else'] },
  profile: {
    companyName: 'Wrigglewood',
    whatServicesDoYouOfferToClients:
      "Wormeries, worms and bokashi for people with small gardens or none. Schools get 10 % off everything, just email us from the school address. If your wormery has gone wrong send a photo to Maureen, she has seen it all and it's free.",
    moreInformationAboutYourProducts: `Worms are sold separately, no wormery has them in the box. You want 250 g for the Balcony Bucket, 500 g for the 3-Tray and 1 kg for the 5-Tray.

Trays and lids are moulded in Shropshire from old milk bottles and carry a five-year guarantee. The larch one is guaranteed for two years.

A kilo of bran sees two people through about two months.`,
    howCanCustomersReachYouOrYourTeam:
      'hello@wrigglewood.example or 01584 496 0112, weekdays till 3. The yard on Hollow Lane, Ludlow is open Saturdays 10 to 1.',
    whatAreFAQs: `Will it smell?
A healthy bin smells of woodland after rain. If it stinks you are feeding too much: stop for a week, fluff up the top layer and throw in a handful of Lime & Shell Mix.

What can't they have?
Citrus, onion, garlic, meat, fish, dairy and anything salty. Coffee grounds, tea leaves and soggy cardboard they love.

How long before I get compost?
Three to four months for the first tray, then one roughly every six weeks.

What about the liquid?
Drain it off weekly through the tap. Mix one part with ten parts water and pour it on your tomatoes. Neat, it scorches roots.

Can I go on holiday?
Yes! Feed them well before you leave and they'll be fine for four weeks without you.

Where should it stand?
Anywhere between 10 and 25 degrees: shed, utility room, shady side of the house. In winter wrap it in an old duvet or bring it in. Direct sun cooks them.

Do they escape?
Only if they are unhappy. New arrivals sometimes climb the walls for a night or two, leave a light on above the open lid and they dive back down.

There are tiny flies
Fruit flies. Bury the food under bedding and cover with a sheet of damp newspaper, they're gone in ten days.

Do you gift wrap?
We don't gift wrap (it would only end up in a bin) but we'll write a card by hand for nothing. Put the words in the order notes.`,
    howMuchDiscountCanYouDoMaximum: '10 % for schools',
  },
  pages: [
    {
      url: 'https://wrigglewood.example/delivery',
      title: 'Postage',
      topic: 'delivery',
      text: `Postage

UK mainland £4.95, free on orders over £75. Scottish Highlands and Islands (IV, KW, HS and ZE postcodes) and Northern Ireland are £9.50 whatever you spend, the couriers charge us silly money.

Live worms

Worms travel first class in a breathable pouch and are posted Monday to Wednesday only, so nobody spends a weekend in a depot. When it's colder than minus 2 or hotter than 28 outside we hold them back and email you. We can't send live worms to Northern Ireland. Everything without a pulse leaves the next working day and takes two to three days.

Abroad

Sorry, UK addresses only.`,
    },
    {
      url: 'https://wrigglewood.example/returns',
      title: 'Returns and live arrival',
      topic: 'returns',
      text: `Returns and live arrival

Changed your mind? You've got 30 days, unused please, and you pay the postage back. Once a bin has had food or worms in it we can't take it back, for reasons you can imagine.

If your worms turn up dead or very sleepy, send us a picture within 24 hours and a new pouch goes out free. If a tray arrives cracked we post a new one, no need to send back the broken one.`,
    },
    {
      url: 'https://wrigglewood.example/paying',
      title: 'Paying',
      topic: 'payment',
      text: 'Paying\n\nVisa, Mastercard, Amex and PayPal. No Klarna and that sort of thing. Schools and councils may pay by invoice within 30 days. Vouchers never run out.',
    },
    {
      url: 'https://wrigglewood.example/about',
      title: 'About us',
      topic: 'questions',
      text: 'About us\n\nMaureen taught biology for 31 years and kept a bin behind the lab. When she retired her son Rob built a website and here we are. We are two people, two sheds and roughly four million worms. School visits: Maureen still does a morning with a class, £60 plus petrol, within an hour of Ludlow.',
    },
  ],
  products: [
    {
      title: 'Balcony Bucket Wormery',
      price: 42.5,
      categories: ['Wormeries'],
      attributes: { Household: ['1 person'], Capacity: ['14 litres'], Place: ['Balcony', 'Kitchen'], Size: ['28 x 28 x 40 cm'] },
      description: 'Our smallest. A lidded bucket with a tap, fits under the sink or on a balcony. For one person and their peelings.',
    },
    {
      title: 'Tiger Tower Wormery 3-Tray',
      price: 79,
      was: 95,
      categories: ['Wormeries'],
      attributes: { Household: ['2 people'], Trays: ['3'], Size: ['38 x 38 x 55 cm'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Black' } }],
    },
    {
      title: 'Tiger Tower Wormery 5-Tray',
      price: 109,
      categories: ['Wormeries'],
      attributes: { Household: ['3 to 5 people'], Trays: ['5'], Size: ['38 x 38 x 78 cm'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Black' } }, { options: { Colour: 'Terracotta' }, inStock: false }],
      description: 'For families. Stack as you go: add a tray when the one below is full.',
    },
    {
      title: 'Wooden Worm Hotel, Larch',
      price: 165,
      inStock: false,
      categories: ['Wormeries'],
      attributes: { Household: ['3 to 5 people'], Material: ['Larch'], Size: ['60 x 45 x 50 cm'] },
      description: 'Rob makes these in batches of six. Next batch in April.',
    },
    { title: 'Composting Worms 250 g', price: 14.95, categories: ['Worms'], attributes: { Weight: ['250 g'] } },
    { title: 'Composting Worms 500 g', price: 22.95, categories: ['Worms'], attributes: { Weight: ['500 g'] } },
    { title: 'Composting Worms 1 kg', price: 38, categories: ['Worms'], attributes: { Weight: ['1 kg'] } },
    { title: 'Coir Bedding Brick', price: 4.2, categories: ['Bedding and feed'], attributes: { Weight: ['650 g'] } },
    { title: 'Worm Treat Mix', price: 8.5, categories: ['Bedding and feed'], attributes: { Weight: ['1 kg'] } },
    { title: 'Lime & Shell Mix', price: 5.75, categories: ['Bedding and feed'], attributes: { Weight: ['500 g'] } },
    {
      title: 'Bokashi Bin Set of Two',
      price: 48,
      categories: ['Bokashi'],
      attributes: { Capacity: ['15 litres each'], Worms: ['None needed'] },
      description: 'Ferments cooked food, meat and dairy too, no worms needed. Two bins with taps, a scoop and a kilo of bran.',
    },
    { title: 'Bokashi Bran', price: 9.9, categories: ['Bokashi'], attributes: { Weight: ['1 kg'] } },
    {
      title: 'Kitchen Caddy with Charcoal Filter',
      price: 24,
      was: 29,
      categories: ['Caddies'],
      attributes: { Capacity: ['7 litres'], Material: ['Steel'] },
      variants: [{ options: { Colour: 'Cream' } }, { options: { Colour: 'Grey' } }],
    },
    { title: 'Charcoal Filters, Pack of 3', price: 6.6, categories: ['Caddies'] },
    { title: 'Spare Tap', price: 3.8, categories: ['Spares'] },
    {
      title: "My First Wormery Kids' Kit",
      price: 27.5,
      categories: ['Gifts', 'Children'],
      attributes: { Age: ['5 and over'], Size: ['25 x 8 x 30 cm'] },
      description:
        'See-through tank, magnifier, diary and stickers. Worms are not in the box, there is a voucher for 100 g inside, so you can post it for a birthday.',
    },
    { title: 'Gift Voucher', price: 25, categories: ['Gifts'] },
  ],
};
