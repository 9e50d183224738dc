import { Box, Drawer, Paper, Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { PopupSettings, ProductRule } from '@parley/contract';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useShownTab } from '../../../ui/page/useShownTab.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { type Plain, t } from '../../../words/t.ts';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { BehaviourTab } from './behaviour/BehaviourTab.tsx';
import type { OpenGroups } from './design/DesignFolds.tsx';
import { DesignTab } from './design/DesignTab.tsx';
import { PublishTab, type PublishTabProps } from './PublishTab.tsx';
import { ProductsTab, type RulesSlot } from './products/ProductsTab.tsx';
import classes from './RecommenderEditor.module.css';
import { SaveBar } from './SaveBar.tsx';
import { SuggestionsTab } from './SuggestionsTab.tsx';
import { type Tab, tabOf, tabs } from './settings.ts';
import { useDraft } from './useDraft.ts';

// The panel is the widget's code, needed only on this screen.
const Preview = lazyPart(() => import('./preview/Preview.tsx'));

interface RecommenderEditorProps extends Pick<PublishTabProps, 'questionnaires' | 'pathFaults' | 'profileFilled' | 'danger'> {
  popup: PopupSettings;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** The content of the General tab, which is saved separately. */
  general: ReactNode;
  /** The product rules editor, shared with answers. */
  rules: RulesSlot;
  ruleErrors: (rules: readonly ProductRule[]) => Record<string, string>;
  onDirtyChange: (dirty: boolean) => void;
  /** Called with the chosen questionnaire, saved or not. */
  onQuestionnaire: (id: number | null) => void;
  /** Fetches the saved state again, after somebody else saved. */
  reload: () => Promise<PopupSettings | undefined>;
}

const labels: Record<Tab, Plain> = {
  general: 'General',
  design: 'Design',
  behaviour: 'Behaviour',
  suggestions: 'Suggestions',
  products: 'Products',
  publish: 'Publish',
};

/** Focuses the first invalid field once its tab is drawn. */
const useFocusOn = (root: React.RefObject<HTMLElement | null>, tab: Tab) => {
  const [field, setField] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the tab is drawn
  useEffect(() => {
    if (field === null) return;
    root.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"], [aria-invalid="true"]`)?.focus();
    setField(null);
  }, [field, tab, root]);
  return setField;
};

/** The settings of a recommender in tabs, with a live preview. */
export const RecommenderEditor = (props: RecommenderEditorProps) => {
  const { popup, questionnaires, tab, onTab, general, onDirtyChange, onQuestionnaire } = props;
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOn(root, tab);
  const draft = useDraft({
    popup,
    reload: props.reload,
    ruleErrors: props.ruleErrors,
    onFaulty: ([first]) => {
      if (!first) return;
      onTab(tabOf(first));
      focusOn(first);
    },
  });
  const { form, changed, sound } = draft;
  const dirty = changed.length > 0;
  const roomy = useMediaQuery('(min-width: 75em)', true);
  const [previewing, preview] = useDisclosure(false);
  const [openGroups, setOpenGroups] = useState<OpenGroups>(new Set());
  const { questionnaireId } = draft.values;
  const popupId = String(popup.id);

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);
  useEffect(() => onQuestionnaire(questionnaireId), [questionnaireId, onQuestionnaire]);

  // General is a separate form, so the form depends on the tab.
  useHotkeys(
    [
      [
        'mod+S',
        () =>
          root.current?.querySelector<HTMLFormElement>(tab === 'general' ? '[role="tabpanel"] form' : 'form[data-draft]')?.requestSubmit(),
      ],
    ],
    [],
  );

  useShownTab(root, tab);

  const dirtyTabs = new Set(changed.map(tabOf));
  const names = new Map(questionnaires?.map(({ id, name }) => [id, name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !draft.save.isPending) draft.submit();
  };
  const bar = <SaveBar draft={draft} questionnaires={names} onPreview={roomy ? null : preview.open} />;
  const shown = (
    <Suspense fallback={<Skeleton height={480} radius="lg" />}>
      <Preview popupId={popupId} clientId={String(popup.clientId)} settings={sound} />
    </Suspense>
  );

  return (
    <Box className={classes.columns} ref={root}>
      <Tabs value={tab} onChange={(value) => value && onTab(value as Tab)} className={classes.settings} keepMounted={false}>
        <ActiveSwitch form={form} saved={popup.status} onSave={tab === 'general' ? draft.submit : null} />
        <Tabs.List mb="lg">
          {tabs.map((value) => (
            <Tabs.Tab
              key={value}
              value={value}
              rightSection={
                value !== 'general' && dirtyTabs.has(value) ? (
                  <>
                    <span className={classes.mark} data-dirty aria-hidden />
                    <VisuallyHidden>{t(', changed')}</VisuallyHidden>
                  </>
                ) : undefined
              }
            >
              {t(labels[value])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general" keepMounted>
          <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
            {general}
          </Paper>
        </Tabs.Panel>
        <form data-draft noValidate onSubmit={submit}>
          <Stack gap="md" display={tab === 'general' ? 'none' : undefined}>
            <Tabs.Panel value="design">
              <DesignTab form={form} popupId={popupId} sound={sound} openGroups={openGroups} onOpenGroups={setOpenGroups} />
            </Tabs.Panel>
            <Tabs.Panel value="behaviour">
              <BehaviourTab form={form} />
            </Tabs.Panel>
            <Tabs.Panel value="suggestions">
              <SuggestionsTab form={form} />
            </Tabs.Panel>
            <Tabs.Panel value="products">
              <ProductsTab form={form} rules={props.rules} sound={sound} />
            </Tabs.Panel>
            {tab !== 'publish' && bar}
          </Stack>
        </form>
        <Tabs.Panel value="publish">
          <Stack gap="md">
            <PublishTab {...props} form={form} sound={sound} onTab={onTab} />
            {/* The websites have a form of their own, and forms cannot be nested. */}
            <form onSubmit={submit}>{bar}</form>
          </Stack>
        </Tabs.Panel>
      </Tabs>
      {roomy ? (
        <div className={classes.preview}>{shown}</div>
      ) : (
        <Drawer
          opened={previewing}
          onClose={preview.close}
          position="bottom"
          size="94%"
          title={t('As visitors see it')}
          closeButtonProps={{ 'aria-label': t('Close the preview') }}
        >
          {shown}
        </Drawer>
      )}
    </Box>
  );
};
