import { Button, Group, Input, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AssistantSettings } from '@parley/contract';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/formats/format.ts';
import { confirmDanger } from '../../../ui/overlays/confirm.tsx';
import { rich } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';
import { type AssistantValues, keyStays, type OwnProvider, type Slot } from '../assistantValues.ts';

interface ModelFieldsProps {
  form: UseFormReturnType<AssistantValues>;
  saved: AssistantSettings;
  slot: Slot;
  /** The provider chosen in the form. */
  provider: OwnProvider;
  onRemoveKey: () => void;
}

const examples = { openai: 'gpt-4.1-mini', anthropic: 'claude-haiku-4-5', compatible: 'llama-3.3-70b' };

/** The fields of one of the owner's own models: address, name and key. Remounted when other settings were saved. */
export const ModelFields = ({ form, saved, slot, provider, onRemoveKey }: ModelFieldsProps) => {
  const [replacing, setReplacing] = useState(false);
  const path = slot === 'first' ? '' : 'fallback.';
  const stays = keyStays(saved, form.values, slot);
  const storedKey = stays && !replacing ? (slot === 'first' ? saved.key : saved.fallback.key) : null;
  const askToRemove = () =>
    confirmDanger({
      title: t('Remove the key?'),
      message:
        provider === 'compatible'
          ? t('It is erased here. Your endpoint is asked without a key from now on.')
          : t('It is erased here. Until you enter another one, answers come without this model.'),
      action: t('Remove'),
      onConfirm: onRemoveKey,
    });
  return (
    <Stack gap="md">
      {provider === 'compatible' && (
        <TextInput
          label={t('Base URL')}
          description={t('Often ends in /v1. It must be reachable from the internet.')}
          placeholder="https://models.example/v1"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps(`${path}baseUrl`)}
        />
      )}
      <TextInput
        key={`model-${provider}`}
        label={t('Model')}
        description={t('As the provider calls it.')}
        placeholder={t('for example {model}', { model: examples[provider] })}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps(`${path}models.${provider}`)}
      />
      {storedKey ? (
        <Input.Wrapper label={t('Key')} labelElement="div">
          <Group gap="sm" justify="space-between">
            <Group gap={8} wrap="nowrap">
              <IconKey size={18} stroke={1.6} aria-hidden />
              <Text size="sm">
                {rich('Set on {day}, ends in {end}', { day: formatDay(storedKey.setAt), end: <b>…{storedKey.endsIn}</b> })}
              </Text>
            </Group>
            <Group gap="xs">
              <Button
                variant="default"
                size="sm"
                onClick={() => setReplacing(true)}
                aria-label={slot === 'first' ? t('Replace the key') : t('Replace the second model’s key')}
              >
                {t('Replace')}
              </Button>
              <Button
                variant="subtle"
                color="red"
                size="sm"
                onClick={askToRemove}
                aria-label={slot === 'first' ? t('Remove the key') : t('Remove the second model’s key')}
              >
                {t('Remove')}
              </Button>
            </Group>
          </Group>
        </Input.Wrapper>
      ) : (
        <PasswordInput
          key={`key-${provider}`}
          label={t('Key')}
          description={
            provider === 'compatible'
              ? t('Empty where the endpoint wants none. It is kept encrypted and never shown again.')
              : t('It is kept encrypted and never shown again.')
          }
          autoComplete="off"
          data-1p-ignore
          visibilityToggleButtonProps={{ 'aria-label': t('Show the key') }}
          {...form.getInputProps(`${path}keys.${provider}`)}
        />
      )}
      {replacing && stays && (
        <Button variant="subtle" size="compact-sm" onClick={() => setReplacing(false)} style={{ alignSelf: 'flex-start' }}>
          {t('Keep the stored key')}
        </Button>
      )}
    </Stack>
  );
};
