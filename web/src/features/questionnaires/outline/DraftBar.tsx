import { ActionIcon, Alert, Button, Group, Kbd, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { type Plain, plural, t } from '../../../words/t.ts';
import type { OutlineDraft } from './draft/useOutlineDraft.ts';
import classes from './outline.module.css';

const keys: readonly (readonly [Plain, Plain])[] = [
  ['Enter', 'next answer'],
  ['Tab', 'next question'],
  ['@', 'jump there'],
  ['Alt ↑', 'move'],
  ['Shift ↑', 'select'],
  ['Ctrl D', 'duplicate'],
  ['Ctrl Z', 'undo'],
];

/** The keys of the outline. */
export const Keys = () => (
  <div className={classes.keys}>
    {keys.map(([key, what]) => (
      <span key={key}>
        <Kbd size="xs">{t(key)}</Kbd> {t(what)}
      </span>
    ))}
  </div>
);

/** The state of what is edited: undo, redo, versions, save. */
export const DraftBar = ({ draft, onVersions }: { draft: OutlineDraft; onVersions: () => void }) => {
  const { changes, saving } = draft;
  const state = saving
    ? t('Saving…')
    : changes === 0
      ? t('All changes are saved')
      : plural(changes, '1 change; visitors see what was saved last', '{n} changes; visitors see what was saved last');
  return (
    <>
      {draft.stale && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('Changed in another tab')} role="alert">
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('Both stay: what you do not take is a version, or one undo away.')}</Text>
            <Group gap="xs">
              <Button size="compact-md" variant="default" onClick={() => void draft.takeTheirs()}>
                {t('Take theirs')}
              </Button>
              <Button size="compact-md" onClick={() => void draft.keepMine()} loading={saving}>
                {t('Save mine')}
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      <FormError error={draft.error} />
      <Group gap="xs" justify="space-between">
        <Group gap={6}>
          <ActionIcon color="gray" onClick={draft.undo} disabled={!draft.canUndo} aria-label={t('Undo')} title={t('Undo (Ctrl Z)')}>
            <IconArrowBackUp size={18} />
          </ActionIcon>
          <ActionIcon color="gray" onClick={draft.redo} disabled={!draft.canRedo} aria-label={t('Redo')} title={t('Redo (Ctrl Y)')}>
            <IconArrowForwardUp size={18} />
          </ActionIcon>
          <Text size="sm" c="dimmed" aria-live="polite">
            {state}
          </Text>
        </Group>
        <Group gap="xs">
          <Button variant="subtle" color="gray" px="xs" leftSection={<IconHistory size={17} aria-hidden />} onClick={onVersions}>
            {t('Versions')}
          </Button>
          <Button variant="default" disabled={changes === 0 || saving} onClick={draft.discard}>
            {t('Discard')}
          </Button>
          <Button onClick={draft.save} loading={saving} disabled={changes === 0 || draft.stale}>
            {t('Save')}
          </Button>
        </Group>
      </Group>
    </>
  );
};
