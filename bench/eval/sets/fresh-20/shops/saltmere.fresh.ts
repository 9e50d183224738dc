/** A shop of the twentieth fresh set: swimwear. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

const usual = ['8', '10', '12', '14', '16'];

export const saltmere: Shop = {
  key: 'saltmere',
  language: 'en',
  currency: 'GBP',
  url: 'https://saltmere.example',
  quiz: { question: 'Who is it for?', answers: ['For me', 'Someone else'] },
  profile: {
    ...silent,
    companyName: 'Saltmere',
    whatServicesDoYouOfferToClients: 'Swimwear for women, men and children, designed in Falmouth.',
    howCanCustomersReachYouOrYourTeam: 'Ring 01632 960 114, Monday to Friday, 9 am to 5 pm, or write to hello@saltmere.example.',
    whatAreFAQs: `Do you wrap gifts?
Yes, for £2.50 per order, with a handwritten card.

Is there a discount code?
Newsletter readers get 10% off their first order. There are no other codes.

Do you alter swimwear?
No, we do not alter anything, sorry.`,
  },
  pages: [
    page(
      'https://saltmere.example/delivery',
      'Delivery',
      'delivery',
      `UK standard: £3.95, 3 to 5 working days
UK express: £6.95, the next working day when you order before 1 pm
Republic of Ireland: £9.50, 5 to 8 working days

Standard delivery within the UK is free from £60.

We do not ship to the United States, Canada or Australia.

Every parcel has tracking. Our bags are made of recycled paper.`,
    ),
    page(
      'https://saltmere.example/returns',
      'Returns and guarantee',
      'returns',
      `You have 28 days to return what does not fit. It must be unworn, with the hygiene strip still in place.

Exchanging for another size is free. For a refund we take £2.75 off for the return label.

Swim caps cannot be returned once the packet is open.

Refunds reach you within 5 working days of your parcel reaching us.

We guarantee our seams for two years. Fading from chlorine is not covered.`,
    ),
    page(
      'https://saltmere.example/payment',
      'Payment',
      'payment',
      `We take Visa, Mastercard, PayPal and Apple Pay. With Klarna you can pay in three instalments from £50.

We do not take American Express or bank transfers.`,
    ),
    page(
      'https://saltmere.example/shop',
      'Our shop in Falmouth',
      'contact',
      `3 Quay Street, Falmouth

Thursday to Saturday: 10 am to 4 pm
Sunday to Wednesday: closed

You can try everything on. Collecting an online order here is free.`,
    ),
    page(
      'https://saltmere.example/care',
      'Fit and care',
      'questions',
      `Swimwear should feel snug when it is dry, because it gives a little in the water. Between two sizes, take the smaller one.

Rinse in cold water after every swim. Wash by hand, dry in the shade, and never tumble dry.

Sun cream can stain pale colours; let it dry for ten minutes first.`,
    ),
  ],
  products: [
    {
      title: 'Swimsuit Porthleven',
      price: 48,
      was: 60,
      categories: ['Women', 'Swimsuits'],
      attributes: { Fabric: ['78% recycled polyamide, 22% elastane'], Back: ['Crossed straps'], Cups: ['Removable'] },
      variants: ['Navy', 'Coral'].flatMap((colour) =>
        usual.map((size) => ({ options: { Size: size, Colour: colour }, inStock: `${size} ${colour}` !== '10 Coral' })),
      ),
    },
    {
      title: 'Swimsuit Lowen',
      price: 54,
      categories: ['Women', 'Swimsuits'],
      attributes: { Fabric: ['80% polyamide, 20% elastane'], Support: ['Underwired'], Colour: ['Black'] },
      variants: each('Size', usual),
      description: 'A square neck and a firm tummy panel.',
    },
    {
      title: 'Bikini top Kelda',
      price: 26,
      categories: ['Women', 'Bikinis'],
      attributes: { Fastening: ['Tie at the neck'], Colour: ['Sage'] },
      variants: each('Size', usual),
    },
    {
      title: 'Bikini bottoms Kelda',
      price: 20,
      categories: ['Women', 'Bikinis'],
      attributes: { Waist: ['High'], Colour: ['Sage'] },
      variants: each('Size', usual, ['16']),
    },
    {
      title: 'Tankini Mawgan',
      price: 42,
      was: 52,
      categories: ['Women', 'Tankinis'],
      attributes: { Cups: ['Soft'], Colour: ['Teal'] },
      variants: each('Size', usual),
    },
    {
      title: 'Swim shorts Trevone',
      price: 34,
      categories: ['Men', 'Swim shorts'],
      attributes: { Lining: ['Mesh'], Pockets: ['3'], Length: ['40 cm'] },
      variants: each('Size', ['S', 'M', 'L', 'XL']),
    },
    {
      title: 'Swim trunks Carrick',
      price: 28,
      categories: ['Men', 'Swim trunks'],
      attributes: { Lining: ['None'], Pockets: ['1'], Colour: ['Black'] },
      variants: each('Size', ['S', 'M', 'L', 'XL'], ['XL']),
    },
    {
      title: 'Rash vest Fistral',
      price: 32,
      categories: ['Men', 'Women', 'Rash vests'],
      attributes: { 'Sun protection': ['UPF 50+'], Sleeves: ['Long'] },
      variants: each('Size', ['S', 'M', 'L', 'XL']),
    },
    {
      title: "Children's swimsuit Pippa",
      price: 22,
      was: 27.5,
      categories: ['Children'],
      attributes: { 'Sun protection': ['UPF 50+'], Pattern: ['Starfish'] },
      variants: each('Age', ['4', '6', '8']),
    },
    {
      title: "Children's trunks Finn",
      price: 18,
      inStock: false,
      categories: ['Children'],
      attributes: { Pattern: ['Sharks'] },
    },
    {
      title: 'Towel poncho Gwenver',
      price: 39,
      categories: ['Towels'],
      attributes: { Fabric: ['100% cotton'], Length: ['105 cm'] },
      variants: each('Colour', ['Sand', 'Sea blue']),
    },
    {
      title: 'Swim cap Bryher',
      price: 9,
      categories: ['Accessories'],
      attributes: { Material: ['Silicone'] },
      variants: each('Colour', ['White', 'Yellow']),
    },
  ],
};
