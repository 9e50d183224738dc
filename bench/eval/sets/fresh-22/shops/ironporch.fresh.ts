/** A shop of the twenty-second fresh set: weights, benches and mats for training at home. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const ironporch: Shop = {
  key: 'ironporch',
  language: 'en',
  currency: 'USD',
  url: 'https://ironporch.example',
  quiz: { question: 'Where will you train?', answers: ['In my garage', 'Somewhere else'] },
  profile: {
    ...silent,
    companyName: 'Iron Porch Fitness',
    whatServicesDoYouOfferToClients:
      'Weights, benches, mats and bands for garages, basements and spare rooms. We ship from our own warehouse in Knoxville, Tennessee.',
    howCanCustomersReachYouOrYourTeam: 'Text or call (865) 555-0139, or email crew@ironporch.example.',
    whatAreFAQs: `Do I have to put the bench together myself?
Yes, with the hex key in the box. Most folks need about 25 minutes, and there is a video on the product page.

Can I pick up my order?
Sure. Choose "Porch pickup" at checkout. It is free, and we will text you when it is on the cart, usually the same afternoon.

Are used weights for sale?
On the first Saturday of the month we sell trade-ins at the warehouse, cash only.`,
  },
  pages: [
    page(
      'https://ironporch.example/shipping',
      'Shipping',
      'delivery',
      `Orders under 20 lb ship for $6.95 and are free from $60.

Heavy orders, 20 lb and up, ship at a flat $24.95, no matter how many plates you put in the cart. The free shipping offer does not apply to them.

Most orders leave within one business day and arrive in 3 to 5 business days.

Alaska and Hawaii: add $38 to any heavy order. We do not ship to Puerto Rico, Canada or military addresses at this time.

Racks and benches come by freight to the curb. The driver calls the day before, and you will want a second pair of hands.`,
    ),
    page(
      'https://ironporch.example/returns',
      'Returns',
      'returns',
      `Try it for 45 days. If it is not for you, tell us and we email a return label.

Return shipping for heavy orders is on you and runs about $30. For everything else we cover it.

Bands and mats cannot be returned once they have been used, for reasons of hygiene.

There is no restocking fee. Money goes back to your card 3 to 7 business days after we have checked the item.`,
    ),
    page(
      'https://ironporch.example/warranty',
      'Warranty',
      'questions',
      `Cast iron and steel: covered for life against cracks and bent handles.
Benches and racks: frame 10 years, upholstery 2 years.
Bands, mats and jump ropes: 6 months.

Dropping a dumbbell on concrete is not covered. Please use a mat.`,
    ),
    page(
      'https://ironporch.example/choosing',
      'Which weight should I start with?',
      'sizes',
      `New to kettlebells? Most women begin with 18 lb and most men with 26 lb.

For dumbbells, pick a pair that you can press ten times with two good reps left in the tank.

Ceilings under 7 feet: choose the short rack, which stands 72 inches tall.`,
    ),
    page(
      'https://ironporch.example/care',
      'Keeping your gear in shape',
      'questions',
      `Wipe bars and bells down after each workout. Bare iron gets a drop of 3-in-One oil every couple of months.

Mats: mild soap and water. No bleach, no alcohol wipes; they dry the rubber out.

Store bands out of the sun and away from the heater, or they get brittle.`,
    ),
    page(
      'https://ironporch.example/payment',
      'Payment',
      'payment',
      `Visa, Mastercard, Discover, American Express, PayPal and Shop Pay. With Affirm you can pay over 3, 6 or 12 months on orders above $150.

Sales tax is added at checkout where the law asks for it.

Veterans, active military and first responders get 10 percent off. Verify through ID.me at checkout.`,
    ),
    page(
      'https://ironporch.example/hours',
      'Warehouse and hours',
      'contact',
      `Iron Porch Fitness, 2210 Sutherland Avenue, Knoxville, TN 37919

Monday through Friday 8 am to 6 pm, Saturday 9 am to 1 pm. Closed on Sunday.`,
    ),
    page(
      'https://ironporch.example/about',
      'Our story',
      'questions',
      `Darnell started lifting on his grandmother's porch in 2009 with two buckets of cement. The buckets are still here, next to the coffee machine.

We plant a tree in the Smokies for every bench sold.`,
    ),
  ],
  products: [
    {
      title: 'Rubber Hex Dumbbells, Pair',
      price: 34,
      categories: ['Dumbbells'],
      attributes: { Handle: ['Chrome, knurled'], Coating: ['Rubber'] },
      variants: [
        { options: { Weight: '10 lb' }, price: 34 },
        { options: { Weight: '20 lb' }, price: 62 },
        { options: { Weight: '30 lb' }, price: 89 },
        { options: { Weight: '40 lb' }, price: 118, inStock: false },
      ],
      description: 'Six flat sides, so they stay where you put them. Sold two at a time.',
    },
    {
      title: 'Neoprene Dumbbells, Pair',
      price: 16,
      categories: ['Dumbbells'],
      attributes: { Coating: ['Neoprene'] },
      variants: [
        { options: { Weight: '3 lb', Color: 'Teal' }, price: 16 },
        { options: { Weight: '5 lb', Color: 'Blue' }, price: 21 },
        { options: { Weight: '8 lb', Color: 'Plum' }, price: 28 },
      ],
      description: 'Light ones with a soft grip, good for physical therapy and walking.',
    },
    {
      title: 'DialUp Adjustable Dumbbell',
      price: 199,
      was: 249,
      categories: ['Dumbbells'],
      attributes: { Range: ['5 to 52 lb'], 'Sold as': ['Single'] },
      description: 'Turn the dial and lift. Replaces fifteen dumbbells and comes with its tray.',
    },
    {
      title: 'Cast Iron Kettlebell',
      price: 32,
      categories: ['Kettlebells'],
      attributes: { Finish: ['Powder coat'] },
      variants: [
        { options: { Weight: '18 lb' }, price: 32 },
        { options: { Weight: '26 lb' }, price: 45 },
        { options: { Weight: '35 lb' }, price: 58 },
        { options: { Weight: '53 lb' }, price: 84 },
      ],
      description: 'One piece, no seam in the handle, a flat bottom.',
    },
    {
      title: 'Vinyl Kettlebell',
      price: 24,
      categories: ['Kettlebells'],
      attributes: { Weight: ['15 lb'], Coating: ['Vinyl'] },
      variants: each('Color', ['Red', 'Blue', 'Black'], ['Red']),
      description: 'Kind to wooden floors.',
    },
    {
      title: 'Flat Bench',
      price: 109,
      categories: ['Benches and racks'],
      attributes: { 'Max load': ['800 lb'], 'Folds flat': ['No'] },
      description: 'Nothing to adjust, nothing to rattle.',
    },
    {
      title: 'Incline Bench',
      price: 179,
      was: 210,
      categories: ['Benches and racks'],
      attributes: { 'Max load': ['650 lb'], 'Folds flat': ['No'], Positions: ['7'] },
      description: 'Seven back angles and three for the seat.',
    },
    {
      title: 'Foldaway Bench',
      price: 139,
      categories: ['Benches and racks'],
      attributes: { 'Max load': ['500 lb'], 'Folds flat': ['Yes, 9 inches thick'], Positions: ['5'] },
      description: 'Slides under the bed when company comes.',
    },
    {
      title: 'Short Squat Rack',
      price: 329,
      inStock: false,
      categories: ['Benches and racks'],
      attributes: { Height: ['72 in'], 'Max load': ['700 lb'] },
      description: 'For basements. Back in stock in about four weeks.',
    },
    {
      title: 'Olympic Barbell',
      price: 165,
      categories: ['Bars and plates'],
      attributes: { Length: ['86 in'], Weight: ['45 lb'] },
      description: 'Spins on bronze bushings. Rated for 1,000 lb.',
    },
    {
      title: 'Bumper Plate',
      price: 29,
      categories: ['Bars and plates'],
      variants: [
        { options: { Weight: '10 lb' }, price: 29 },
        { options: { Weight: '25 lb' }, price: 55 },
        { options: { Weight: '45 lb' }, price: 92 },
      ],
      description: 'Virgin rubber, low bounce. Price is for one plate.',
    },
    {
      title: 'Garage Floor Mat',
      price: 59,
      categories: ['Mats'],
      attributes: { Size: ['4 x 6 ft'], Thickness: ['3/8 in'], Material: ['Recycled rubber'] },
      description: 'Takes a dropped dumbbell without a sound. Weighs 48 lb.',
    },
    {
      title: 'Everyday Yoga Mat',
      price: 28,
      categories: ['Mats'],
      attributes: { Thickness: ['5 mm'], Length: ['68 in'], Material: ['PVC free TPE'] },
      variants: each('Color', ['Blue', 'Sage', 'Charcoal'], ['Sage']),
      description: 'Grippy when you sweat and light enough to carry.',
    },
    {
      title: 'Tall Yoga Mat',
      price: 44,
      categories: ['Mats'],
      attributes: { Thickness: ['6 mm'], Length: ['84 in'], Material: ['Natural rubber'] },
      variants: each('Color', ['Blue', 'Charcoal']),
      description: 'For people over six feet. Smells a bit for the first week.',
    },
    {
      title: 'Loop Band Set',
      price: 18,
      categories: ['Bands and ropes'],
      attributes: { Pieces: ['5'], Material: ['Natural latex'] },
      description: 'Five strengths from 5 to 40 lb, in a mesh bag.',
    },
    {
      title: 'Fabric Hip Bands',
      price: 22,
      categories: ['Bands and ropes'],
      attributes: { Pieces: ['3'], Material: ['Cotton and elastane, latex free'] },
      description: 'They do not roll up or pinch.',
    },
    {
      title: 'Speed Rope',
      price: 14.5,
      categories: ['Bands and ropes'],
      attributes: { Length: ['10 ft, adjustable'] },
      variants: each('Color', ['Black', 'Blue', 'Orange']),
      description: 'Ball bearings in both handles.',
    },
  ],
};
