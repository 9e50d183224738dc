import { Button, Modal, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Questionnaire } from '@parley/contract';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeleteQuestionnaire } from '../../features/questionnaires/api/deleteQuestionnaire.ts';
import { useQuestionnaires } from '../../features/questionnaires/api/listQuestionnaires.ts';
import { CreateQuestionnaireForm } from '../../features/questionnaires/NameForm.tsx';
import { QuestionnairesTable } from '../../features/questionnaires/QuestionnairesTable.tsx';
import { plural } from '../../features/questionnaires/words.ts';
import { recommenderKeys } from '../../features/recommenders/api/keys.ts';
import { popupsQuery } from '../../features/recommenders/api/listPopups.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notifyDone } from '../../ui/notify.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

export const meta = pageMeta('Questionnaires');

/** Names the recommenders that now show no questionnaire; their list is asked for only when there are any. */
const useTellWhatChanged = () => {
  const queryClient = useQueryClient();
  return async ({ name }: Questionnaire, recommenderIds: readonly number[]) => {
    if (recommenderIds.length === 0) return notifyDone(`“${name}” is deleted. No recommender showed it.`);
    void queryClient.invalidateQueries({ queryKey: recommenderKeys.all });
    const popups = await queryClient.query(popupsQuery).catch(() => []);
    const names = recommenderIds.map((id) => popups.find(({ popup_id }) => popup_id === id)?.popup_name ?? `No. ${id}`);
    return notifyDone(
      `“${name}” is deleted. ${plural(names.length, 'recommender')} showed it and now ${names.length === 1 ? 'shows' : 'show'} none: ${names.join(', ')}.`,
    );
  };
};

export default function Questionnaires() {
  const questionnaires = useQuestionnaires();
  const remove = useDeleteQuestionnaire();
  const tellWhatChanged = useTellWhatChanged();
  const [creating, { open, close }] = useDisclosure(false);

  const askToDelete = (questionnaire: Questionnaire) =>
    confirmDanger({
      title: `Delete “${questionnaire.name}”?`,
      message: `Its ${plural(questionnaire.total_questions, 'question')} and ${plural(questionnaire.total_answers, 'answer')} go with it, pictures included. Recommenders that show it will show no questionnaire. This cannot be undone.`,
      action: 'Delete',
      onConfirm: () => remove.mutate(questionnaire.id, { onSuccess: (changed) => void tellWhatChanged(questionnaire, changed) }),
    });

  const createButton = (
    <Button onClick={open} leftSection={<IconPlus size={18} aria-hidden />}>
      Create New Questionnaire
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Questionnaires"
        description="The questions your recommenders ask, and how visitors respond."
        actions={createButton}
      />
      <QueryView query={questionnaires} loading={<TableSkeleton />}>
        {(list) => (
          <Paper withBorder>
            {list.length > 0 ? (
              <QuestionnairesTable
                questionnaires={list}
                onDelete={askToDelete}
                deleting={remove.isPending ? (remove.variables ?? null) : null}
              />
            ) : (
              <EmptyState icon={IconListDetails} title="No questionnaire yet" action={createButton}>
                A questionnaire leads visitors to a product, one question at a time. Create one, add questions with up to four answers each,
                then choose it in a recommender.
              </EmptyState>
            )}
          </Paper>
        )}
      </QueryView>
      <Modal opened={creating} onClose={close} title="Create a questionnaire">
        <CreateQuestionnaireForm onCreated={close} />
      </Modal>
    </>
  );
}
