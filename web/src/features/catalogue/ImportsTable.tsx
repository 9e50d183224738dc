import { Badge, Text } from '@mantine/core';
import type { CatalogueImport } from '@parley/contract';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { kindLabel, statusLabels } from './importWords.ts';

const columns: Column<CatalogueImport>[] = [
  {
    header: 'Source',
    cell: ({ source, message }) => (
      <div>
        <Text inherit style={{ overflowWrap: 'anywhere' }}>
          {source}
        </Text>
        {message && (
          <Text size="xs" c="dimmed" fw={400} maw="48ch">
            {message}
          </Text>
        )}
      </div>
    ),
  },
  {
    header: 'Status',
    cell: ({ status }) => (
      <Badge variant="light" color={statusLabels[status].color} radius="sm" tt="none">
        {statusLabels[status].text}
      </Badge>
    ),
  },
  { header: 'Kind', cell: ({ kind }) => kindLabel(kind) },
  { header: 'Found', cell: ({ found }) => formatNumber(found), align: 'end' },
  { header: 'Imported', cell: ({ imported }) => formatNumber(imported), align: 'end' },
  { header: 'Failed', cell: ({ failed }) => formatNumber(failed), align: 'end' },
  { header: 'Started', cell: ({ createdAt }) => formatMoment(createdAt), align: 'end' },
];

/** The owner's imports, newest first. */
export const ImportsTable = ({ imports }: { imports: readonly CatalogueImport[] }) => (
  <DataTable caption="Past imports" columns={columns} rows={imports} rowKey={({ id }) => id} />
);
