import { Button, Modal, Paper, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Questionnaire } from '@parley/contract';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRestore } from '../../../features/bin/api/restoreFromBin.ts';
import { useDeleteQuestionnaire } from '../../../features/questionnaires/api/deleteQuestionnaire.ts';
import { useDuplicateQuestionnaire } from '../../../features/questionnaires/api/duplicateQuestionnaire.ts';
import { useQuestionnaires } from '../../../features/questionnaires/api/listQuestionnaires.ts';
import { DeletionEffects } from '../../../features/questionnaires/DeletionEffects.tsx';
import { CreateQuestionnaireForm, RenameQuestionnaireForm } from '../../../features/questionnaires/NameForm.tsx';
import { QuestionnairesTable } from '../../../features/questionnaires/QuestionnairesTable.tsx';
import { enumeration } from '../../../features/questionnaires/words.ts';
import { recommenderKeys } from '../../../features/recommenders/api/keys.ts';
import { popupsQuery } from '../../../features/recommenders/api/listPopups.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { confirmDanger } from '../../../ui/overlays/confirm.tsx';
import { notifyDone, notifyUndo } from '../../../ui/overlays/notify.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { plural, t } from '../../../words/t.ts';

export const meta = pageMeta('Questionnaires');

/** The message about recommenders that lost their questionnaire; loads their names only when there are any. */
const useOutcome = () => {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<string | null>(null);
  const restore = useRestore();
  const tell = async ({ id, name }: Questionnaire, recommenderIds: readonly number[]) => {
    const undo = () => restore.mutate({ kind: 'questionnaire', id }, { onSuccess: () => setOutcome(null) });
    notifyUndo(t('“{name}” is deleted. It stays in the bin for 30 days.', { name }), undo);
    if (recommenderIds.length === 0) return undefined;
    void queryClient.invalidateQueries({ queryKey: recommenderKeys.all });
    const popups = await queryClient.query(popupsQuery).catch(() => []);
    const names = recommenderIds.map(
      (popup) => popups.find(({ popup_id }) => popup_id === popup)?.popup_name ?? t('No. {name}', { name: String(popup) }),
    );
    return setOutcome(
      plural(
        names.length,
        '“{name}” is deleted. 1 recommender showed it: {names}. It shows no questionnaire now.',
        '“{name}” is deleted. {n} recommenders showed it: {names}. They show no questionnaire now.',
        { name, names: enumeration(names) },
      ),
    );
  };
  return { outcome, tell, close: () => setOutcome(null) };
};

/** The list of questionnaires. */
export default function Questionnaires() {
  const questionnaires = useQuestionnaires();
  const remove = useDeleteQuestionnaire();
  const duplicate = useDuplicateQuestionnaire();
  const [renamed, setRenamed] = useState<Questionnaire | null>(null);
  const [renaming, { open: openRename, close: closeRename }] = useDisclosure(false);
  const { outcome, tell, close: closeOutcome } = useOutcome();
  const [creating, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();

  const askToDelete = (questionnaire: Questionnaire) =>
    confirmDanger({
      title: t('Delete “{name}”?', { name: questionnaire.name }),
      message: <DeletionEffects questionnaire={questionnaire} />,
      action: t('Delete'),
      onConfirm: () => remove.mutate(questionnaire.id, { onSuccess: (changed) => void tell(questionnaire, changed) }),
    });

  const askToRename = (questionnaire: Questionnaire) => {
    setRenamed(questionnaire);
    openRename();
  };

  const copy = (questionnaire: Questionnaire) =>
    duplicate.mutate(questionnaire.id, {
      onSuccess: ({ name }) => notifyDone(t('“{name}” is copied as “{name2}”.', { name: questionnaire.name, name2: name })),
    });

  const createButton = (
    <Button onClick={open} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('Create New Questionnaire')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('Questionnaires')}
        description={t('The questions your recommenders ask, and how visitors respond.')}
        actions={createButton}
      />
      <QueryView query={questionnaires} loading={<TableSkeleton />}>
        {(list) => (
          <Stack gap="md">
            <Notice onClose={closeOutcome}>{outcome}</Notice>
            <Paper withBorder>
              {list.length > 0 ? (
                <QuestionnairesTable
                  questionnaires={list}
                  onRename={askToRename}
                  onDuplicate={copy}
                  onDelete={askToDelete}
                  duplicating={duplicate.isPending ? (duplicate.variables ?? null) : null}
                  deleting={remove.isPending ? (remove.variables ?? null) : null}
                />
              ) : (
                <EmptyState icon={IconListDetails} title={t('No questionnaire yet')} action={createButton}>
                  {t(
                    'A questionnaire leads visitors to a product, one question at a time. Create one, add questions with up to four answers each, then choose it in a recommender.',
                  )}
                </EmptyState>
              )}
            </Paper>
          </Stack>
        )}
      </QueryView>
      <Modal opened={creating} onClose={close} title={t('Create a questionnaire')}>
        <CreateQuestionnaireForm onCreated={({ id }) => navigate(`/Questionnaire/${id}/`)} />
      </Modal>
      <Modal opened={renaming} onClose={closeRename} title={t('Rename questionnaire')}>
        {renamed && <RenameQuestionnaireForm questionnaire={renamed} onSaved={closeRename} />}
      </Modal>
    </>
  );
}
