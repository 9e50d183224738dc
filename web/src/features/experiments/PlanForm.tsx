import {
  Alert,
  Anchor,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Paper,
  Radio,
  Select,
  SimpleGrid,
  Slider,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import {
  type ExperimentMetric,
  type ExperimentQuestion,
  type ExperimentReport,
  experimentMetrics,
  type MeasuringMode,
  maxVariants,
  shownShares,
  smallestLifts,
} from '@parley/contract';
import { IconBulb, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatUtcDay } from '../../lib/formats/format.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../ui/states/skeletons.tsx';
import { rich } from '../../words/rich.tsx';
import { type Plain, plural, t } from '../../words/t.ts';
import { useCreateExperiment } from './api/changeExperiment.ts';
import { useMeasuring } from './api/measuring.ts';
import { usePlan } from './api/planExperiment.ts';
import { WeeksTable } from './WeeksTable.tsx';
import { metricWords, plainPercent, signedPercent } from './words.ts';

interface PlanFormProps {
  recommenders: readonly { id: number; name: string; active: boolean }[];
  /** The recommender to begin with. */
  initial: number | null;
  onCreated: (experiment: ExperimentReport) => void;
}

const weekMs = 7 * 86_400_000;
/** An assumption that the owner can replace, and which says so. */
const usualOrderRate = 2;

const measuringWords: Readonly<Record<MeasuringMode, Plain>> = {
  consent: 'Only visitors who agreed to statistics in your shop’s banner count, so it takes longer.',
  off: 'Measuring is switched off under Settings › Data: switch it on to start.',
  day: 'Visitors are told apart by a hash that is new each day.',
};

const Choice = ({ value, label, description }: { value: string; label: string; description: string }) => (
  <Radio.Card value={value} p="sm" radius="md">
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <Radio.Indicator mt={2} />
      <div>
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      </div>
    </Group>
  </Radio.Card>
);

/** What an owner decides before an experiment starts, beside how long it will take. */
export function PlanForm({ recommenders, initial, onCreated }: PlanFormProps) {
  const [popupId, setPopupId] = useState(initial ?? recommenders.find(({ active }) => active)?.id ?? recommenders[0]?.id ?? null);
  const [question, setQuestion] = useState<ExperimentQuestion>('worth');
  const [variants, setVariants] = useState<string[]>([]);
  const [metricOfBetter, setMetric] = useState<ExperimentMetric>('clicks');
  const [lift, setLift] = useState(20);
  const [orderRate, setOrderRate] = useState<number | null>(null);
  const [visitors, setVisitors] = useState<number | null>(null);
  const metric = question === 'worth' ? 'orders' : metricOfBetter;
  const create = useCreateExperiment();
  const measuring = useMeasuring();
  const name = recommenders.find(({ id }) => id === popupId)?.name ?? t('the recommender|accusative');
  const others = recommenders.filter(({ id }) => id !== popupId);
  const measuredPlan = usePlan(popupId, visitors, orderRate);
  const assumed = measuredPlan.data !== undefined && measuredPlan.data.rates.orders === null && orderRate === null;
  // A second question only where nothing is known: what it would be at the usual rate.
  const assumedPlan = usePlan(assumed ? popupId : null, visitors, usualOrderRate);
  const plan = assumed && assumedPlan.data ? assumedPlan.data : measuredPlan.data;
  const share = shownShares.proving;
  const weeks =
    plan?.weeks.find((row) => row.metric === metric && row.shown === share)?.lifts.find((row) => row.lift === lift)?.weeks ?? null;
  const rate = plan?.rates[metric] ?? null;

  const submit = (start: boolean) => {
    if (popupId === null) return;
    create.mutate(
      {
        ...{ popupId, question, metric, smallestLift: lift, start },
        ...(question === 'better' && { variants: variants.map(Number) }),
        ...(rate !== null && rate > 0 && { expectedRate: Math.max(0.01, rate) }),
      },
      { onSuccess: ({ experiment }) => onCreated(experiment) },
    );
  };
  const variantsMissing = question === 'better' && variants.length === 0;
  const rateText = (of: ExperimentMetric) => {
    const value = plan?.rates[of] ?? null;
    return value === null ? t('Not known yet') : t('About {n} of 100 visitors', { n: Number(value.toPrecision(2)) });
  };

  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="lg">
          <Select
            label={t('Recommender')}
            data={recommenders.map((one) => ({
              value: String(one.id),
              label: one.active ? one.name : t('{name} (inactive)', { name: one.name }),
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
              data={others.map((one) => ({ value: String(one.id), label: one.name }))}
              value={variants}
              onChange={setVariants}
              maxValues={maxVariants}
              disabled={others.length === 0}
            />
          )}
          {question === 'worth' ? (
            <div>
              <Text fw={500} size="sm">
                {t('What counts')}
              </Text>
              <Text size="sm" c="dimmed">
                {t('Orders. Clicks cannot tell: nobody can click on what is not shown.')}
              </Text>
            </div>
          ) : (
            <Radio.Group
              label={t('What counts?')}
              description={t('Cannot be changed later')}
              value={metric}
              onChange={(value) => setMetric(value as ExperimentMetric)}
            >
              <Stack gap="xs" mt="xs">
                {(['clicks', 'addedToCart', 'opened', 'orders'] as const).map((one) => (
                  <Choice key={one} value={one} label={t(metricWords[one].name)} description={rateText(one)} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <div>
            <Group justify="space-between" mb={6}>
              <Text fw={500} size="sm" id="smallest-lift">
                {t('Smallest lift worth knowing')}
              </Text>
              <Text fw={600} size="sm">
                {signedPercent(lift / 100)}
              </Text>
            </Group>
            <Slider
              thumbProps={{ 'aria-labelledby': 'smallest-lift' }}
              {...smallestLifts}
              value={lift}
              onChange={setLift}
              label={null}
              marks={[
                { value: smallestLifts.min, label: signedPercent(smallestLifts.min / 100) },
                { value: smallestLifts.max, label: signedPercent(smallestLifts.max / 100) },
              ]}
              mb="lg"
              mx="md"
            />
          </div>
        </Stack>
        <QueryView query={measuredPlan} loading={<FormSkeleton fields={4} />}>
          {() => (
            <Stack gap="md" aria-live="polite">
              <div>
                <Text size="sm" c="dimmed">
                  {plan?.visitorsPerDay
                    ? plural(Math.round(plan.visitorsPerDay), 'At 1 trigger a day', 'At {n} triggers a day')
                    : t('Nobody has seen it in the last four weeks')}
                </Text>
                <Title order={2} fz="2rem" lh={1.2}>
                  {weeks === null
                    ? plan?.visitorsPerDay && rate !== null
                      ? t('Over two years')
                      : t('Not known')
                    : plural(Math.ceil(Math.max(weeks, 1)), '1 week', '{n} weeks')}
                </Title>
                <Text c="dimmed" maw="56ch">
                  {weeks === null
                    ? plan?.visitorsPerDay && rate !== null
                      ? t('Too few visitors for such a small difference. Ask for a larger one, or for something that happens more often.')
                      : t('Enter below how many visitors come, and how many of them order.')
                    : t(
                        'Until about {day} you will most likely know, if it brings {lift} more {of}. If it brings more, sooner. You may look every day and stop at any time; the figure stays true.',
                        {
                          day: formatUtcDay(new Date(Date.now() + Math.max(weeks, 1) * weekMs).toISOString().slice(0, 10)),
                          lift: plainPercent(lift / 100),
                          of: t(metricWords[metric].of),
                        },
                      )}
                </Text>
              </div>
              {plan && (
                <WeeksTable
                  plan={plan}
                  metrics={question === 'worth' ? ['orders'] : experimentMetrics}
                  shares={question === 'worth' ? Object.values(shownShares) : [shownShares.proving]}
                  chosen={{ metric, lift }}
                />
              )}
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <NumberInput
                  label={t('Visitors a day')}
                  description={t('For whom it would show')}
                  min={1}
                  max={10_000_000}
                  allowDecimal={false}
                  thousandSeparator
                  value={visitors ?? (measuredPlan.data?.visitorsPerDay ? Math.round(measuredPlan.data.visitorsPerDay) : '')}
                  onChange={(value) => setVisitors(typeof value === 'number' && value >= 1 ? value : null)}
                />
                <NumberInput
                  label={t('Orders of 100 visitors')}
                  description={assumed ? t('Assumed; enter what you know') : t('Of those for whom it would show')}
                  min={0.01}
                  max={99}
                  decimalScale={2}
                  value={
                    orderRate ?? (assumed ? usualOrderRate : Number((measuredPlan.data?.rates.orders ?? usualOrderRate).toPrecision(3)))
                  }
                  onChange={(value) => setOrderRate(typeof value === 'number' && value > 0 ? value : null)}
                />
              </SimpleGrid>
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
                  loading={create.isPending}
                  disabled={popupId === null || variantsMissing}
                >
                  {t('Start the experiment')}
                </Button>
                <Button variant="subtle" onClick={() => submit(false)} disabled={popupId === null || variantsMissing || create.isPending}>
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
