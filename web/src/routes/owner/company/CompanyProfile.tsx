import { Paper } from '@mantine/core';
import { useState } from 'react';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { CompanyFields } from './CompanyFields.tsx';

export const meta = pageMeta('Company profile');

/** The section with the company profile. */
export default function CompanyProfile() {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <Paper withBorder p={{ base: 'md', xs: 'xl' }} maw={820}>
        <CompanyFields onDirtyChange={setDirty} />
      </Paper>
      <UnsavedGuard when={dirty} />
    </>
  );
}
