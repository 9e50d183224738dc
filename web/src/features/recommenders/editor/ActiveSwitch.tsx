import { Button, Group, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../../words/t.ts';
import type { Settings } from './settings.ts';

interface ActiveSwitchProps {
  form: UseFormReturnType<Settings>;
  /** Whether the saved recommender is active. */
  saved: boolean;
  /** Saves the draft; null where the bar that saves is in view. */
  onSave: (() => void) | null;
}

/** The one switch of a recommender, in the head of every tab. */
export const ActiveSwitch = ({ form, saved, onSave }: ActiveSwitchProps) => {
  const { status } = form.getValues();
  const now = saved ? t('Visitors of its websites see it.') : t('Visitors do not see it.');
  return (
    <Group gap="sm" mb="md" wrap="wrap">
      <Switch
        size="md"
        color="green.9"
        label={t('Active')}
        aria-describedby="active-now"
        {...form.getInputProps('status', { type: 'checkbox' })}
      />
      <Text size="sm" c="dimmed" id="active-now">
        {status === saved ? now : t('{now} That changes with the next save.', { now })}
      </Text>
      {status !== saved && onSave && (
        <Button size="compact-sm" variant="light" onClick={onSave}>
          {t('Save this')}
        </Button>
      )}
    </Group>
  );
};
