/** Texts about an experiment. Pure. */
import type { Bounded, ExperimentMetric, ExperimentReport, ExperimentSummary, ExperimentVerdict } from '@parley/contract';
import { formatPrice, formatUtcDay, locale } from '../../lib/formats/format.ts';
import { type Plain, plural, type Text, t } from '../../words/t.ts';

const dayMs = 86_400_000;

export const metricWords = {
  orders: { name: 'Orders', of: 'orders' },
  addedToCart: { name: 'Put into the cart', of: 'visitors who put a product into the cart' },
  clicks: { name: 'Product clicks', of: 'product clicks' },
  opened: { name: 'Opened', of: 'visitors who use it' },
  money: { name: 'Money', of: 'money' },
} as const satisfies Readonly<Record<ExperimentMetric | 'money', { name: Plain; of: Plain }>>;

const differs = {
  orders: { more: '{who} ordered {figure} more often', less: '{who} ordered {figure} less often' },
  addedToCart: {
    more: '{who} put a product into the cart {figure} more often',
    less: '{who} put a product into the cart {figure} less often',
  },
  clicks: { more: '{who} followed a product {figure} more often', less: '{who} followed a product {figure} less often' },
  opened: { more: '{who} used it {figure} more often', less: '{who} used it {figure} less often' },
} as const satisfies Readonly<Record<ExperimentMetric, { more: Text; less: Text }>>;

export const verdictWords: Readonly<Record<ExperimentVerdict, Plain>> = {
  won: 'Won',
  lost: 'Lost',
  same: 'No difference',
  notYet: 'Not yet',
  broken: 'Not to be trusted',
};

const percent = (share: number, signed: boolean): string => {
  const digits = Math.abs(share) < 0.0995 && Math.abs(share) >= 0.0005 ? 1 : 0;
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' });
};

/** 0.37 → '+37%'. */
export const signedPercent = (share: number): string => percent(share, true);
/** 0.37 → '37%'. */
export const plainPercent = (share: number): string => percent(share, false);

const rangeText = ({ low, high }: Bounded): string => t('{low} to {high}', { low: plainPercent(low), high: plainPercent(high) });

/** '+37% (9% to 65%)'. */
export const liftText = (lift: Bounded): string => `${signedPercent(lift.value)} (${rangeText(lift)})`;

/** An amount as exactly as it is known: three digits. */
export function roughMoney(minor: number, currency: string): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(minor)))) - 2);
  const step = Math.max(digits / 2, 1);
  return formatPrice(Math.round(minor / step) * step, currency).replace(/[.,]00(?=\D*$)/, '');
}

const entryOf = ({ groups, popupId }: ExperimentSummary) => groups.find((group) => group.popupId === popupId)?.name || t('the recommender');

/** The name that the owner gave, or the question that it answers. */
export function titleOf(experiment: ExperimentSummary): string {
  if (experiment.name) return experiment.name;
  if (experiment.question === 'worth') return t('Is {name} worth it?', { name: entryOf(experiment) });
  const names = experiment.groups.map(({ name }) => name || t('a deleted recommender'));
  return t('Which is better: {names}?', { names: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) });
}

/** The name of a group of visitors. */
export function groupName(experiment: ExperimentSummary, group: number): string {
  const { popupId = null, name = '' } = experiment.groups[group] ?? {};
  if (experiment.question === 'worth') return popupId === null ? t('Could not') : t('Could see it');
  return name || t('Deleted recommender');
}

/** The days that it has run, the first one counting as 1. */
export const dayNumber = ({ startedAt, stoppedAt }: ExperimentSummary, now: number): number =>
  startedAt === null ? 0 : Math.floor(((stoppedAt ? Date.parse(stoppedAt) : now) - Date.parse(startedAt)) / dayMs) + 1;

/** 9 → '9 days', 42 → '6 weeks'. */
export const durationText = (days: number): string => {
  if (days < 14) return plural(days, '1 day|in', '{n} days|in');
  return t('{n} weeks|in', { n: Math.round(days / 7) });
};

/** 2.4 → 'about 3 weeks'; null → 'over two years'. */
export const weeksText = (weeks: number | null): string =>
  weeks === null ? t('over two years|in') : plural(Math.ceil(Math.max(weeks, 1)), 'about a week|in', 'about {n} weeks|in');

/** The verdict as one sentence, cut where its figure begins and ends, and what stands behind it. */
export interface Sentence {
  before: string;
  figure: string;
  after: string;
  proof: string;
  tone: 'good' | 'bad' | 'plain';
}

const plain = (before: string, proof: string, tone: Sentence['tone'] = 'plain'): Sentence => ({
  before,
  figure: '',
  after: '',
  proof,
  tone,
});

/** The first day whose figures are shown: orders of a day are in at the end of the next one. */
export const firstFiguresOn = (startedAt: string): string => {
  const day = new Date(Date.parse(startedAt.slice(0, 10)) + 2 * dayMs);
  return formatUtcDay(day.toISOString().slice(0, 10));
};

/** Stands for the figure until a sentence is cut there. */
const figureMark = '\u0000';

const cut = (text: string, figure: string): Pick<Sentence, 'before' | 'figure' | 'after'> => {
  const [before = '', after = ''] = text.split(figureMark);
  return { before, figure, after };
};

const nameOf = (report: ExperimentReport): string => (report.question === 'worth' ? entryOf(report) : groupName(report, report.about));

const whoText = (report: ExperimentReport): string =>
  report.question === 'worth' ? t('Visitors who could see it') : t('Visitors who saw {name}', { name: groupName(report, report.about) });

/** 'Visitors who could see it ordered 37% more often', without the full stop. */
const clauseOf = (report: ExperimentReport, lift: Bounded, figure: string): string =>
  t(differs[report.metric][lift.value >= 0 ? 'more' : 'less'], { who: whoText(report), figure });

const always = () => t('True with 95%, however often you look.');

/** The verdict of an experiment in sentences. */
export function sentenceOf(report: ExperimentReport, now: number): Sentence {
  const { lift } = report;
  const change = lift ? `${clauseOf(report, lift, plainPercent(Math.abs(lift.value)))} (${rangeText(lift)}).` : '';
  switch (report.verdict) {
    case 'won':
      return broughtOf(report, now, change) ?? decidedOf(report, 'good');
    case 'lost':
      return decidedOf(report, 'bad');
    case 'same':
      return plain(
        t('No difference worth {lift}.', { lift: plainPercent(report.smallestLift / 100) }),
        `${change} ${t('If there is a difference, it is smaller than what you wanted to know.')} ${always()}`,
      );
    case 'broken':
      return plain(
        t('The count cannot be trusted, so no figure is shown.'),
        t(
          'The groups are not as large as planned, which chance does not explain: visitors of one group get lost. Stop the experiment and start a new one; if it happens again, something on the page keeps one group from being counted.',
        ),
        'bad',
      );
    case 'notYet':
      return notYet(report, change);
  }
}

/** The money that it brought; null if that may be nothing. */
function broughtOf(report: ExperimentReport, now: number, change: string): Sentence | null {
  const extra = report.results.find(({ group }) => group === report.about)?.extraMoney;
  if (report.metric !== 'orders' || !extra || !report.money || extra.low <= 0) return null;
  const amount = (minor: number) => roughMoney(minor, report.money?.currency ?? '');
  const brought = t('{name} brought {figure} in {duration} that you would not have made otherwise.', {
    name: nameOf(report),
    figure: figureMark,
    duration: durationText(dayNumber(report, now)),
  });
  const between = t('Between {low} and {high}.', { low: amount(extra.low), high: amount(extra.high) });
  return { ...cut(brought, amount(extra.value)), proof: `${between} ${change} ${always()}`, tone: 'good' };
}

/** How much more or less often, where an experiment is won or lost. */
function decidedOf(report: ExperimentReport, tone: 'good' | 'bad'): Sentence {
  const { lift } = report;
  if (!lift) return plain(tone === 'good' ? t('It has won.') : t('It has lost.'), always(), tone);
  const clause = clauseOf(report, lift, figureMark);
  const turned = tone === 'good' ? lift.value < 0 : lift.value > 0;
  const turn =
    tone === 'good' ? t('{clause} lately, after being ahead.', { clause }) : t('{clause} lately, after being behind.', { clause });
  const between = t('The truth lies between {low} and {high}.', { low: plainPercent(lift.low), high: plainPercent(lift.high) });
  return { ...cut(turned ? turn : `${clause}.`, plainPercent(Math.abs(lift.value))), proof: `${between} ${always()}`, tone };
}

function notYet(report: ExperimentReport, change: string): Sentence {
  const lift = plainPercent(report.smallestLift / 100);
  if (report.state === 'draft') return plain(t('Not started.'), t('Nothing changes for your visitors until you start it.'));
  if (report.state === 'stopped')
    return plain(
      t('It ended without an answer.'),
      `${change ? `${change} ${t('That may be chance.')}` : t('There were too few visitors for a figure.')} ${t('A longer run, or looking for a larger difference, would have answered it.')}`,
    );
  if (report.countedUntil === null)
    return plain(
      t('Not yet: it has only just begun.'),
      t('First figures come on {day}, when the orders of the first whole day are in.', { day: firstFiguresOn(report.startedAt ?? '') }),
    );
  const so = change
    ? `${change} ${t('That may still be chance.')}`
    : t('There are too few of them for a figure, which is shown once each group has 30.');
  const left =
    report.weeksLeft === null
      ? t(
          'By now a lift of {lift} would probably have shown: if there is a difference, it is likely smaller. Going on can still find it.',
          { lift },
        )
      : t('At this pace you will most likely know in {weeks}, if it is {lift} or more.', { weeks: weeksText(report.weeksLeft), lift });
  return plain(t('Not yet.'), `${so} ${left}`);
}
