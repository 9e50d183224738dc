/** The schemas of the trigger fields, derived from the table in triggers.ts. */
import { z } from 'zod';
import {
  type AmountSetting,
  type AmountTriggerName,
  hasAmount,
  type QuickTriggerSetting,
  quickTriggerNames,
  type TriggerName,
  type TriggerSetting,
  triggerNames,
  triggers,
} from './triggers.ts';

type Flag = z.ZodDefault<z.ZodBoolean>;

/** The fields of a recommender: for each trigger whether it is on and, where it has one, its number. */
export const triggerSettings = Object.fromEntries(
  triggerNames.flatMap((name) => {
    const on = [triggers[name].setting, z.boolean().default(triggers[name].byDefault)];
    if (!hasAmount(name)) return [on];
    const { setting, min, max, usual } = triggers[name].amount;
    return [on, [setting, z.int().min(min).max(max).default(usual)]];
  }),
) as Record<TriggerSetting, Flag> & Record<AmountSetting, z.ZodDefault<z.ZodInt>>;

/** The fields of Quick Customization. */
export const quickTriggerSettings = Object.fromEntries(
  quickTriggerNames.map((name) => [triggers[name].setting, z.boolean().default(triggers[name].quickDefault)]),
) as Record<QuickTriggerSetting, Flag>;

/** The trigger fields of a placement: true or the owner's number; false or null means off. */
export const placementTriggers = Object.fromEntries(
  triggerNames.map((name) => [name, hasAmount(name) ? z.number().nullable() : z.boolean()]),
) as { [Name in TriggerName]: Name extends AmountTriggerName ? z.ZodNullable<z.ZodNumber> : z.ZodBoolean };

/** What opened the widget: a trigger, a click on the launcher, or the owner's preview. */
export const openers = [...triggerNames, 'launcher', 'preview'] as const;
export type Opener = (typeof openers)[number];
