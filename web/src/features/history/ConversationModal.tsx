import { Anchor, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { formatDuration, formatTimestamp } from '../../lib/format.ts';
import type { ListedConversation } from './api/listChatHistory.ts';
import classes from './ConversationModal.module.css';
import { pageText, shortId } from './words.ts';

const Said = ({ by, text }: { by: 'visitor' | 'bot'; text: string }) => (
  <li className={`${classes.bubble} ${classes[by]}`}>
    <VisuallyHidden>{by === 'visitor' ? 'Visitor: ' : 'Bot: '}</VisuallyHidden>
    {text}
  </li>
);

const Facts = ({ engagement_info }: ListedConversation) => (
  <Group gap="xs" c="dimmed">
    <Text size="sm">{formatTimestamp(engagement_info.popupEngagementStart)}</Text>
    <Text size="sm" aria-hidden>
      ·
    </Text>
    <Text size="sm">{formatDuration(engagement_info.popupEngagementStart, engagement_info.popupEngagementEnd)}</Text>
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
          {pageText(engagement_info.conversationStartedAtWebsiteLink)}
        </Anchor>
      </>
    )}
  </Group>
);

interface ConversationModalProps {
  /** The conversation to read; the last one stays while the dialog fades out. */
  conversation: ListedConversation | null;
  opened: boolean;
  onClose: () => void;
}

/** A conversation between a visitor and the bot, scrolling at 500 px (specification sections 2 and 9). */
export const ConversationModal = ({ conversation, opened, onClose }: ConversationModalProps) => (
  <Modal opened={opened} onClose={onClose} title={`Conversation ${conversation ? shortId(conversation.engagementId) : ''}`} size="lg">
    {conversation && (
      <Stack gap="sm">
        <Facts {...conversation} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <section className={classes.scroll} tabIndex={0} aria-label="Conversation" data-autofocus>
          {conversation.chatgpt_data.length > 0 ? (
            <ol className={classes.list}>
              {conversation.chatgpt_data.flatMap(({ id, inputChatGPT, outputChatGPT }) => [
                ...(inputChatGPT ? [<Said key={`${id} in`} by="visitor" text={inputChatGPT} />] : []),
                ...(outputChatGPT ? [<Said key={`${id} out`} by="bot" text={outputChatGPT} />] : []),
              ])}
            </ol>
          ) : (
            <Text size="sm" c="dimmed">
              Nothing was said.
            </Text>
          )}
        </section>
      </Stack>
    )}
  </Modal>
);
