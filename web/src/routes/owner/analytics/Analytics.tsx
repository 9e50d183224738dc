import { Button, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { type BreakdownBy, breakdowns } from '@parley/contract';
import { IconChartBar, IconFlask } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePopupAnalytics, usePopupAnalyticsBefore } from '../../../features/analytics/api/getPopupAnalytics.ts';
import { Overview } from '../../../features/analytics/Overview.tsx';
import { PeriodControl } from '../../../features/analytics/PeriodControl.tsx';
import { type Period, periodOf, utcDay, withPeriod } from '../../../features/analytics/period.ts';
import { BreakdownReport } from '../../../features/analytics/reports/BreakdownReport.tsx';
import { ExportButton } from '../../../features/analytics/reports/ExportButton.tsx';
import { FunnelReport } from '../../../features/analytics/reports/FunnelReport.tsx';
import { ProductReport } from '../../../features/analytics/reports/ProductReport.tsx';
import { QuestionnaireStatistics } from '../../../features/analytics/reports/QuestionnaireStatistics.tsx';
import { daysText, fileName } from '../../../features/analytics/words.ts';
import { formatTime } from '../../../lib/formats/format.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useShownTab } from '../../../ui/page/useShownTab.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Plain, t } from '../../../words/t.ts';

/** Loaded later, because it has forms that no other tab needs. */
const UnansweredQuestions = lazyPart(async () => ({ default: (await import('./UnansweredQuestions.tsx')).UnansweredQuestions }));

const TypedReport = lazyPart(async () => ({ default: (await import('../../../features/analytics/reports/TypedReport.tsx')).TypedReport }));

export const meta = pageMeta('In-Depth Analytics');

const tabs = [
  ['overview', 'Overview'],
  ['funnel', 'Funnel'],
  ['visitors', 'Visitors'],
  ['products', 'Products'],
  ['typed', 'Own words'],
  ['unanswered', 'Unanswered'],
] as const satisfies readonly (readonly [string, Plain])[];

const Empty = () => (
  <Paper withBorder>
    <EmptyState
      icon={IconChartBar}
      title={t('Nothing to analyse yet')}
      action={
        <Button component={Link} to="/Questionnaire">
          {t('Go to Questionnaire')}
        </Button>
      }
    >
      {t('Create a questionnaire, choose it in a recommender and put that on your website. What visitors answer shows here.')}
    </EmptyState>
  </Paper>
);

const Questionnaires = ({ period }: { period: Period }) => {
  const questionnaires = usePopupAnalytics(period.days);
  const before = usePopupAnalyticsBefore(period.before);
  const ofBefore = period.before ? before.data : undefined;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2}>{t('Questionnaires')}</Title>
        <ExportButton query={{ report: 'questionnaires', ...period.days }} name={fileName('questionnaires', period)} />
      </Group>
      <QueryView query={questionnaires} loading={<CardsSkeleton />}>
        {(list) => (
          <Stack gap="md" style={{ opacity: questionnaires.isPlaceholderData ? 0.6 : 1 }} aria-busy={questionnaires.isPlaceholderData}>
            {list.length === 0 && <Empty />}
            {list.map((questionnaire) => (
              <QuestionnaireStatistics
                key={questionnaire.questionnaire_id}
                questionnaire={questionnaire}
                before={ofBefore?.find(({ questionnaire_id }) => questionnaire_id === questionnaire.questionnaire_id)}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
};

const Funnel = ({ period, chosen, onChoose }: { period: Period; chosen: number; onChoose: (id: number) => void }) => (
  <QueryView query={usePopupAnalytics(period.days)} loading={<CardsSkeleton cards={1} height={360} />}>
    {(list) =>
      list.length === 0 ? (
        <Empty />
      ) : (
        <FunnelReport
          questionnaires={list.map((questionnaire) => ({
            id: questionnaire.questionnaire_id,
            name: questionnaire.questionnaire_name,
            live: questionnaire.live,
          }))}
          chosen={chosen}
          period={period}
          actions={(questionnaireId) => (
            <ExportButton
              query={{ report: 'funnel', questionnaireId: String(questionnaireId), ...period.days }}
              name={fileName('funnel', period)}
            />
          )}
          onChoose={onChoose}
        />
      )
    }
  </QueryView>
);

/** The local time at which a UTC day begins. */
const midnight = (today: string) => {
  const here = formatTime(`${today}T00:00:00Z`);
  return new Date().getTimezoneOffset() === 0
    ? t('Days are UTC days.')
    : t('Days are UTC days: they begin at {time} your time.', { time: here });
};

/** The analytics of a period; period and tab are in the address. */
export default function Analytics() {
  const [search, setSearch] = useSearchParams();
  const today = utcDay(new Date());
  const period = periodOf(search, today);
  const tab = tabs.find(([name]) => name === search.get('tab'))?.[0] ?? 'overview';
  const row = useRef<HTMLDivElement>(null);
  useShownTab(row, tab);
  const by = breakdowns.find((candidate) => candidate === search.get('by')) ?? 'recommender';
  const set = (key: string, value: string, usual: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === usual) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title={t('In-Depth Analytics')}
        description={t('How often your recommenders are seen and used, and what visitors answer.')}
        actions={
          <Button component={Link} to="/Analytics/Experiments" variant="default" leftSection={<IconFlask size={16} aria-hidden />}>
            {t('Experiments')}
          </Button>
        }
      />
      <Stack gap="lg">
        <Stack gap={6}>
          <PeriodControl
            period={period}
            today={today}
            onChange={(name, days) => setSearch((before) => withPeriod(before, name, days), { preventScrollReset: true })}
          />
          <Text size="sm" c="dimmed">
            {period.name === 'all' ? t('Everything that was ever counted.') : `${daysText(period.days)}.`}{' '}
            {period.before && `${t('Compared with {before}.', { before: daysText(period.before) })} `}
            {midnight(today)}
          </Text>
        </Stack>
        <Tabs ref={row} value={tab} onChange={(value) => set('tab', value ?? 'overview', 'overview')} keepMounted={false}>
          <Tabs.List>
            {tabs.map(([name, label]) => (
              <Tabs.Tab key={name} value={name}>
                {t(label)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="overview" pt="lg">
            <Stack gap="xl">
              <Overview period={period} />
              <Questionnaires period={period} />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="funnel" pt="lg">
            <Funnel period={period} chosen={Number(search.get('questionnaire'))} onChoose={(id) => set('questionnaire', String(id), '')} />
          </Tabs.Panel>
          <Tabs.Panel value="visitors" pt="lg">
            <BreakdownReport
              by={by}
              period={period}
              actions={<ExportButton query={{ report: 'breakdown', by, ...period.days }} name={fileName(`by-${by}`, period)} />}
              onChoose={(value: BreakdownBy) => set('by', value, 'recommender')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="products" pt="lg">
            <ProductReport
              period={period}
              actions={<ExportButton query={{ report: 'products', ...period.days }} name={fileName('products', period)} />}
            />
          </Tabs.Panel>
          <Tabs.Panel value="typed" pt="lg">
            <Suspense fallback={<CardsSkeleton cards={1} height={360} />}>
              <TypedReport
                period={period}
                actions={<ExportButton query={{ report: 'typed', ...period.days }} name={fileName('typed', period)} />}
              />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="unanswered" pt="lg">
            <Suspense fallback={<CardsSkeleton cards={1} height={360} />}>
              <UnansweredQuestions period={period} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  );
}
