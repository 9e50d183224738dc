/** Design and behaviour of a recommender: only what differs from the contract's defaults is stored. Pure. */
import { type PopupBehaviour, type PopupDesign, popupBehaviour, popupDesign } from '@parley/contract';

export type Settings = PopupDesign & PopupBehaviour;

const defaults: Settings = { ...popupDesign.parse({}), ...popupBehaviour.parse({}) };
const names = Object.keys(defaults) as (keyof Settings)[];

/** A button without a word cannot be found by everybody: left empty, these have their defaults (specification section 9). */
const labels: ReadonlySet<keyof Settings> = new Set([
  'popupChatButtonText',
  'popupSendButtonText',
  'popupCloseButtonText',
  'popupQuestionarySubmitButtonText',
]);

/** Every field, from what is stored. */
export function completeSettings(stored: Partial<Settings>): Settings {
  const given = (name: keyof Settings) => stored[name] !== undefined && !(labels.has(name) && stored[name] === '');
  const known = names.filter(given).map((name) => [name, stored[name]]);
  return { ...defaults, ...Object.fromEntries(known) };
}

/** What to store after a change: fields that are as the contract has them, or that it does not know, fall away. */
export function changeSettings(
  stored: Partial<Settings>,
  change: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Partial<Settings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next = completeSettings({ ...stored, ...given });
  return Object.fromEntries(names.filter((name) => next[name] !== defaults[name]).map((name) => [name, next[name]]));
}
