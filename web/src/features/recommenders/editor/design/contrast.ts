/**
 * Whether what visitors read can be read: the contrast (WCAG 2.2, 1.4.3 and 1.4.11) of every text on every surface that the widget
 * draws it on, and the colours that would make it readable. Pure.
 */
import type { PopupDesign } from '@parley/contract';
import { black, contrastOf, hexOf, mixColors, type Rgb, white } from '@parley/contract/contrast';
import type { Plain } from '../../../../words/t.ts';

/** The colours of a design, by field. */
export type Colors = Readonly<{ [Name in ColorField]: string }>;
export type ColorField = Extract<keyof PopupDesign, `${string}Color`>;

/** Text needs 4.5 to 1; a symbol, such as the cross of the close button, 3 to 1. */
const textContrast = 4.5;
const signContrast = 3;

/** A colour of the contract, `#rrggbb` or `#rrggbbaa`, blended with its background. */
const over = (color: string, under: Rgb): Rgb => {
  const at = (place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  return mixColors([at(1), at(3), at(5)], color.length === 9 ? at(7) / 255 : 1, under);
};

/** The contrast of two opaque colours, 1 to 21. */
export const contrast = (first: string, second: string): number => contrastOf(over(first, white), over(second, white));

interface Place {
  /** The name of the place, for owners. */
  what: Plain;
  needs: number;
  /** The text and its background; `under` is the popup's own background. */
  see: (text: Rgb, surface: Rgb, under: Rgb) => readonly [Rgb, Rgb];
}

export interface Pair {
  text: ColorField;
  surface: ColorField;
  places: readonly Place[];
}

const plain = (what: Plain): Place => ({ what, needs: textContrast, see: (text, surface) => [text, surface] });
/** As in the widget's style sheet. */
const quiet = (text: Rgb, surface: Rgb) => mixColors(text, 0.76, surface);

/** Every text of the widget with its background. */
export const pairs: readonly Pair[] = [
  {
    text: 'popupTitleColor',
    surface: 'popupBackgroundColor',
    places: [plain('titles and questions')],
  },
  {
    text: 'popupTextColor',
    surface: 'popupBackgroundColor',
    places: [
      plain('texts|of the widget'),
      { what: 'quieter texts', needs: textContrast, see: (text, surface) => [quiet(text, surface), surface] },
      {
        what: 'the column beside the chat',
        needs: textContrast,
        see: (text, surface) => [quiet(text, surface), mixColors(text, 0.04, surface)],
      },
    ],
  },
  { text: 'popupHeaderTextColor', surface: 'popupHeaderColor', places: [plain('the head of the chat')] },
  {
    text: 'popupButtonTextColor',
    surface: 'popupButtonColor',
    places: [
      plain('buttons|of the widget'),
      { what: 'buttons under the pointer', needs: textContrast, see: (text, surface) => [text, mixColors(surface, 0.86, black)] },
    ],
  },
  {
    text: 'popupCloseButtonColor',
    surface: 'popupBackgroundColor',
    places: [{ ...plain('the cross that closes'), needs: signContrast }],
  },
  { text: 'popupAnswerTextColor', surface: 'popupAnswerColor', places: [plain('answers|of the widget')] },
  {
    text: 'popupSuggestionTextColor',
    surface: 'popupSuggestionColor',
    places: [
      plain('suggestions|of the widget'),
      { what: 'suggestions under the pointer', needs: textContrast, see: (text, surface) => [text, mixColors(text, 0.08, surface)] },
    ],
  },
  { text: 'popupBotMessageTextColor', surface: 'popupBotMessageColor', places: [plain('what the assistant says')] },
  { text: 'popupVisitorMessageTextColor', surface: 'popupVisitorMessageColor', places: [plain('what the visitor says')] },
  { text: 'popupLauncherTextColor', surface: 'popupLauncherColor', places: [plain('the launcher')] },
];

export interface Reading {
  pair: Pair;
  /** The lowest contrast, relative to what the place needs. */
  ratio: number;
  needs: number;
  what: Plain;
  enough: boolean;
}

const readingOf = (pair: Pair, colors: Colors): Reading => {
  const under = over(colors.popupBackgroundColor, white);
  const surface = pair.surface === 'popupBackgroundColor' ? under : over(colors[pair.surface], under);
  const text = over(colors[pair.text], surface);
  const all = pair.places.map(({ what, needs, see }) => {
    const found = contrastOf(...see(text, surface, under));
    return { pair, what, needs, ratio: found, enough: found >= needs };
  });
  return all.reduce((worst, next) => (next.ratio / next.needs < worst.ratio / worst.needs ? next : worst));
};

/** How readable each text is, at its worst place. */
export const readings = (colors: Colors): Reading[] => pairs.map((pair) => readingOf(pair, colors));

/** Texts that are hard to read, the worst first. */
export const faultsOf = (colors: Colors): Reading[] =>
  readings(colors)
    .filter(({ enough }) => !enough)
    .sort((a, b) => a.ratio / a.needs - b.ratio / b.needs);

const steps = 50;
/** From a colour to white or black, in steps. */
const towards = (from: Rgb, end: Rgb): string[] =>
  Array.from({ length: steps + 1 }, (_, step) => hexOf(mixColors(end, step / steps, from)));

/**
 * The colours that make one text readable: its own, moved no further towards black or white than it must; where no text could be read on
 * its surface (a middle grey), the surface too.
 */
export const fixFor = (pair: Pair, colors: Colors): Partial<Record<ColorField, string>> => {
  const under = over(colors.popupBackgroundColor, white);
  const surface = over(colors[pair.surface], pair.surface === 'popupBackgroundColor' ? white : under);
  const text = over(colors[pair.text], surface);
  const reads = (change: Partial<Record<ColorField, string>>) => readingOf(pair, { ...colors, ...change }).enough;
  if (reads({})) return {};
  const [toBlack, toWhite] = [towards(text, black), towards(text, white)];
  for (let step = 0; step <= steps; step++) {
    for (const tone of [toBlack[step], toWhite[step]]) if (tone && reads({ [pair.text]: tone })) return { [pair.text]: tone };
  }
  const dark = contrastOf(black, surface) >= contrastOf(white, surface);
  const [tone, away] = dark ? ['#000000', white] : ['#ffffff', black];
  const found = towards(surface, away).find((color) => reads({ [pair.text]: tone, [pair.surface]: color }));
  return { [pair.text]: tone, [pair.surface]: found ?? hexOf(away) };
};

/** The colours that make everything readable; empty when it is. */
export const fixAll = (colors: Colors): Partial<Record<ColorField, string>> => {
  const change: Partial<Record<ColorField, string>> = {};
  // The popup's own text may change the background of other texts.
  const order = [...pairs].sort((a, b) => b.places.length - a.places.length);
  for (const pair of order) Object.assign(change, fixFor(pair, { ...colors, ...change }));
  return change;
};
