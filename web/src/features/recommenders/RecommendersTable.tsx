import { Anchor, Badge, Button, Group } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

export const editPath = ({ clientId, popupId }: { clientId: number; popupId: number }): string => `/popups/edit/${clientId}/${popupId}`;

const columnsWith = (onEmbed: (popup: PopupSummary) => void): Column<PopupSummary>[] => [
  {
    header: 'Name',
    cell: (popup) => (
      <Anchor component={Link} to={editPath({ clientId: popup.clientId, popupId: popup.popup_id })} inherit c="var(--mantine-color-text)">
        {popup.popup_name}
      </Anchor>
    ),
  },
  { header: 'Displayed', cell: (popup) => formatNumber(popup.countEngagements), align: 'end' },
  { header: 'Chat Responses', cell: (popup) => formatNumber(popup.chats_count), align: 'end' },
  { header: 'Total Tokens', cell: (popup) => formatNumber(popup.tokenCounts), align: 'end' },
  {
    header: 'Status',
    cell: (popup) => (
      <Badge variant="light" color={popup.status ? 'green' : 'red'} radius="sm" tt="none">
        {popup.status ? 'Active' : 'Inactive'}
      </Badge>
    ),
  },
  {
    header: 'Publish or Edit',
    align: 'end',
    cell: (popup) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button size="compact-sm" variant="light" onClick={() => onEmbed(popup)} aria-label={`Embed ${popup.popup_name}`}>
          Embed
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          component={Link}
          to={editPath({ clientId: popup.clientId, popupId: popup.popup_id })}
          aria-label={`Edit ${popup.popup_name}`}
        >
          Edit
        </Button>
      </Group>
    ),
  },
];

interface RecommendersTableProps {
  popups: readonly PopupSummary[];
  onEmbed: (popup: PopupSummary) => void;
}

/** The owner's recommenders with their counts (specification section 2, Dashboard). */
export const RecommendersTable = ({ popups, onEmbed }: RecommendersTableProps) => (
  <DataTable caption="Recommenders" columns={columnsWith(onEmbed)} rows={popups} rowKey={(popup) => popup.popup_id} />
);
