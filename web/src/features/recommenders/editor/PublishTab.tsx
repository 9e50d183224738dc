import { Anchor, Button, Group, Loader, Select, Stack, Text, ThemeIcon } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PopupSettings } from '@parley/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconSearch, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Plain, t } from '../../../words/t.ts';
import { usePopupPages } from '../api/pages/listPopupPages.ts';
import { useProductSearch } from '../api/preview/searchProducts.ts';
import { EmbedPanel } from '../embed/EmbedPanel.tsx';
import { WhyUnseen } from '../embed/WhyUnseen.tsx';
import { Controls, type ControlsOf } from './Controls.tsx';
import { type Check, checksOf } from './checklist.ts';
import { faultsOf } from './design/contrast.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { Settings, Tab } from './settings.ts';

export interface QuestionnaireChoice {
  id: number;
  name: string;
}

export interface PublishTabProps {
  popup: PopupSettings;
  form: UseFormReturnType<Settings>;
  /** The last valid settings. */
  sound: Settings;
  /** The owner's questionnaires; null while loading. */
  questionnaires: readonly QuestionnaireChoice[] | null;
  /** The number of faults that break the paths of the chosen questionnaire; null while loading. */
  pathFaults: number | null;
  /** Whether the company profile has any text; null while loading. */
  profileFilled: boolean | null;
  /** The actions to remove the recommender. */
  danger: ReactNode;
  onTab: (tab: Tab) => void;
}

const looks = {
  done: { icon: IconCircleCheck, color: 'green', label: 'Done' },
  missing: { icon: IconCircleX, color: 'red', label: 'Missing' },
  advice: { icon: IconAlertTriangle, color: 'orange', label: 'Could be better' },
  unknown: { icon: IconSearch, color: 'gray', label: 'Looking…' },
} as const satisfies Record<Check['state'], { icon: TablerIcon; color: string; label: Plain }>;

const Line = ({ check, onTab }: { check: Check; onTab: (tab: Tab) => void }) => {
  const { icon: Icon, color, label } = looks[check.state];
  const { go } = check;
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <ThemeIcon variant="light" color={color} size={28} radius="xl" role="img" aria-label={t(label)}>
        {check.state === 'unknown' ? <Loader size={14} color="gray" aria-hidden /> : <Icon size={17} stroke={1.8} aria-hidden />}
      </ThemeIcon>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={600}>
          {check.title}
        </Text>
        <Text size="sm" c="dimmed">
          {check.text}
        </Text>
      </div>
      {go?.tab && (
        <Button size="compact-sm" variant="default" onClick={() => onTab(go.tab as Tab)} flex="none">
          {go.label}
        </Button>
      )}
      {go?.to && (
        <Button size="compact-sm" variant="default" component={Link} to={go.to} flex="none">
          {go.label}
        </Button>
      )}
    </Group>
  );
};

const controls: ControlsOf<'publish', Pick<PublishTabProps, 'form' | 'questionnaires'>> = {
  // Its switch stands in the head of every tab (ActiveSwitch.tsx).
  status: () => null,
  questionnaireId: ({ form, questionnaires }) => {
    const { questionnaireId } = form.getValues();
    return (
      <>
        <Select
          label={t('Questionnaire')}
          description={t('The questions it asks. Without one it only chats.')}
          placeholder={questionnaires === null ? t('Loading…') : t('None|questionnaire')}
          disabled={questionnaires === null}
          data={questionnaires?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
          clearable
          clearButtonProps={{ 'aria-label': t('Show no questionnaire') }}
          nothingFoundMessage={t('You have no questionnaire yet.')}
          error={form.errors.questionnaireId}
          value={questionnaireId === null ? null : String(questionnaireId)}
          onChange={(value) => form.setFieldValue('questionnaireId', value === null ? null : Number(value))}
        />
        {questionnaireId !== null && (
          <Text size="sm">
            <Anchor component={Link} to={`/Questionnaire/${questionnaireId}`} inherit>
              {t('Edit its questions')}
            </Anchor>
          </Text>
        )}
      </>
    );
  },
};

/** The questionnaire, the checklist, and the embedding. */
export const PublishTab = ({ popup, form, sound, questionnaires, pathFaults, profileFilled, danger, onTab }: PublishTabProps) => {
  const values = form.getValues();
  const websites = usePopupPages(String(popup.id));
  const products = useProductSearch('');
  const checks = checksOf({
    status: values.status,
    questionnaireId: values.questionnaireId,
    websites: websites.data?.popupPages.length ?? null,
    products: products.data?.total ?? null,
    profileFilled,
    pathFaults,
    contrastFaults: faultsOf(sound).length,
    snippetSeen: websites.data ? websites.data.snippetSeenAt !== null : null,
    unsaved: values.status !== popup.status,
  });
  const missing = checks.filter(({ state }) => state === 'missing').length;
  const done = checks.filter(({ state }) => state === 'done').length;
  return (
    <Stack gap="md">
      <SettingsSection title={t('What it asks')}>
        <Controls controls={controls} props={{ form, questionnaires }} />
      </SettingsSection>
      <SettingsSection
        title={t('Before it goes live')}
        hint={
          missing > 0
            ? t('The marked points keep it from working on your website.')
            : t('{done} of {length} are in place.', { done, length: checks.length })
        }
      >
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Checklist')}>
          {checks.map((check) => (
            <Line key={check.id} check={check} onTab={onTab} />
          ))}
        </Stack>
      </SettingsSection>
      <SettingsSection title={t('On your website')}>
        <EmbedPanel popupId={popup.id} ownerId={popup.clientId} />
      </SettingsSection>
      <SettingsSection title={t('Why don’t I see it?')}>
        <WhyUnseen popupId={String(popup.id)} onTab={onTab} />
      </SettingsSection>
      <SettingsSection title={t('Delete')}>{danger}</SettingsSection>
    </Stack>
  );
};
