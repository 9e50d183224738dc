import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useAccount } from '../../../features/accounts/api/getAccount.ts';
import { ProfileForm } from '../../../features/accounts/ProfileForm.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

export const meta = pageMeta('Profile · Settings');

/** The owner's name. */
export default function Profile() {
  const account = useAccount();
  const [dirty, setDirty] = useState(false);
  return (
    <Stack gap="lg">
      <Section title={t('Profile')} about={t('How we address you in mails.')}>
        <QueryView query={account} loading={<FormSkeleton fields={2} />}>
          {(saved) => <ProfileForm account={saved} onDirtyChange={setDirty} />}
        </QueryView>
      </Section>
      <Section
        title={t('Language · Sprache')}
        about={t(
          'The language of your area, with its numbers and dates, on this device. What your visitors read is in the language of your own texts.',
        )}
      >
        <LanguageChoice />
      </Section>
      <UnsavedGuard when={dirty} />
    </Stack>
  );
}
