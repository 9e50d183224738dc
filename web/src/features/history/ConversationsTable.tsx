import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import { figureWords } from '../../lib/figures.ts';
import { formatDuration, formatNumber, formatTimestamp } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import type { ListedConversation } from './api/listChatHistory.ts';
import { pageText, shortId } from './words.ts';

const unbroken = { whiteSpace: 'nowrap' } as const;

const columns: Column<ListedConversation>[] = [
  {
    header: 'Id',
    cell: ({ engagementId, engagement_info }) => (
      <Text span ff="monospace" size="sm" title={engagementId} fw={engagement_info.reviewed ? 400 : 700} style={unbroken}>
        {shortId(engagementId)}
        {!engagement_info.reviewed && <VisuallyHidden> (not reviewed)</VisuallyHidden>}
      </Text>
    ),
  },
  {
    header: 'Start Date',
    cell: ({ engagement_info }) => <span style={unbroken}>{formatTimestamp(engagement_info.popupEngagementStart)}</span>,
  },
  {
    header: 'On Webpage',
    cell: ({ engagement_info }) => (
      <Text span size="sm" lineClamp={1} title={engagement_info.conversationStartedAtWebsiteLink} style={{ overflowWrap: 'anywhere' }}>
        {pageText(engagement_info.conversationStartedAtWebsiteLink)}
      </Text>
    ),
  },
  {
    header: 'Duration',
    align: 'end',
    cell: ({ engagement_info }) => (
      <span style={unbroken}>{formatDuration(engagement_info.popupEngagementStart, engagement_info.popupEngagementEnd)}</span>
    ),
  },
  {
    header: figureWords.chats.label,
    meaning: figureWords.chats.meaning,
    align: 'end',
    cell: ({ engagement_info }) => formatNumber(engagement_info.chats_count),
  },
  {
    header: 'Status',
    align: 'end',
    cell: ({ engagement_info }) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        {engagement_info.clicked && (
          <Badge variant="light" radius="sm" tt="none" miw="max-content">
            Clicked
          </Badge>
        )}
        <Badge variant="light" color={engagement_info.reviewed ? 'green' : 'gray'} radius="sm" tt="none" miw="max-content">
          {engagement_info.reviewed ? 'Reviewed' : 'New'}
        </Badge>
      </Group>
    ),
  },
];

interface ConversationsTableProps {
  conversations: readonly ListedConversation[];
  onOpen: (conversation: ListedConversation) => void;
}

/** The conversations; a row opens one (specification section 2, History). */
export const ConversationsTable = ({ conversations, onOpen }: ConversationsTableProps) => (
  <DataTable caption="Conversations" columns={columns} rows={conversations} rowKey={({ engagementId }) => engagementId} onOpen={onOpen} />
);
