import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconContrast2 } from '@tabler/icons-react';
import { plural, t } from '../../../words/t.ts';
import { fixAll, readings } from './contrast.ts';
import { Field } from './DesignField.tsx';
import { type DesignGroup, designGroups } from './designFields.ts';
import { Presets } from './Presets.tsx';
import { backToUsual } from './presets.ts';
import { Section } from './Section.tsx';
import type { Settings } from './settings.ts';

interface DesignTabProps {
  form: UseFormReturnType<Settings>;
  popupId: string;
  /** The last valid settings. */
  sound: Settings;
}

const GroupOfFields = ({ group, form, popupId, sound }: DesignTabProps & { group: DesignGroup }) => {
  const names = group.fields.map(({ name }) => name);
  const back = backToUsual(form.getValues(), names);
  const found = readings(sound);
  const reset = () => {
    form.setValues(back);
    for (const name of names) form.clearFieldError(name);
  };
  return (
    <Section
      title={t(group.title)}
      hint={group.hint && t(group.hint)}
      action={
        Object.keys(back).length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={reset}
            aria-label={t('Reset all of {title}', { title: t(group.title) })}
          >
            {t('Reset all')}
          </Button>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {group.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            form={form}
            popupId={popupId}
            sound={sound}
            reading={found.find(({ pair }) => pair.text === field.name)}
          />
        ))}
      </SimpleGrid>
    </Section>
  );
};

/** The recommender's design and texts: presets first, then all settings in groups. */
export const DesignTab = ({ form, popupId, sound }: DesignTabProps) => {
  const faults = readings(sound).filter(({ enough }) => !enough).length;
  return (
    <Stack gap="md">
      <Section title={t('Ready-made looks')}>
        <Presets design={form.getValues()} onChoose={(preset) => form.setValues(preset)} />
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
      </Section>
      {designGroups.map((group) => (
        <GroupOfFields key={group.title} group={group} form={form} popupId={popupId} sound={sound} />
      ))}
    </Stack>
  );
};
