import { Alert, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type AssistantSettings, type EmbeddingsState, mayEmbed } from '@parley/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { formatMoment } from '../../../lib/formats/format.ts';
import { ofServer, t } from '../../../words/t.ts';
import type { AssistantValues } from '../assistantValues.ts';

interface EmbeddingFieldProps {
  form: UseFormReturnType<AssistantValues>;
  saved: AssistantSettings;
}

/** The model by which passages are found by meaning, where the provider may have one, and how far it is with the owner's texts. */
export const EmbeddingField = ({ form, saved }: EmbeddingFieldProps) => {
  const { provider } = form.values;
  const state = provider === saved.provider ? saved.embeddings : null;
  if (!mayEmbed(provider) && !state) return null;
  return (
    <Stack gap="xs">
      {mayEmbed(provider) && (
        <TextInput
          label={t('Embedding model (optional)')}
          description={t(
            'Also finds passages of your texts that say the same in other words. It is asked at the same address with the same key, gets your texts and your visitors’ questions, and should know their languages. Empty: passages are found by their words alone.',
          )}
          placeholder={t('for example {model}', { model: examples[provider === 'openai' ? 'openai' : 'compatible'] })}
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('embeddingModel')}
        />
      )}
      {state && <EmbeddingLine state={state} />}
    </Stack>
  );
};

const examples = { openai: 'text-embedding-3-small', compatible: 'bge-m3' };

/** How many passages are indexed by meaning, and since when the model does not answer. */
const EmbeddingLine = ({ state: { model, passages, indexed, failing } }: { state: EmbeddingsState }) => (
  <>
    <Text size="sm" c="dimmed" role="status">
      {passages === 0
        ? t('There are no texts of your shop yet. Its pages and your own words are under Company profile.')
        : t('{indexed} of {passages} passages are indexed by {model}.', { indexed, passages, model })}
    </Text>
    {failing && (
      <Alert
        color="yellow"
        variant="light"
        icon={<IconPlugConnectedX aria-hidden />}
        title={t('The embedding model has not answered since {moment}', { moment: formatMoment(failing.since) })}
      >
        <Text size="sm">{ofServer(failing.message)}</Text>
        <Text size="sm">{t('Until it answers, passages are found by their words alone.')}</Text>
      </Alert>
    )}
  </>
);
