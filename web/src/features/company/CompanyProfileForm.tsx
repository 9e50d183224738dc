import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type CompanyProfile, companyProfile } from '@parley/contract';
import { useEffect } from 'react';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { notifyDone } from '../../ui/notify.tsx';
import { useSaveCompanyProfile } from './api/saveCompanyProfile.ts';

const empty: CompanyProfile = {
  companyName: '',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

const longFields: { name: keyof CompanyProfile; label: string; placeholder: string }[] = [
  {
    name: 'whatServicesDoYouOfferToClients',
    label: 'What services do you offer to clients?',
    placeholder: 'We roast coffee to order and ship it within two days…',
  },
  {
    name: 'moreInformationAboutYourProducts',
    label: 'More information about your products',
    placeholder: 'Sizes, materials, care, what sets them apart…',
  },
  {
    name: 'howCanCustomersReachYouOrYourTeam',
    label: 'How can customers reach you or your team?',
    placeholder: 'hello@shop.example, +49 30 1234567, weekdays from 9 to 17',
  },
  { name: 'whatAreFAQs', label: 'What are FAQs?', placeholder: 'Do you ship abroad? Yes, to all of the EU, for 6.90 €…' },
];

interface CompanyProfileFormProps {
  /** What was saved before; null for nothing yet. */
  profile: CompanyProfile | null;
  /** Hears whether there is something that is not saved. */
  onDirtyChange: (dirty: boolean) => void;
}

/** The six fields that the assistant answers from (specification section 2, 'Data for ChatGPT'). */
export const CompanyProfileForm = ({ profile, onDirtyChange }: CompanyProfileFormProps) => {
  const form = useForm({ initialValues: profile ?? empty, validate: schemaResolver(companyProfile, { sync: true }) });
  const save = useSaveCompanyProfile(profile !== null);
  const dirty = form.isDirty();

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const submit = form.onSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        // Not the answer: what was typed while it was on its way stays, and stays unsaved.
        form.resetDirty(values);
        notifyDone('Saved. The assistant answers from it now.');
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <div>
          <Title order={2}>Data for ChatGPT</Title>
          <Text c="dimmed" size="sm" mt={4}>
            The assistant answers from these words and from your products only. The more it can read here, the more it can answer. All your
            recommenders share them.
          </Text>
        </div>
        <TextInput label="Company name" autoComplete="organization" {...form.getInputProps('companyName')} />
        {longFields.map(({ name, label, placeholder }) => (
          <Textarea key={name} label={label} placeholder={placeholder} autosize minRows={3} maxRows={14} {...form.getInputProps(name)} />
        ))}
        <TextInput
          label="How much discount can you do maximum?"
          description="The assistant never offers more."
          placeholder="10 %"
          {...form.getInputProps('howMuchDiscountCanYouDoMaximum')}
        />
        <FormError error={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
