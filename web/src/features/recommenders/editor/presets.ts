/** Ready-made looks (specification sections 5 and 9), and the way back to the usual one. Pure. */
import {
  type colorNames,
  colorPalettes,
  designIn,
  type PopupBehaviour,
  type PopupDesign,
  popupBehaviour,
  popupDesign,
} from '@parley/contract';

type ColorName = (typeof colorNames)[number];
type Look = PopupDesign & PopupBehaviour;

/** What a new recommender has. */
export const usual: Look = { ...popupDesign.parse({}), ...popupBehaviour.parse({}) };

/** Every colour, in the tones of a name. */
export const colorPreset = (name: ColorName) => {
  const neutral = Object.fromEntries(Object.entries(usual).filter(([field]) => field.endsWith('Color')));
  return { ...neutral, ...designIn(colorPalettes[name]) } as Partial<PopupDesign>;
};

/** Whether a design has everything that a preset sets. */
export const wears = (design: Partial<Look>, preset: Partial<Look>): boolean =>
  Object.entries(preset).every(([name, value]) => design[name as keyof Look] === value);

/** As `wears`, whatever the border's colour: it is not seen until the border has a width. */
export const wearsColor = (design: Partial<Look>, name: ColorName): boolean => {
  const { popupBorderColor: _border, ...seen } = colorPreset(name);
  return wears(design, seen);
};

/** What of these fields differs from the usual, as it would be again. */
export const backToUsual = (design: Partial<Look>, fields: readonly (keyof Look)[]): Partial<Look> =>
  Object.fromEntries(fields.filter((name) => design[name] !== usual[name]).map((name) => [name, usual[name]]));
