import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createQuestionnaire, type Questionnaire } from '@parley/contract';
import { useOnce } from '../../lib/once.ts';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useCreateQuestionnaire } from './api/createQuestionnaire.ts';
import { useRenameQuestionnaire } from './api/updateQuestionnaire.ts';

interface NameFormProps {
  initial: string;
  action: string;
  busy: boolean;
  error: unknown;
  save: (name: string, options: { onError: (error: unknown) => void }) => void;
}

const NameForm = ({ initial, action, busy, error, save }: NameFormProps) => {
  const form = useForm({ initialValues: { name: initial }, validate: schemaResolver(createQuestionnaire.body, { sync: true }) });
  const once = useOnce();
  const submit = form.onSubmit(({ name }) => {
    if (!once.take()) return;
    save(name, {
      onError: (refusal) => {
        once.release();
        form.setErrors(fieldErrors(refusal));
      },
    });
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          label="Name"
          description="Only you see it."
          placeholder="Find the right shoe"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormError error={error} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Makes a questionnaire by its name. */
export const CreateQuestionnaireForm = ({ onCreated }: { onCreated: (questionnaire: Questionnaire) => void }) => {
  const create = useCreateQuestionnaire();
  return (
    <NameForm
      initial=""
      action="Create Questionnaire"
      busy={create.isPending}
      error={create.error}
      save={(name, { onError }) => create.mutate({ name }, { onSuccess: onCreated, onError })}
    />
  );
};

/** Gives a questionnaire another name. */
export const RenameQuestionnaireForm = ({ questionnaire, onSaved }: { questionnaire: Questionnaire; onSaved: () => void }) => {
  const rename = useRenameQuestionnaire(String(questionnaire.id));
  return (
    <NameForm
      initial={questionnaire.name}
      action="Save"
      busy={rename.isPending}
      error={rename.error}
      save={(name, { onError }) => rename.mutate(name, { onSuccess: onSaved, onError })}
    />
  );
};
