import { Radio, Stack, Text } from '@mantine/core';
import type { ExperimentMetric, ExperimentQuestion } from '@parley/contract';
import { t } from '../../../words/t.ts';
import type { Plan } from '../api/planExperiment.ts';
import { metricWords } from '../words.ts';
import { Choice } from './Choice.tsx';

interface MetricChoiceProps {
  question: ExperimentQuestion;
  metric: ExperimentMetric;
  onChange: (metric: ExperimentMetric) => void;
  rates: Plan['rates'] | undefined;
}

/** The choice of what counts; always orders if half of the visitors see no recommender. */
export function MetricChoice({ question, metric, onChange, rates }: MetricChoiceProps) {
  if (question === 'worth')
    return (
      <div>
        <Text fw={500} size="sm">
          {t('What counts')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('Orders. Clicks cannot tell: nobody can click on what is not shown.')}
        </Text>
      </div>
    );
  const rateText = (of: ExperimentMetric) => {
    const value = rates?.[of] ?? null;
    return value === null ? t('Not known yet') : t('About {n} of 100 visitors', { n: Number(value.toPrecision(2)) });
  };
  return (
    <Radio.Group
      label={t('What counts?')}
      description={t('Cannot be changed later')}
      value={metric}
      onChange={(value) => onChange(value as ExperimentMetric)}
    >
      <Stack gap="xs" mt="xs">
        {(['clicks', 'addedToCart', 'opened', 'orders'] as const).map((name) => (
          <Choice key={name} value={name} label={t(metricWords[name].name)} description={rateText(name)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
