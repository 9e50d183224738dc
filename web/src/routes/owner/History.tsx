import { Button, Group, Pagination, Paper, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFindConversation } from '../../features/history/api/findConversation.ts';
import { conversationsPerPage, type ListedConversation, useChatHistory } from '../../features/history/api/listChatHistory.ts';
import { ConversationModal } from '../../features/history/ConversationModal.tsx';
import { ConversationsTable } from '../../features/history/ConversationsTable.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

export const meta = pageMeta('Chat History');

const empty = (
  <EmptyState
    icon={IconHistory}
    title="No conversations yet"
    action={
      <Button component={Link} to="/Dashboard">
        Go to Dashboard
      </Button>
    }
  >
    As soon as a visitor chats with one of your recommenders, you can read it here. Put one on your website with its Embed button.
  </EmptyState>
);

/** The page and the conversation that the address names, so that both can be shared and gone back to. */
const useAddress = () => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page'));
  const change = (name: string, value: string | null, replace = false) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace, preventScrollReset: true },
    );
  return {
    page: Number.isInteger(asked) && asked > 1 && asked <= 40_000 ? asked : 1,
    id: search.get('id'),
    goToPage: (page: number) => change('page', page === 1 ? null : String(page)),
    open: (id: string) => change('id', id),
    close: () => change('id', null, true),
  };
};

export default function History() {
  const { page, id, goToPage, open, close } = useAddress();
  const history = useChatHistory(page);
  const [last, setLast] = useState<ListedConversation | null>(null);
  const here = history.data?.conversations.find(({ engagementId }) => engagementId === id);
  const elsewhere = useFindConversation(id && history.data && !history.isPlaceholderData && !here ? id : null);
  const asked = here ?? (elsewhere.data?.engagementId === id ? elsewhere.data : null);
  if (asked && asked !== last) setLast(asked);

  return (
    <>
      <PageHeader title="Chat History" description="What visitors and your recommenders said to each other, newest first." />
      <QueryView query={history} loading={<TableSkeleton rows={8} />}>
        {({ conversations, total }) => (
          <Stack gap="md">
            <Notice onClose={close}>
              {id && !asked && elsewhere.data === null ? 'The conversation that the address names is not among the newest ones.' : null}
            </Notice>
            <Paper withBorder style={{ opacity: history.isPlaceholderData ? 0.6 : 1 }} aria-busy={history.isPlaceholderData}>
              {conversations.length > 0 ? (
                <ConversationsTable conversations={conversations} onOpen={({ engagementId }) => open(engagementId)} />
              ) : total > 0 ? (
                <EmptyState
                  icon={IconHistory}
                  title="Nothing on this page"
                  action={<Button onClick={() => goToPage(1)}>Go to the newest</Button>}
                >
                  There are fewer conversations than this page number says.
                </EmptyState>
              ) : (
                empty
              )}
            </Paper>
            {total > conversationsPerPage && (
              <Group justify="center">
                <Pagination
                  total={Math.ceil(total / conversationsPerPage)}
                  value={page}
                  onChange={goToPage}
                  getControlProps={(control) => ({ 'aria-label': `${control} page` })}
                  getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                />
              </Group>
            )}
          </Stack>
        )}
      </QueryView>
      <ConversationModal conversation={last} opened={asked !== null} onClose={close} />
    </>
  );
}
