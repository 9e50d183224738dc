/** A shop of the twenty-third fresh set: workwear and safety boots. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const girderwick: Shop = {
  key: 'girderwick',
  language: 'en',
  currency: 'GBP',
  url: 'https://girderwick.example',
  quiz: { question: 'Who are the clothes for?', answers: ['For me', 'For somebody else'] },
  profile: {
    ...silent,
    companyName: 'Girderwick Workwear',
    whatServicesDoYouOfferToClients:
      'Work trousers, hi-vis, waterproofs and safety boots for builders, gardeners and warehouse teams. We also print and embroider logos in our own workshop in Doncaster.',
    moreInformationAboutYourProducts:
      'Every boot we sell is certified to EN ISO 20345. Hi-vis clothing is certified to EN ISO 20471 and keeps its class for 25 washes.',
    howCanCustomersReachYouOrYourTeam:
      'Ring us on 01302 555 018 or write to team@girderwick.example. We answer emails within one working day.',
    whatAreFAQs: `Can you put our logo on?
Yes. Embroidery is £4.50 per garment, printing £3.20. There is a one-off set-up charge of £18, and the smallest order is five garments.

Do you do trade accounts?
Any registered business can open a trade account. You get 30 days to pay and 10% off orders over £300.

What does S3 mean?
S3 boots have a toecap, a steel or composite plate in the sole and an upper that keeps water out. S1P boots have the cap and the plate, but the upper lets water in.`,
  },
  pages: [
    page(
      'https://girderwick.example/delivery',
      'Delivery information',
      'delivery',
      `Mainland UK, standard (DPD, 2–3 working days): £4.95. Free when you spend £75 or more.
Mainland UK, next day: £7.95. Order before 3 pm, Monday to Thursday.
Scottish Highlands, Northern Ireland, Isle of Man and Scilly: £9.50, whatever the order is worth. Allow 4–6 working days.
Republic of Ireland: £12.50, 4–6 working days.

We do not send parcels to any other country at the moment.

Garments with your logo on leave us 8–10 working days after you approve the artwork.`,
    ),
    page(
      'https://girderwick.example/returns',
      'Returns and exchanges',
      'returns',
      `Not right? Send it back within 45 days, unworn and with the labels on, and we will refund the price of the goods.

Exchanging for another size is on us: the first exchange of each order travels free in both directions. For a refund, the return label costs £3.50, which we take off what we owe you.

Anything printed or embroidered for you is yours for good, unless we made the mistake.`,
    ),
    page(
      'https://girderwick.example/guarantee',
      'Our guarantee',
      'questions',
      `Boots are guaranteed for 6 months against splitting soles and broken stitching. Clothing is guaranteed for 12 months, zips included.

Normal wear, cuts, burns and chemical stains are not covered. Send us two photographs and your order number and we will sort it out.`,
    ),
    page(
      'https://girderwick.example/sizes',
      'Finding your size',
      'sizes',
      `Trousers: our waist sizes are in inches. Regular leg is 31 in, long leg is 34 in. If you kneel a lot, go one waist size up.

Boots come up true to size, except the Anvil boots, which are narrow: choose one size larger if your feet are broad. All boots are sold in UK sizes 6 to 13, the Wren boots in 3 to 8.

Jackets: S fits a 36–38 in chest, M 39–41 in, L 42–44 in, XL 45–47 in, 2XL 48–50 in.`,
    ),
    page(
      'https://girderwick.example/care',
      'Washing and care',
      'questions',
      `Hi-vis: wash at 40 degrees, inside out, without softener. Softener ruins the reflective tape.

Waterproofs: close the zips, wash at 30 degrees and hang up to dry. Re-proof with a spray every ten washes.

Leather boots: brush off the mud, let them dry away from radiators, and wax them once a month.`,
    ),
    page(
      'https://girderwick.example/payment',
      'Payment',
      'payment',
      `You can pay by Visa, Mastercard, PayPal or bank transfer. Transfers must reach us within 7 days or the order is cancelled. Companies with a trade account may pay by invoice.

We do not take cheques or American Express. All prices include VAT; a VAT receipt is in every parcel.`,
    ),
    page(
      'https://girderwick.example/contact',
      'Visit or contact us',
      'contact',
      `Girderwick Workwear, Unit 7, Balby Trade Park, Doncaster DN4 8DJ

The counter is open Monday to Friday from 7 am to 5.30 pm, Saturday from 8 am to noon, and closed on Sundays and bank holidays. There is room to try everything on, and free parking outside.`,
    ),
    page(
      'https://girderwick.example/about',
      'Who we are',
      'questions',
      `Dawn Girder and Phil Wick worked on building sites for twenty years and were tired of trousers that split. They began selling from a van in 2006. Nine people work here now.`,
    ),
  ],
  products: [
    {
      title: 'Anvil Safety Boots S3',
      price: 74.5,
      was: 89,
      categories: ['Footwear', 'Safety boots'],
      attributes: { Toecap: ['Steel'], 'Safety class': ['S3'], Waterproof: ['Yes'], Weight: ['780 g per boot'] },
      variants: each('Size', ['7', '8', '9', '10', '11', '12'], ['12']),
      description: 'Full-grain leather boot with a steel cap and a heat-resistant sole. Made for groundworks and roofing.',
    },
    {
      title: 'Feather Safety Trainers S1P',
      price: 52,
      categories: ['Footwear', 'Safety trainers'],
      attributes: { Toecap: ['Composite'], 'Safety class': ['S1P'], Waterproof: ['No'], Weight: ['460 g per shoe'] },
      variants: each('Colour', ['Black', 'Grey', 'Navy'], ['Navy']),
      description: 'A light trainer with a metal-free cap, for warehouses and long days on concrete.',
    },
    {
      title: 'Wren Safety Boots for Women S3',
      price: 68,
      categories: ['Footwear', 'Safety boots', 'Women'],
      attributes: { Toecap: ['Composite'], 'Safety class': ['S3'], Waterproof: ['Yes'], Weight: ['560 g per boot'] },
      variants: each('Colour', ['Tan', 'Black']),
      description: "Built on a woman's last rather than a shrunken man's boot.",
    },
    {
      title: 'Ditch Safety Wellingtons S5',
      price: 38.95,
      categories: ['Footwear', 'Wellingtons'],
      attributes: { Toecap: ['Steel'], 'Safety class': ['S5'], Waterproof: ['Yes'] },
      description: 'Green PVC wellies with a cap and a plate.',
    },
    {
      title: 'Mason Holster Trousers',
      price: 46.95,
      categories: ['Trousers'],
      attributes: { Fabric: ['Polycotton with Cordura'], 'Holster pockets': ['Yes'], 'Knee pad pockets': ['Yes'] },
      variants: each('Colour', ['Black', 'Grey', 'Navy']),
      description: 'Holster pockets that tuck away, knee pad pockets in Cordura, hammer loop and a rule pocket.',
    },
    {
      title: 'Mason Stretch Trousers',
      price: 59.95,
      categories: ['Trousers'],
      attributes: { Fabric: ['Four-way stretch'], 'Holster pockets': ['No'], 'Knee pad pockets': ['Yes'] },
      variants: each('Colour', ['Black', 'Grey'], ['Grey']),
      description: 'Moves with you on ladders and on your knees. Slim cut.',
    },
    {
      title: 'Yard Cargo Shorts',
      price: 29.5,
      categories: ['Trousers', 'Shorts'],
      attributes: { Fabric: ['Polycotton'], Length: ['Above the knee'] },
      variants: each('Colour', ['Black', 'Khaki']),
    },
    {
      title: 'Downpour Waterproof Jacket',
      price: 64,
      categories: ['Jackets', 'Waterproofs'],
      attributes: { Waterproof: ['10,000 mm'], Hood: ['Folds into the collar'], Lining: ['Mesh'] },
      variants: each('Colour', ['Black', 'Navy', 'Green'], ['Green']),
      description: 'Taped seams and a two-way zip. Roomy enough for a fleece underneath.',
    },
    {
      title: 'Gritstone Softshell Jacket',
      price: 42,
      categories: ['Jackets'],
      attributes: { Waterproof: ['Showerproof only'], Lining: ['Fleece'] },
      variants: each('Colour', ['Black', 'Navy', 'Red']),
      description: 'Windproof and warm, but no match for an hour of rain.',
    },
    {
      title: 'Beacon Hi-Vis Parka',
      price: 58.95,
      categories: ['Jackets', 'Hi-vis'],
      attributes: { Waterproof: ['8,000 mm'], Class: ['3'], Lining: ['Quilted'] },
      variants: each('Colour', ['Yellow', 'Orange']),
      description: 'For winter on the road. Eight pockets and a detachable hood.',
    },
    {
      title: 'Beacon Hi-Vis Vest',
      price: 6.5,
      categories: ['Hi-vis'],
      attributes: { Class: ['2'] },
      variants: each('Colour', ['Yellow', 'Orange', 'Pink']),
    },
    {
      title: 'Beacon Hi-Vis Polo Shirt',
      price: 16.95,
      categories: ['Hi-vis', 'Shirts'],
      attributes: { Class: ['2'], Fabric: ['Breathable polyester'] },
      variants: each('Colour', ['Yellow', 'Orange']),
    },
    {
      title: 'Site Polo Shirt',
      price: 12.95,
      categories: ['Shirts'],
      attributes: { Fabric: ['Cotton 200 g'] },
      variants: each('Colour', ['Black', 'Navy', 'Bottle green', 'Burgundy']),
      description: 'The shirt most of our customers have embroidered.',
    },
    {
      title: 'Fell Fleece',
      price: 24.95,
      was: 29.95,
      categories: ['Fleeces'],
      attributes: { Fabric: ['Recycled polyester 280 g'] },
      variants: each('Colour', ['Charcoal', 'Navy']),
    },
    {
      title: 'Gel Knee Pads',
      price: 17.5,
      categories: ['Accessories'],
      attributes: { Standard: ['EN 14404'] },
      description: 'Slip into the knee pockets of any of our trousers. Sold in pairs.',
    },
    {
      title: 'Foam Knee Pads',
      price: 7.95,
      categories: ['Accessories'],
      attributes: { Standard: ['EN 14404'] },
      description: 'Sold in pairs. Fit all our trousers.',
    },
    {
      title: 'Rigger Gloves Lined',
      price: 8.25,
      categories: ['Gloves'],
      attributes: { Material: ['Cowhide'], Lining: ['Fleece'] },
      variants: each('Size', ['9', '10', '11']),
    },
    {
      title: 'Grip Gloves, Pack of 12',
      price: 19.2,
      inStock: false,
      categories: ['Gloves'],
      attributes: { Material: ['Nylon with latex palm'] },
      variants: each('Size', ['8', '9', '10']),
    },
    {
      title: 'Leather Tool Belt',
      price: 54,
      categories: ['Accessories'],
      attributes: { Material: ['Oiled leather'], Pockets: ['11'], 'Fits waist': ['32 to 46 in'] },
    },
    {
      title: 'Thermal Work Socks, 3 Pairs',
      price: 13.5,
      categories: ['Accessories'],
      attributes: { Material: ['Merino blend'] },
      variants: each('Size', ['6-8', '9-11']),
    },
  ],
};
