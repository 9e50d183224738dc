import { Text, Title } from '@mantine/core';
import { type ExperimentMetric, shownShares } from '@parley/contract';
import { formatUtcDay } from '../../../lib/formats/format.ts';
import { plural, t } from '../../../words/t.ts';
import type { Plan } from '../api/planExperiment.ts';
import { metricWords, plainPercent } from '../words.ts';

interface HowLongProps {
  plan: Plan | undefined;
  metric: ExperimentMetric;
  /** In percent. */
  lift: number;
}

const weekMs = 7 * 86_400_000;

/** The number of weeks until an owner will know the result. */
export function HowLong({ plan, metric, lift }: HowLongProps) {
  const { weeks, explained } = estimate({ plan, metric, lift });
  return (
    <div>
      <Text size="sm" c="dimmed">
        {plan?.visitorsPerDay
          ? plural(Math.round(plan.visitorsPerDay), 'At 1 trigger a day', 'At {n} triggers a day')
          : t('Nobody has seen it in the last four weeks')}
      </Text>
      <Title order={2} fz="2rem" lh={1.2}>
        {weeks}
      </Title>
      <Text c="dimmed" maw="56ch">
        {explained}
      </Text>
    </div>
  );
}

function estimate({ plan, metric, lift }: HowLongProps): { weeks: string; explained: string } {
  const row = plan?.weeks.find((weeksRow) => weeksRow.metric === metric && weeksRow.shown === shownShares.proving);
  const weeks = row?.lifts.find((entry) => entry.lift === lift)?.weeks ?? null;
  if (weeks !== null)
    return {
      weeks: plural(Math.ceil(Math.max(weeks, 1)), '1 week', '{n} weeks'),
      explained: t(
        'Until about {day} you will most likely know, if it brings {lift} more {of}. If it brings more, sooner. You may look every day and stop at any time; the figure stays true.',
        {
          day: formatUtcDay(new Date(Date.now() + Math.max(weeks, 1) * weekMs).toISOString().slice(0, 10)),
          lift: plainPercent(lift / 100),
          of: t(metricWords[metric].of),
        },
      ),
    };
  if (plan?.visitorsPerDay && plan.rates[metric] !== null)
    return {
      weeks: t('Over two years'),
      explained: t('Too few visitors for such a small difference. Ask for a larger one, or for something that happens more often.'),
    };
  return { weeks: t('Not known'), explained: t('Enter below how many visitors come, and how many of them order.') };
}
