import { Button, CloseButton, Group, Paper, Text, TextInput, VisuallyHidden } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { notifyDone, notifyUndo } from '../../ui/overlays/notify.tsx';
import { useLater } from '../../ui/useLater.ts';
import { t } from '../../words/t.ts';
import { useChangePopup } from './api/changePopup.ts';
import { useDeletePopup } from './api/deletePopup.ts';
import { useDuplicatePopup } from './api/duplicatePopup.ts';
import { usePopupDays } from './api/listPopupDays.ts';
import { RecommendersTable } from './RecommendersTable.tsx';

const loadRename = () => import('./RenameModal.tsx');

interface RecommendersProps {
  popups: readonly PopupSummary[];
  search: string;
  onSearch: (search: string) => void;
  onEmbed: (popup: PopupSummary) => void;
  /** Brings a deleted one back. */
  onRestore: (popupId: number) => void;
}

/** The list of recommenders with search, status switches, rename, duplicate and delete. */
export const Recommenders = ({ popups, search, onSearch, onEmbed, onRestore }: RecommendersProps) => {
  const days = usePopupDays();
  const change = useChangePopup();
  const duplicate = useDuplicatePopup();
  const remove = useDeletePopup();
  const rename = useLater(loadRename);
  const [renamed, setRenamed] = useState<PopupSummary | null>(null);
  const onRename = (popup: PopupSummary) => {
    rename.now();
    setRenamed(popup);
  };

  const searchText = search.trim().toLocaleLowerCase();
  const matching = popups.filter(({ popup_name }) => popup_name.toLocaleLowerCase().includes(searchText));

  // The mutation itself rolls back and notifies on failure.
  const onStatus = ({ popup_id: popupId, popup_name }: PopupSummary, status: boolean) =>
    void change.mutateAsync({ popupId, change: { status } }).then(
      () =>
        notifyUndo(
          status
            ? t('“{name}” is active: visitors of its websites see it.', { name: popup_name })
            : t('“{name}” is inactive: visitors no longer see it.', { name: popup_name }),
          () => change.mutate({ popupId, change: { status: !status } }),
        ),
      () => undefined,
    );
  const onDuplicate = ({ popup_id }: PopupSummary) =>
    duplicate.mutate(popup_id, {
      onSuccess: (copy) =>
        notifyDone(t('“{popup_name}” was made. It is inactive and has no website yet.', { popup_name: copy.popup_name })),
    });
  const onDelete = ({ popup_id, popup_name }: PopupSummary) =>
    confirmDanger({
      title: t('Delete “{popup_name}”?', { popup_name }),
      message: t(
        'It disappears from your websites at once. Your questionnaires, what was counted and the chat history stay. It stays in the bin for 30 days and can be brought back as it is.',
      ),
      action: t('Delete'),
      onConfirm: () =>
        remove.mutate(popup_id, {
          onSuccess: () =>
            notifyUndo(t('“{name}” is deleted. It stays in the bin for 30 days.', { name: popup_name }), () => onRestore(popup_id)),
        }),
    });

  return (
    <Paper withBorder>
      <Group p="md" pb={0}>
        <TextInput
          flex="1 1 12rem"
          maw={360}
          type="search"
          aria-label={t('Search recommenders')}
          placeholder={t('Search by name')}
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          rightSection={search && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => onSearch('')} />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <VisuallyHidden role="status">
          {searchText && t('{length} of {length2} found', { length: matching.length, length2: popups.length })}
        </VisuallyHidden>
      </Group>
      {matching.length > 0 ? (
        <RecommendersTable
          popups={matching}
          days={days.data}
          onEmbed={onEmbed}
          onStatus={onStatus}
          onRename={onRename}
          onDuplicate={onDuplicate}
          onDelete={onDelete}
        />
      ) : (
        <Group justify="center" p="xl" gap="sm">
          <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('No recommender is called “{name}”.', { name: search.trim() })}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => onSearch('')}>
            {t('Clear the search')}
          </Button>
        </Group>
      )}
      {rename.code && <rename.code.RenameModal popup={renamed} onClose={() => setRenamed(null)} />}
    </Paper>
  );
};
