import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { CompanyProfile, ProfileSuggestion } from '@parley/contract';
import { type ReactNode, useEffect } from 'react';
import { ConflictDialog } from '../../ui/forms/ConflictDialog.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { type Plain, t } from '../../words/t.ts';
import type { KnownProfile } from './api/getCompanyProfile.ts';
import { FieldSuggestions } from './FieldSuggestions.tsx';
import { useProfileDraft } from './useProfileDraft.ts';

const longFields: { name: keyof CompanyProfile; label: Plain; placeholder: Plain }[] = [
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

const labels: Readonly<Record<string, Plain>> = {
  companyName: 'Company name',
  howMuchDiscountCanYouDoMaximum: 'How much discount can you do maximum?',
  ...Object.fromEntries(longFields.map(({ name, label }) => [name, label])),
};

interface CompanyProfileFormProps {
  /** The last saved profile that this browser knows. */
  profile: KnownProfile;
  /** Fetches the saved state again, after somebody else saved. */
  reload: () => Promise<KnownProfile | undefined>;
  /** Suggestions from the shop's own pages, by field. */
  suggestions: readonly ProfileSuggestion[];
  /** Called when unsaved changes appear or are gone. */
  onDirtyChange: (dirty: boolean) => void;
  /** What can be done with unsaved values, beside saving them. */
  preview: (values: CompanyProfile) => ReactNode;
}

/** The six fields that the assistant answers from (specification section 2, 'Data for ChatGPT'). */
export const CompanyProfileForm = ({ profile, reload, suggestions, onDirtyChange, preview }: CompanyProfileFormProps) => {
  const { form, save, error, differences, decide, submit, dirty, postpone, postponed } = useProfileDraft(profile, reload);

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const offersFor = (field: keyof CompanyProfile, label: Plain, isOneLine = false) => (
    <FieldSuggestions
      suggestions={suggestions.filter((suggestion) => suggestion.field === field)}
      value={form.getValues()[field]}
      label={t(label)}
      // Existing text stays: suggestions are appended, and a name is only filled in when the field is empty.
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
          <Title order={2}>{t('Data for ChatGPT')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t(
              'The assistant answers from these words and from your products only. The more it can read here, the more it can answer. All your recommenders share them.',
            )}
          </Text>
        </div>
        <div>
          <TextInput label={t('Company name')} autoComplete="organization" {...form.getInputProps('companyName')} />
          {form.getValues().companyName.trim() === '' && offersFor('companyName', 'Company name', true)}
        </div>
        {longFields.map(({ name, label, placeholder }) => (
          <div key={name}>
            <Textarea label={t(label)} placeholder={t(placeholder)} autosize minRows={3} maxRows={14} {...form.getInputProps(name)} />
            {offersFor(name, label)}
          </div>
        ))}
        <TextInput
          label={t('How much discount can you do maximum?')}
          description={t('The assistant never offers more.')}
          placeholder={t('10 %')}
          {...form.getInputProps('howMuchDiscountCanYouDoMaximum')}
        />
        <FormError error={error} />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" aria-live="polite">
            {save.isPending ? t('Saving…') : dirty ? t('Unsaved changes') : ''}
          </Text>
          <Group gap="sm">
            {dirty && preview(form.getValues())}
            <Button type="submit" loading={save.isPending}>
              {t('Save')}
            </Button>
          </Group>
        </Group>
      </Stack>
      <ConflictDialog
        opened={differences.length > 0 && !postponed}
        busy={save.isPending}
        fields={differences.map(({ name, mine, theirs, both }) => {
          const label = labels[name];
          return { name, label: label ? t(label) : name, mine: mine || t('Empty'), theirs: theirs || t('Empty'), both };
        })}
        onClose={postpone}
        onDecide={decide}
      />
    </form>
  );
};
