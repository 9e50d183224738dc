/**
 * Where, to whom and when a recommender may show, besides its triggers. The rules are pure, and it imports nothing, so that the widget can use them
 * without zod and the owner's area judges a page as the widget does.
 */

export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

/** The kind of device by the width of its window. */
export const deviceOf = (width: number): Device => (width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop');

/** How often it may open by itself for a visitor: on every page, or once in a visit, a day, a week, 30 days. */
export const openLimits = ['page', 'visit', 'day', 'week', 'month'] as const;
export type OpenLimit = (typeof openLimits)[number];

/** The settings of these rules, as a recommender has them. Monday is 1, Sunday 7. */
export interface ShowSettings {
  /** Only on these pages; none means all. */
  showOnPages: string[];
  hideOnPages: string[];
  showOnDevices: Device[];
  showOnDays: number[];
  /** 'HH:mm', or empty. Hours may go past midnight. */
  showFromTime: string;
  showUntilTime: string;
  /** 'yyyy-MM-dd', the first and the last day, or empty. */
  showFromDay: string;
  showUntilDay: string;
  /** The time zone of days and hours. */
  showTimeZone: string;
  openAtMost: OpenLimit;
  showAfterSeconds: number;
}

export const showDefaults: ShowSettings = {
  showOnPages: [],
  hideOnPages: [],
  showOnDevices: [...devices],
  showOnDays: [1, 2, 3, 4, 5, 6, 7],
  showFromTime: '',
  showUntilTime: '',
  showFromDay: '',
  showUntilDay: '',
  showTimeZone: 'UTC',
  openAtMost: 'page',
  showAfterSeconds: 0,
};

/** The rules of a placement: only settings that differ from the defaults. */
export type Showing = Partial<ShowSettings>;

const same = (a: unknown, b: unknown) => String(a) === String(b);

/** The rules for the placement; null when nothing is restricted. The time zone alone restricts nothing. */
export function showingOf(settings: ShowSettings): Showing | null {
  const names = (Object.keys(showDefaults) as (keyof ShowSettings)[]).filter((name) => !same(settings[name], showDefaults[name]));
  const restricts = names.some((name) => name !== 'showTimeZone');
  return restricts ? Object.fromEntries(names.map((name) => [name, settings[name]])) : null;
}

/** The facts that the rules look at. */
export interface ShowScene {
  /** The page's address. */
  page: string;
  device: Device;
  now: Date;
  /** When it last opened by itself for this visitor, in milliseconds; null for never. */
  openedAt: number | null;
  /** It opened by itself in this visit. */
  openedInVisit: boolean;
}

/** What the fragment of the owner's link contains that asks for the trace. A longer one would cost every page view bytes. */
export const traceMark = 'trace=';

/** The names of the rules, in their order. */
export const showRuleNames = ['pages', 'devices', 'schedule', 'frequency'] as const;
export type ShowRule = (typeof showRuleNames)[number];

/** The path and query of an address, without a slash at the end. */
function placeOf(address: string): { path: string; query: string } {
  const [, rest = address] = /^[a-z]+:\/\/[^/?#]*(.*)$/i.exec(address.trim()) ?? [];
  const [place = ''] = rest.split('#');
  const [path = '', ...query] = place.split('?');
  const clean = (path.startsWith('/') || path.startsWith('*') ? path : `/${path}`).toLowerCase();
  return { path: clean.length > 1 ? clean.replace(/\/$/, '') : clean, query: query.join('?').toLowerCase() };
}

/** Whether a text is a pattern's parts in their order, with anything where the pattern has a star. Takes linear time. */
function follows(text: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  if (parts.length === 0) return text === pattern;
  const last = parts.pop() ?? '';
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const position = text.indexOf(part, at);
    if (position < 0 || position + part.length > text.length - last.length) return false;
    at = position + part.length;
  }
  return true;
}

/**
 * Whether a page is one of a pattern such as '/cart', '/products/*' or 'https://shop.example/sale?*=red'. Case, the host, a slash at the end and what
 * follows '#' do not matter; the query only where the pattern has one. '/products/*' is also '/products'.
 */
export function fitsPage(pattern: string, page: string): boolean {
  const patternPlace = placeOf(pattern);
  const here = placeOf(page);
  const fitsPath = follows(here.path, patternPlace.path) || patternPlace.path === `${here.path}/*`;
  return fitsPath && (patternPlace.query === '' || follows(here.query, patternPlace.query));
}

/** The day, the time and the weekday (1 for Monday) in a time zone; in UTC where the browser does not have it. */
export function clockIn(zone: string, now: Date): { day: string; time: string; weekday: number } {
  const read = (timeZone: string) => {
    const options = {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const;
    const parts = new Intl.DateTimeFormat('en', options).formatToParts(now);
    const part = (partType: string) => parts.find(({ type }) => type === partType)?.value;
    const day = `${part('year')}-${part('month')}-${part('day')}`;
    return { day, time: `${part('hour')}:${part('minute')}`, weekday: new Date(day).getUTCDay() || 7 };
  };
  try {
    return read(zone);
  } catch {
    return read('UTC');
  }
}

function inHours(from: string, until: string, time: string): boolean {
  if (!from || !until) return (!from || time >= from) && (!until || time < until);
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

const dayMs = 86_400_000;
const pauses = { page: 0, visit: 0, day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;

/** What each rule says: whether it lets the recommender show, and what it saw. */
export function showVerdicts(rules: Showing, scene: ShowScene): { rule: ShowRule; fits: boolean; saw: string }[] {
  const all: ShowSettings = { ...showDefaults, ...rules };
  const { path } = placeOf(scene.page);
  const isIn = (patterns: string[]) => patterns.some((pattern) => fitsPage(pattern, scene.page));
  const { day, time, weekday } = clockIn(all.showTimeZone, scene.now);
  const scheduled =
    all.showOnDays.includes(weekday) &&
    inHours(all.showFromTime, all.showUntilTime, time) &&
    (!all.showFromDay || day >= all.showFromDay) &&
    (!all.showUntilDay || day <= all.showUntilDay);
  const recently = scene.openedAt !== null && scene.now.getTime() - scene.openedAt < pauses[all.openAtMost];
  return [
    { rule: 'pages', fits: (all.showOnPages.length === 0 || isIn(all.showOnPages)) && !isIn(all.hideOnPages), saw: path },
    { rule: 'devices', fits: all.showOnDevices.includes(scene.device), saw: scene.device },
    { rule: 'schedule', fits: scheduled, saw: `${day} ${time}` },
    {
      rule: 'frequency',
      fits: !recently && !(all.openAtMost === 'visit' && scene.openedInVisit),
      saw: scene.openedAt === null ? '' : new Date(scene.openedAt).toISOString(),
    },
  ];
}
