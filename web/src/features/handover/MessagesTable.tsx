import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { HandoverSummary } from '@parley/contract';
import { formatMoment } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { t } from '../../words/t.ts';

/** Most addresses fit on a line. */
const readable = { display: 'inline-block', minWidth: 'min(13rem, 100%)' } as const;

const columnsFor = (recommenders: ReadonlyMap<number, string>): Column<HandoverSummary>[] => [
  {
    header: t('From|sender'),
    cell: ({ email, name, open }) => (
      <Text span size="sm" fw={open ? 700 : 400} title={email} style={{ overflowWrap: 'anywhere', ...readable }}>
        {name || email}
        {open && <VisuallyHidden> {t('(not answered)')}</VisuallyHidden>}
      </Text>
    ),
  },
  {
    header: t('Message'),
    cell: ({ message }) => (
      <Text span size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
    ),
  },
  {
    header: t('Recommender'),
    cell: ({ popup_id }) => (
      <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
        {recommenders.get(popup_id) ?? '–'}
      </Text>
    ),
  },
  { header: t('Date'), cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(at)}</span> },
  {
    header: t('Status'),
    align: 'end',
    cell: ({ open }) => (
      <Badge variant="light" color={open ? 'orange' : 'green'} radius="sm" tt="none" miw="max-content">
        {open ? t('Open|adjective') : t('Answered')}
      </Badge>
    ),
  },
];

interface MessagesTableProps {
  messages: readonly HandoverSummary[];
  /** Names of recommenders by id. */
  recommenders: ReadonlyMap<number, string>;
  onOpen: (message: HandoverSummary) => void;
}

/** The messages; a row opens one. */
export const MessagesTable = ({ messages, recommenders, onOpen }: MessagesTableProps) => (
  <DataTable caption={t('Messages')} columns={columnsFor(recommenders)} rows={messages} rowKey={({ id }) => id} onOpen={onOpen} />
);
