import { Alert, Button, FileButton, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import type { OrderFile } from '@parley/contract';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay, formatPrice } from '../../lib/formats/format.ts';
import { sumsText } from '../../lib/formats/sums.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { ofServer, plural, t } from '../../words/t.ts';
import { type GivenFile, useImportOrderFile, usePreviewOrderFile } from './api/orderFiles.ts';
import { meaningWords } from './words.ts';

/** The changes that importing the file would make. */
const summaryOf = ({ orders, added, changed, unchanged, sums, refused }: OrderFile): string =>
  [
    plural(
      orders,
      '1 order can be read: {added} new, {changed} changed, {unchanged} known already.',
      '{n} orders can be read: {added} new, {changed} changed, {unchanged} known already.',
      { added, changed, unchanged },
    ),
    ...(sums.length > 0 ? [t('Those that count come to {sums}.', { sums: sumsText(sums) })] : []),
    ...(refused > 0 ? [plural(refused, '1 line is left out.', '{n} lines are left out.')] : []),
  ].join(' ');

const columnText = ({ meaning, column }: OrderFile['columns'][number]): string =>
  column
    ? t('{meaning} from “{column}”', { meaning: t(meaningWords[meaning]), column })
    : t('{meaning} missing', { meaning: t(meaningWords[meaning]) });

const Columns = ({ columns }: Pick<OrderFile, 'columns'>) => (
  <Text size="sm" c="dimmed">
    {t('Columns: {columns}.', { columns: columns.map(columnText).join(', ') })}
  </Text>
);

const Sample = ({ sample }: Pick<OrderFile, 'sample'>) => (
  <Table.ScrollContainer minWidth={420}>
    <Table aria-label={t('The first orders of the file')} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          {[t('Line'), t('Order|bought'), t('Date'), t('Status')].map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
          <Table.Th ta="end">{t('Total')}</Table.Th>
          <Table.Th ta="end">{t('Refunded')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sample.slice(0, 5).map(({ line, id, placed_at, status, currency, total_minor, refunded_minor }) => (
          <Table.Tr key={line}>
            <Table.Td>{line}</Table.Td>
            <Table.Td>{id}</Table.Td>
            <Table.Td>{formatDay(placed_at)}</Table.Td>
            <Table.Td>{status}</Table.Td>
            <Table.Td ta="end">{formatPrice(total_minor, currency)}</Table.Td>
            <Table.Td ta="end">{refunded_minor > 0 ? formatPrice(refunded_minor, currency) : '–'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

const Problems = ({ problems, refused }: Pick<OrderFile, 'problems' | 'refused'>) => (
  <Alert color="orange" variant="light" title={t('Lines that are left out')}>
    <ul style={{ margin: 0, paddingInlineStart: '1.2em', maxHeight: '14rem', overflowY: 'auto' }}>
      {problems.map(({ line, reason, text }) => (
        <li key={line}>
          <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('Line {line}: {reason}.', { line: String(line), reason: ofServer(reason) })}{' '}
            <Text span size="xs" c="dimmed">
              {text}
            </Text>
          </Text>
        </li>
      ))}
    </ul>
    {refused > problems.length && <Text size="sm">{t('And {n} more.', { n: refused - problems.length })}</Text>}
  </Alert>
);

/** Imports orders from a CSV file: choose, look, import. */
export const FileImport = () => {
  const preview = usePreviewOrderFile();
  const start = useImportOrderFile();
  const [currency, setCurrency] = useState('');
  const [chosenFile, setChosenFile] = useState<GivenFile | null>(null);
  const choose = (file: File | null) => {
    if (!file) return;
    const next = { file, currency: currency.trim() };
    setChosenFile(next);
    start.reset();
    preview.mutate(next);
  };
  const leave = () => {
    setChosenFile(null);
    preview.reset();
  };
  const run = () =>
    chosenFile &&
    start.mutate(chosenFile, {
      onSuccess: ({ added, changed }) => {
        notifyDone(plural(added, '1 order was added, {changed} changed.', '{n} orders were added, {changed} changed.', { changed }));
        leave();
      },
    });
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'For orders from before, or shops without webhooks: a CSV export with the order number, the date and the total. Shopify’s and WooCommerce’s exports fit as they are. An order that is known already counts once, and a webhook’s word beats the file’s.',
        )}
      </Text>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('Currency of lines that name none')}
          placeholder={t('EUR')}
          maxLength={3}
          w={{ base: '100%', xs: 240 }}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        <FileButton onChange={choose} accept=".csv,.txt,text/csv" key={chosenFile?.file.name ?? 'none'}>
          {(props) => (
            <Button {...props} variant="default" loading={preview.isPending} leftSection={<IconFileSpreadsheet size={16} aria-hidden />}>
              {t('Choose a CSV file')}
            </Button>
          )}
        </FileButton>
      </Group>
      <FormError error={preview.error ?? start.error} />
      <div role="status">
        {preview.data && chosenFile && (
          <Stack gap="sm">
            <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
              {chosenFile.file.name}
            </Text>
            <Text size="sm">{summaryOf(preview.data)}</Text>
            <Columns columns={preview.data.columns} />
            {preview.data.sample.length > 0 && <Sample sample={preview.data.sample} />}
            {preview.data.problems.length > 0 && <Problems problems={preview.data.problems} refused={preview.data.refused} />}
            <Group gap="sm" justify="flex-end">
              <Button variant="default" onClick={leave}>
                {t('Cancel')}
              </Button>
              <Button onClick={run} loading={start.isPending} disabled={preview.data.added + preview.data.changed === 0}>
                {t('Import')}
              </Button>
            </Group>
          </Stack>
        )}
      </div>
    </Stack>
  );
};
