/** A shop of the twenty-second fresh set: men's clothes. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';
import { grid } from './grid.fresh.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

export const thornby: Shop = {
  key: 'thornby',
  language: 'en',
  currency: 'GBP',
  url: 'https://thornby.example',
  quiz: { question: 'Who is it for?', answers: ['For me', 'A present'] },
  profile: {
    ...silent,
    companyName: 'Thornby Menswear',
    whatServicesDoYouOfferToClients:
      'Jackets, knitwear, shirts and trousers for men who are outdoors a good deal. Sold online and from our mill shop in Hebden Bridge.',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 01422 555 0186 or write to help@thornby.example.',
    whatAreFAQs: `Can you shorten trousers for me?
Yes. Hemming is free on any trousers at full price. Tell us your inside leg at the checkout and allow three extra working days.

Do you do gift boxes?
We do: a dark green box with tissue paper and a handwritten card, £4 for each item.

I ordered the wrong thing. Can I still change it?
Ring us before noon on the day your parcel leaves and we will swap it. After that, please send it back once it has arrived.`,
  },
  pages: [
    page(
      'https://thornby.example/delivery',
      'Delivery',
      'delivery',
      `England, Wales and the Scottish Lowlands: £4.50, or free if you spend £75 or more. Two to three working days.

Scottish Highlands and Islands, Northern Ireland, Isle of Man and the Channel Islands: £7.95, whatever the value of the order. Four to six working days.

Next working day: £8.50, mainland only, if you order by 2 pm from Monday to Thursday.

EU countries £12, Norway and Switzerland £19. Customs duties are charged by the carrier and are not included.`,
    ),
    page(
      'https://thornby.example/returns',
      'Sending things back',
      'returns',
      `You have 40 days from the day the parcel arrives. We ask that clothes are unworn and still have their tags.

Use the Freepost label in the parcel; we take £3 off your refund for it. The first exchange for another size is on us.

Items from the sale can be exchanged but not refunded.

Refunds go to the card you paid with, within a week of the parcel reaching the mill.`,
    ),
    page(
      'https://thornby.example/guarantee',
      'Guarantee and repairs',
      'questions',
      `Seams, zips and buttons are guaranteed for 2 years. Send us the garment and we mend it or replace it.

Rewaxing a jacket costs £35 and takes about three weeks. We do it from April to September only.`,
    ),
    page(
      'https://thornby.example/sizes',
      'Which size am I?',
      'sizes',
      `Chest, measured under the arms:
S: 36–38 in
M: 38–40 in
L: 41–43 in
XL: 44–46 in
XXL: 47–49 in

Between two sizes? Take the larger in a jacket and the smaller in knitwear, which gives a little.`,
    ),
    page(
      'https://thornby.example/care',
      'Looking after your clothes',
      'questions',
      `Waxed cotton must never go in a washing machine. Sponge it with cold water and let it dry away from the radiator.

Lambswool and Aran: hand wash at 30 degrees and dry flat.

Rain jackets: wash with a tech cleaner, no fabric softener. Twenty minutes in the tumble dryer on low brings back the water repellency.`,
    ),
    page(
      'https://thornby.example/payment',
      'Paying',
      'payment',
      `We take Visa, Mastercard, PayPal and Apple Pay. We are sorry that we cannot take American Express.

Orders from £50 to £500 can be split into three monthly payments with Klarna, without interest.

Gift cards are sent by email and are good for two years.`,
    ),
    page(
      'https://thornby.example/visit',
      'The mill shop',
      'contact',
      `Calder Mill, Burnley Road, Hebden Bridge HX7 8AB

The shop is open Wednesday to Saturday, 10 am to 4.30 pm. The phones are answered Monday to Friday, 9 to 5.

There is a bin of seconds by the door: small faults, half the price.`,
    ),
    page(
      'https://thornby.example/about',
      'About Thornby',
      'questions',
      `Margaret Thornby began by selling her brother's jumpers at Halifax market in 1978. We are twelve people now, and her granddaughter Ellie runs the business.

The knitwear is made in Hawick and Donegal; shirts are sewn in Portugal.`,
    ),
  ],
  products: [
    {
      title: 'Ashdown Waxed Jacket',
      price: 149,
      was: 179,
      categories: ['Jackets'],
      attributes: { Material: ['Waxed cotton'], Waterproof: ['No, showerproof'], Weight: ['1.4 kg'] },
      variants: grid(['Colour', ['Olive', 'Navy']], ['Size', sizes], ['Navy XXL']),
      description: 'The one people recognise. Two hand-warmer pockets, a poacher pocket inside and a cord collar.',
    },
    {
      title: 'Kielder Rain Jacket',
      price: 89,
      categories: ['Jackets'],
      attributes: { Material: ['Recycled nylon'], Waterproof: ['Yes, 10,000 mm'], Weight: ['420 g'] },
      variants: grid(['Colour', ['Navy', 'Black', 'Mustard']], ['Size', sizes]),
      description: 'Taped seams, a hood that turns with your head and vents under the arms. For days when it does not stop.',
    },
    {
      title: 'Pennine Packaway Cagoule',
      price: 45,
      categories: ['Jackets'],
      attributes: { Material: ['Nylon'], Waterproof: ['Yes, 5,000 mm'], Weight: ['210 g'] },
      variants: grid(['Colour', ['Red', 'Blue']], ['Size', sizes], ['Blue XL', 'Blue XXL']),
      description: 'Folds into its own pocket and lives at the bottom of a rucksack until it is wanted.',
    },
    {
      title: 'Selkirk Quilted Gilet',
      price: 65,
      was: 80,
      categories: ['Gilets'],
      attributes: { Filling: ['Recycled polyester'], Waterproof: ['No'] },
      variants: grid(['Colour', ['Navy', 'Burgundy']], ['Size', sizes]),
      description: 'Goes over a shirt in spring and under a coat in winter.',
    },
    {
      title: 'Aran Cable Jumper',
      price: 95,
      categories: ['Knitwear'],
      attributes: { Material: ['100% wool'], 'Made in': ['Ireland'] },
      variants: grid(['Colour', ['Cream', 'Navy']], ['Size', sizes]),
      description: 'Heavy, honest and warm. Knitted in Donegal.',
    },
    {
      title: 'Lambswool Crew Neck',
      price: 59,
      categories: ['Knitwear'],
      attributes: { Material: ['100% lambswool'], 'Made in': ['Scotland'] },
      variants: grid(['Colour', ['Navy', 'Charcoal', 'Bottle Green']], ['Size', sizes], ['Bottle Green M']),
      description: 'A plain jumper for the office and the pub.',
    },
    {
      title: 'Merino Half-Zip',
      price: 72,
      categories: ['Knitwear'],
      attributes: { Material: ['100% merino'], Washing: ['Machine washable, wool cycle'] },
      variants: grid(['Colour', ['Charcoal', 'Oatmeal']], ['Size', sizes]),
      description: 'Fine and soft, with a zip for warm trains.',
    },
    {
      title: 'Oxford Shirt',
      price: 39,
      categories: ['Shirts'],
      attributes: { Material: ['Cotton'], Fit: ['Regular'] },
      variants: grid(['Colour', ['White', 'Blue']], ['Size', sizes]),
      description: 'Button-down collar and a chest pocket.',
    },
    {
      title: 'Brushed Check Shirt',
      price: 42,
      categories: ['Shirts'],
      attributes: { Material: ['Brushed cotton'], Fit: ['Roomy'] },
      variants: grid(['Colour', ['Red', 'Green']], ['Size', sizes]),
      description: 'Soft on both sides, like a favourite pyjama but respectable.',
    },
    {
      title: 'Linen Grandad Shirt',
      price: 48,
      was: 60,
      categories: ['Shirts'],
      attributes: { Material: ['Linen'], Fit: ['Regular'] },
      variants: grid(['Colour', ['White', 'Blue']], ['Size', sizes], ['White S']),
      description: 'No collar, long tails, better every time it is washed.',
    },
    {
      title: 'Moleskin Trousers',
      price: 75,
      categories: ['Trousers'],
      attributes: { Material: ['Cotton moleskin'] },
      variants: grid(['Colour', ['Lovat', 'Sand']], ['Waist', ['30', '32', '34', '36', '38', '40', '42']]),
      description: 'Dense, windproof and quiet. A countryman’s winter trousers.',
    },
    {
      title: 'Everyday Chinos',
      price: 49,
      categories: ['Trousers'],
      attributes: { Material: ['Cotton with 2% elastane'] },
      variants: grid(['Colour', ['Stone', 'Navy']], ['Waist', ['30', '32', '34', '36', '38', '40']]),
      description: 'A little stretch, so you can sit down.',
    },
    {
      title: 'Needlecord Trousers',
      price: 62,
      inStock: false,
      categories: ['Trousers'],
      attributes: { Material: ['Corduroy'] },
      description: 'Fine corduroy in chestnut. Back in October.',
    },
    {
      title: 'Tweed Flat Cap',
      price: 34,
      categories: ['Caps and scarves'],
      attributes: { Material: ['Harris tweed'] },
      variants: each('Size', ['S', 'M', 'L', 'XL'], ['S']),
      description: 'Woven on Lewis and sewn in Yorkshire. Lined.',
    },
    {
      title: 'Lambswool Scarf',
      price: 29,
      categories: ['Caps and scarves'],
      attributes: { Length: ['180 cm'] },
      variants: each('Colour', ['Navy', 'Rust', 'Grey']),
    },
    {
      title: 'Walking Socks, Three Pairs',
      price: 18,
      categories: ['Socks and belts'],
      attributes: { Material: ['Wool and nylon'] },
      variants: each('Shoe size', ['6–8', '9–11', '12–14']),
      description: 'Cushioned under the heel and toe.',
    },
    {
      title: 'Bridle Leather Belt',
      price: 32,
      categories: ['Socks and belts'],
      attributes: { Width: ['35 mm'] },
      variants: each('Colour', ['Brown', 'Black']),
      description: 'Cut from one piece by a saddler in Walsall.',
    },
  ],
};
