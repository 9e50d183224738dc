import { Button, Group, Input, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AssistantProvider, AssistantSettings } from '@parley/contract';
import { IconKey } from '@tabler/icons-react';
import { formatDay } from '../../lib/format.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import type { AssistantValues } from './assistantValues.ts';

interface ModelFieldsProps {
  form: UseFormReturnType<AssistantValues>;
  /** A hint of the stored key; null when one must be entered. */
  storedKey: AssistantSettings['key'];
  /** The provider of the stored key. */
  provider: AssistantProvider;
  onReplaceKey: () => void;
  /** Returns to the stored key; null when there is none. */
  onKeepKey: (() => void) | null;
  onRemoveKey: () => void;
}

const examples = { openai: 'gpt-4.1-mini', anthropic: 'claude-haiku-4-5', compatible: 'llama-3.3-70b' };

/** The fields of the owner's own model: address, name and key. */
export const ModelFields = ({ form, storedKey, provider, onReplaceKey, onKeepKey, onRemoveKey }: ModelFieldsProps) => {
  const chosen = form.values.provider as keyof typeof examples;
  const askToRemove = () =>
    confirmDanger({
      title: 'Remove the key?',
      message:
        provider === 'compatible'
          ? 'It is erased here. Your endpoint is asked without a key from now on.'
          : 'It is erased here. Until you enter another one, answers come without this model.',
      action: 'Remove',
      onConfirm: onRemoveKey,
    });
  return (
    <Stack gap="md">
      {chosen === 'compatible' && (
        <TextInput
          label="Base URL"
          description="Often ends in /v1. It must be reachable from the internet."
          placeholder="https://models.example/v1"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('baseUrl')}
        />
      )}
      <TextInput
        key={`model-${chosen}`}
        label="Model"
        description="As the provider calls it."
        placeholder={`for example ${examples[chosen]}`}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps(`models.${chosen}`)}
      />
      {storedKey ? (
        <Input.Wrapper label="Key" labelElement="div">
          <Group gap="sm" justify="space-between">
            <Group gap={8} wrap="nowrap">
              <IconKey size={18} stroke={1.6} aria-hidden />
              <Text size="sm">
                Set on {formatDay(storedKey.setAt)}, ends in <b>…{storedKey.endsIn}</b>
              </Text>
            </Group>
            <Group gap="xs">
              <Button variant="default" size="sm" onClick={onReplaceKey} aria-label="Replace the key">
                Replace
              </Button>
              <Button variant="subtle" color="red" size="sm" onClick={askToRemove} aria-label="Remove the key">
                Remove
              </Button>
            </Group>
          </Group>
        </Input.Wrapper>
      ) : (
        <PasswordInput
          key={`key-${chosen}`}
          label="Key"
          description={`${chosen === 'compatible' ? 'Empty where the endpoint wants none. ' : ''}It is kept encrypted and never shown again.`}
          autoComplete="off"
          data-1p-ignore
          visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
          {...form.getInputProps(`keys.${chosen}`)}
        />
      )}
      {onKeepKey && !storedKey && (
        <Button variant="subtle" size="compact-sm" onClick={onKeepKey} style={{ alignSelf: 'flex-start' }}>
          Keep the stored key
        </Button>
      )}
    </Stack>
  );
};
