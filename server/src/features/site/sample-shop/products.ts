/** The sample shop: the products of the demo, and of trial imports. We made them up, including the pictures. */

export type Drawing = 'bag' | 'grinder' | 'dripper' | 'press' | 'machine' | 'kettle' | 'cup' | 'box';

export interface SampleProduct {
  slug: string;
  title: string;
  category: string;
  tags: string[];
  attributes: Record<string, string[]>;
  /** Euro cents. */
  priceMinor: number;
  description: string;
  inStock: boolean;
  drawing: Drawing;
  /** Two colours of the picture: the product and the background. */
  colors: [string, string];
}

export const sampleShopName = 'Kaffeekontor';
export const sampleCurrency = 'EUR';

const bag = { category: 'Coffee beans', drawing: 'bag', inStock: true } as const;
const gear = { category: 'Brewing gear', inStock: true } as const;
const grinder = { category: 'Grinders', drawing: 'grinder', inStock: true } as const;
const machine = { category: 'Espresso machines', drawing: 'machine', inStock: true } as const;

export const sampleProducts: SampleProduct[] = [
  {
    ...bag,
    slug: 'yirgacheffe-light',
    title: 'Yirgacheffe, light roast, 250 g',
    tags: ['fruity', 'filter', 'organic'],
    attributes: { Roast: ['Light'], Taste: ['Fruity'], 'Brewing method': ['Filter'] },
    priceMinor: 1290,
    description: 'Washed coffee from southern Ethiopia with jasmine, lemon and peach. At its best as filter coffee.',
    colors: ['#e76f51', '#fdf0e8'],
  },
  {
    ...bag,
    slug: 'nyeri-light',
    title: 'Nyeri AA, light roast, 250 g',
    tags: ['fruity', 'filter'],
    attributes: { Roast: ['Light'], Taste: ['Fruity'], 'Brewing method': ['Filter'] },
    priceMinor: 1490,
    description: 'Kenyan coffee with blackcurrant and a long, juicy finish. For those who like it bright.',
    colors: ['#9d174d', '#fce7f0'],
  },
  {
    ...bag,
    slug: 'huila-medium',
    title: 'Huila, medium roast, 500 g',
    tags: ['balanced', 'all-rounder', 'organic'],
    attributes: { Roast: ['Medium'], Taste: ['Nutty'], 'Brewing method': ['Filter', 'French press'] },
    priceMinor: 1690,
    description: 'A balanced Colombian coffee with hazelnut, caramel and red apple. Hard to get wrong, in any brewer.',
    colors: ['#b45309', '#fdf3e1'],
  },
  {
    ...bag,
    slug: 'cerrado-medium',
    title: 'Cerrado, medium roast, 1 kg',
    tags: ['balanced', 'office'],
    attributes: { Roast: ['Medium'], Taste: ['Nutty'], 'Brewing method': ['French press', 'Espresso'] },
    priceMinor: 2490,
    description: 'Brazilian coffee with roasted almond and milk chocolate, low in acid. The big bag for kitchens with many cups.',
    colors: ['#92400e', '#f7ecdf'],
  },
  {
    ...bag,
    slug: 'napoli-dark',
    title: 'Napoli espresso, dark roast, 500 g',
    tags: ['strong', 'espresso'],
    attributes: { Roast: ['Dark'], Taste: ['Chocolate'], 'Brewing method': ['Espresso', 'Moka pot'] },
    priceMinor: 1590,
    description: 'A southern Italian blend with bitter chocolate and a thick crema. Holds its own in milk.',
    colors: ['#3f2a1d', '#efe6df'],
  },
  {
    ...bag,
    slug: 'milano-espresso',
    title: 'Milano espresso, medium roast, 500 g',
    tags: ['espresso', 'balanced'],
    attributes: { Roast: ['Medium'], Taste: ['Chocolate'], 'Brewing method': ['Espresso'] },
    priceMinor: 1690,
    description: 'A round espresso with cocoa and dried fig. Sweet enough to drink without sugar.',
    colors: ['#7c2d12', '#fbeee6'],
  },
  {
    ...bag,
    slug: 'decaf-chiapas',
    title: 'Chiapas decaf, medium roast, 250 g',
    tags: ['decaf', 'organic'],
    attributes: { Roast: ['Medium'], Taste: ['Nutty'], 'Brewing method': ['Filter', 'Espresso'] },
    priceMinor: 1190,
    description: 'Decaffeinated in Mexico with mountain water, nothing else. Caramel and walnut until late in the evening.',
    colors: ['#0f766e', '#e6f4f1'],
  },
  {
    ...bag,
    slug: 'kaapi-dark',
    title: 'Kaapi Royale robusta, dark roast, 250 g',
    tags: ['strong', 'moka'],
    attributes: { Roast: ['Dark'], Taste: ['Spicy'], 'Brewing method': ['Moka pot', 'Espresso'] },
    priceMinor: 1090,
    description: 'Indian robusta with clove and dark cocoa, and twice the caffeine. Not for the faint of heart.',
    inStock: false,
    colors: ['#1f2937', '#e8eaee'],
  },
  {
    ...gear,
    slug: 'glass-dripper',
    title: 'Glass dripper for two cups',
    tags: ['pour-over', 'gift'],
    attributes: { 'Brewing method': ['Filter'], Material: ['Glass'] },
    priceMinor: 2900,
    description: 'Borosilicate glass with an oak collar. Takes the paper filters of size 02.',
    drawing: 'dripper',
    colors: ['#0ea5e9', '#e6f6fe'],
  },
  {
    ...gear,
    slug: 'porcelain-dripper',
    title: 'Porcelain dripper',
    tags: ['pour-over', 'starter'],
    attributes: { 'Brewing method': ['Filter'], Material: ['Porcelain'] },
    priceMinor: 1950,
    description: 'Keeps the heat, and survives a lifetime of mornings. The best way to begin with filter coffee.',
    drawing: 'dripper',
    colors: ['#6d28d9', '#f1ebfd'],
  },
  {
    ...gear,
    slug: 'steel-french-press',
    title: 'Steel French press, 1 l',
    tags: ['immersion', 'large'],
    attributes: { 'Brewing method': ['French press'], Material: ['Steel'] },
    priceMinor: 4990,
    description: 'Double walls keep six cups hot for an hour. Unbreakable, dishwasher-safe, two filters.',
    drawing: 'press',
    colors: ['#475569', '#eef1f5'],
  },
  {
    ...gear,
    slug: 'moka-pot-six',
    title: 'Moka pot for six cups',
    tags: ['stove', 'starter'],
    attributes: { 'Brewing method': ['Moka pot'], Material: ['Steel'] },
    priceMinor: 3490,
    description: 'Works on every stove, induction included. Strong coffee in five minutes, no electricity needed.',
    drawing: 'kettle',
    colors: ['#334155', '#e9edf2'],
  },
  {
    ...gear,
    slug: 'gooseneck-kettle',
    title: 'Gooseneck kettle with thermometer',
    tags: ['pour-over', 'precise'],
    attributes: { 'Brewing method': ['Filter'], Material: ['Steel'] },
    priceMinor: 6900,
    description: 'Pours as slowly as you like, to the degree. One litre, brushed steel.',
    drawing: 'kettle',
    colors: ['#b45309', '#fcf1e3'],
  },
  {
    ...gear,
    slug: 'stoneware-cup',
    title: 'Stoneware cup, 200 ml',
    tags: ['gift', 'handmade'],
    attributes: { Material: ['Stoneware'] },
    priceMinor: 1600,
    description: 'Turned and glazed by hand, so no two are the same. Feels right at six in the morning.',
    drawing: 'cup',
    colors: ['#0f766e', '#e4f3f0'],
  },
  {
    ...grinder,
    slug: 'hand-grinder',
    title: 'Hand grinder with steel burrs',
    tags: ['travel', 'quiet', 'starter'],
    attributes: { 'Brewing method': ['Filter', 'French press', 'Moka pot'], Drive: ['By hand'] },
    priceMinor: 5900,
    description: 'Thirty clicks from Turkish to French press. Fits into a rucksack and wakes nobody.',
    colors: ['#57534e', '#f2efec'],
  },
  {
    ...grinder,
    slug: 'filter-grinder',
    title: 'Electric grinder for filter coffee',
    tags: ['kitchen'],
    attributes: { 'Brewing method': ['Filter', 'French press'], Drive: ['Electric'] },
    priceMinor: 14900,
    description: 'Flat burrs, forty settings, a timer for the dose. Even grounds make the cup clearer.',
    colors: ['#1d4ed8', '#e7eefe'],
  },
  {
    ...grinder,
    slug: 'espresso-grinder',
    title: 'Electric grinder for espresso',
    tags: ['kitchen', 'precise'],
    attributes: { 'Brewing method': ['Espresso'], Drive: ['Electric'] },
    priceMinor: 27900,
    description: 'Stepless conical burrs that grind straight into the portafilter. Quiet for its size.',
    colors: ['#111827', '#e7e9ee'],
  },
  {
    ...machine,
    slug: 'single-boiler',
    title: 'Espresso machine with one boiler',
    tags: ['starter'],
    attributes: { 'Brewing method': ['Espresso'], Drive: ['Electric'] },
    priceMinor: 44900,
    description: 'A commercial portafilter and a steel body for the price of a capsule machine. Made to be repaired.',
    colors: ['#9f1239', '#fde8ee'],
  },
  {
    ...machine,
    slug: 'dual-boiler',
    title: 'Espresso machine with two boilers',
    tags: ['precise', 'large'],
    attributes: { 'Brewing method': ['Espresso'], Drive: ['Electric'] },
    priceMinor: 139900,
    description: 'Brews and steams at once, holds the temperature to half a degree, remembers four profiles.',
    colors: ['#0f172a', '#e6e9f0'],
  },
  {
    slug: 'tasting-box',
    title: 'Tasting box: four coffees, 4 × 100 g',
    category: 'Gifts',
    tags: ['gift', 'starter'],
    attributes: { Taste: ['Fruity', 'Nutty', 'Chocolate'], 'Brewing method': ['Filter', 'French press', 'Espresso'] },
    priceMinor: 2200,
    description: 'Two light, one medium, one dark, with a card that says what to look for. The way to find out what you like.',
    inStock: true,
    drawing: 'box',
    colors: ['#a16207', '#fdf6df'],
  },
];

/** The shop's texts for customers; the demo's assistant knows only these. */
export const sampleCompany = {
  companyName: sampleShopName,
  whatServicesDoYouOfferToClients:
    'We roast coffee twice a week and sell it with everything that is needed to brew it. Every bag carries its roasting date. We grind to your brewer for free.',
  moreInformationAboutYourProducts:
    'Light roasts are fruity and suit filter coffee. Medium roasts are nutty and suit every brewer. Dark roasts taste of chocolate and suit espresso and the moka pot.\n\nBeans are best between one and eight weeks after roasting. Keep them in the bag, closed, away from light; never in the fridge.',
  howCanCustomersReachYouOrYourTeam: 'Write to hello@kaffeekontor.example, or call +49 30 000 0000 on weekdays from 9 to 17 h.',
  whatAreFAQs: [
    'Q: How long does delivery take?\nA: Two to three working days within Germany, four to six to the rest of the EU. We send on the day after roasting, on Tuesdays and Fridays.',
    'Q: What does delivery cost?\nA: 3.90 € within Germany and 8.90 € to the rest of the EU. From 45 € on, delivery within Germany is free.',
    'Q: Can I return coffee?\nA: Unopened bags and unused gear can be returned within 30 days. We pay the way back within Germany.',
    'Q: How can I pay?\nA: By card, PayPal, bank transfer, or on invoice from the second order on.',
    'Q: Is there a guarantee on machines?\nA: Three years on espresso machines and grinders, and we repair them in our own workshop afterwards.',
  ].join('\n\n'),
  howMuchDiscountCanYouDoMaximum: '10 %',
};
