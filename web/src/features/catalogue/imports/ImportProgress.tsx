import { Group, Loader, Paper, Progress, Stack, Text } from '@mantine/core';
import type { CatalogueImport } from '@parley/contract';
import { ofServer, t } from '../../../words/t.ts';
import { useRunningImport } from '../api/imports/getImport.ts';
import { countsText, pagesText, progressOf, waitingText } from './importWords.ts';

interface ImportProgressProps {
  id: number;
  /** The source's name before the first answer arrives. */
  source: string;
  onEnded: (ended: CatalogueImport) => void;
}

const nothingYet = { status: 'queued', place: null, pages: null, found: 0, imported: 0, failed: 0, kindLabel: null, message: '' } as const;

/** A running import, polled every second. */
export const ImportProgress = ({ id, source, onEnded }: ImportProgressProps) => {
  const { data, isError } = useRunningImport(id, onEnded);
  const now = data ?? { ...nothingYet, source };
  const progress = progressOf(now);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('Import from {source}', { source: now.source })}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Loader size={18} aria-hidden />
            <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('Importing from {source}', { source: ofServer(now.source) })}
            </Text>
          </Group>
          {now.kindLabel && (
            <Text size="sm" c="dimmed">
              {ofServer(now.kindLabel)}
            </Text>
          )}
        </Group>
        <Progress.Root size="md">
          <Progress.Section
            value={progress ?? 100}
            striped={progress === null}
            animated={progress === null}
            aria-label={t('Import from {source}', { source: now.source })}
          />
        </Progress.Root>
        <Text size="sm" c="dimmed" role="status">
          {waitingText(now) ?? (progress === null ? t('Looking for products') : countsText(now))}
          {now.pages && ` · ${pagesText(now.pages)}`}
          {now.message && ` · ${ofServer(now.message)}`}
          {isError && ` · ${t('The last check failed; trying again.')}`}
        </Text>
      </Stack>
    </Paper>
  );
};
