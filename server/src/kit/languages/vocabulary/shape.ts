/**
 * The words of a language for what products are like. Every language fills in the same keys, so that a missing one does not compile. Plain
 * data: the forms of a value stand between commas, the first is the one that visitors read; `*` at the end of a form stands for any ending.
 */

/** The values that have a word in every language, by family. Colours are in the order in which people group them. */
export const valueKeys = {
  recipient: ['women', 'men', 'girls', 'boys', 'children', 'babies', 'unisex', 'dogs', 'cats'],
  colour: [
    'black',
    'grey',
    'silver',
    'white',
    'clear',
    'beige',
    'brown',
    'copper',
    'gold',
    'yellow',
    'orange',
    'red',
    'pink',
    'purple',
    'blue',
    'turquoise',
    'green',
    'multicoloured',
  ],
  material: [
    'wood',
    'oak',
    'pine',
    'walnut',
    'beech',
    'bamboo',
    'rattan',
    'cork',
    'metal',
    'steel',
    'iron',
    'aluminium',
    'brass',
    'glass',
    'crystal',
    'ceramic',
    'porcelain',
    'stone',
    'marble',
    'concrete',
    'plastic',
    'rubber',
    'silicone',
    'leather',
    'fauxLeather',
    'suede',
    'cotton',
    'linen',
    'wool',
    'cashmere',
    'silk',
    'satin',
    'velvet',
    'denim',
    'polyester',
    'nylon',
    'viscose',
    'fleece',
    'down',
    'felt',
    'paper',
    'carbon',
  ],
  room: ['livingRoom', 'bedroom', 'kitchen', 'bathroom', 'diningRoom', 'office', 'childrensRoom', 'hallway', 'garden', 'balcony'],
  occasion: ['birthday', 'wedding', 'christmas', 'easter', 'valentine', 'mothersDay', 'party', 'everyday', 'business', 'travel', 'school'],
  season: ['spring', 'summer', 'autumn', 'winter'],
  style: ['modern', 'classic', 'vintage', 'rustic', 'scandinavian', 'industrial', 'minimalist', 'boho', 'elegant', 'sporty', 'casual'],
  pattern: ['plain', 'striped', 'checked', 'dotted', 'floral', 'leopard', 'geometric', 'camouflage'],
  mounting: ['wall', 'ceiling', 'floor', 'table', 'builtIn', 'hanging', 'countertop'],
  skin: ['drySkin', 'oilySkin', 'sensitiveSkin', 'combinationSkin', 'matureSkin', 'normalSkin'],
  flavour: [
    'chocolate',
    'vanilla',
    'strawberry',
    'raspberry',
    'lemon',
    'orangeFlavour',
    'apple',
    'cherry',
    'mint',
    'caramel',
    'coffee',
    'coconut',
    'hazelnut',
    'almond',
    'honey',
    'cinnamon',
    'ginger',
    'peach',
    'mango',
    'banana',
    'spicy',
    'sweet',
  ],
  scent: [
    'woody',
    'fresh',
    'citrus',
    'oriental',
    'fruity',
    'floralScent',
    'musk',
    'oud',
    'rose',
    'lavender',
    'jasmine',
    'amber',
    'sandalwood',
  ],
  diet: ['vegan', 'organic', 'glutenFree', 'lactoseFree', 'sugarFree', 'decaffeinated'],
  activity: [
    'running',
    'cycling',
    'hiking',
    'camping',
    'swimming',
    'yoga',
    'fitness',
    'football',
    'basketball',
    'tennis',
    'skiing',
    'fishing',
  ],
  shape: ['round', 'square', 'rectangular', 'oval'],
  fit: ['slimFit', 'regularFit', 'looseFit'],
  connection: ['wireless', 'wired', 'bluetooth', 'usb'],
} as const;

export type ValueFamily = keyof typeof valueKeys;
export type ValueKey<Family extends ValueFamily = ValueFamily> = (typeof valueKeys)[Family][number];

/** The families by which products can be distinguished. Those without an entry in `valueKeys` have values of the shop's own. */
export const knownFamilies = [
  'kind',
  'recipient',
  'age',
  'colour',
  'material',
  'size',
  'room',
  'occasion',
  'season',
  'style',
  'pattern',
  'mounting',
  'skin',
  'flavour',
  'scent',
  'diet',
  'activity',
  'shape',
  'fit',
  'connection',
  'compatibility',
  'brand',
  'author',
  'genre',
  'language',
  'origin',
  'format',
  'capacity',
  'storage',
  'weight',
  'power',
  'voltage',
  'dimension',
  'feature',
  'tag',
] as const;
export type KnownFamily = (typeof knownFamilies)[number];

/** Families of an attribute: its names in shops of the language lead to the family. */
export type NamedFamily = Exclude<KnownFamily, 'feature' | 'tag'>;

/** Families that have a question of their own; the others are asked in general words. */
export type AskedFamily = Exclude<KnownFamily, 'kind' | 'feature' | 'tag'> | 'price';

export interface Vocabulary {
  /** The names of attributes and options, between commas, the first being the family's name for the owner. */
  names: Readonly<Record<NamedFamily, string>>;
  values: { readonly [Family in ValueFamily]: Readonly<Record<ValueKey<Family>, string>> };
  questions: Questions;
  /**
   * Names of attributes that tell the shop something, and no visitor what to choose: article numbers, stock, delivery, prices, customs. Between commas;
   * '=' stands before what is meant only as the whole name ('Active', which 'Active ingredient' is not).
   */
  internal: string;
  /** Endings that adjectives and plurals of this language take after a form: a pattern. */
  endings: string;
  /** Names of catalogue sections that say nothing about a product: 'Sale', 'New', 'All products'. Between commas. */
  sections: string;
  /** Names of categories that only say where: 'Indoor'. Between commas. */
  whereabouts: string;
}

/** The questions as a shop assistant asks them. */
export interface Questions extends Readonly<Record<AskedFamily, string>> {
  /** What it is: the first time, and when it is asked again among fewer products. */
  kind: readonly [string, string, string];
  /** Asks for another kind, where what was chosen first turned out not to be meant. */
  instead: string;
  /** A question that makes sure of earlier answers; `{question}` is the question itself. */
  makingSure: string;
  /** Asks in general, where a family has no question: the first time and again. */
  general: readonly [string, string, string];
  /** Asks for the device that a thing is made for, where models are the answers: the first time and again. */
  device: readonly [string, string];
  /** Offers the answers in the question itself; `{list}` is 'Wood or metal'. */
  choice: string;
  /** An answer that narrows nothing. */
  anyAnswer: string;
  /** An answer to the question for whom it is: none of the people named. */
  someoneElse: string;
  /** Asks for a weight, volume or length, where the shop's name for it makes no sentence. */
  howBig: string;
}
