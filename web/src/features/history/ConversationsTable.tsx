import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { figureWords } from '../../lib/formats/figures.ts';
import { formatDuration, formatNumber, formatTimestamp } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { t } from '../../words/t.ts';
import type { ListedConversation } from './api/listChatHistory.ts';
import classes from './ConversationsTable.module.css';
import { outcomeOf, pageLabel, shortId } from './words.ts';

const unbroken = { whiteSpace: 'nowrap' } as const;

const Asked = ({ of: { engagement_info, chatgpt_data }, recommender }: { of: ListedConversation; recommender: string | undefined }) => (
  <span className={classes.asked}>
    <Text span size="sm" fw={engagement_info.reviewed ? 500 : 700} lineClamp={2} className={classes.words}>
      {!engagement_info.reviewed && <span className={classes.dot} aria-hidden />}
      {chatgpt_data[0]?.inputChatGPT || '–'}
      {!engagement_info.reviewed && <VisuallyHidden> {t('(not reviewed)')}</VisuallyHidden>}
    </Text>
    {recommender && (
      <Text span size="xs" c="dimmed" className={classes.words}>
        {recommender}
      </Text>
    )}
  </span>
);

const Products = ({ products }: { products: ListedConversation['engagement_info']['products'] }) =>
  products.length === 0 ? (
    <Text span size="sm" c="dimmed">
      {t('none')}
    </Text>
  ) : (
    <span className={classes.products}>
      {products.map(({ id, title, image }) => (
        <img
          key={id}
          src={image || undefined}
          alt={title}
          title={title}
          width={32}
          height={32}
          loading="lazy"
          // A picture that is gone leaves an empty place instead of the browser's broken one.
          onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
        />
      ))}
    </span>
  );

const columnsWith = (recommenders: ReadonlyMap<number, string>): Column<ListedConversation>[] => [
  {
    header: t('Asked'),
    cell: (conversation) => <Asked of={conversation} recommender={recommenders.get(conversation.engagement_info.popup_id)} />,
  },
  { header: t('Shown|products'), cell: ({ engagement_info }) => <Products products={engagement_info.products} /> },
  {
    header: t('Outcome'),
    cell: ({ engagement_info }) => {
      const { text, color } = outcomeOf(engagement_info);
      return (
        <Badge variant="light" color={color} radius="sm" tt="none" miw="max-content">
          {text}
        </Badge>
      );
    },
  },
  {
    header: t(figureWords.chats.label),
    meaning: t(figureWords.chats.meaning),
    align: 'end',
    cell: ({ engagement_info }) => formatNumber(engagement_info.chats_count),
  },
  {
    header: t('On Webpage'),
    cell: ({ engagement_info }) => (
      <Text span size="sm" lineClamp={1} title={engagement_info.conversationStartedAtWebsiteLink} className={classes.words}>
        {pageLabel(engagement_info.conversationStartedAtWebsiteLink)}
      </Text>
    ),
  },
  {
    header: t('Duration'),
    align: 'end',
    cell: ({ engagement_info }) => (
      <span style={unbroken}>{formatDuration(engagement_info.popupEngagementStart, engagement_info.popupEngagementEnd)}</span>
    ),
  },
  {
    header: t('Start Date'),
    cell: ({ engagement_info }) => <span style={unbroken}>{formatTimestamp(engagement_info.popupEngagementStart)}</span>,
  },
  {
    header: t('Id'),
    align: 'end',
    cell: ({ engagementId }) => (
      <Text span ff="monospace" size="sm" title={engagementId} style={unbroken}>
        {shortId(engagementId)}
      </Text>
    ),
  },
];

interface ConversationsTableProps {
  conversations: readonly ListedConversation[];
  /** The names of the recommenders. */
  recommenders: ReadonlyMap<number, string>;
  onOpen: (conversation: ListedConversation) => void;
}

/** The conversations; a row opens one (specification section 2, History). */
export const ConversationsTable = ({ conversations, recommenders, onOpen }: ConversationsTableProps) => (
  <DataTable
    caption={t('Conversations')}
    wide
    columns={columnsWith(recommenders)}
    rows={conversations}
    rowKey={({ engagementId }) => engagementId}
    onOpen={onOpen}
  />
);
