/** A shop of the seventeenth fresh set: things for babies. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const pipkin: Shop = {
  key: 'pipkin',
  language: 'en',
  currency: 'GBP',
  url: 'https://pipkin.example',
  quiz: { question: 'Who are you shopping for?', answers: ['A newborn', 'Someone else'] },
  profile: {
    ...silent,
    companyName: 'Pipkin Baby',
    whatServicesDoYouOfferToClients: 'Pushchairs, car seats, nursery and feeding, online and in our shop in Harrogate.',
    howCanCustomersReachYouOrYourTeam: 'Call 01423 555 0188 or email hello@pipkin.example.',
    whatAreFAQs: `Do you gift wrap?
We wrap presents in recycled paper with a ribbon for £3.50 each. Tick the box in your basket.

Can I change or cancel my order?
Yes, until it has been packed. Ring us as soon as you can, as most orders are packed within two hours.

Do you fit car seats?
We check the fit in your car free of charge at the Harrogate shop. It takes about 20 minutes and you need to book by phone.`,
  },
  pages: [
    page(
      'https://pipkin.example/delivery',
      'Delivery information',
      'delivery',
      `Standard delivery (UK mainland): £3.95, 3–5 working days. Free on orders over £50.
Express delivery (UK mainland): £6.95, next working day if you order before 2 pm.
Channel Islands and Isle of Man: £8.50, 5–7 working days.
Republic of Ireland: £11.50, 5–8 working days.

Pushchairs, cots and highchairs travel with a two-person courier for £12.95, whatever the value of your order. The courier texts you the day before with a two-hour slot.

We are sorry, but we don't send orders anywhere else.`,
    ),
    page(
      'https://pipkin.example/returns',
      'Returns & exchanges',
      'returns',
      `You have 30 days to return anything unused in its original packaging.

Car seats can only come back if they have never been fitted in a car, unless they are faulty.

Bottles, teats and breast pump parts cannot be returned once the seal is broken.

Was it a present? With the gift receipt you can swap it for something else or a voucher within 60 days.

Send small parcels back with our free Royal Mail label. We collect pushchairs and furniture for £9.00, taken off your refund.

Refunds are made within 7 days of us receiving the parcel.`,
    ),
    page(
      'https://pipkin.example/paying',
      'Ways to pay',
      'payment',
      `Visa, Mastercard, Maestro, PayPal, Google Pay and Apple Pay.

Klarna lets you pay in three instalments at no extra cost on orders between £75 and £1,000.

Pipkin gift vouchers can be used online and in the shop. They are valid for 24 months.`,
    ),
    page(
      'https://pipkin.example/sleep-guide',
      'What should my baby wear to sleep?',
      'sizes',
      `Room 24 °C and above: 0.5 tog, short-sleeved vest
Room 20–23 °C: 1 tog, long-sleeved bodysuit
Room 16–19 °C: 2.5 tog, bodysuit and sleepsuit
Room below 16 °C: 3.5 tog, bodysuit and sleepsuit

Sleeping bag sizes
0–6 months: 70 cm long, from 4 kg
6–18 months: 90 cm long
18–36 months: 110 cm long

Never use a sleeping bag together with a duvet.`,
    ),
    page(
      'https://pipkin.example/care',
      'Looking after your things',
      'questions',
      `Pushchair seats: take the fabric off and wash it at 30 °C on a delicate cycle. Do not tumble dry.

Car seat covers: hand wash only.

Sleeping bags: machine wash at 40 °C, zip closed. You can tumble dry them on low.

Steriliser: descale it every four weeks with white vinegar.

Our pushchairs are guaranteed for two years, and for three if you register yours within 30 days. Everything else carries a one-year guarantee.`,
    ),
    page(
      'https://pipkin.example/shop',
      'Our shop in Harrogate',
      'contact',
      `Pipkin Baby, 7 Commercial Street, Harrogate HG1 1UB

Monday to Friday 9.30 am – 5.30 pm
Saturday 9 am – 6 pm
Sunday closed

There are two free parking spaces behind the shop. You can collect your order here free of charge, usually two hours after you place it.`,
    ),
    page(
      'https://pipkin.example/about',
      'About us',
      'questions',
      `Pipkin was started in 2009 by Helen and Raj Malhotra when their twins were born and no shop nearby had a double buggy to try. We are still a family business with eleven staff, nine of them parents.`,
    ),
  ],
  products: [
    {
      title: 'Skylark Pushchair',
      price: 349,
      categories: ['Pushchairs'],
      attributes: { 'Suitable from': ['Birth'], 'Maximum weight of child': ['22 kg'], Weight: ['9.8 kg'] },
      variants: each('Colour', ['Charcoal', 'Olive', 'Sand'], ['Olive']),
      description: 'The seat lies completely flat for newborns, and the frame folds with one hand. A raincover is included.',
    },
    {
      title: 'Nipper Travel Stroller',
      price: 189,
      categories: ['Pushchairs'],
      attributes: { 'Suitable from': ['6 months'], 'Maximum weight of child': ['15 kg'], Weight: ['5.9 kg'] },
      variants: each('Colour', ['Black', 'Teal']),
      description: 'Folds small enough for the overhead locker of most aeroplanes. Comes with a carry bag.',
    },
    {
      title: 'Tandem Duo Double Buggy',
      price: 429,
      categories: ['Pushchairs'],
      attributes: { 'Suitable from': ['Birth'], Weight: ['13.5 kg'], Width: ['76 cm'] },
      description: 'For twins or a baby and a toddler side by side. Fits through a standard front door.',
    },
    {
      title: 'Universal Raincover',
      price: 18,
      categories: ['Pushchairs', 'Accessories'],
      description: 'Fits most single pushchairs. Free of PVC.',
    },
    {
      title: 'Cosy Footmuff',
      price: 45,
      categories: ['Pushchairs', 'Accessories'],
      attributes: { Lining: ['Fleece'] },
      variants: each('Colour', ['Charcoal', 'Navy']),
      description: 'Fits the Skylark, the Nipper and any pushchair with a five-point harness.',
    },
    {
      title: 'Drift Infant Car Seat',
      price: 139,
      categories: ['Car seats'],
      attributes: { Age: ['Birth to 15 months'], Weight: ['3.9 kg'], Facing: ['Rearward'] },
      description: 'Fasten it with the seat belt of your car, or click it onto the ISOFIX base, which is sold separately.',
    },
    {
      title: 'ISOFIX Base for Drift',
      price: 119,
      categories: ['Car seats', 'Accessories'],
      description: 'Stays in the car, so that the infant seat clicks in and out in a second.',
    },
    {
      title: 'Orbit 360 Toddler Car Seat',
      price: 279,
      categories: ['Car seats'],
      attributes: { Age: ['15 months to 4 years'], Weight: ['14.2 kg'], Facing: ['Rearward and forward'] },
      description: 'Turns towards the door, which saves your back. ISOFIX only.',
    },
    {
      title: 'High Back Booster Seat',
      price: 89,
      categories: ['Car seats'],
      attributes: { Age: ['4 to 12 years'], 'Height of child': ['100–150 cm'], Weight: ['6.1 kg'], Facing: ['Forward'] },
      description: 'Grows with your child in ten steps. Fastened with the seat belt.',
    },
    {
      title: 'Bedside Crib',
      price: 149,
      categories: ['Nursery'],
      attributes: { 'Mattress size': ['50 x 85 cm'], 'Suitable from': ['Birth'], 'Suitable to': ['6 months'] },
      description: 'One side drops down so that you can reach your baby from your own bed. Mattress included.',
    },
    {
      title: 'Crib Fitted Sheets, Pack of 2',
      price: 19,
      categories: ['Nursery', 'Bedding'],
      attributes: { Size: ['50 x 85 cm'], Material: ['100% organic cotton jersey'] },
      variants: each('Colour', ['White', 'Grey Stars']),
    },
    {
      title: 'Oakley Cot Bed',
      price: 329,
      inStock: false,
      categories: ['Nursery'],
      attributes: { 'Mattress size': ['70 x 140 cm'], Material: ['Solid oak'] },
      description: 'A cot that becomes a toddler bed. Mattress not included.',
    },
    {
      title: 'Winter Sleeping Bag 2.5 Tog',
      price: 32,
      categories: ['Nursery', 'Sleeping bags'],
      attributes: { Tog: ['2.5'], Material: ['Cotton'] },
      variants: each('Size', ['0–6 months', '6–18 months', '18–36 months'], ['0–6 months']),
    },
    {
      title: 'Summer Sleeping Bag 1 Tog',
      price: 28,
      categories: ['Nursery', 'Sleeping bags'],
      attributes: { Tog: ['1'], Material: ['Bamboo and cotton'] },
      variants: each('Size', ['0–6 months', '6–18 months', '18–36 months']),
    },
    {
      title: 'Baby Monitor with Camera',
      price: 99,
      was: 129,
      categories: ['Nursery', 'Monitors'],
      attributes: { Range: ['300 m'], Battery: ['10 hours'] },
      description: 'A 4.3 inch screen, night vision and room temperature. Works without wifi.',
    },
    {
      title: 'Anti-Colic Bottle Starter Set',
      price: 22,
      categories: ['Feeding'],
      attributes: { Contents: ['3 bottles of 260 ml, 2 bottles of 160 ml, 1 brush'] },
    },
    {
      title: 'Electric Steam Steriliser',
      price: 49,
      categories: ['Feeding'],
      attributes: { Capacity: ['6 bottles'], Time: ['6 minutes'] },
      description: 'Keeps the contents sterile for 24 hours as long as the lid stays shut.',
    },
    {
      title: 'Wooden Highchair',
      price: 95,
      categories: ['Feeding'],
      attributes: { Material: ['Beech'], 'Suitable from': ['6 months'], 'Maximum weight of child': ['85 kg'] },
      description: 'The seat and footplate adjust, so that your child can use it for years.',
    },
    {
      title: 'Silicone Weaning Set',
      price: 17,
      categories: ['Feeding'],
      attributes: { Contents: ['Bowl, plate, spoon and bib'], Dishwasher: ['Safe on the top rack'] },
      variants: each('Colour', ['Sage', 'Apricot', 'Blue']),
    },
    {
      title: 'Stretchy Wrap Carrier',
      price: 39,
      categories: ['Carriers'],
      attributes: { Material: ['Organic cotton'], 'Suitable from': ['Birth'], 'Maximum weight of child': ['9 kg'] },
    },
    {
      title: 'Newborn Gift Box',
      price: 38,
      categories: ['Gifts'],
      description: 'Two muslin squares, a hooded towel and a wooden rattle in a keepsake box. Our favourite for baby showers.',
    },
    {
      title: 'Hooded Bear Towel',
      price: 16,
      categories: ['Bathtime'],
      attributes: { Size: ['75 x 75 cm'], Material: ['100% cotton'] },
    },
  ],
};
