import { Alert, Button, Group, Kbd, Paper, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { ConflictDialog } from '../../../ui/forms/ConflictDialog.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { plural, t } from '../../../words/t.ts';
import { labelOf, valueWords } from './fieldWords.ts';
import classes from './RecommenderEditor.module.css';
import type { Draft } from './useDraft.ts';

interface SaveBarProps {
  draft: Draft;
  questionnaires: ReadonlyMap<number, string>;
  /** Opens the preview when there is no room for it beside the form. */
  onPreview: (() => void) | null;
}

const ConflictAlert = ({ text, action, onClick, busy }: { text: string; action: string; onClick: () => void; busy: boolean }) => (
  <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('Changed in another tab')} role="alert">
    <Group justify="space-between" gap="sm">
      <Text size="sm">{text}</Text>
      <Button size="compact-md" variant="default" onClick={onClick} loading={busy}>
        {action}
      </Button>
    </Group>
  </Alert>
);

const statusText = (draft: Draft): string => {
  if (draft.save.isPending) return t('Saving…');
  const count = draft.changed.length;
  if (count === 0) return t('All changes are saved');
  return plural(count, '1 unsaved change', '{n} unsaved changes');
};

/** The draft's state with its actions: save, discard, and resolve a conflict with another tab. */
export const SaveBar = ({ draft, questionnaires, onPreview }: SaveBarProps) => {
  const { differences, save } = draft;
  const [later, setLater] = useState<unknown>(null);
  const met = differences.length > 0;
  // Opens once per version that the other tab saved; after that only the bar offers it.
  const state = differences.map(({ name, theirs }) => `${name}=${JSON.stringify(theirs)}`).join();
  const dirty = draft.changed.length > 0;
  return (
    <Paper withBorder shadow="sm" p="sm" className={classes.bar}>
      <Stack gap="sm">
        {met && (
          <ConflictAlert
            text={t('What you changed is still here. Decide what stays before you save.')}
            action={t('Decide')}
            onClick={() => setLater(null)}
            busy={save.isPending}
          />
        )}
        {draft.unmet && (
          <ConflictAlert
            text={t('The other version could not be loaded. What you changed is still here.')}
            action={t('Try again')}
            onClick={draft.meetAgain}
            busy={false}
          />
        )}
        <FormError error={draft.error} />
        <Group justify="space-between" gap="xs">
          <Group gap={8}>
            <span className={classes.mark} data-dirty={dirty || undefined} aria-hidden />
            <Text size="sm" c="dimmed" aria-live="polite">
              {statusText(draft)}
            </Text>
            {dirty && (
              <Text size="xs" c="dimmed" visibleFrom="sm" aria-hidden>
                <Kbd size="xs">{t('Ctrl')}</Kbd> <Kbd size="xs">S</Kbd>
              </Text>
            )}
          </Group>
          <Group gap="xs">
            {onPreview && (
              <Button variant="subtle" color="gray" px="xs" leftSection={<IconEye size={17} aria-hidden />} onClick={onPreview}>
                <span className={classes.narrowHidden}>{t('Preview')}</span>
              </Button>
            )}
            <Button variant="default" disabled={!dirty || save.isPending} onClick={draft.discard}>
              {t('Discard')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={!dirty || met}>
              {t('Save')}
            </Button>
          </Group>
        </Group>
      </Stack>
      <ConflictDialog
        opened={met && later !== state}
        busy={save.isPending}
        fields={differences.map(({ name, mine, theirs, both }) => ({
          name,
          label: labelOf(name),
          mine: valueWords(name, mine, questionnaires),
          theirs: valueWords(name, theirs, questionnaires),
          both,
        }))}
        onClose={() => setLater(state)}
        onDecide={draft.decide}
      />
    </Paper>
  );
};
