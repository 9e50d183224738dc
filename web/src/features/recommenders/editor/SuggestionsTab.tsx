import { ActionIcon, Button, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { t } from '../../../words/t.ts';
import { Controls, type ControlsOf } from './Controls.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { maxSuggestions, type Settings } from './settings.ts';

interface SuggestionsTabProps {
  form: UseFormReturnType<Settings>;
}

const Suggestions = ({ form }: SuggestionsTabProps) => {
  const list = form.getValues().popupAdditionals;
  return (
    <SettingsSection title={t('Suggestions')}>
      <Text c="dimmed" size="sm">
        {t('Buttons that send a ready-made text into the chat, for what many visitors ask. Up to three.')}
      </Text>
      {list.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no id until they are saved
        <Paper key={index} withBorder p="md">
          <Group justify="space-between" mb="xs">
            <Text fw={600} size="sm">
              {t('Suggestion {number}', { number: index + 1 })}
            </Text>
            <ActionIcon
              color="red"
              onClick={() => form.removeListItem('popupAdditionals', index)}
              aria-label={t('Delete suggestion {number}', { number: index + 1 })}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </Group>
          <Stack gap="md">
            <TextInput
              label={t('Button text')}
              placeholder={t('Shipping costs')}
              {...form.getInputProps(`popupAdditionals.${index}.popupAdditionalText`)}
            />
            <Textarea
              label={t('Chat text')}
              description={t('What is sent when a visitor presses it. Left empty, the button text is sent.')}
              placeholder={t('What does shipping cost, and how long does it take?')}
              autosize
              minRows={2}
              {...form.getInputProps(`popupAdditionals.${index}.popupAdditionalChatText`)}
            />
          </Stack>
        </Paper>
      ))}
      {list.length < maxSuggestions && (
        <Group>
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem('popupAdditionals', { popupAdditionalText: '', popupAdditionalChatText: '' })}
          >
            {t('Add suggestion')}
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
};

const controls: ControlsOf<'suggestions', SuggestionsTabProps> = { popupAdditionals: Suggestions };

/** Up to three suggestions: buttons with chat texts. */
export const SuggestionsTab = (props: SuggestionsTabProps) => <Controls controls={controls} props={props} />;
