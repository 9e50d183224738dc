import { Fieldset, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AssistantSettings, FallbackProvider } from '@parley/contract';
import { type Plain, t } from '../../../words/t.ts';
import { type AssistantValues, isOwn } from '../assistantValues.ts';
import { ModelFields } from './ModelFields.tsx';
import { ModelTest } from './ModelTest.tsx';

interface SecondModelProps {
  form: UseFormReturnType<AssistantValues>;
  saved: AssistantSettings;
  onRemoveKey: () => void;
}

const labels: Record<Exclude<FallbackProvider, 'none' | 'default'>, Plain> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  compatible: 'Another endpoint',
};

/** The installation's model cannot be the second one where it is the first. */
const optionsFor = ({ installation }: AssistantSettings, { provider }: AssistantValues): { value: FallbackProvider; label: string }[] => [
  { value: 'none', label: t('The built-in assistant, at once') },
  ...(installation.model !== null && provider !== 'default'
    ? [{ value: 'default' as const, label: t('Included, {model}', { model: installation.model }) }]
    : []),
  ...Object.entries(labels).map(([value, label]) => ({ value: value as FallbackProvider, label: t(label) })),
];

/** The model that is asked when the first one does not answer. */
export const SecondModel = ({ form, saved, onRemoveKey }: SecondModelProps) => {
  const { provider } = form.values.fallback;
  return (
    <Stack gap="md">
      <Select
        label={t('If it does not answer')}
        description={t(
          'This one is asked then, within the same seconds. If it does not answer either, the built-in assistant does: no visitor goes without an answer.',
        )}
        data={optionsFor(saved, form.values)}
        allowDeselect={false}
        {...form.getInputProps('fallback.provider')}
      />
      {provider !== 'none' && (
        <Fieldset legend={t('Second model')}>
          <Stack gap="md">
            {isOwn(provider) && <ModelFields form={form} saved={saved} slot="second" provider={provider} onRemoveKey={onRemoveKey} />}
            <ModelTest form={form} slot="second" />
          </Stack>
        </Fieldset>
      )}
    </Stack>
  );
};
