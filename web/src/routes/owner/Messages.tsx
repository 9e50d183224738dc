import { Button, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { handoverStates } from '@parley/contract';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { State } from '../../features/handover/api/keys.ts';
import { messagesPerPage, useHandovers } from '../../features/handover/api/listHandovers.ts';
import { MessageModal } from '../../features/handover/MessageModal.tsx';
import { MessagesTable } from '../../features/handover/MessagesTable.tsx';
import { usePopups } from '../../features/recommenders/api/listPopups.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Pages } from '../../ui/figures/Pages.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../ui/states/skeletons.tsx';
import { type Plain, plural, t } from '../../words/t.ts';

export const meta = pageMeta('Messages');

const Empty = () => (
  <EmptyState
    icon={IconMessages}
    title={t('No messages yet')}
    action={
      <Button component={Link} to="/Dashboard">
        {t('Go to Dashboard')}
      </Button>
    }
  >
    {t(
      'When a visitor wants to talk to a person, the message comes here and to your mailbox. Each recommender’s Behaviour tab says when visitors are offered that.',
    )}
  </EmptyState>
);

const states: readonly { value: string; label: Plain }[] = [
  { value: '', label: 'All|messages' },
  { value: 'open', label: 'Open|message' },
  { value: 'answered', label: 'Answered' },
];

const numberIn = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** State, page and open message, kept in the address so that they can be shared and survive Back. */
const useAddress = () => {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>, replace = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    state: handoverStates.find((state) => state === search.get('state')) as State,
    page: numberIn(search.get('page')) ?? 1,
    id: numberIn(search.get('id')),
    choose: (state: string) => change({ state, page: null }, true),
    goToPage: (page: number) => change({ page: page === 1 ? null : String(page) }),
    open: (id: number) => change({ id: String(id) }),
    close: () => change({ id: null }, true),
  };
};

/** Messages of visitors who want to talk to a person; state, page and the open message are in the address. */
export default function Messages() {
  const { state, page, id, choose, goToPage, open, close } = useAddress();
  const handovers = useHandovers(state, page);
  const popups = usePopups();
  const recommenders = new Map(popups.data?.map(({ popup_id, popup_name }) => [popup_id, popup_name]));
  const [last, setLast] = useState(id);
  if (id && id !== last) setLast(id);
  return (
    <>
      <PageHeader
        title={t('Messages')}
        description={t('Visitors who want to talk to a person, newest first. Your answer reaches their chat or their mailbox.')}
      />
      <QueryView query={handovers} loading={<TableSkeleton rows={6} />}>
        {({ handovers: messages, total, open: waiting }) =>
          total === 0 && !state && !handovers.isPlaceholderData ? (
            <Paper withBorder>
              <Empty />
            </Paper>
          ) : (
            <Stack gap="md">
              <SegmentedControl
                aria-label={t('Which messages')}
                data={states.map(({ value, label }) => ({ value, label: t(label) }))}
                value={state ?? ''}
                onChange={choose}
                style={{ alignSelf: 'flex-start' }}
              />
              <Text size="sm" c="dimmed" role="status">
                {waiting === 0 ? t('Every message is answered.') : plural(waiting, '1 waits for an answer.', '{n} wait for an answer.')}
              </Text>
              <Paper withBorder style={{ opacity: handovers.isPlaceholderData ? 0.6 : 1 }} aria-busy={handovers.isPlaceholderData}>
                {messages.length > 0 ? (
                  <MessagesTable messages={messages} recommenders={recommenders} onOpen={(message) => open(message.id)} />
                ) : (
                  <EmptyState icon={IconMessages} title={t('Nothing here')}>
                    {state === 'open' ? t('No message waits for an answer.') : t('There are no messages on this page.')}
                  </EmptyState>
                )}
              </Paper>
              <Pages total={Math.ceil(total / messagesPerPage)} page={page} onPage={goToPage} />
            </Stack>
          )
        }
      </QueryView>
      <MessageModal id={last} opened={id !== null} recommenders={recommenders} onClose={close} />
    </>
  );
}
