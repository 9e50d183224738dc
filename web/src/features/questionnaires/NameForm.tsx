import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createQuestionnaire, type Questionnaire } from '@parley/contract';
import { type ReactNode, useState } from 'react';
import { useOnce } from '../../lib/calls/once.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { type Plain, t } from '../../words/t.ts';
import { useCreateQuestionnaire } from './api/createQuestionnaire.ts';
import { useSuggestQuestionnaire } from './api/suggestQuestionnaire.ts';
import { useRenameQuestionnaire } from './api/updateQuestionnaire.ts';

interface NameFormProps {
  initial: string;
  action: string;
  busy: boolean;
  error: unknown;
  save: (name: string, options: { onError: (error: unknown) => void }) => void;
  children?: ReactNode;
}

const NameForm = ({ initial, action, busy, error, save, children }: NameFormProps) => {
  const form = useForm({ initialValues: { name: initial }, validate: contractRules(createQuestionnaire.body) });
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
          label={t('Name')}
          description={t('Only you see it.')}
          placeholder={t('Find the right shoe')}
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {children}
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

const beginnings: readonly { value: string; label: Plain; description: Plain }[] = [
  { value: 'empty', label: 'Empty', description: 'You write the questions yourself.' },
  {
    value: 'suggested',
    label: 'With questions about my products',
    description: 'A few questions that tell your products apart, with answers that point at them. Change what you like.',
  },
];

/** Creates a questionnaire: empty, or suggested from the owner's products. */
export const CreateQuestionnaireForm = ({ onCreated }: { onCreated: (questionnaire: Questionnaire) => void }) => {
  const [beginning, setBeginning] = useState('empty');
  const create = useCreateQuestionnaire();
  const suggest = useSuggestQuestionnaire();
  const make = beginning === 'suggested' ? suggest : create;
  return (
    <NameForm
      initial=""
      action={t('Create Questionnaire')}
      busy={make.isPending || make.isSuccess}
      error={make.error}
      save={(name, { onError }) => make.mutate({ name }, { onSuccess: onCreated, onError })}
    >
      <Radio.Group label={t('How it begins')} value={beginning} onChange={setBeginning}>
        <Stack gap="sm" mt="xs">
          {beginnings.map(({ value, label, description }) => (
            <Radio key={value} value={value} label={t(label)} description={t(description)} disabled={make.isPending} />
          ))}
        </Stack>
      </Radio.Group>
    </NameForm>
  );
};

/** Renames a questionnaire. */
export const RenameQuestionnaireForm = ({ questionnaire, onSaved }: { questionnaire: Questionnaire; onSaved: () => void }) => {
  const rename = useRenameQuestionnaire(String(questionnaire.id));
  return (
    <NameForm
      initial={questionnaire.name}
      action={t('Save')}
      busy={rename.isPending}
      error={rename.error}
      save={(name, { onError }) => rename.mutate(name, { onSuccess: onSaved, onError })}
    />
  );
};
