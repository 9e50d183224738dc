import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type CompanyProfile, companyProfile, type ProfileSuggestion } from '@parley/contract';
import { useEffect } from 'react';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { notifyDone } from '../../ui/notify.tsx';
import { useSaveCompanyProfile } from './api/saveCompanyProfile.ts';
import { FieldSuggestions } from './FieldSuggestions.tsx';

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
  /** Words of the shop's own pages that fit a field. */
  suggestions: readonly ProfileSuggestion[];
  /** Hears whether there is something that is not saved. */
  onDirtyChange: (dirty: boolean) => void;
}

/** The six fields that the assistant answers from (specification section 2, 'Data for ChatGPT'). */
export const CompanyProfileForm = ({ profile, suggestions, onDirtyChange }: CompanyProfileFormProps) => {
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

  const offersFor = (field: keyof CompanyProfile, label: string, isOneLine = false) => (
    <FieldSuggestions
      suggestions={suggestions.filter((one) => one.field === field)}
      value={form.getValues()[field]}
      label={label}
      // What was typed stays: words are added below it, and a name takes the place of none but the empty one.
      onUse={(text) => {
        const typed = form.getValues()[field].trim();
        form.setFieldValue(field, isOneLine || typed === '' ? text : `${typed}\n\n${text}`);
      }}
    />
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
        <div>
          <TextInput label="Company name" autoComplete="organization" {...form.getInputProps('companyName')} />
          {form.getValues().companyName.trim() === '' && offersFor('companyName', 'Company name', true)}
        </div>
        {longFields.map(({ name, label, placeholder }) => (
          <div key={name}>
            <Textarea label={label} placeholder={placeholder} autosize minRows={3} maxRows={14} {...form.getInputProps(name)} />
            {offersFor(name, label)}
          </div>
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
