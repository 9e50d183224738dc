/** When the widget shows itself: the rules of TRIGGERS.md as one pure function. Numbers (T1 …) are those of that page. */
import type { Placement } from '@parley/contract';

/** The owner's choice, from the placement. */
export type Rules = Pick<Placement, 'always' | 'exit' | 'inactivity' | 'scroll' | 'ai'>;

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
  trigger: 'always' | 'exit' | 'scroll' | 'inactivity' | 'ai' | null;
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
export function interest({ dwell, scrolled, views, returns }: Signals): number {
  return Math.min(dwell / 15, 3) + Math.min(scrolled / 33, 3) + Math.min(views - 1, 2) + Math.min(returns, 2);
}

/** Whether to show the widget now, through which rule, and why (T1 to T7). The first rule that says yes names the trigger. */
export function decide(rules: Rules, seen: Signals): Verdict {
  const { touch, scrolled, idle, dwell } = seen;
  const points = interest(seen);
  const verdict: Verdict = { trigger: null, why: [] };
  const rule = (name: NonNullable<Verdict['trigger']>, on: boolean | number | null, yes: boolean, saw: unknown) => {
    verdict.why.push(`${name}: ${on ? (yes ? 'yes' : 'no') : 'off'} ${saw}`);
    if (on && yes) verdict.trigger ??= name;
  };
  rule('always', rules.always, true, '');
  const leaves = touch ? seen.upward > fastUpward || seen.back || seen.hidden : seen.left;
  rule('exit', rules.exit, leaves, touch ? `${seen.upward | 0}px/s` : '');
  rule('scroll', rules.scroll, scrolled >= (rules.scroll as number), `${scrolled | 0}%`);
  rule('inactivity', rules.inactivity, idle >= (rules.inactivity as number), `${idle}s`);
  rule('ai', rules.ai, points >= aiPoints && dwell >= aiDwell && idle >= aiPause, `${points}, ${dwell}s`);
  return verdict;
}
