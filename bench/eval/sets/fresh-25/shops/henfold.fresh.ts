/** A shop of the twenty-fifth fresh set: coops, feed and equipment for keeping hens. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const henfold: Shop = {
  key: 'henfold',
  language: 'en',
  currency: 'GBP',
  url: 'https://henfold.example',
  quiz: { question: 'How many hens do you keep?', answers: ['Up to four', 'More, or none yet'] },
  profile: {
    ...silent,
    companyName: 'Henfold Poultry Supplies',
    whatServicesDoYouOfferToClients: 'Coops, runs, feeders, drinkers, feed and health care for people who keep hens at home.',
    moreInformationAboutYourProducts:
      'Our larch coops are built in Shropshire and come as flat panels with a screwdriver bit and printed instructions; two people need about two hours.',
    howCanCustomersReachYouOrYourTeam: 'Ring 01588 555 046 on weekdays between 8.30am and 4.30pm, or write to help@henfold.example.',
    whatAreFAQs: `Do I need a cockerel to get eggs?
No, hens lay just as well without one. You only need a cockerel if you would like chicks.

Do you have trade prices for schools and care homes?
Schools, nurseries and care homes get 8% off coops and runs. Email us from your work address and we will send a code.`,
  },
  pages: [
    page(
      'https://henfold.example/delivery',
      'Delivery charges',
      'delivery',
      `Parcels cost £4.90 and arrive in 2–3 working days. We send them free when your order comes to £75 or more.

Coops and runs travel on a pallet. That is £35 whatever you spend and takes 5–7 working days; anything else in the same order rides along at no extra charge.

Parcels to the Scottish Highlands, the islands and Northern Ireland cost £11.50. We cannot send pallets there.

The haulier needs a lane at least three metres wide and leaves the pallet at the kerb.`,
    ),
    page(
      'https://henfold.example/returns',
      'Sending things back',
      'returns',
      `You may return anything unused within 30 days. A label for a parcel costs £5.50; collecting a pallet costs £45.

Sacks of feed have to be unopened. For the sake of hygiene we cannot take back a coop that birds have already lived in.

If a panel arrives cracked, send us a picture within a week and a new panel goes out the next working day, free of charge.`,
    ),
    page(
      'https://henfold.example/first-hens',
      'Starting with hens',
      'questions',
      `Space: allow 2 square metres of run and 25 cm of perch for each bird. One nest box is enough for three or four hens.

Feed: a laying hen eats roughly 125 g a day and drinks up to half a litre, more in a heatwave.

By age: chick crumb for the first six weeks, growers pellets from 6 to 18 weeks, layers pellets after that. Corn is a treat: a small handful per bird in the afternoon.

Bedding: change it once a week and use it on the compost heap.`,
    ),
    page(
      'https://henfold.example/health',
      'Moult, mites and other worries',
      'questions',
      `Late summer moult: birds drop their plumage and take a break from producing for six to ten weeks. It is nothing to worry about; extra protein helps them to regrow it.

Red mite hide in cracks by day and bite after dark. Look under the ends of the perches with a torch, then scrub the house, spray every joint and repeat after five days.

Thin or soft shells usually mean too little calcium. Offer oyster shell in a separate dish.`,
    ),
    page(
      'https://henfold.example/payment',
      'How to pay',
      'payment',
      `Debit and credit cards, PayPal and Google Pay. From £100 you can split the bill into three monthly payments through Clearpay, with nothing added.

Parish councils and schools may order on invoice, due after 30 days.`,
    ),
    page(
      'https://henfold.example/visit',
      'The barn shop and our guarantee',
      'contact',
      `Henfold, Long Meadow Barn, Clun SY7 8JD

Monday to Friday 8.30am – 5pm, Saturday 9am – 1pm.

You can see most coops set up in the orchard and meet our own flock.

Wooden coops are guaranteed for two years against rot, plastic ones for ten years. Electrical goods carry a guarantee of one year.`,
    ),
  ],
  products: [
    {
      title: 'Orchard Coop for 4 Hens',
      price: 289,
      categories: ['Coops'],
      attributes: { Houses: ['Up to 4 hens'], Material: ['Larch'], Size: ['120 x 95 x 110 cm'], 'Nest boxes': ['2'], Weight: ['48 kg'] },
      variants: each('Colour', ['Natural', 'Sage green'], ['Sage green']),
      description: 'A wooden house with a pull-out tray and a pitched roof.',
    },
    {
      title: 'Orchard Coop for 8 Hens',
      price: 449,
      categories: ['Coops'],
      attributes: { Houses: ['Up to 8 hens'], Material: ['Larch'], Size: ['180 x 110 x 125 cm'], 'Nest boxes': ['3'], Weight: ['79 kg'] },
      variants: each('Colour', ['Natural', 'Sage green']),
      description: 'The large one, with two pull-out trays and a window at the back.',
    },
    {
      title: 'Rambler Plastic Coop',
      price: 365,
      was: 399,
      categories: ['Coops'],
      attributes: {
        Houses: ['Up to 5 hens'],
        Material: ['Recycled plastic'],
        Size: ['115 x 90 x 105 cm'],
        'Nest boxes': ['2'],
        Weight: ['36 kg'],
      },
      description:
        'Two wheels and a handle, so one person can move it to fresh grass. The smooth walls can be jet washed and give red mite nowhere to hide.',
    },
    {
      title: 'Bantam Ark',
      price: 198,
      categories: ['Coops'],
      attributes: { Houses: ['Up to 3 bantams'], Material: ['Pine'], Size: ['180 x 75 x 80 cm'], 'Nest boxes': ['1'] },
      description: 'House and run in one. For bantams only: large breeds cannot stand upright in it.',
    },
    {
      title: 'Walk-in Run',
      price: 329,
      categories: ['Runs and fencing'],
      attributes: { Material: ['Galvanised steel'], Height: ['195 cm'] },
      variants: [
        { options: { Size: '2 x 2 m' }, price: 329 },
        { options: { Size: '2 x 3 m' }, price: 429 },
        { options: { Size: '2 x 4 m' }, price: 519, inStock: false },
      ],
      description: 'Stand up straight inside while you feed and clean. The door has a lock.',
    },
    {
      title: 'Run Cover',
      price: 34,
      categories: ['Runs and fencing'],
      attributes: { Material: ['Waterproof tarpaulin'] },
      variants: [
        { options: { Size: '2 x 2 m' }, price: 34 },
        { options: { Size: '2 x 3 m' }, price: 44 },
      ],
      description: 'Keeps rain and wild birds’ droppings out of the Walk-in Run.',
    },
    {
      title: 'Dawn Automatic Door',
      price: 119,
      categories: ['Coop accessories'],
      attributes: { Power: ['4 AA batteries, included'], Control: ['Light sensor or timer'], Fits: ['All Orchard and Rambler coops'] },
      description: 'Opens in the morning and shuts at dusk by itself. Stops if a bird is in the way.',
    },
    {
      title: 'Hanging Galvanised Feeder',
      price: 16.5,
      categories: ['Feeders and drinkers'],
      attributes: { Material: ['Galvanised steel'] },
      variants: [
        { options: { Capacity: '3 kg' }, price: 16.5 },
        { options: { Capacity: '6 kg' }, price: 24 },
        { options: { Capacity: '10 kg' }, price: 31 },
      ],
      description: 'Hang it at the height of the birds’ backs so that less is scratched out.',
    },
    {
      title: 'Treadle Feeder',
      price: 74,
      categories: ['Feeders and drinkers'],
      attributes: { Capacity: ['9 kg'], Material: ['Aluminium'], 'Opens for birds from': ['1.2 kg'] },
      description: 'The lid lifts only when a hen steps on the plate, so rats and sparrows go hungry.',
    },
    {
      title: 'Bell Drinker',
      price: 9.5,
      categories: ['Feeders and drinkers'],
      attributes: { Material: ['Plastic'] },
      variants: [
        { options: { Capacity: '3 litres' }, price: 9.5 },
        { options: { Capacity: '6 litres' }, price: 14.5 },
        { options: { Capacity: '12 litres' }, price: 21, inStock: false },
      ],
    },
    {
      title: 'Frost Plate for Drinkers',
      price: 32,
      categories: ['Feeders and drinkers'],
      attributes: { Power: ['Mains, 230 V'], Works: ['Down to -18 °C'], Cable: ['5 m'] },
      description: 'Stand the drinker on it in winter and the water does not freeze.',
    },
    {
      title: 'Chick Crumb 5 kg',
      price: 8.4,
      categories: ['Feed'],
      attributes: { Age: ['Up to 6 weeks'], Protein: ['19%'] },
    },
    {
      title: 'Growers Pellets 20 kg',
      price: 16.8,
      categories: ['Feed'],
      attributes: { Age: ['6 to 18 weeks'], Protein: ['15%'] },
      description: 'For young birds that are not laying yet.',
    },
    {
      title: 'Layers Pellets 20 kg',
      price: 17.5,
      categories: ['Feed'],
      attributes: { Age: ['From 18 weeks'], Protein: ['16%'] },
      description: 'A complete feed with marigold for golden yolks.',
    },
    {
      title: 'Mixed Corn 20 kg',
      price: 15.9,
      categories: ['Feed'],
      attributes: { Contains: ['Wheat and cut maize'] },
      description: 'An afternoon treat, not a complete feed.',
    },
    {
      title: 'Oyster Shell Grit 3 kg',
      price: 5.9,
      categories: ['Feed', 'Health'],
      description: 'Calcium for hard shells.',
    },
    {
      title: 'Red Mite Spray 750 ml',
      price: 11.5,
      was: 13.5,
      categories: ['Health'],
      attributes: { 'Egg withdrawal': ['None'] },
      description: 'For the cracks and joints of a coop. The eggs can be eaten as usual.',
    },
    {
      title: 'Hemp Bedding 15 kg',
      price: 14.2,
      categories: ['Bedding'],
      attributes: { Dust: ['Extracted'] },
      description: 'Twice as absorbent as wood shavings.',
    },
    {
      title: 'Brooder Heat Plate',
      price: 54,
      categories: ['Chicks'],
      attributes: { Height: ['Adjustable, 5 to 18 cm'] },
      variants: [
        { options: { For: '15 chicks' }, price: 54 },
        { options: { For: '40 chicks' }, price: 89 },
      ],
      description: 'Chicks shelter underneath as they would under a hen.',
    },
  ],
};
