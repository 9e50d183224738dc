import { Button, Group, Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { type AssistantSettings, updateAssistant } from '@parley/contract';
import { useEffect, useState } from 'react';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { ofServer, t } from '../../words/t.ts';
import { type AssistantInput, useUpdateAssistant } from './api/updateAssistant.ts';
import {
  type AssistantValues,
  assistantValuesOf,
  choiceOf,
  faultsOf,
  inputOf,
  isOwn,
  keyStays,
  type Slot,
  withoutKey,
} from './assistantValues.ts';
import { LimitFields } from './LimitFields.tsx';
import { EmbeddingField } from './model/EmbeddingField.tsx';
import { ModelFields } from './model/ModelFields.tsx';
import { ModelTest } from './model/ModelTest.tsx';
import { ProviderChoice } from './model/ProviderChoice.tsx';
import { SecondModel } from './model/SecondModel.tsx';

interface AssistantFormProps {
  saved: AssistantSettings;
  /** Called when unsaved changes appear or are gone. */
  onDirtyChange: (dirty: boolean) => void;
}

/** The owner's assistant settings: first and second model, keys, connection tests, the daily limit and the share of a visitor. */
export const AssistantForm = ({ saved, onDirtyChange }: AssistantFormProps) => {
  /** How often settings were saved; each time the fields for keys are reset. */
  const [saves, setSaves] = useState(0);
  const form = useForm<AssistantValues>({ initialValues: assistantValuesOf(saved), validate: (values) => check(values, saved) });
  const save = useUpdateAssistant();
  const { values } = form;
  const dirty = form.isDirty();

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const send = (input: AssistantInput, done: string) =>
    save.mutate(input, {
      onSuccess: (settings) => {
        const now = assistantValuesOf(settings);
        form.setInitialValues(now);
        form.setValues(now);
        setSaves((count) => count + 1);
        notifyDone(done);
      },
      onError: (error) => form.setErrors(faultsOf(values, fieldErrors(error))),
    });
  const removeKey = (slot: Slot) => () => send(withoutKey(saved, slot), t('The key is erased.'));

  return (
    <form onSubmit={form.onSubmit((typed) => send(inputOf(typed), t('Your assistant is saved.')))} noValidate>
      <Stack gap="lg">
        <ProviderChoice installation={saved.installation} {...form.getInputProps('provider')} />
        {isOwn(values.provider) && (
          <ModelFields
            key={`first-${saves}`}
            form={form}
            saved={saved}
            slot="first"
            provider={values.provider}
            onRemoveKey={removeKey('first')}
          />
        )}
        <ModelTest form={form} slot="first" />
        <EmbeddingField form={form} saved={saved} />
        {values.provider !== 'builtin' && (
          <SecondModel key={`second-${saves}`} form={form} saved={saved} onRemoveKey={removeKey('second')} />
        )}
        <LimitFields form={form} standard={saved.installation.dailyTokens} withShare={values.provider !== 'builtin'} />
        <FormError error={Object.keys(fieldErrors(save.error)).length > 0 ? null : save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('Save assistant')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** The errors of the contract, and keys that are missing: OpenAI and Anthropic require one. */
function check(values: AssistantValues, saved: AssistantSettings): FormErrors {
  const parsed = updateAssistant.body.safeParse(inputOf(values));
  const faults = Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), ofServer(issue.message)]));
  const slots: readonly Slot[] = values.provider === 'builtin' ? ['first'] : ['first', 'second'];
  for (const slot of slots) {
    const { provider, keys } = choiceOf(values, slot);
    const needsKey = provider === 'openai' || provider === 'anthropic';
    if (needsKey && keys[provider].trim() === '' && !keyStays(saved, values, slot))
      faults[slot === 'first' ? 'key' : 'fallback.key'] ??= t('This is required');
  }
  return faultsOf(values, faults);
}
