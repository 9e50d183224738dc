import { ActionIcon, Badge, Button, FileButton, Group, Menu, Modal, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import type { CatalogueImport, CatalogueSource } from '@parley/contract';
import { IconDots, IconFileSpreadsheet, IconRefresh, IconTrash, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../lib/formats/format.ts';
import { confirmDanger } from '../../../ui/overlays/confirm.tsx';
import { useMenuButton } from '../../../ui/overlays/useMenuButton.ts';
import { ofServer, plural, t } from '../../../words/t.ts';
import { useDeleteSource } from '../api/imports/deleteSource.ts';
import { isUnderWay } from '../api/imports/getImport.ts';
import { useStartImport } from '../api/imports/startImport.ts';
import { countsText, placeText, statusLabels } from './importWords.ts';

const productsText = ({ products, gone }: CatalogueSource): string =>
  [plural(products, '1 product', '{n} products'), ...(gone > 0 ? [t('{gone} no longer in the shop', { gone })] : [])].join(', ');

const LastImport = ({ last, onFailures }: { last: CatalogueImport; onFailures: () => void }) => (
  <Stack gap={4}>
    <Group gap="xs">
      <Badge variant="light" color={statusLabels[last.status].color} radius="sm" tt="none">
        {t(statusLabels[last.status].text)}
      </Badge>
      <Text size="xs" c="dimmed">
        {formatMoment(last.finishedAt ?? last.createdAt)} · {last.kindLabel ? ofServer(last.kindLabel) : '–'}
      </Text>
    </Group>
    {last.message && (
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {ofServer(last.message)}
      </Text>
    )}
    {last.failures.length > 0 && (
      <Button size="compact-xs" variant="light" color="red" onClick={onFailures} style={{ alignSelf: 'flex-start' }}>
        {t('What failed and why')}
      </Button>
    )}
  </Stack>
);

interface SourceCardProps {
  source: CatalogueSource;
  onStarted: (started: { id: number; source: string }) => void;
  onFailures: (last: CatalogueImport) => void;
}

const SourceCard = ({ source, onStarted, onFailures }: SourceCardProps) => {
  const start = useStartImport();
  const remove = useDeleteSource();
  const { button, first } = useMenuButton();
  const resetFile = useRef<() => void>(null);
  const busy = start.isPending || (source.lastImport !== null && isUnderWay(source.lastImport));
  const begin = (from: { url?: string; file?: File }) =>
    start.mutate(
      { ...from, source: source.id },
      { onSuccess: ({ id }) => onStarted({ id, source: source.name }), onSettled: () => resetFile.current?.() },
    );
  const again = source.url || (source.kind === 'website' ? `https://${source.name}` : '');
  const askToRemove = () =>
    confirmDanger({
      title: t('Remove {name}?', { name: source.name }),
      message: t(
        'Its products ({products}) leave the catalogue and are no longer recommended. What you changed in them is lost. Add the source again to import them again.',
        { products: productsText(source) },
      ),
      action: t('Remove'),
      onConfirm: () => remove.mutate(source.id),
    });
  const Icon = source.kind === 'file' ? IconFileSpreadsheet : IconWorld;
  const buttonProps = {
    size: 'compact-sm',
    variant: 'default',
    loading: busy,
    leftSection: <IconRefresh size={14} aria-hidden />,
    'aria-label':
      source.kind === 'file' ? t('Upload a newer file: {name}', { name: source.name }) : t('Import again: {name}', { name: source.name }),
  } as const;
  return (
    <Paper withBorder p="md">
      <Stack gap="xs" h="100%">
        <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Icon size={18} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
            <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {source.name}
            </Text>
          </Group>
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon ref={button} aria-label={t('More for {name}', { name: source.name })}>
                <IconDots size={18} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} disabled={busy} onClick={first(askToRemove)}>
                {t('Remove source')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
        <Text size="sm">{productsText(source)}</Text>
        {source.lastImport && <LastImport last={source.lastImport} onFailures={() => source.lastImport && onFailures(source.lastImport)} />}
        <Group mt="auto">
          {source.kind === 'file' ? (
            <FileButton accept=".csv,text/csv" resetRef={resetFile} onChange={(file) => file && begin({ file })}>
              {(props) => (
                <Button {...props} {...buttonProps}>
                  {t('Upload a newer file')}
                </Button>
              )}
            </FileButton>
          ) : (
            <Button {...buttonProps} onClick={() => begin({ url: again })}>
              {t('Import again')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
};

const Failures = ({ last }: { last: CatalogueImport }) => (
  <Stack gap="sm">
    <Text size="sm" c="dimmed">
      {countsText(last)}.{' '}
      {last.failed > last.failures.length ? t('Only the first {count} are shown.', { count: last.failures.length }) : ''}
    </Text>
    <Table aria-label={t('What failed')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('Where')}</Table.Th>
          <Table.Th scope="col">{t('Why')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {last.failures.map(({ where, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may be equal
          <Table.Tr key={index}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{placeText(where)}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{ofServer(reason)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Stack>
);

interface SourcesProps {
  sources: readonly CatalogueSource[];
  byHand: number;
  onStarted: (started: { id: number; source: string }) => void;
}

const atFirst = 6;

/** The catalogue's sources, each with its last import and buttons to import again and to remove it. */
export const Sources = ({ sources, byHand, onStarted }: SourcesProps) => {
  const [failed, setFailed] = useState<CatalogueImport | null>(null);
  const [opened, setOpened] = useState(false);
  const [all, setAll] = useState(false);
  if (sources.length === 0) return null;
  const shown = all ? sources : sources.slice(0, atFirst);
  return (
    <section aria-label={t('Sources')}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{t('Sources')}</Title>
        {byHand > 0 && (
          <Text size="sm" c="dimmed">
            {t('and {byHand} made by hand', { byHand })}
          </Text>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {shown.map((source) => (
          <SourceCard
            key={source.id}
            source={source}
            onStarted={onStarted}
            onFailures={(last) => {
              setFailed(last);
              setOpened(true);
            }}
          />
        ))}
      </SimpleGrid>
      {sources.length > shown.length && (
        <Button variant="subtle" mt="sm" onClick={() => setAll(true)}>
          {t('Show all {count} sources', { count: sources.length })}
        </Button>
      )}
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('What failed and why')} size="lg">
        {failed && <Failures last={failed} />}
      </Modal>
    </section>
  );
};
