import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createPopup } from '@parley/contract';
import { useOnce } from '../../lib/calls/once.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { t } from '../../words/t.ts';
import { useCreatePopup } from './api/createPopup.ts';
import { usePopups } from './api/listPopups.ts';

interface AddRecommenderFormProps {
  /** The owner's questionnaires; empty while loading. */
  questionnaires: readonly { id: number; name: string }[];
  onCreated: (ids: { clientId: number; popupId: number }) => void;
}

const optionsOf = (list: readonly { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));
const idOf = (value: string | null) => (value === null ? undefined : Number(value));

/** Creates a recommender with a name, and with a questionnaire and a template where the owner has some. */
export const AddRecommenderForm = ({ questionnaires, onCreated }: AddRecommenderFormProps) => {
  const form = useForm<{ name: string; questionnaireId?: number | undefined; template?: number | undefined }>({
    initialValues: { name: '' },
    validate: contractRules(createPopup.body),
  });
  const templates = usePopups().data?.map(({ popup_id, popup_name }) => ({ id: popup_id, name: popup_name })) ?? [];
  const create = useCreatePopup();
  const once = useOnce();
  const submit = form.onSubmit((values) => {
    if (!once.take()) return;
    create.mutate(values, {
      onSuccess: onCreated,
      onError: (error) => {
        once.release();
        form.setErrors(fieldErrors(error));
      },
    });
  });
  const choice = (name: 'questionnaireId' | 'template') => ({
    value: form.getValues()[name]?.toString() ?? null,
    onChange: (value: string | null) => form.setFieldValue(name, idOf(value)),
    error: form.errors[name],
    clearable: true,
    searchable: true,
  });

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          label={t('Name')}
          description={t('Only you see it.')}
          placeholder={t('Coffee finder')}
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {templates.length > 0 && (
          <Select
            label={t('Template')}
            description={t('Its design, behaviour, suggestions and products are taken over.')}
            placeholder={t('Parley’s own look')}
            data={optionsOf(templates)}
            {...choice('template')}
          />
        )}
        {questionnaires.length > 0 && (
          <Select
            label={t('Questionnaire')}
            description={t('The questions it asks. Without one it only chats.')}
            placeholder={form.getValues().template === undefined ? t('None yet') : t('That of the template')}
            data={optionsOf(questionnaires)}
            {...choice('questionnaireId')}
          />
        )}
        <FormError error={create.error} />
        <Group justify="flex-end">
          {/* Until the editor is there: fetching it takes a while on a slow line. */}
          <Button type="submit" loading={create.isPending || create.isSuccess}>
            {t('Create Popup')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
