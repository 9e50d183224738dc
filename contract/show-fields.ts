/** The schemas of the settings in showing.ts. */
import { z } from 'zod';
import { day, line, timeZone } from './fields.ts';
import { devices, openLimits, type ShowSettings, showDefaults } from './showing.ts';

/** The most patterns of pages in a list, which every page view of the shop loads. */
export const maxPagePatterns = 50;

const pages = z.array(line(300).min(1, 'This is required')).max(maxPagePatterns, `At most ${maxPagePatterns} pages`);
const time = z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 09:30')]);
const date = z.union([z.literal(''), day]);
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;
const chosen = <T extends z.ZodType>(value: T) => z.array(value).min(1, 'Choose at least one').refine(distinct, 'Comes twice');

/** Without defaults. The compiler reports a setting of showing.ts that is missing. */
const rules = {
  showOnPages: pages,
  hideOnPages: pages,
  showOnDevices: chosen(z.enum(devices)),
  showOnDays: chosen(z.int().min(1).max(7)),
  showFromTime: time,
  showUntilTime: time,
  showFromDay: date,
  showUntilDay: date,
  showTimeZone: timeZone,
  openAtMost: z.enum(openLimits),
  showAfterSeconds: z.int().min(0).max(600),
} satisfies { [Name in keyof ShowSettings]: z.ZodType<ShowSettings[Name]> };

type WithDefaults = { [Name in keyof typeof rules]: z.ZodDefault<(typeof rules)[Name]> };

/** The fields of a recommender. */
export const showFields = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [name, (rule as z.ZodType).default(showDefaults[name as keyof ShowSettings])]),
) as WithDefaults;

/** The rules in a placement. */
export const placementShowing = z.object(rules).partial();
