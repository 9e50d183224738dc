import { Button, Group, Stack, Text } from '@mantine/core';
import { type BinEntry, binDays } from '@parley/contract/bin';
import { useState } from 'react';
import { formatMoment } from '../../lib/formats/format.ts';
import { Pages } from '../../ui/figures/Pages.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../ui/states/skeletons.tsx';
import { type Plain, plural, t } from '../../words/t.ts';
import { binPage, useBin } from './api/listBin.ts';
import { useRestore } from './api/restoreFromBin.ts';

const kinds: Readonly<Record<BinEntry['kind'], Plain>> = { recommender: 'Recommender', questionnaire: 'Questionnaire', product: 'Product' };
const dayMs = 86_400_000;

const daysLeft = ({ deletedAt }: BinEntry): string => {
  const days = Math.max(1, Math.ceil((Date.parse(deletedAt) + binDays * dayMs - Date.now()) / dayMs));
  return plural(days, '1 day left', '{n} days left');
};

/** What was deleted, what that affected, and bringing it back. */
export const Bin = () => {
  const [page, setPage] = useState(1);
  const bin = useBin(page);
  const restore = useRestore();
  const bringBack = ({ kind, id, name }: BinEntry) =>
    restore.mutate({ kind, id }, { onSuccess: () => notifyDone(t('“{name}” is back.', { name })) });
  return (
    <QueryView query={bin} loading={<CardsSkeleton height={80} />}>
      {({ entries, total }) =>
        total === 0 ? (
          <Text size="sm" c="dimmed">
            {t('Nothing was deleted in the last {days} days.', { days: binDays })}
          </Text>
        ) : (
          <Stack>
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Deleted')}>
              {entries.map((entry) => (
                <Group component="li" key={`${entry.kind} ${entry.id}`} justify="space-between" gap="sm" wrap="nowrap">
                  <div style={{ minWidth: 0 }}>
                    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                      {entry.name}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {t('{kind}, deleted {moment}, {daysLeft}', {
                        kind: t(kinds[entry.kind]),
                        moment: formatMoment(entry.deletedAt),
                        daysLeft: daysLeft(entry),
                      })}
                      {entry.affected.length > 0 &&
                        `. ${t('Was shown by {names}', { names: entry.affected.map((name) => t('“{text}”', { text: name })).join(', ') })}`}
                    </Text>
                  </div>
                  <Button
                    size="compact-md"
                    variant="default"
                    flex="none"
                    loading={restore.isPending && restore.variables.kind === entry.kind && restore.variables.id === entry.id}
                    onClick={() => bringBack(entry)}
                    aria-label={t('Bring back {name}', { name: entry.name })}
                  >
                    {t('Bring back')}
                  </Button>
                </Group>
              ))}
            </Stack>
            <Pages total={Math.ceil(total / binPage)} page={page} onPage={setPage} />
          </Stack>
        )
      }
    </QueryView>
  );
};
