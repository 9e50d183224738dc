import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { type AssistantSettings, hasOwnModel, updateAssistant } from '@parley/contract';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { notifyDone } from '../../ui/notify.tsx';
import { useTryAssistant } from './api/tryAssistant.ts';
import { useUpdateAssistant } from './api/updateAssistant.ts';
import { type AssistantValues, faultsOf, inputOf, keyStays, valuesOf } from './assistantValues.ts';
import { ModelFields } from './ModelFields.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { TrialOutcome } from './TrialOutcome.tsx';

interface AssistantFormProps {
  saved: AssistantSettings;
  /** Called when unsaved changes appear or are gone. */
  onDirtyChange: (dirty: boolean) => void;
}

/** The owner's assistant settings: provider, model, key, a connection test, and the daily limit. */
export const AssistantForm = ({ saved, onDirtyChange }: AssistantFormProps) => {
  const [replacing, setReplacing] = useState(false);
  const check = (values: AssistantValues): FormErrors => {
    const parsed = updateAssistant.body.safeParse(inputOf(values));
    const faults = Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
    const { provider, keys } = values;
    if ((provider === 'openai' || provider === 'anthropic') && keys[provider].trim() === '' && (replacing || !keyStays(saved, values)))
      faults.key ??= 'This is required';
    return faultsOf(provider, faults);
  };
  const form = useForm<AssistantValues>({ initialValues: valuesOf(saved), validate: check });
  const save = useUpdateAssistant();
  const attempt = useTryAssistant();
  const { values } = form;
  const own = hasOwnModel(values.provider);
  const stays = keyStays(saved, values) && !replacing;
  const dirty = form.isDirty();

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const show = (settings: AssistantSettings) => {
    const now = valuesOf(settings);
    form.setInitialValues(now);
    form.setValues(now);
    setReplacing(false);
  };
  const refuse = (error: unknown) => form.setErrors(faultsOf(values.provider, fieldErrors(error)));
  const submit = form.onSubmit((typed) =>
    save.mutate(inputOf(typed), {
      onSuccess: (settings) => {
        show(settings);
        notifyDone('Your assistant is saved.');
      },
      onError: refuse,
    }),
  );
  const removeKey = () => {
    // OpenAI and Anthropic require a key.
    const provider = saved.provider === 'compatible' ? saved.provider : 'default';
    const { baseUrl, model, dailyTokens } = saved;
    save.mutate(
      {
        provider,
        baseUrl: provider === 'compatible' ? baseUrl : '',
        model: provider === 'compatible' ? model : '',
        dailyTokens,
        key: null,
      },
      {
        onSuccess: (settings) => {
          show(settings);
          notifyDone('The key is erased.');
        },
      },
    );
  };
  const test = () => {
    if (form.validate().hasErrors) return;
    const { provider, baseUrl, model, key } = inputOf(values);
    attempt.mutate({ provider, baseUrl, model, ...(key && { key }) }, { onError: refuse });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ProviderChoice installation={saved.installation} {...form.getInputProps('provider')} onChosen={() => attempt.reset()} />
        {own && (
          <ModelFields
            form={form}
            storedKey={stays ? saved.key : null}
            onReplaceKey={() => setReplacing(true)}
            onKeepKey={replacing && keyStays(saved, { ...values }) ? () => setReplacing(false) : null}
            onRemoveKey={removeKey}
            provider={saved.provider}
          />
        )}
        <NumberInput
          label="Daily limit in tokens"
          description={limitWords(saved.installation.dailyTokens)}
          placeholder={saved.installation.dailyTokens === null ? 'No limit' : formatNumber(saved.installation.dailyTokens)}
          min={1}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator={separators.group}
          decimalSeparator={separators.decimal}
          hideControls
          clampBehavior="none"
          styles={{ wrapper: { maxWidth: 320 } }}
          {...form.getInputProps('dailyTokens')}
        />
        <TrialOutcome trial={attempt.data ?? null} busy={attempt.isPending} />
        <FormError error={unsaid(attempt.error) ?? unsaid(save.error)} />
        <Group justify="flex-end">
          {(own || values.provider === 'default') && (
            <Button variant="default" onClick={test} loading={attempt.isPending}>
              Test
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            Save assistant
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Errors shown at a field are not repeated above the buttons. */
const unsaid = (error: unknown) => (Object.keys(fieldErrors(error)).length > 0 ? null : error);

/** The thousands separator of the user's locale. */
const partOf = (type: string) => new Intl.NumberFormat().formatToParts(12_345.6).find((part) => part.type === type)?.value;
const separators = { group: partOf('group') ?? ' ', decimal: partOf('decimal') ?? '.' };

const limitWords = (standard: number | null) =>
  `When it is reached the built-in assistant answers until midnight UTC, and you get a mail. Leave it empty for ${
    standard === null ? 'no limit' : `the usual ${formatNumber(standard)}`
  }. An answer takes about 1,500 tokens.`;
