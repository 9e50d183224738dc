/** Conversations with small shops in every language: what each reply must show and say. Rules by their numbers in ../README.md. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface TalkProduct {
  title: string;
  category: string;
  /** In whole units, with the former price behind it. */
  price: readonly [now: number, before?: number];
  attributes?: Readonly<Record<string, readonly string[]>>;
  variants?: readonly { options: Readonly<Record<string, string>>; inStock?: boolean }[];
  inStock?: boolean;
}

export interface TalkTurn {
  say: string;
  /** Titles of the cards, in any order. */
  shows?: readonly string[];
  /** Titles that must not be shown. */
  hides?: readonly string[];
  reads?: RegExp;
  not?: RegExp;
}

export interface Talk {
  name: string;
  language: ChatLanguage;
  turns: readonly TalkTurn[];
}

export interface TalkShop {
  language: ChatLanguage;
  currency: string;
  faq: string;
  products: readonly TalkProduct[];
  talks: readonly Talk[];
}

/** A jacket, boots and socks in the words of a language, so that every language has the same wares. */
interface Wares {
  size: string;
  colour: string;
  material: string;
  jackets: string;
  boots: string;
  titles: readonly [rain: string, wool: string, light: string, hiking: string, city: string];
  blue: string;
  red: string;
  black: string;
  wool: string;
  leather: string;
  cotton: string;
}

/** The products: three jackets (rain, wool, light) and two pairs of boots. */
export function waresOf(
  { size, colour, material, jackets, boots, titles, blue, red, black, wool, leather, cotton }: Wares,
  unit = 1,
): TalkProduct[] {
  const [rain, warm, light, hiking, city] = titles;
  const versions = (colours: readonly string[], sizes: readonly string[], gone: readonly string[] = []) =>
    colours.flatMap((each) => sizes.map((of) => ({ options: { [colour]: each, [size]: of }, inStock: !gone.includes(of) })));
  return [
    {
      title: rain,
      category: jackets,
      price: [90 * unit, 120 * unit],
      attributes: { [material]: [cotton] },
      variants: versions([blue, red], ['S', 'M', 'L'], ['L']),
    },
    { title: warm, category: jackets, price: [150 * unit], attributes: { [material]: [wool] }, variants: versions([black], ['M', 'L']) },
    {
      title: light,
      category: jackets,
      price: [60 * unit],
      attributes: { [material]: [cotton] },
      variants: versions([red, black], ['S', 'M']),
    },
    { title: hiking, category: boots, price: [130 * unit], attributes: { [material]: [leather], [colour]: [black] } },
    { title: city, category: boots, price: [80 * unit], attributes: { [material]: [leather], [colour]: [blue] }, inStock: false },
  ];
}
