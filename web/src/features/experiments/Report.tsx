import { Group, Paper, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ExperimentReport, hitsForInterval } from '@parley/contract';
import { IconAdjustmentsHorizontal, IconAlertTriangle, IconCircleCheck, IconTarget, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatNumber, formatPrice, formatUtcDay, locale } from '../../lib/formats/format.ts';
import { DataTable } from '../../ui/figures/DataTable.tsx';
import { type Plain, plural, t } from '../../words/t.ts';
import { Actions } from './Actions.tsx';
import { IntervalChart } from './chart/IntervalChart.tsx';
import { Verdict } from './Verdict.tsx';
import { groupName, metricWords, plainPercent, verdictWords } from './words.ts';

const figures = ['orders', 'money', 'addedToCart', 'clicks', 'opened'] as const;
type Figure = (typeof figures)[number];

const Note = ({ icon: Icon, title, children }: { icon: TablerIcon; title: string; children: ReactNode }) => (
  <Paper withBorder p="md" component="section" aria-label={title}>
    <Group gap="xs" wrap="nowrap" mb={4}>
      <Icon size={18} aria-hidden style={{ flex: 'none' }} />
      <Title order={3} fz="md">
        {title}
      </Title>
    </Group>
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  </Paper>
);

/** How far a count can be trusted, and why. */
const Trust = ({ report }: { report: ExperimentReport }) => {
  const broken = report.verdict === 'broken';
  const { arrived, traceable } = report.orders;
  // Too few to say anything, as where the shop's webhook names no address: the figures would be blind to most sales.
  const blind = !broken && report.metric === 'orders' && arrived >= 10 && traceable < arrived / 2;
  const title: Plain = broken ? 'The count cannot be trusted' : blind ? 'Most orders cannot be matched' : 'The count can be trusted';
  const shares = report.groups.map(({ share }) => formatNumber(share)).join(' : ');
  const ofOrders = [
    arrived > 0
      ? t('{traceable} of {arrived} orders of the last two days say where they come from, and are matched alike in all groups.', {
          traceable,
          arrived,
        })
      : t('No order arrived in the last two days: check under Orders that they arrive.'),
    ...(blind ? [t('Add the line for the thank-you page under Orders, so that the others can be matched, too.')] : []),
  ];
  const notes = [
    broken ? t('Groups are not {shares} as planned.', { shares }) : t('Groups are {shares} as planned.', { shares }),
    ...(report.metric === 'orders' ? ofOrders : []),
    ...(report.measuring === 'off' ? [t('Measuring is switched off, so nobody is counted at present.')] : []),
    ...(report.measuring === 'consent' ? [t('Only visitors who agreed to statistics count.')] : []),
    ...(report.countsPageViews ? [t('A chatbot shows without a trigger, so visitors count from their first page view of a day.')] : []),
    t('Nothing is stored on visitors’ devices.'),
  ];
  return (
    <Note icon={broken || blind ? IconAlertTriangle : IconCircleCheck} title={t(title)}>
      {notes.join(' ')}
    </Note>
  );
};

const smallAtFirst = (text: string): string => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** An experiment: the verdict, the picture, the groups, and what it rests on. */
export function Report({ report, now, onDeleted }: { report: ExperimentReport; now: number; onDeleted: () => void }) {
  const [chosen, setChosen] = useState<Figure>(report.metric);
  const offered = figures.filter((figure) =>
    figure === 'money' ? report.money !== null : report.question === 'better' || figure === 'orders',
  );
  const result = report.results.find(({ group }) => group === report.about);
  const broken = report.verdict === 'broken';
  const waiting = report.waiting.reduce((sum, { visitors }) => sum + visitors, 0);
  const { money } = report;
  const liftTitle = t('Lift in {of}', { of: t(metricWords[chosen].of) });
  return (
    <Stack gap="md">
      <Verdict report={report} now={now} actions={<Actions report={report} onDeleted={onDeleted} />} />
      {!broken && report.state !== 'draft' && (
        <Paper withBorder p="md" component="section" aria-label={liftTitle}>
          <Group justify="space-between" mb="lg" gap="sm">
            <div>
              <Title order={2} fz="md">
                {liftTitle}
              </Title>
              <Text size="sm" c="dimmed">
                {t('Line: best estimate. Band: where the truth lies, 95%, on all days at once.')}
              </Text>
            </div>
            {offered.length > 1 && (
              <SegmentedControl
                aria-label={t('Figure')}
                value={chosen}
                onChange={(value) => setChosen(value as Figure)}
                data={offered.map((figure) => ({ value: figure, label: t(metricWords[figure].name) }))}
              />
            )}
          </Group>
          <IntervalChart
            label={liftTitle}
            days={result?.days[chosen] ?? []}
            since={
              chosen === report.metric && result?.since
                ? { day: result.since, verdict: smallAtFirst(t(verdictWords[result.verdict])) }
                : null
            }
          />
        </Paper>
      )}
      {report.state !== 'draft' && (
        <Paper withBorder>
          <DataTable
            caption={t('Groups')}
            rows={report.counts}
            rowKey={({ group }) => group}
            columns={[
              { header: t('Group'), cell: ({ group }) => <Text fw={600}>{groupName(report, group)}</Text> },
              { header: t('Visitors'), align: 'end', cell: ({ visitors }) => formatNumber(visitors) },
              { header: t(metricWords[report.metric].name), align: 'end', cell: ({ hits }) => formatNumber(hits[report.metric]) },
              {
                header: t('Share'),
                align: 'end',
                cell: ({ rate, visitors }) =>
                  visitors === 0
                    ? '–'
                    : rate.value.toLocaleString(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
              },
              ...(money
                ? [
                    {
                      header: t('Per 1,000 visitors'),
                      align: 'end' as const,
                      cell: ({ money: of }: (typeof report.counts)[number]) =>
                        of ? formatPrice(Math.round(of.perThousand), money.currency) : '–',
                    },
                  ]
                : []),
            ]}
          />
          {report.state === 'running' && (
            <Text size="sm" c="dimmed" px="md" py="sm">
              {report.countedUntil ? `${t('Counted until {day}.', { day: formatUtcDay(report.countedUntil) })} ` : ''}
              {waiting > 0
                ? plural(
                    waiting,
                    '1 more visitor since then counts when the orders of the day are in, at the end of the next one.',
                    '{n} more visitors since then count when their orders are in: those of a day at the end of the next one.',
                  )
                : t('Visitors of a day count when its orders are in, at the end of the next day.')}
            </Text>
          )}
        </Paper>
      )}
      <SimpleGrid cols={{ base: 1, sm: money ? 3 : 2 }} spacing="md">
        <Trust report={report} />
        <Note icon={IconTarget} title={t('Chosen before the start')}>
          {t(
            '{metric} decide, and the smallest lift worth knowing is {lift}. Other figures are shown from {hits} in each group on, but do not decide.',
            { metric: t(metricWords[report.metric].name), lift: plainPercent(report.smallestLift / 100), hits: hitsForInterval },
          )}
        </Note>
        {money && (
          <Note icon={IconAdjustmentsHorizontal} title={t('Large orders')}>
            {t(
              'Above {cap} a visitor counts as {cap}, so that one customer cannot decide it. Orders in other currencies count as orders, without their amount.',
              { cap: formatPrice(money.cap, money.currency) },
            )}
          </Note>
        )}
      </SimpleGrid>
    </Stack>
  );
}
