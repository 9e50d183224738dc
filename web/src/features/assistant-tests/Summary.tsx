import { Button, Group, Loader, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { TestRun } from '@parley/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { formatMoment } from '../../lib/formats/format.ts';
import { plural, t } from '../../words/t.ts';
import { isUnderWay, type Listed } from './api/listAssistantTests.ts';
import { causesText, runText, verdictOf } from './words.ts';

interface SummaryProps {
  listed: Listed;
  busy: boolean;
  onRun: (writtenBy: 'builtin' | 'model') => void;
}

/** What the last run found, how far a run is, and the ways to run again. */
export const Summary = ({ listed: { counts, runs, hasModel, changedSinceModel }, busy, onRun }: SummaryProps) => {
  const running = [runs.builtin, runs.model].find(isUnderWay) ?? null;
  const isOutdated = changedSinceModel.length > 0;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = [
    { count: counts.same, color: 'green.7', label: t('{count} as before', { count: counts.same }) },
    { count: counts.differs, color: 'orange.7', label: plural(counts.differs, '{n} differs', '{n} differ') },
    { count: counts.worse + counts.broken, color: 'red.7', label: plural(counts.worse + counts.broken, '{n} fails', '{n} fail') },
    { count: counts.new, color: 'gray.5', label: t('{count} not run yet', { count: counts.new }) },
  ].filter(({ count }) => count > 0);
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="tests-verdict">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={2} id="tests-verdict" size="h3" flex="1 1 18rem">
            {running ? t('The tests are running') : verdictOf(runs.builtin, counts)}
          </Title>
          <Group gap="xs">
            {hasModel && (
              <Button variant={isOutdated ? 'light' : 'default'} disabled={running !== null} loading={busy} onClick={() => onRun('model')}>
                {t('Run with the model')}
              </Button>
            )}
            <Button
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              disabled={running !== null}
              loading={busy}
              onClick={() => onRun('builtin')}
            >
              {t('Run all {total}', { total })}
            </Button>
          </Group>
        </Group>
        {running ? <Running run={running} /> : <Bar parts={parts} total={total} />}
        <Text size="sm" c="dimmed">
          {[
            runs.builtin?.finishedAt &&
              t('Built-in assistant: {moment}, {run}.', { moment: formatMoment(runs.builtin.finishedAt), run: runText(runs.builtin) }),
            runs.model?.finishedAt &&
              t('Model: {moment}, {run}.', { moment: formatMoment(runs.model.finishedAt), run: runText(runs.model) }),
            hasModel && !runs.model && t('With your model they have not run yet.'),
            isOutdated &&
              t('{causes} changed since they last ran with the model, so its results are out of date. Running them with it uses tokens.', {
                causes: causesText(changedSinceModel),
              }),
            t('They run by themselves when your texts, pages, products or model change.'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Stack>
    </Paper>
  );
};

const Bar = ({ parts, total }: { parts: { count: number; color: string; label: string }[]; total: number }) => (
  <Stack gap={6}>
    <Progress.Root size="md" aria-hidden>
      {parts.map(({ label, color, count }) => (
        <Progress.Section key={label} value={(count / Math.max(total, 1)) * 100} color={color} withAria={false} />
      ))}
    </Progress.Root>
    <Text size="sm" c="dimmed">
      {parts.map(({ label }) => label).join(' · ')}
    </Text>
  </Stack>
);

const Running = ({ run }: { run: TestRun }) => (
  <Stack gap={6}>
    <Progress.Root size="md">
      <Progress.Section
        value={run.total > 0 ? (run.done / run.total) * 100 : 100}
        striped={run.total === 0}
        animated={run.total === 0}
        aria-label={t('Tests that have run')}
      />
    </Progress.Root>
    <Group gap="xs">
      <Loader size={14} aria-hidden />
      <Text size="sm" c="dimmed" role="status">
        {run.total === 0
          ? t('Waiting for its turn')
          : run.writtenBy === 'model'
            ? t('{done} of {total} with the model', { done: run.done, total: run.total })
            : t('{done} of {total}', { done: run.done, total: run.total })}
      </Text>
    </Group>
  </Stack>
);
