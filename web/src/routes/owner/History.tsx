import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTestFromConversation } from '../../features/assistant-tests/api/createTestFromConversation.ts';
import { conversationsPerPage, useChatHistory } from '../../features/history/api/listChatHistory.ts';
import { ConversationModal } from '../../features/history/ConversationModal.tsx';
import { ConversationsTable } from '../../features/history/ConversationsTable.tsx';
import { type Filters, filtersIn, isNarrowed, withFilters } from '../../features/history/filters.ts';
import { HistoryFilters } from '../../features/history/HistoryFilters.tsx';
import { usePopups } from '../../features/recommenders/api/listPopups.ts';
import { ownZone } from '../../lib/formats/zone.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Pages } from '../../ui/figures/Pages.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../ui/states/skeletons.tsx';
import { plural, t } from '../../words/t.ts';

export const meta = pageMeta('Chat History');

const Empty = () => (
  <EmptyState
    icon={IconHistory}
    title={t('No conversations yet')}
    action={
      <Button component={Link} to="/Dashboard">
        {t('Go to Dashboard')}
      </Button>
    }
  >
    {t('As soon as a visitor chats with one of your recommenders, you can read it here. Put one on your website with its Embed button.')}
  </EmptyState>
);

const NothingFits = () => (
  <EmptyState icon={IconSearchOff} title={t('Nothing found')}>
    {t('No conversation matches. Try fewer or other words, or remove filters.')}
  </EmptyState>
);

/** Filters, page and open conversation, kept in the address so that they can be shared and survive Back. */
const useAddress = () => {
  const [search, setSearch] = useSearchParams();
  const requestedPage = Number(search.get('page'));
  const change = (name: string, value: string | null, replace = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    filters: filtersIn(search),
    page: Number.isInteger(requestedPage) && requestedPage > 1 && requestedPage <= 40_000 ? requestedPage : 1,
    id: search.get('id'),
    setFilters: (filters: Filters) => setSearch((before) => withFilters(before, filters), { replace: true, preventScrollReset: true }),
    goToPage: (page: number) => change('page', page === 1 ? null : String(page)),
    open: (id: string) => change('id', id),
    close: () => change('id', null, true),
  };
};

/** The chat history; filters, page and the open conversation are in the address. */
export default function History() {
  const { filters, page, id, setFilters, goToPage, open, close } = useAddress();
  const history = useChatHistory(filters, page);
  const popups = usePopups();
  const makeTest = useTestFromConversation();
  const recommenders = new Map(popups.data?.map(({ popup_id, popup_name }) => [popup_id, popup_name]));
  const [last, setLast] = useState(id);
  if (id && id !== last) setLast(id);

  return (
    <>
      <PageHeader title={t('Chat History')} description={t('What visitors and your recommenders said to each other, newest first.')} />
      <QueryView query={history} loading={<TableSkeleton rows={8} />}>
        {({ conversations, total, more }) =>
          total === 0 && !isNarrowed(filters) && !history.isPlaceholderData ? (
            <Paper withBorder>
              <Empty />
            </Paper>
          ) : (
            <Stack gap="md">
              <HistoryFilters filters={filters} recommenders={recommenders} empty={total === 0} onChange={setFilters} />
              <Text size="sm" c="dimmed" role="status">
                {more
                  ? t('More than {total} conversations. Search or filter to reach older ones.', { total })
                  : plural(total, '1 conversation', '{n} conversations')}{' '}
                · {t('Times in {zone}', { zone: ownZone.replaceAll('_', ' ') })}
              </Text>
              <Paper withBorder style={{ opacity: history.isPlaceholderData ? 0.6 : 1 }} aria-busy={history.isPlaceholderData}>
                {conversations.length > 0 ? (
                  <ConversationsTable
                    conversations={conversations}
                    recommenders={recommenders}
                    onOpen={({ engagementId }) => open(engagementId)}
                  />
                ) : total > 0 ? (
                  <EmptyState
                    icon={IconHistory}
                    title={t('Nothing on this page')}
                    action={<Button onClick={() => goToPage(1)}>{t('Go to the newest')}</Button>}
                  >
                    {t('There are fewer pages of conversations than that.')}
                  </EmptyState>
                ) : (
                  <NothingFits />
                )}
              </Paper>
              <Pages total={Math.ceil(total / conversationsPerPage)} page={page} onPage={goToPage} />
            </Stack>
          )
        }
      </QueryView>
      <ConversationModal
        engagementId={last}
        opened={id !== null}
        recommenders={recommenders}
        onClose={close}
        onMakeTest={(made) => makeTest.mutate(made, { onSuccess: () => notifyDone(t('It is a test now: see Company profile, Tests')) })}
      />
    </>
  );
}
