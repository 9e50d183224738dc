/** When the widget shows itself: the rules of TRIGGERS.md as one pure function. Numbers (T1 …) are those of that page. */
import type { TriggerName, TriggerRules } from '@parley/contract/triggers';

/** What has been observed on this page so far. */
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
  /** How far down the visitor has been, in percent. */
  scrolled: number;
  /** Seconds since the last input. */
  idle: number;
  /** Seconds that the page has been visible. */
  dwell: number;
  /** Pages of this shop seen in this tab, this one included, as far as the browser tells. */
  views: number;
  /** How often the visitor came back: to this page through the history, or to this tab. */
  returns: number;
}

export interface Verdict {
  trigger: TriggerName | null;
  /** One line for each rule: its name, yes, no or off, and what was seen. */
  why: string[];
}

/** Pixels a second; a flick towards the address bar, not reading back (T3). */
export const fastUpward = 2500;
/** Points that 'AI decides' asks for, of at most 10; and the seconds of looking and of pausing before it may speak (T6). */
export const aiPoints = 5;
export const aiDwell = 10;
export const aiPause = 2;

/** How interested a visitor seems, 0 to 10 (T6). */
export function interest(seen: Signals): number {
  return Math.min(seen.dwell / 15, 3) + Math.min(seen.scrolled / 33, 3) + Math.min(seen.views - 1, 2) + Math.min(seen.returns, 2);
}

/** A rule gives whether it says yes, and what it saw. `amount` is the owner's number; it is only meaningful while the rule is on. */
type Rule<Amount> = (seen: Signals, amount: Amount) => [yes: boolean, saw: unknown];

/** In the order of T1. A trigger of the contract's table without a rule does not compile. */
const rules: { [Name in TriggerName]: Rule<NonNullable<TriggerRules[Name]>> } = {
  always: () => [true, ''],
  exit: (seen) => (seen.touch ? [seen.upward > fastUpward || seen.back || seen.hidden, `${seen.upward | 0}px/s`] : [seen.left, '']),
  scroll: (seen, percent) => [seen.scrolled >= percent, `${seen.scrolled | 0}%`],
  inactivity: (seen, seconds) => [seen.idle >= seconds, `${seen.idle}s`],
  ai(seen) {
    const points = interest(seen);
    return [points >= aiPoints && seen.dwell >= aiDwell && seen.idle >= aiPause, `${points}, ${seen.dwell}s`];
  },
};

/** Whether to show the widget now, through which rule, and why (T1 to T7). The first rule that says yes names the trigger. */
export function decide(chosen: TriggerRules, seen: Signals): Verdict {
  const why: string[] = [];
  let trigger: TriggerName | null = null;
  let name: TriggerName;
  for (name in rules) {
    const [yes, saw] = rules[name](seen, chosen[name] as never);
    why.push(`${name}: ${chosen[name] ? (yes ? 'yes' : 'no') : 'off'} ${saw}`);
    if (chosen[name] && yes) trigger ??= name;
  }
  return { trigger, why };
}
