/** The settings of a recommender that are stored as JSON: design, behaviour and product choice. Pure. */
import { type PopupBehaviour, type PopupDesign, type ProductChoice, popupBehaviour, popupDesign, productChoice } from '@parley/contract';

export type Settings = PopupDesign & PopupBehaviour;

type ChangeOf<T> = { [Name in keyof T]?: T[Name] | undefined };

const defaults: Settings = { ...popupDesign.parse({}), ...popupBehaviour.parse({}) };
const settingNames = Object.keys(defaults) as (keyof Settings)[];
const choiceNames = Object.keys(productChoice.shape) as (keyof ProductChoice)[];

/** A button without text has no accessible name, so empty texts get their defaults (specification section 9). */
const buttonTexts: ReadonlySet<keyof Settings> = new Set([
  'popupChatButtonText',
  'popupSendButtonText',
  'popupCloseButtonText',
  'popupQuestionarySubmitButtonText',
]);

/** Every setting: the stored ones, and the contract's defaults for the rest. */
export function completeSettings(stored: Partial<Settings>): Settings {
  const isSet = (name: keyof Settings) => stored[name] !== undefined && !(buttonTexts.has(name) && stored[name] === '');
  return { ...defaults, ...Object.fromEntries(settingNames.filter(isSet).map((name) => [name, stored[name]])) };
}

/** The settings to store after a change: only those that differ from the contract's defaults. Other names in the change are ignored. */
export function changeSettings(stored: Partial<Settings>, change: ChangeOf<Settings>): Partial<Settings> {
  const next = completeSettings({ ...stored, ...presentIn(settingNames, change) });
  return Object.fromEntries(settingNames.filter((name) => next[name] !== defaults[name]).map((name) => [name, next[name]]));
}

/** Every field of the product choice: the stored ones, and the contract's defaults for the rest. */
export const completeProductChoice = (stored: Partial<ProductChoice>): ProductChoice => productChoice.parse(stored);

/** The product choice to store after a change. Other names in the change are ignored. */
export const changeProductChoice = (stored: Partial<ProductChoice>, change: ChangeOf<ProductChoice>): Partial<ProductChoice> => ({
  ...stored,
  ...presentIn(choiceNames, change),
});

const presentIn = <T>(names: readonly (keyof T)[], change: ChangeOf<T>) =>
  Object.fromEntries(names.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])) as Partial<T>;
