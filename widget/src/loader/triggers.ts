/** Decides when the widget opens: the rules of TRIGGERS.md as one pure function. T1 … are the numbers of that page. */
import type { TriggerName, TriggerRules } from '@parley/contract/triggers';

/** The observations on this page so far. */
export interface Signals {
  /** The main pointer is a finger. */
  touch: boolean;
  /** The mouse left the page through its top edge. */
  left: boolean;
  /** The fastest scroll towards the top so far, in pixels a second. */
  upward: number;
  /** The visitor went back within the page's own history. */
  back: boolean;
  /** The tab was hidden. */
  hidden: boolean;
  /** The deepest scroll position so far, in percent. */
  scrolled: number;
  /** Seconds since the last input. */
  idle: number;
  /** Seconds for which the page was visible. */
  dwell: number;
  /** Pages of this shop opened in this tab, including this one, as far as the browser shows. */
  views: number;
  /** How often the visitor came back: to this page through the history, or to this tab. */
  returns: number;
}

export interface Verdict {
  trigger: TriggerName | null;
  /** One line for each rule: its name, yes, no or off, and the measured value. */
  why: string[];
}

/** Pixels per second: a flick towards the address bar is faster than scrolling back to read (T3). */
export const fastUpward = 2500;
/** The points that 'AI decides' requires (of 10), and the seconds on the page and of pause that it requires (T6). */
export const aiPoints = 5;
export const aiDwell = 10;
export const aiPause = 2;

/** A score of the visitor's interest, 0 to 10 (T6). */
export function interest(seen: Signals): number {
  return Math.min(seen.dwell / 15, 3) + Math.min(seen.scrolled / 33, 3) + Math.min(seen.views - 1, 2) + Math.min(seen.returns, 2);
}

/** A rule returns whether it fires and the value it measured. `amount` is the owner's number; it is only valid while the rule is on. */
type Rule<Amount> = (seen: Signals, amount: Amount) => [fires: boolean, measured: unknown];

/** The rules in the order of T1. The compiler reports a trigger of the contract's table that has no rule. */
const rules: { [Name in TriggerName]: Rule<NonNullable<TriggerRules[Name]>> } = {
  always: () => [true, ''],
  exit: (seen) => (seen.touch ? [seen.upward > fastUpward || seen.back || seen.hidden, seen.upward | 0] : [seen.left, '']),
  scroll: (seen, percent) => [seen.scrolled >= percent, seen.scrolled | 0],
  inactivity: (seen, seconds) => [seen.idle >= seconds, seen.idle],
  ai(seen) {
    const points = interest(seen);
    return [points >= aiPoints && seen.dwell >= aiDwell && seen.idle >= aiPause, points];
  },
};

/** Whether to open the widget now, which trigger fired, and why (T1 to T7). The first rule that fires is the trigger. */
export function decide(chosen: TriggerRules, seen: Signals): Verdict {
  const why: string[] = [];
  let trigger: TriggerName | null = null;
  // Not `for … in`: old libraries of shops add enumerable names to every object.
  for (const name of Object.keys(rules) as TriggerName[]) {
    const [fires, measured] = rules[name](seen, chosen[name] as never);
    why.push(`${name}: ${chosen[name] ? (fires ? 'yes' : 'no') : 'off'} ${measured}`);
    if (chosen[name] && fires) trigger ??= name;
  }
  return { trigger, why };
}
