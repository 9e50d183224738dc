/**
 * Situations of customers after a purchase or before a visit: what goes wrong with a product, how much of it they need, whom they may bring along,
 * what they want done about their account. By example, like the other situations.
 */
export const furtherNames = [
  // What happens with a thing.
  'pests',
  'smells',
  'discoloured',
  'mouldy',
  'driedOut',
  'slippery',
  'wobbly',
  'leaking',
  'heatProof',
  'outdoorUse',
  'firstUse',
  'refilling',
  'whenReplace',
  // How much, when, how often.
  'quantity',
  'season',
  'howOften',
  'howLong',
  'temperature',
  // Making it fit.
  'mounting',
  'adjusting',
  'bodySpecial',
  'colourMatch',
  'artwork',
  'looksDifferent',
  'mixing',
  // Coming by, and more that shops do.
  'watching',
  'childrenJoin',
  'petsWelcome',
  'groupVisit',
  'quote',
  'adopting',
  'giftList',
  'certificate',
  'spokenLanguage',
  'showing',
  // At the service desk.
  'newAccount',
  'closeAccount',
  'accountDetails',
  'lostPassword',
  'billCopy',
  'complaint',
  'opinion',
] as const;
export type FurtherName = (typeof furtherNames)[number];

export type FurtherSituations = Readonly<Record<FurtherName, string>>;
