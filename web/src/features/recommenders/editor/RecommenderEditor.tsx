import { Alert, Box, Button, Group, Paper, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PopupSettings } from '@parley/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/apiError.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { fieldErrors } from '../../../ui/formErrors.ts';
import { notifyDone } from '../../../ui/notify.tsx';
import { useUpdatePopup } from '../api/updatePopup.ts';
import { BehaviourTab, type QuestionnaireChoice } from './BehaviourTab.tsx';
import { DesignTab } from './DesignTab.tsx';
import classes from './RecommenderEditor.module.css';
import { SuggestionsTab } from './SuggestionsTab.tsx';
import { changesBetween, problemsOf, type Settings, settingsOf, type Tab, tabOf } from './settings.ts';

// The panel is the widget's own code; only this screen needs it.
const Preview = lazy(() => import('./Preview.tsx'));

interface RecommenderEditorProps {
  popup: PopupSettings;
  questionnaires: readonly QuestionnaireChoice[] | null;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** What the General tab shows; it saves by itself. */
  general: ReactNode;
  danger: ReactNode;
  onDirtyChange: (dirty: boolean) => void;
  /** Fetches what is saved now; after somebody else saved. */
  reload: () => Promise<PopupSettings | undefined>;
}

const tabs: { value: Tab; label: string }[] = [
  { value: 'general', label: 'General' },
  { value: 'design', label: 'Design' },
  { value: 'behaviour', label: 'Behaviour' },
  { value: 'suggestions', label: 'Suggestions' },
];

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

const Conflict = ({ onOverwrite, onDiscard, busy }: { onOverwrite: () => void; onDiscard: () => void; busy: boolean }) => (
  <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Somebody saved this recommender in between" role="alert">
    <Text size="sm">What you changed is still here. Save your changes on top of theirs, or load theirs and lose yours.</Text>
    <Group mt="sm" gap="sm">
      <Button size="compact-md" onClick={onOverwrite} loading={busy}>
        Save my changes
      </Button>
      <Button size="compact-md" variant="default" onClick={onDiscard} disabled={busy}>
        Load theirs
      </Button>
    </Group>
  </Alert>
);

/** The settings of a recommender in tabs, with a live preview beside them. */
export const RecommenderEditor = (props: RecommenderEditorProps) => {
  const { popup, questionnaires, tab, onTab, general, danger, onDirtyChange, reload } = props;
  const [saved, setSaved] = useState(() => ({ settings: settingsOf(popup), version: popup.version }));
  const form = useForm<Settings>({ initialValues: saved.settings, validate: problemsOf, validateInputOnBlur: true });
  const save = useUpdatePopup(String(popup.id));
  const values = form.getValues();
  // The form's own answer forgets list items that were added after a save.
  const dirty = Object.keys(changesBetween(saved.settings, values)).length > 0;
  const [sound, setSound] = useState(values);
  const conflict = isConflict(save.error);

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  useEffect(() => {
    if (Object.keys(problemsOf(values)).length === 0) setSound(values);
  }, [values]);

  const showErrors = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) onTab(tabOf(first));
  };
  const take = (newest: PopupSettings, shown: Settings) => {
    setSaved({ settings: settingsOf(newest), version: newest.version });
    form.setValues(shown);
  };
  const store = (after: Settings, version: number | undefined) =>
    save.mutate(
      { ...changesBetween(saved.settings, after), ...(version === undefined ? {} : { version }) },
      {
        onSuccess: (newest) => {
          // What was typed while the call was on its way stays, and stays unsaved.
          take(newest, { ...settingsOf(newest), ...changesBetween(after, form.getValues()) } as Settings);
          notifyDone('Saved');
        },
        onError: (error) => {
          if (isConflict(error)) return;
          const fields = fieldErrors(error);
          form.setErrors(fields);
          showErrors(fields);
        },
      },
    );
  const submit = form.onSubmit((after) => store(after, saved.version), showErrors);
  const discard = () => {
    form.setValues(saved.settings);
    form.clearErrors();
    save.reset();
  };
  const discardMine = async () => {
    const newest = await reload();
    if (!newest) return;
    take(newest, settingsOf(newest));
    save.reset();
  };

  const bar = (
    <Paper withBorder shadow="sm" p="sm" className={classes.bar}>
      <Stack gap="sm">
        {conflict ? (
          <Conflict onOverwrite={() => store(form.getValues(), undefined)} onDiscard={() => void discardMine()} busy={save.isPending} />
        ) : (
          <FormError error={save.error} />
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" aria-live="polite">
            {dirty ? 'Unsaved changes' : 'All changes are saved'}
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={!dirty || save.isPending} onClick={discard}>
              Discard
            </Button>
            <Button type="submit" loading={save.isPending} disabled={!dirty}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </Paper>
  );

  return (
    <Box className={classes.columns}>
      <Tabs value={tab} onChange={(value) => value && onTab(value as Tab)} className={classes.settings}>
        <Tabs.List mb="lg" className={classes.tabs}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general">
          <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
            {general}
          </Paper>
        </Tabs.Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md" display={tab === 'general' ? 'none' : undefined}>
            <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
              <Tabs.Panel value="design">
                <DesignTab form={form} />
              </Tabs.Panel>
              <Tabs.Panel value="behaviour">
                <BehaviourTab form={form} questionnaires={questionnaires} danger={danger} />
              </Tabs.Panel>
              <Tabs.Panel value="suggestions">
                <SuggestionsTab form={form} />
              </Tabs.Panel>
            </Paper>
            {bar}
          </Stack>
        </form>
      </Tabs>
      <div className={classes.preview}>
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <Preview popupId={String(popup.id)} clientId={String(popup.clientId)} settings={sound} />
        </Suspense>
      </div>
    </Box>
  );
};
