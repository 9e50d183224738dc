import { Paper } from '@mantine/core';
import { useState } from 'react';
import { useLearnt } from '../../features/catalogue/api/listLearnt.ts';
import { useCompanyProfile } from '../../features/company/api/getCompanyProfile.ts';
import { CompanyProfileForm } from '../../features/company/CompanyProfileForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';

export const meta = pageMeta('Company profile');

export default function CompanyProfile() {
  const profile = useCompanyProfile();
  const learnt = useLearnt();
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <PageHeader title="Company profile" description="What your assistant knows about your shop." />
      <Paper withBorder p={{ base: 'md', xs: 'xl' }} maw={820}>
        <QueryView query={profile} loading={<FormSkeleton fields={6} />}>
          {(known) => (
            <CompanyProfileForm
              known={known}
              reload={async () => (await profile.refetch()).data}
              suggestions={learnt.data?.suggestions ?? []}
              onDirtyChange={setDirty}
            />
          )}
        </QueryView>
      </Paper>
      <UnsavedGuard when={dirty} />
    </>
  );
}
