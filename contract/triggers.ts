/**
 * The triggers of a recommender, with the names and limits of their settings. Settings, Quick Customization, the placement and the names in
 * events are derived from this table. A new row does not compile until the loader has its rule and the web its texts; CONTRIBUTING.md lists
 * the files. It imports nothing, so that the widget can use it without zod.
 */

interface TriggerRow {
  /** The setting that switches it on. */
  setting: string;
  /** Whether a new recommender starts with it. */
  byDefault: boolean;
  /** Whether Quick Customization starts with it (specification section 4); absent when it does not offer it. */
  quickDefault?: boolean;
  /** The whole number that the rule compares a signal with. */
  amount?: { setting: string; min: number; max: number; usual: number };
}

/** The table, by the names in the placement and in events and in the order on screens. widget/TRIGGERS.md has the numbered rules. */
export const triggers = {
  always: { setting: 'alwaysDisplay', byDefault: false },
  exit: { setting: 'activateOnExit', byDefault: true, quickDefault: false },
  inactivity: {
    setting: 'activateOnInactivity',
    byDefault: false,
    quickDefault: false,
    amount: { setting: 'activateOnInactivitySeconds', min: 1, max: 3600, usual: 30 },
  },
  scroll: {
    setting: 'activateOnScroll',
    byDefault: false,
    quickDefault: false,
    amount: { setting: 'activateOnScrollPercentage', min: 1, max: 100, usual: 50 },
  },
  ai: { setting: 'activateOnAI', byDefault: false, quickDefault: true },
} as const satisfies Record<string, TriggerRow>;

type Triggers = typeof triggers;
export type TriggerName = keyof Triggers;

/** The triggers that have a number set by the owner. */
export type AmountTriggerName = { [Name in TriggerName]: Triggers[Name] extends { amount: object } ? Name : never }[TriggerName];
/** The triggers that Quick Customization offers. */
export type QuickTriggerName = { [Name in TriggerName]: Triggers[Name] extends { quickDefault: boolean } ? Name : never }[TriggerName];

export type TriggerSetting = Triggers[TriggerName]['setting'];
export type AmountSetting = Triggers[AmountTriggerName]['amount']['setting'];
export type QuickTriggerSetting = Triggers[QuickTriggerName]['setting'];

/** The trigger fields of a recommender. */
export type TriggerSettings = Record<TriggerSetting, boolean> & Record<AmountSetting, number>;

/** The trigger fields of a placement: true or the owner's number; false or null means off. */
export type TriggerRules = { [Name in TriggerName]: Name extends AmountTriggerName ? number | null : boolean };

/** The names of the triggers in the order of the table. */
export const triggerNames = Object.keys(triggers) as TriggerName[];

/** Whether a trigger has a number set by the owner. */
export const hasAmount = (name: TriggerName): name is AmountTriggerName => 'amount' in triggers[name];

/** The names that Quick Customization offers, in the order of the table. */
export const quickTriggerNames = triggerNames.filter((name) => 'quickDefault' in triggers[name]) as QuickTriggerName[];

const mapped = <Value>(value: (row: TriggerRow) => Value) =>
  Object.fromEntries(triggerNames.map((name) => [name, value(triggers[name])])) as Record<TriggerName, Value>;

/** The trigger fields of the placement of a recommender with these settings. */
export const triggerRulesOf = (settings: TriggerSettings): TriggerRules => {
  const values: Readonly<Record<string, boolean | number>> = settings;
  return mapped(({ setting, amount }) => (amount ? (values[setting] ? values[amount.setting] : null) : values[setting])) as TriggerRules;
};

/** The trigger fields of a placement with every trigger off. */
export const noTriggers = mapped(({ amount }) => (amount ? null : false)) as TriggerRules;

/** Picks the trigger fields that Quick Customization offers from a recommender's settings or a Quick Customization. */
export const quickTriggersOf = (from: Readonly<Record<QuickTriggerSetting, boolean>>) =>
  Object.fromEntries(quickTriggerNames.map((name) => [triggers[name].setting, from[triggers[name].setting]])) as Record<
    QuickTriggerSetting,
    boolean
  >;
