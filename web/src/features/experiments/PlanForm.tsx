import { Alert, Anchor, Button, Group, MultiSelect, Paper, Radio, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import {
  type ExperimentMetric,
  type ExperimentQuestion,
  type ExperimentReport,
  experimentMetrics,
  type MeasuringMode,
  maxVariants,
  shownShares,
} from '@parley/contract';
import { IconBulb, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOnce } from '../../lib/calls/once.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../ui/states/skeletons.tsx';
import { rich } from '../../words/rich.tsx';
import { type Plain, t } from '../../words/t.ts';
import { useCreateExperiment } from './api/changeExperiment.ts';
import { useMeasuring } from './api/measuring.ts';
import { usePlan } from './api/planExperiment.ts';
import { Choice } from './plan/Choice.tsx';
import { HowLong } from './plan/HowLong.tsx';
import { KnownFigures } from './plan/KnownFigures.tsx';
import { LiftSlider } from './plan/LiftSlider.tsx';
import { MetricChoice } from './plan/MetricChoice.tsx';
import { WeeksTable } from './WeeksTable.tsx';

interface PlanFormProps {
  recommenders: readonly { id: number; name: string; active: boolean }[];
  /** The recommender to begin with. */
  initial: number | null;
  onCreated: (experiment: ExperimentReport) => void;
}

/** An assumption that the owner can replace, and which says so. */
const usualOrderRate = 2;

const measuringWords: Readonly<Record<MeasuringMode, Plain>> = {
  consent: 'Only visitors who agreed to statistics in your shop’s banner count, so it takes longer.',
  off: 'Measuring is switched off under Settings › Data: switch it on to start.',
  day: 'Visitors are told apart by a hash that is new each day.',
};

/** What an owner decides before an experiment starts, beside how long it will take. */
export function PlanForm({ recommenders, initial, onCreated }: PlanFormProps) {
  const [popupId, setPopupId] = useState(initial ?? recommenders.find(({ active }) => active)?.id ?? recommenders[0]?.id ?? null);
  const [question, setQuestion] = useState<ExperimentQuestion>('worth');
  const [variants, setVariants] = useState<string[]>([]);
  const [metricOfBetter, setMetricOfBetter] = useState<ExperimentMetric>('clicks');
  const [lift, setLift] = useState(20);
  const [orderRate, setOrderRate] = useState<number | null>(null);
  const [visitors, setVisitors] = useState<number | null>(null);
  const metric = question === 'worth' ? 'orders' : metricOfBetter;
  const create = useCreateExperiment();
  const once = useOnce();
  // Until the experiment is there: fetching its screen takes a while on a slow line.
  const creating = create.isPending || create.isSuccess;
  const measuring = useMeasuring();
  const name = recommenders.find(({ id }) => id === popupId)?.name ?? t('the recommender|accusative');
  const others = recommenders.filter(({ id }) => id !== popupId);
  const measuredPlan = usePlan(popupId, visitors, orderRate);
  const measured = measuredPlan.data;
  const assumed = measured?.rates.orders === null && orderRate === null;
  // A second question only where nothing is known: what it would be at the usual rate.
  const assumedPlan = usePlan(assumed ? popupId : null, visitors, usualOrderRate);
  const plan = assumed && assumedPlan.data ? assumedPlan.data : measured;
  const rate = plan?.rates[metric] ?? null;

  const submit = (start: boolean) => {
    if (popupId === null || !once.take()) return;
    create.mutate(
      {
        ...{ popupId, question, metric, smallestLift: lift, start },
        ...(question === 'better' && { variants: variants.map(Number) }),
        ...(rate !== null && rate > 0 && { expectedRate: Math.max(0.01, rate) }),
      },
      { onSuccess: ({ experiment }) => onCreated(experiment), onError: once.release },
    );
  };
  const variantsMissing = question === 'better' && variants.length === 0;

  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="lg">
          <Select
            label={t('Recommender')}
            data={recommenders.map((recommender) => ({
              value: String(recommender.id),
              label: recommender.active ? recommender.name : t('{name} (inactive)', { name: recommender.name }),
            }))}
            value={popupId === null ? null : String(popupId)}
            onChange={(value) => {
              setPopupId(value === null ? null : Number(value));
              setVariants((chosen) => chosen.filter((id) => id !== value));
            }}
            allowDeselect={false}
            searchable
          />
          <Radio.Group
            label={t('What do you want to know?')}
            value={question}
            onChange={(value) => setQuestion(value as ExperimentQuestion)}
          >
            <Stack gap="xs" mt="xs">
              <Choice value="worth" label={t('Is it worth having?')} description={t('Half of the visitors do not see it')} />
              <Choice
                value="better"
                label={t('Which is better?')}
                description={t('Another design, start message, questionnaire or kind')}
              />
            </Stack>
          </Radio.Group>
          {question === 'better' && (
            <MultiSelect
              label={t('Compare it with')}
              description={
                others.length === 0
                  ? t('Duplicate the recommender on the Dashboard first, and change the copy.')
                  : t('They show in its place and at its triggers, also when they are inactive.')
              }
              data={others.map((other) => ({ value: String(other.id), label: other.name }))}
              value={variants}
              onChange={setVariants}
              maxValues={maxVariants}
              disabled={others.length === 0}
            />
          )}
          <MetricChoice question={question} metric={metric} onChange={setMetricOfBetter} rates={plan?.rates} />
          <LiftSlider lift={lift} onChange={setLift} />
        </Stack>
        <QueryView query={measuredPlan} loading={<FormSkeleton fields={4} />}>
          {() => (
            <Stack gap="md" aria-live="polite">
              <HowLong plan={plan} metric={metric} lift={lift} />
              {plan && (
                <WeeksTable
                  plan={plan}
                  metrics={question === 'worth' ? ['orders'] : experimentMetrics}
                  shares={question === 'worth' ? Object.values(shownShares) : [shownShares.proving]}
                  chosen={{ metric, lift }}
                />
              )}
              <KnownFigures
                visitors={visitors ?? (measured?.visitorsPerDay ? Math.round(measured.visitorsPerDay) : null)}
                onVisitors={setVisitors}
                orderRate={orderRate ?? (assumed ? usualOrderRate : Number((measured?.rates.orders ?? usualOrderRate).toPrecision(3)))}
                onOrderRate={setOrderRate}
                assumed={assumed}
              />
              {metric === 'orders' && plan?.recentOrders === 0 && (
                <Alert color="orange" title={t('No order has arrived in four weeks')}>
                  {rich('Without orders there is nothing to compare. {connect} first.', {
                    connect: (
                      <Anchor component={Link} to="/Orders" inherit c="inherit" underline="always">
                        {t('Connect your orders')}
                      </Anchor>
                    ),
                  })}
                </Alert>
              )}
              {question === 'worth' && (
                <Alert icon={<IconBulb size={18} aria-hidden />} variant="light">
                  {t(
                    'While it runs, half of your visitors do not see {name}. When it has won, keep 10% aside: then the figure stays true.',
                    { name },
                  )}
                </Alert>
              )}
              <FormError error={create.error} />
              <Group gap="sm">
                <Button
                  leftSection={<IconPlayerPlay size={16} aria-hidden />}
                  onClick={() => submit(true)}
                  loading={creating}
                  disabled={popupId === null || variantsMissing}
                >
                  {t('Start the experiment')}
                </Button>
                <Button variant="subtle" onClick={() => submit(false)} disabled={popupId === null || variantsMissing || creating}>
                  {t('Save as draft')}
                </Button>
              </Group>
              <Text size="xs" c="dimmed">
                {t(measuringWords[measuring.data?.mode ?? 'day'])} {t('Nothing is stored on their devices.')}
              </Text>
            </Stack>
          )}
        </QueryView>
      </SimpleGrid>
    </Paper>
  );
}
