import { ScrollArea, Table, Text } from '@mantine/core';
import type { ExperimentMetric } from '@parley/contract';
import { formatNumber } from '../../lib/formats/format.ts';
import { t } from '../../words/t.ts';
import type { Plan } from './api/planExperiment.ts';
import { metricWords, signedPercent } from './words.ts';

const shownLifts = [10, 20, 30, 50];
const longWeeks = 52;

interface WeeksTableProps {
  plan: Plan;
  metrics: readonly ExperimentMetric[];
  /** Half see it, and nearly all; a comparison of recommenders only has the first. */
  shares: readonly number[];
  chosen: { metric: ExperimentMetric; lift: number };
}

const cellText = (weeks: number | null) => (weeks === null || weeks > longWeeks ? t('> 1 year') : formatNumber(Math.ceil(weeks)));

/** Weeks until one knows, by what counts and how large the lift is. */
export const WeeksTable = ({ plan, metrics, shares, chosen }: WeeksTableProps) => (
  <ScrollArea type="auto" offsetScrollbars>
    <Table style={{ fontVariantNumeric: 'tabular-nums' }} miw={420} aria-label={t('Weeks until you know')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Weeks until you know')}</Table.Th>
          {shownLifts.map((lift) => (
            <Table.Th key={lift} ta="end">
              {signedPercent(lift / 100)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {metrics.flatMap((metric) =>
          shares.map((share) => {
            const row = plan.weeks.find((weeks) => weeks.metric === metric && weeks.shown === share);
            return (
              <Table.Tr key={`${metric} ${share}`}>
                <Table.Th scope="row" fw={400}>
                  {shares.length === 1
                    ? t(metricWords[metric].name)
                    : share === 50
                      ? t('{metric}, half see it', { metric: t(metricWords[metric].name) })
                      : t('{metric}, {share}% see it', { metric: t(metricWords[metric].name), share })}
                </Table.Th>
                {shownLifts.map((lift) => {
                  const weeks = row?.lifts.find((entry) => entry.lift === lift)?.weeks ?? null;
                  const isComputable = plan.rates[metric] !== null && plan.visitorsPerDay !== null;
                  const here = metric === chosen.metric && lift === chosen.lift && share === shares[0];
                  return (
                    <Table.Td
                      key={lift}
                      ta="end"
                      style={{ whiteSpace: 'nowrap' }}
                      bg={here ? 'var(--mantine-primary-color-light)' : undefined}
                      fw={here ? 650 : undefined}
                    >
                      {isComputable ? (
                        cellText(weeks)
                      ) : (
                        <Text span c="dimmed">
                          {t('not known')}
                        </Text>
                      )}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            );
          }),
        )}
      </Table.Tbody>
    </Table>
  </ScrollArea>
);
