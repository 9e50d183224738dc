/** What is said about an experiment. Pure. */
import type { Bounded, ExperimentMetric, ExperimentReport, ExperimentSummary, ExperimentVerdict } from '@parley/contract';
import { formatNumber, formatPrice, formatUtcDay } from '../../lib/format.ts';

const dayMs = 86_400_000;

export const metricWords: Record<ExperimentMetric | 'money', { name: string; did: string; of: string }> = {
  orders: { name: 'Orders', did: 'ordered', of: 'orders' },
  addedToCart: { name: 'Put into the cart', did: 'put a product into the cart', of: 'visitors who put a product into the cart' },
  clicks: { name: 'Product clicks', did: 'followed a product', of: 'product clicks' },
  opened: { name: 'Opened', did: 'used it', of: 'visitors who use it' },
  money: { name: 'Money', did: 'spent', of: 'money' },
};

export const verdictWords: Record<ExperimentVerdict, string> = {
  won: 'Won',
  lost: 'Lost',
  same: 'No difference',
  notYet: 'Not yet',
  broken: 'Not to be trusted',
};

const percent = (share: number, signed: boolean): string => {
  const digits = Math.abs(share) < 0.0995 && Math.abs(share) >= 0.0005 ? 1 : 0;
  return share.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' });
};

/** 0.37 → '+37%'. */
export const signedPercent = (share: number): string => percent(share, true);
/** 0.37 → '37%'. */
export const plainPercent = (share: number): string => percent(share, false);

/** '+37% (9% to 65%)'. */
export const liftText = ({ value, low, high }: Bounded): string =>
  `${signedPercent(value)} (${plainPercent(low)} to ${plainPercent(high)})`;

/** An amount as exactly as it is known: three digits. */
export function roughMoney(minor: number, currency: string): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(minor)))) - 2);
  const step = Math.max(digits / 2, 1);
  return formatPrice(Math.round(minor / step) * step, currency).replace(/[.,]00(?=\D*$)/, '');
}

const entryOf = ({ groups, popupId }: ExperimentSummary) => groups.find((group) => group.popupId === popupId)?.name || 'the recommender';

/** The name that the owner gave, or the question that it answers. */
export function titleOf(experiment: ExperimentSummary): string {
  if (experiment.name) return experiment.name;
  if (experiment.question === 'worth') return `Is ${entryOf(experiment)} worth it?`;
  return `Which is better: ${experiment.groups.map(({ name }) => name || 'a deleted recommender').join(' or ')}?`;
}

/** What a group of visitors is called. */
export function groupName(experiment: ExperimentSummary, group: number): string {
  const { popupId = null, name = '' } = experiment.groups[group] ?? {};
  if (experiment.question === 'worth') return popupId === null ? 'Could not' : 'Could see it';
  return name || 'Deleted recommender';
}

/** The days that it has run, the first one counting as 1. */
export const dayNumber = ({ startedAt, stoppedAt }: ExperimentSummary, now: number): number =>
  startedAt === null ? 0 : Math.floor(((stoppedAt ? Date.parse(stoppedAt) : now) - Date.parse(startedAt)) / dayMs) + 1;

/** 9 → '9 days', 42 → '6 weeks'. */
export const durationText = (days: number): string => {
  if (days < 14) return days === 1 ? '1 day' : `${days} days`;
  return `${Math.round(days / 7)} weeks`;
};

/** 2.4 → 'about 3 weeks'; null → 'over two years'. */
export const weeksText = (weeks: number | null): string =>
  weeks === null ? 'over two years' : weeks <= 1 ? 'about a week' : `about ${formatNumber(Math.ceil(weeks))} weeks`;

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

/** What an experiment says. */
export function sentenceOf(report: ExperimentReport, now: number): Sentence {
  const result = report.results.find(({ group }) => group === report.about);
  const lift = report.lift;
  const did = metricWords[report.metric].did;
  const who = report.question === 'worth' ? 'Visitors who could see it' : `Visitors who saw ${groupName(report, report.about)}`;
  const always = 'True with 95%, however often you look.';
  const change = lift
    ? `${who} ${did} ${plainPercent(Math.abs(lift.value))} ${lift.value >= 0 ? 'more' : 'less'} often (${plainPercent(lift.low)} to ${plainPercent(lift.high)}).`
    : '';
  switch (report.verdict) {
    case 'won': {
      const money = result?.extraMoney;
      if (report.metric === 'orders' && money && report.money && money.low > 0)
        return {
          before: `${report.question === 'worth' ? entryOf(report) : groupName(report, report.about)} brought `,
          figure: roughMoney(money.value, report.money.currency),
          after: ` in ${durationText(dayNumber(report, now))} that would not have come.`,
          proof: `Between ${roughMoney(money.low, report.money.currency)} and ${roughMoney(money.high, report.money.currency)}. ${change} ${always}`,
          tone: 'good',
        };
      if (!lift) return plain(`${who} ${did} more often.`, always, 'good');
      return {
        before: `${who} ${did} `,
        figure: plainPercent(Math.abs(lift.value)),
        after: lift.value >= 0 ? ' more often.' : ' less often lately, after being ahead.',
        proof: `The truth lies between ${plainPercent(lift.low)} and ${plainPercent(lift.high)}. ${always}`,
        tone: 'good',
      };
    }
    case 'lost':
      return lift
        ? {
            ...{ before: `${who} ${did} `, figure: plainPercent(Math.abs(lift.value)) },
            ...{
              after: lift.value <= 0 ? ' less often.' : ' more often lately, after being behind.',
              proof: `The truth lies between ${plainPercent(lift.low)} and ${plainPercent(lift.high)}. ${always}`,
              tone: 'bad',
            },
          }
        : plain(`${who} ${did} less often.`, always, 'bad');
    case 'same':
      return plain(
        `No difference worth ${plainPercent(report.smallestLift / 100)}.`,
        `${change} If there is a difference, it is smaller than what you wanted to know. ${always}`,
      );
    case 'broken':
      return plain(
        'The count cannot be trusted, so no figure is shown.',
        'The groups are not as large as planned, which chance does not explain: visitors of one group get lost. Stop the experiment and start a new one; if it happens again, something on the page keeps one group from being counted.',
        'bad',
      );
    case 'notYet':
      return notYet(report, change);
  }
}

function notYet(report: ExperimentReport, change: string): Sentence {
  const smallest = plainPercent(report.smallestLift / 100);
  if (report.state === 'draft') return plain('Not started.', 'Nothing changes for your visitors until you start it.');
  if (report.state === 'stopped')
    return plain(
      'It ended without an answer.',
      `${change ? `${change} That may be chance.` : 'There were too few visitors for a figure.'} A longer run, or looking for a larger difference, would have answered it.`,
    );
  if (report.countedUntil === null)
    return plain(
      'Not yet: it has only just begun.',
      `First figures come on ${firstFiguresOn(report.startedAt ?? '')}, when the orders of the first whole day are in.`,
    );
  const so = change
    ? `${change} That may still be chance.`
    : 'There are too few of them for a figure, which is shown from 30 in each group on.';
  const left =
    report.weeksLeft === null
      ? `By now a lift of ${smallest} would probably have shown: if there is a difference, it is likely smaller. Going on can still find it.`
      : `At this pace you will most likely know in ${weeksText(report.weeksLeft)}, if it is ${smallest} or more.`;
  return plain('Not yet.', `${so} ${left}`);
}
