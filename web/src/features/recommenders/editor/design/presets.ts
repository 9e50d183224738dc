/** Design presets (specification sections 5 and 9), and the reset to the defaults. Pure. */
import {
  type colorNames,
  colorPalettes,
  designIn,
  type Palette,
  type PopupBehaviour,
  type PopupDesign,
  popupBehaviour,
  popupDesign,
} from '@parley/contract';

type ColorName = (typeof colorNames)[number];
type Look = PopupDesign & PopupBehaviour;

/** The design of a new recommender. */
export const usual: Look = { ...popupDesign.parse({}), ...popupBehaviour.parse({}) };

/** All colours of a design in a palette. */
export const inPalette = (palette: Palette) => {
  const neutral = Object.fromEntries(Object.entries(usual).filter(([field]) => field.endsWith('Color')));
  return { ...neutral, ...designIn(palette) } as Partial<PopupDesign>;
};

/** All colours of a design in the palette of a colour name. */
export const colorPreset = (name: ColorName) => inPalette(colorPalettes[name]);

/** Whether a design has all values of a preset. */
export const wears = (design: Partial<Look>, preset: Partial<Look>): boolean =>
  Object.entries(preset).every(([name, value]) => design[name as keyof Look] === value);

/** Like `wears`, but ignores the border colour, which is invisible while the border has no width. */
export const wearsPalette = (design: Partial<Look>, palette: Palette): boolean => {
  const { popupBorderColor: _border, ...seen } = inPalette(palette);
  return wears(design, seen);
};

/** The same for the palette of a colour name. */
export const wearsColor = (design: Partial<Look>, name: ColorName): boolean => wearsPalette(design, colorPalettes[name]);

/** The default values of those fields that differ from them. */
export const backToUsual = (design: Partial<Look>, fields: readonly (keyof Look)[]): Partial<Look> =>
  Object.fromEntries(fields.filter((name) => design[name] !== usual[name]).map((name) => [name, usual[name]]));
