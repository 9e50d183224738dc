import { Anchor, Badge, Button, Group, Modal, Skeleton, Stack, Text, useMatches } from '@mantine/core';
import type { Conversation } from '@parley/contract';
import { IconCheck, IconHistoryOff, IconTrash } from '@tabler/icons-react';
import { ApiError } from '../../lib/calls/apiError.ts';
import { formatDuration, formatTimestamp } from '../../lib/formats/format.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { t } from '../../words/t.ts';
import { useEraseConversation } from './api/eraseConversation.ts';
import { useConversation } from './api/getConversation.ts';
import { useReviewConversation } from './api/reviewConversation.ts';
import { Timeline } from './Timeline.tsx';
import { pageLabel, shortId } from './words.ts';

const Facts = ({ engagement_info, recommender }: Conversation & { recommender: string | undefined }) => (
  <Group gap="xs" c="dimmed">
    <Text size="sm">{formatTimestamp(engagement_info.popupEngagementStart)}</Text>
    <Text size="sm" aria-hidden>
      ·
    </Text>
    <Text size="sm">{formatDuration(engagement_info.popupEngagementStart, engagement_info.popupEngagementEnd)}</Text>
    {recommender && (
      <>
        <Text size="sm" aria-hidden>
          ·
        </Text>
        <Text size="sm">{recommender}</Text>
      </>
    )}
    {/^https?:\/\//.test(engagement_info.conversationStartedAtWebsiteLink) && (
      <>
        <Text size="sm" aria-hidden>
          ·
        </Text>
        <Anchor
          size="sm"
          href={engagement_info.conversationStartedAtWebsiteLink}
          target="_blank"
          rel="noreferrer"
          style={{ overflowWrap: 'anywhere' }}
        >
          {pageLabel(engagement_info.conversationStartedAtWebsiteLink)}
        </Anchor>
      </>
    )}
    {engagement_info.reviewed && (
      <Badge variant="light" color="green" radius="sm" tt="none">
        {t('Reviewed')}
      </Badge>
    )}
  </Group>
);

interface ConversationModalProps {
  /** The engagement to show; the last one stays visible while the dialog fades out. */
  engagementId: string | null;
  opened: boolean;
  /** Names of recommenders by id. */
  recommenders: ReadonlyMap<number, string>;
  onClose: () => void;
  /** Makes a test of the conversation up to a chat entry. */
  onMakeTest: (made: { engagementId: string; chatId: number }) => void;
}

/** One conversation: the messages and the visitor's other actions, with review, export and erasure. */
export const ConversationModal = ({ engagementId, opened, recommenders, onClose, onMakeTest }: ConversationModalProps) => {
  const query = useConversation(engagementId);
  const review = useReviewConversation();
  const erase = useEraseConversation();
  const onPhone = useMatches({ base: true, xs: false });
  const id = engagementId ?? '';
  const reviewed = query.data?.conversation.engagement_info.reviewed ?? false;
  const askToErase = () =>
    confirmDanger({
      title: t('Delete everything of this visitor?'),
      message: t('What this visitor said, answered and followed is erased for good. Your counts and analytics stay as they are.'),
      action: t('Delete'),
      onConfirm: () => erase.mutate(id, { onSuccess: onClose }),
    });
  const isGone = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('Conversation {id}', { id: shortId(id) })}
      size="lg"
      fullScreen={onPhone}
      radius={onPhone ? 0 : 'lg'}
    >
      {isGone ? (
        <EmptyState icon={IconHistoryOff} title={t('Not there any more')} action={<Button onClick={onClose}>{t('Close')}</Button>}>
          {t('This conversation was deleted, or it is not one of yours.')}
        </EmptyState>
      ) : (
        <QueryView query={query} loading={<Skeleton height={500} />}>
          {({ conversation, timeline }) => (
            <Stack gap="sm">
              <Facts {...conversation} recommender={recommenders.get(conversation.engagement_info.popup_id)} />
              <Timeline entries={timeline} onMakeTest={(chatId) => onMakeTest({ engagementId: id, chatId })} />
              <Group justify="space-between" gap="xs">
                <Button
                  variant="subtle"
                  color="red"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  loading={erase.isPending}
                  onClick={askToErase}
                >
                  {t("Delete this visitor's data")}
                </Button>
                <Group gap="xs">
                  <CopyButton value={window.location.href} label={t('Copy link')} quiet />
                  <Button
                    variant={reviewed ? 'default' : 'filled'}
                    leftSection={<IconCheck size={16} aria-hidden />}
                    loading={review.isPending}
                    onClick={() => review.mutate({ engagementId: id, reviewed: !reviewed })}
                  >
                    {reviewed ? t('Not reviewed') : t('Mark as reviewed')}
                  </Button>
                </Group>
              </Group>
            </Stack>
          )}
        </QueryView>
      )}
    </Modal>
  );
};
