import { Button, Group, Loader, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { Generation } from '@parley/contract';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { formatNumber } from '../../lib/format.ts';
import classes from './GenerationProgress.module.css';

interface GenerationProgressProps {
  /** null while it is only just being begun. */
  generation: Generation | null;
  onCancel: () => void;
}

type State = 'waiting' | 'working' | 'done';

const marks = {
  waiting: <IconCircleDashed size={18} aria-hidden />,
  working: <Loader size={16} aria-hidden />,
  done: <IconCheck size={18} color="var(--mantine-color-green-text)" aria-hidden />,
};

const order = ['queued', 'reading', 'writing', 'ready'];

/** What really happens while the story is told, with the way to stop it. */
export const GenerationProgress = ({ generation, onCancel }: GenerationProgressProps) => {
  const { phase = 'queued', place = null, pages = 0, found = 0, questions = 0 } = generation ?? {};
  const at = order.indexOf(phase);
  const stateOf = (own: number): State => (at > own ? 'done' : at === own ? 'working' : 'waiting');
  const host = generation?.source === 'shop' ? hostOf(generation.website) : null;
  const rows: [string, string, State][] = [
    ['Pages read', formatNumber(pages), stateOf(1)],
    ['Products found', formatNumber(found), stateOf(1)],
    ['Questions written', formatNumber(questions), stateOf(2)],
  ];
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
      <Stack gap="md">
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {host ? `Reading ${host}` : 'Making your draft'}
        </Title>
        {phase === 'queued' && (
          <Group gap="sm" wrap="nowrap">
            <Loader size="xs" aria-hidden />
            <Text>{place === null || place <= 1 ? 'You are next: it begins in a moment.' : `You are number ${place} in line.`}</Text>
          </Group>
        )}
        <dl className={classes.facts}>
          {rows.map(([label, value, state]) => (
            <div key={label} className={classes.fact}>
              <dt className={state === 'waiting' ? classes.waiting : undefined}>
                <span className={classes.mark}>{marks[state]}</span>
                {label}
              </dt>
              <dd className={state === 'waiting' ? classes.waiting : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        <VisuallyHidden role="status">{spoken(phase, place)}</VisuallyHidden>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            You can reload this page: it goes on.
          </Text>
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;

/** Read out when the phase changes, and not with every page. */
const spoken = (phase: Generation['phase'], place: number | null): string => {
  if (phase === 'queued') return place !== null && place > 1 ? `Waiting in line, number ${place}.` : 'It begins in a moment.';
  return phase === 'reading' ? 'Your shop is being read. This takes up to a minute.' : 'Your questions are being written.';
};
