import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconContrast2 } from '@tabler/icons-react';
import type { Dispatch, SetStateAction } from 'react';
import { plural, t } from '../../../../words/t.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { faultsOf, fixAll } from './contrast.ts';
import { DesignFolds, type DesignProps, Fields, type OpenGroups, ResetGroup } from './DesignFolds.tsx';
import { designGroups } from './designFields.ts';
import { Presets } from './Presets.tsx';

interface DesignTabProps extends DesignProps {
  /** Kept by the editor, because a tab is rendered anew each time it is opened. */
  openGroups: OpenGroups;
  onOpenGroups: Dispatch<SetStateAction<OpenGroups>>;
}

const [words, ...details] = designGroups;

/** The recommender's design and texts: looks first, then the words that every recommender needs, then all settings in groups. */
export const DesignTab = ({ openGroups, onOpenGroups, ...design }: DesignTabProps) => {
  const { form, sound } = design;
  const faults = faultsOf(sound).length;
  return (
    <Stack gap="md">
      <SettingsSection title={t('Ready-made looks')}>
        <Presets popupId={design.popupId} design={form.getValues()} onChoose={(preset) => form.setValues(preset)} />
        {faults > 0 && (
          <Alert color="yellow" icon={<IconContrast2 aria-hidden />} title={t('Some texts are hard to read')}>
            <Group justify="space-between" gap="sm">
              <Text size="sm">
                {plural(
                  faults,
                  'One colour is too close to what is behind. It is marked below.',
                  '{n} colours are too close to what is behind. They are marked below.',
                )}
              </Text>
              <Button size="compact-md" variant="default" onClick={() => form.setValues(fixAll(sound))}>
                {t('Make all readable')}
              </Button>
            </Group>
          </Alert>
        )}
      </SettingsSection>
      {words && (
        <SettingsSection title={t(words.title)} action={<ResetGroup group={words} form={form} />}>
          <Fields fields={words.fields} {...design} />
        </SettingsSection>
      )}
      <DesignFolds groups={details} open={openGroups} onOpen={onOpenGroups} {...design} />
    </Stack>
  );
};
