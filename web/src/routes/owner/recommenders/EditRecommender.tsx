import { Button, Paper, Stack, Text } from '@mantine/core';
import type { PopupSettings } from '@parley/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useRestore } from '../../../features/bin/api/restoreFromBin.ts';
import { useFacets } from '../../../features/catalogue/api/facts/listFacets.ts';
import { useCompanyProfile } from '../../../features/company/api/getCompanyProfile.ts';
import { useQuestionnaires } from '../../../features/questionnaires/api/listQuestionnaires.ts';
import { usePathFaults } from '../../../features/questionnaires/check/usePathFaults.ts';
import { ProductLine } from '../../../features/questionnaires/rules/ProductLine.tsx';
import { RulesField } from '../../../features/questionnaires/rules/RulesField.tsx';
import { ruleErrors } from '../../../features/questionnaires/rules/ruleValues.ts';
import { useDeletePopup } from '../../../features/recommenders/api/deletePopup.ts';
import { usePopup } from '../../../features/recommenders/api/getPopup.ts';
import type { RulesSlot } from '../../../features/recommenders/editor/products/ProductsTab.tsx';
import { RecommenderEditor } from '../../../features/recommenders/editor/RecommenderEditor.tsx';
import { type Tab, tabs } from '../../../features/recommenders/editor/settings.ts';
import { ApiError } from '../../../lib/calls/apiError.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { confirmDanger } from '../../../ui/overlays/confirm.tsx';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { CompanyFields } from '../company/CompanyFields.tsx';

export const meta = pageMeta('Edit recommender');

const Danger = ({ popup }: { popup: PopupSettings }) => {
  const remove = useDeletePopup();
  const restore = useRestore();
  const navigate = useNavigate();
  const ask = () =>
    confirmDanger({
      title: t('Delete “{popup_name}”?', { popup_name: popup.popup_name }),
      message: t('It disappears from your websites at once, and stays in the bin for 30 days.'),
      action: t('Delete'),
      onConfirm: () =>
        remove.mutate(popup.id, {
          onSuccess: () => {
            notifyUndo(t('“{name}” is deleted. It stays in the bin for 30 days.', { name: popup.popup_name }), () =>
              restore.mutate({ kind: 'recommender', id: popup.id }),
            );
            return navigate('/Dashboard');
          },
        }),
    });
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('A deleted recommender stays in the bin for 30 days. To hide it for a while, switch it to inactive.')}
      </Text>
      <Button variant="light" color="red" loading={remove.isPending} onClick={ask}>
        {t('Delete recommender')}
      </Button>
    </Stack>
  );
};

const isTab = (text: string | null): text is Tab => (tabs as readonly (string | null)[]).includes(text);

const NotFound = () => (
  <>
    <PageHeader title={t('Recommender')} />
    <Paper withBorder>
      <EmptyState
        icon={IconMessageCircle}
        title={t('This recommender is not there')}
        action={
          <Button component={Link} to="/Dashboard">
            {t('Show all recommenders')}
          </Button>
        }
      >
        {t('It may have been deleted, or the address is not quite right.')}
      </EmptyState>
    </Paper>
  </>
);

/** The editor of a recommender. */
export default function EditRecommender() {
  const { popupId = '' } = useParams();
  const popup = usePopup(popupId);
  useTitle(popup.data?.popup_name);
  const questionnaires = useQuestionnaires();
  const profile = useCompanyProfile();
  const facets = useFacets();
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const tab = isTab(requestedTab) ? requestedTab : 'general';
  const [questionnaireId, setQuestionnaireId] = useState<number | null>(null);
  const pathFaults = usePathFaults(tab === 'publish' ? questionnaireId : null);
  const [companyDirty, setCompanyDirty] = useState(false);
  const [settingsDirty, setSettingsDirty] = useState(false);
  const rules: RulesSlot = {
    editor: (props) => <RulesField facets={facets} {...props} />,
    line: (product) => <ProductLine product={product} />,
  };

  if (popup.error instanceof ApiError && [400, 404].includes(popup.error.status)) return <NotFound />;
  return (
    <QueryView query={popup} loading={<FormSkeleton />}>
      {(settings) => (
        <>
          <PageHeader title={settings.popup_name} />
          <RecommenderEditor
            key={settings.id}
            popup={settings}
            questionnaires={questionnaires.data ?? null}
            pathFaults={pathFaults}
            profileFilled={profile.data ? Object.values(profile.data.chatGPTInformation ?? {}).some((text) => text.trim() !== '') : null}
            tab={tab}
            onTab={(next) => setSearch(next === 'general' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
            general={<CompanyFields onDirtyChange={setCompanyDirty} />}
            rules={rules}
            ruleErrors={ruleErrors}
            danger={<Danger popup={settings} />}
            onDirtyChange={setSettingsDirty}
            onQuestionnaire={setQuestionnaireId}
            reload={async () => (await popup.refetch()).data}
          />
          <UnsavedGuard when={companyDirty || settingsDirty} />
        </>
      )}
    </QueryView>
  );
}
