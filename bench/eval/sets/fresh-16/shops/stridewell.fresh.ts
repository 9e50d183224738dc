/** A shop of the sixteenth fresh set: running gear. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size in every colour. */
const shoes = (sizes: readonly string[], colours: readonly string[], soldOut: readonly string[] = []) =>
  sizes.flatMap((size) =>
    colours.map((colour) => ({ options: { Size: size, Color: colour }, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

export const stridewell: Shop = {
  key: 'stridewell',
  language: 'en',
  currency: 'USD',
  url: 'https://stridewell.example',
  quiz: { question: 'Where do you run?', answers: ['On the road', 'Somewhere else'] },
  profile: {
    ...silent,
    companyName: 'Stridewell Running',
    whatServicesDoYouOfferToClients: 'Running shoes, apparel and gear, online and in our store in Portland, Oregon.',
    howCanCustomersReachYouOrYourTeam: 'Call (503) 555-0119 or email help@stridewell.example.',
    whatAreFAQs: `Do you offer gift wrapping?
We don't gift wrap, but we can add a note and leave the price off the packing slip.

Do you price match?
Yes. Show us the same item for less at any US retailer and we'll match it at checkout.`,
  },
  pages: [
    page(
      'https://stridewell.example/shipping',
      'Shipping',
      'delivery',
      `| Method | Cost | Time |
| Standard (lower 48 states) | $5.95, free on orders of $75 or more | 3–6 business days |
| Express | $14.95 | 2 business days |
| Alaska and Hawaii | $12.95 | 7–10 business days |
| Canada | $19.95 | 7–12 business days |

Orders placed before noon Pacific time ship the same day. Orders to Canada may be charged duties, which the customer pays. We don't ship to any other country.`,
    ),
    page(
      'https://stridewell.example/returns',
      'Returns',
      'returns',
      `You have 90 days. Run in your shoes up to 50 miles, and if they are not right, send them back.

Exchanges ship free both ways. For a refund, we deduct $6 for the return label.

Apparel must be unwashed with tags on. Watches and headlamps can be returned only in unopened boxes. Gels and other nutrition are final sale.

Refunds go back to your original form of payment 5–7 business days after we get the package.`,
    ),
    page(
      'https://stridewell.example/payment',
      'Payment options',
      'payment',
      `We take Visa, Mastercard, American Express, Discover, PayPal, Apple Pay and Google Pay. We do not accept checks or cash on delivery.`,
    ),
    page(
      'https://stridewell.example/fit',
      'Shoe size chart and fit',
      'questions',
      `Men's US 8 = EU 41 = 26 cm
Men's US 9 = EU 42.5 = 27 cm
Men's US 10 = EU 44 = 28 cm
Men's US 11 = EU 45 = 29 cm
Women's US 6 = EU 37 = 23 cm
Women's US 7 = EU 38 = 24 cm
Women's US 8 = EU 39 = 25 cm
Women's US 9 = EU 40.5 = 26 cm

Most runners take half a size larger than their everyday shoe, because feet swell on the run. There should be a thumb's width in front of your longest toe.

All our shoes come in standard width only.`,
    ),
    page(
      'https://stridewell.example/shoe-guide',
      'Choosing and looking after running shoes',
      'questions',
      `Neutral or stability?
Neutral shoes let the foot move freely. Stability shoes have a firmer inner side and help runners whose feet roll inward.

How long do running shoes last?
Replace them every 300 to 500 miles.

Can I put my shoes in the washing machine?
Please don't. Brush them off, wipe with lukewarm water and stuff them with newspaper to dry.

How do I wash running clothes?
Cold, inside out, and without fabric softener, which clogs the fibers.`,
    ),
    page(
      'https://stridewell.example/warranty',
      'Warranty',
      'questions',
      `Shoes and apparel are covered against manufacturing defects for one year. GPS watches have a two-year warranty, headlamps three years. Normal wear is not covered.`,
    ),
    page(
      'https://stridewell.example/store',
      'Our store',
      'contact',
      `2210 SE Division Street, Portland, OR
Monday–Friday 10 am–7 pm, Saturday 9 am–6 pm, Sunday 10 am–5 pm

Come in for a free treadmill gait analysis; it takes about 20 minutes and no appointment is needed.

Our group run leaves from the store every Thursday at 6:30 pm. All paces are welcome.`,
    ),
  ],
  products: [
    {
      title: "Tualatin Men's Road Shoe",
      price: 130,
      categories: ['Shoes', "Men's shoes"],
      attributes: { Support: ['Neutral'], Surface: ['Road'], Drop: ['8 mm'], Weight: ['9.8 oz'] },
      variants: shoes(['8', '9', '10', '11', '12'], ['Black', 'Blue'], ['10 Blue']),
      description: 'Our everyday trainer, cushioned for anything from a first 5K to a marathon.',
    },
    {
      title: "Tualatin Women's Road Shoe",
      price: 130,
      categories: ['Shoes', "Women's shoes"],
      attributes: { Support: ['Neutral'], Surface: ['Road'], Drop: ['8 mm'], Weight: ['8.1 oz'] },
      variants: shoes(['6', '7', '8', '9'], ['Black', 'Coral']),
      description: 'Our everyday trainer, cushioned for anything from a first 5K to a marathon.',
    },
    {
      title: "Cedar Mill Men's Stability Shoe",
      price: 145,
      categories: ['Shoes', "Men's shoes"],
      attributes: { Support: ['Stability'], Surface: ['Road'], Drop: ['10 mm'], Weight: ['10.9 oz'] },
      variants: shoes(['8', '9', '10', '11', '12'], ['Gray']),
    },
    {
      title: "Cedar Mill Women's Stability Shoe",
      price: 145,
      categories: ['Shoes', "Women's shoes"],
      attributes: { Support: ['Stability'], Surface: ['Road'], Drop: ['10 mm'], Weight: ['9.2 oz'] },
      variants: shoes(['6', '7', '8', '9'], ['Gray', 'Purple']),
    },
    {
      title: "Forest Park Men's Trail Shoe",
      price: 138,
      categories: ['Shoes', "Men's shoes"],
      attributes: { Support: ['Neutral'], Surface: ['Trail'], Drop: ['6 mm'], Waterproof: ['No'] },
      variants: shoes(['8', '9', '10', '11', '12'], ['Green', 'Black']),
    },
    {
      title: "Forest Park Women's Trail Shoe",
      price: 138,
      categories: ['Shoes', "Women's shoes"],
      attributes: { Support: ['Neutral'], Surface: ['Trail'], Drop: ['6 mm'], Waterproof: ['No'] },
      variants: shoes(['6', '7', '8', '9'], ['Teal']),
    },
    {
      title: "Springwater Kids' Shoe",
      price: 58,
      categories: ['Shoes', "Kids' shoes"],
      attributes: { Support: ['Neutral'], Surface: ['Road'], Closure: ['Hook and loop'] },
      variants: shoes(['13', '1', '2', '3', '4'], ['Red', 'Blue'], ['2 Red']),
      description: 'A light running shoe for kids from about six to ten, with a strap they can close themselves.',
    },
    {
      title: "Drizzle Women's Rain Jacket",
      price: 98,
      categories: ['Apparel', 'Jackets'],
      attributes: { Waterproof: ['Yes'], Material: ['Recycled nylon'], Hood: ['Yes'] },
      variants: shoes(['XS', 'S', 'M', 'L', 'XL'], ['Yellow', 'Navy']),
    },
    {
      title: "Drizzle Men's Rain Jacket",
      price: 98,
      categories: ['Apparel', 'Jackets'],
      attributes: { Waterproof: ['Yes'], Material: ['Recycled nylon'], Hood: ['Yes'] },
      variants: shoes(['S', 'M', 'L', 'XL'], ['Navy']),
    },
    {
      title: "Dawn Women's Half-Zip",
      price: 64,
      categories: ['Apparel', 'Tops'],
      attributes: { Material: ['Polyester'] },
      variants: each('Size', ['XS', 'S', 'M', 'L', 'XL']),
    },
    {
      title: "Merino Men's Long Sleeve",
      price: 78,
      categories: ['Apparel', 'Tops'],
      attributes: { Material: ['Merino wool'] },
      variants: each('Size', ['S', 'M', 'L', 'XL'], ['M']),
    },
    {
      title: "Two-in-One Men's Shorts",
      price: 48,
      categories: ['Apparel', 'Shorts and tights'],
      attributes: { Inseam: ['7 in'], Pockets: ['3'] },
      variants: each('Size', ['S', 'M', 'L', 'XL']),
    },
    {
      title: "Pocket Women's Tights",
      price: 72,
      was: 89,
      categories: ['Apparel', 'Shorts and tights'],
      attributes: { Inseam: ['27 in'], Pockets: ['4'] },
      variants: each('Size', ['XS', 'S', 'M', 'L', 'XL']),
    },
    {
      title: 'Cushion Crew Socks 3-Pack',
      price: 32,
      categories: ['Apparel', 'Socks'],
      attributes: { Material: ['Merino blend'] },
      variants: each('Size', ['S', 'M', 'L']),
    },
    {
      title: 'Toe Socks',
      price: 18,
      categories: ['Apparel', 'Socks'],
      attributes: { Material: ['Nylon and cotton'] },
      variants: each('Size', ['S', 'M', 'L']),
      description: 'Each toe has its own sleeve, so nothing rubs. Made to prevent blisters on long runs.',
    },
    { title: 'Thermal Touch Gloves', price: 28, categories: ['Apparel', 'Accessories'], variants: each('Size', ['S/M', 'L/XL']) },
    { title: 'Merino Beanie', price: 30, categories: ['Apparel', 'Accessories'], attributes: { Material: ['Merino wool'] } },
    {
      title: 'Lumen 300 Headlamp',
      price: 49.95,
      categories: ['Gear', 'Lights'],
      attributes: { Brightness: ['300 lumens'], Weight: ['2.4 oz'], 'Battery life': ['6 hours'], Charging: ['USB-C'] },
    },
    {
      title: 'Clip-On Safety Light',
      price: 16,
      categories: ['Gear', 'Lights'],
      attributes: { Brightness: ['20 lumens'], 'Battery life': ['30 hours'] },
    },
    { title: 'Reflective Vest', price: 26, categories: ['Gear', 'Visibility'], variants: each('Size', ['S/M', 'L/XL']) },
    {
      title: 'Hydration Pack 5 L',
      price: 95,
      categories: ['Gear', 'Hydration'],
      attributes: { Capacity: ['5 l'], Weight: ['7 oz'] },
      description: 'A snug running vest with two 17 oz soft flasks included.',
    },
    {
      title: 'Handheld Bottle',
      price: 24,
      categories: ['Gear', 'Hydration'],
      attributes: { Capacity: ['18 oz'], Material: ['BPA-free plastic'] },
    },
    {
      title: 'Pace One GPS Watch',
      price: 199,
      categories: ['Gear', 'Watches'],
      attributes: { 'Battery life': ['20 hours with GPS'], 'Heart rate': ['On the wrist'], 'Water resistance': ['5 ATM'] },
      variants: each('Color', ['Black', 'White']),
    },
    {
      title: 'Pace Pro GPS Watch',
      price: 329,
      inStock: false,
      categories: ['Gear', 'Watches'],
      attributes: { 'Battery life': ['40 hours with GPS'], 'Heart rate': ['On the wrist'], 'Water resistance': ['10 ATM'] },
    },
    { title: 'Foam Roller', price: 34, categories: ['Gear', 'Recovery'], attributes: { Length: ['13 in'] } },
    { title: 'Energy Gels, Box of 12', price: 26.4, categories: ['Nutrition'], variants: each('Flavor', ['Berry', 'Espresso', 'Lemon']) },
  ],
};
