/**
 * Decides whether a recommender may show on this page now; the loader fetches this only while its owner restricts where, to whom or when it shows.
 * TRIGGERS.md has the numbered rules (S1 …).
 */
import { addressOf, bootstrap as bootstrapPath, unseen } from '@parley/contract/paths';
import { deviceOf, type ShowRule, showVerdicts } from '@parley/contract/showing';
import { noTriggers } from '@parley/contract/triggers';
import type { AskModule, Embed } from '../bridge.ts';

/** The browser's memory of a recommender and of its openings; absent if the page forbids storage. */
function remembered(key: string) {
  const read = (area: () => Storage, name: string): string | null => {
    try {
      return area().getItem(name);
    } catch {
      return null;
    }
  };
  const record = read(() => sessionStorage, key) ?? read(() => localStorage, key);
  const at = Number(read(() => localStorage, `${key}:opened`));
  return { goesOn: isGoingOn(record), openedAt: at > 0 ? at : null, openedInVisit: read(() => sessionStorage, `${key}:opened`) !== null };
}

/** Whether the panel's record says that a conversation is open. */
function isGoingOn(record: string | null): boolean {
  try {
    return Boolean(JSON.parse(record ?? '{}').open);
  } catch {
    return false;
  }
}

/** Resolves when the page's address changes without a new page, or after a minute, which may have changed the hour. */
const somethingElse = () =>
  new Promise<void>((resolve) => {
    const { href } = location;
    let seconds = 0;
    const clock = setInterval(() => {
      seconds += 1;
      if (href === location.href && seconds < 60) return;
      clearInterval(clock);
      resolve();
    }, 1000);
  });

const fetchBootstrap = async (embed: Embed) => {
  const answer = await fetch(embed.base + addressOf(bootstrapPath, embed));
  if (!answer.ok) throw answer.status;
  return answer.json();
};

/** Decides whether the recommender may show here and now, then asks as `asksAfter` says. */
export const ask: AskModule['ask'] = async (placement, embed) => {
  const { showing: rules = {}, asksAfter } = placement;
  const key = `parley:${embed.userId}/${embed.popupId}`;
  const { goesOn, openedAt, openedInVisit } = remembered(key);
  const refused = (): ShowRule[] =>
    showVerdicts(rules, { page: location.href, device: deviceOf(innerWidth), now: new Date(), openedAt, openedInVisit }).flatMap(
      // S5: a conversation that is open goes on, on every page and device where it may show.
      ({ rule, fits }) => (fits || (goesOn && rule !== 'pages' && rule !== 'devices') ? [] : [rule]),
    );
  if (!goesOn && rules.showAfterSeconds) await new Promise((resolve) => setTimeout(resolve, (rules.showAfterSeconds ?? 0) * 1000));
  const report = (rule: ShowRule) => navigator.sendBeacon?.(embed.base + addressOf(unseen, { ...embed, rule }));
  const [reason] = refused();
  if (reason) report(reason);
  while (refused().some((rule) => rule !== 'frequency')) await somethingElse();
  const seldom = refused().length > 0;
  const load = asksAfter
    ? await ((await import(/* @vite-ignore */ embed.base + asksAfter)) as AskModule).ask(placement, embed)
    : () => fetchBootstrap(embed);
  // S4: it may still be opened. After the experiment, which may have set what is always displayed.
  if (seldom) Object.assign(placement, noTriggers);
  return () => {
    try {
      if (rules.openAtMost === 'visit') sessionStorage.setItem(`${key}:opened`, '1');
      else if (rules.openAtMost) localStorage.setItem(`${key}:opened`, String(Date.now()));
    } catch {}
    return load();
  };
};
