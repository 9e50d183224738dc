/** Numbers, times and durations as a person reads them. Numbers and dates follow the reader's language. */
import { locale } from '../../words/language.ts';
import { t } from '../../words/t.ts';

export { locale };

/** Makes a format once for the shown locale. */
const once = <Format>(make: () => Format) => {
  let made: { of: typeof locale; format: Format } | undefined;
  return () => {
    if (made?.of !== locale || !made) made = { of: locale, format: make() };
    return made.format;
  };
};

const numbers = once(() => new Intl.NumberFormat(locale));
const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options));
const days = dates({ dateStyle: 'medium' });
const moments = dates({ dateStyle: 'medium', timeStyle: 'short' });
const utcDays = dates({ dateStyle: 'medium', timeZone: 'UTC' });
const shortUtcDays = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const utcMonths = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const times = dates({ timeStyle: 'short' });
const clocks = dates({ timeStyle: 'medium' });

/** 12345 → '12,345'. */
export const formatNumber = (value: number): string => numbers().format(value);

/** An ISO instant → 'Nov 21, 2026, 11:15 AM'. */
export const formatMoment = (iso: string): string => moments().format(new Date(iso));

/** An ISO instant or date → 'Nov 21, 2026'. */
export const formatDay = (iso: string): string => days().format(new Date(iso));

/** A UTC day, '2026-11-21' → 'Nov 21, 2026', in every time zone. */
export const formatUtcDay = (day: string): string => utcDays().format(new Date(day));

/** A UTC day, '2026-11-21' → 'Nov 21'. */
export const formatShortUtcDay = (day: string): string => shortUtcDays().format(new Date(day));

/** A UTC day, '2026-11-21' → 'Nov 2026'. */
export const formatUtcMonth = (day: string): string => utcMonths().format(new Date(day));

/** An ISO instant → '11:15 AM' in the reader's time zone. */
export const formatTime = (iso: string): string => times().format(new Date(iso));

/** 0.256 → '26%', 0.04 → '4.0%'. */
export const formatPercent = (share: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: share !== 0 && Math.abs(share) < 0.1 ? 1 : 0 });

/** An ISO instant → '11:15:30 AM'. */
export const formatClock = (iso: string): string => clocks().format(new Date(iso));

const two = (value: number) => String(value).padStart(2, '0');

/** An ISO instant → '2026-11-21 11:15' in the reader's time zone: the history's format (specification section 9). */
export const formatTimestamp = (iso: string): string => {
  const date = new Date(iso);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Average seconds with 2 decimals (specification section 9); '–' where nobody answered yet. */
export const formatSeconds = (seconds: number | null): string =>
  seconds === null ? '–' : seconds.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** From two ISO instants to '1 h 2 min 3 s'; 'Ongoing' without an end (specification section 4). */
export const formatDuration = (start: string, end: string | null): string => {
  if (end === null) return t('Ongoing');
  const total = Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));
  const parts = [
    [Math.floor(total / 3600), 'h'],
    [Math.floor(total / 60) % 60, 'min'],
    [total % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0);
  return shown.length === 0 ? '0 s' : shown.map(([value, unit]) => `${value} ${unit}`).join(' ');
};

/** Minor units and an ISO 4217 currency → '€12.99'; '–' for no price. Without a currency the bare amount with 2 decimals. */
export const formatPrice = (minor: number | null, currency: string | null): string => {
  if (minor === null) return '–';
  if (!currency || !/^[A-Z]{3}$/i.test(currency)) return (minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
