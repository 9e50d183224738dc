import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { PopupSettings } from '@parley/contract';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLearnt } from '../../features/catalogue/api/listLearnt.ts';
import { useCompanyProfile } from '../../features/company/api/getCompanyProfile.ts';
import { CompanyProfileForm } from '../../features/company/CompanyProfileForm.tsx';
import { useQuestionnaires } from '../../features/questionnaires/api/listQuestionnaires.ts';
import { useDeletePopup } from '../../features/recommenders/api/deletePopup.ts';
import { usePopup } from '../../features/recommenders/api/getPopup.ts';
import { EmbedModal } from '../../features/recommenders/EmbedModal.tsx';
import { RecommenderEditor } from '../../features/recommenders/editor/RecommenderEditor.tsx';
import type { Tab } from '../../features/recommenders/editor/settings.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';

export const meta = pageMeta('Edit recommender');

const General = ({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) => {
  const learnt = useLearnt();
  return (
    <QueryView query={useCompanyProfile()} loading={<FormSkeleton fields={6} />}>
      {(profile) => <CompanyProfileForm profile={profile} suggestions={learnt.data?.suggestions ?? []} onDirtyChange={onDirtyChange} />}
    </QueryView>
  );
};

const Danger = ({ popup }: { popup: PopupSettings }) => {
  const remove = useDeletePopup();
  const navigate = useNavigate();
  const ask = () =>
    confirmDanger({
      title: `Delete “${popup.popup_name}”?`,
      message: 'It disappears from your websites at once, with its design, its websites and its suggestions.',
      action: 'Delete',
      onConfirm: () => remove.mutate(popup.id, { onSuccess: () => navigate('/Dashboard') }),
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h3">
        Delete
      </Title>
      <Text size="sm" c="dimmed">
        Deleting cannot be undone. To hide it for a while, switch it to inactive.
      </Text>
      <Button variant="light" color="red" loading={remove.isPending} onClick={ask}>
        Delete recommender
      </Button>
    </Stack>
  );
};

const isTab = (text: string | null): text is Tab => text === 'design' || text === 'behaviour' || text === 'suggestions';

export default function EditRecommender() {
  const { popupId = '' } = useParams();
  const popup = usePopup(popupId);
  const questionnaires = useQuestionnaires();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = isTab(asked) ? asked : 'general';
  const [companyDirty, setCompanyDirty] = useState(false);
  const [settingsDirty, setSettingsDirty] = useState(false);
  const [embedding, setEmbedding] = useState(false);

  return (
    <QueryView query={popup} loading={<FormSkeleton />}>
      {(settings) => (
        <>
          <PageHeader
            title={settings.popup_name}
            description={
              <Badge component="span" variant="light" color={settings.status ? 'green' : 'red'} radius="sm" tt="none">
                {settings.status ? 'Active' : 'Inactive'}
              </Badge>
            }
            actions={
              <Group gap="sm">
                <Button variant="default" onClick={() => setEmbedding(true)}>
                  Embed
                </Button>
              </Group>
            }
          />
          <RecommenderEditor
            key={settings.id}
            popup={settings}
            questionnaires={questionnaires.data ?? null}
            tab={tab}
            onTab={(next) => setSearch(next === 'general' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
            general={<General onDirtyChange={setCompanyDirty} />}
            danger={<Danger popup={settings} />}
            onDirtyChange={setSettingsDirty}
            reload={async () => (await popup.refetch()).data}
          />
          <EmbedModal popup={embedding ? settings : null} onClose={() => setEmbedding(false)} />
          <UnsavedGuard when={companyDirty || settingsDirty} />
        </>
      )}
    </QueryView>
  );
}
