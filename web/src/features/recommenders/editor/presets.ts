/** Design presets (specification sections 5 and 9), and the reset to the defaults. Pure. */
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

/** The design of a new recommender. */
export const usual: Look = { ...popupDesign.parse({}), ...popupBehaviour.parse({}) };

/** All colours of a design in the palette of a colour name. */
export const colorPreset = (name: ColorName) => {
  const neutral = Object.fromEntries(Object.entries(usual).filter(([field]) => field.endsWith('Color')));
  return { ...neutral, ...designIn(colorPalettes[name]) } as Partial<PopupDesign>;
};

/** Whether a design has all values of a preset. */
export const wears = (design: Partial<Look>, preset: Partial<Look>): boolean =>
  Object.entries(preset).every(([name, value]) => design[name as keyof Look] === value);

/** Like `wears`, but ignores the border colour, which is invisible while the border has no width. */
export const wearsColor = (design: Partial<Look>, name: ColorName): boolean => {
  const { popupBorderColor: _border, ...seen } = colorPreset(name);
  return wears(design, seen);
};

/** The default values of those fields that differ from them. */
export const backToUsual = (design: Partial<Look>, fields: readonly (keyof Look)[]): Partial<Look> =>
  Object.fromEntries(fields.filter((name) => design[name] !== usual[name]).map((name) => [name, usual[name]]));
