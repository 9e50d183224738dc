import { Stack } from '@mantine/core';
import { Outlet } from 'react-router';
import { AskBox } from '../../../features/assistant/AskBox.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SectionNav } from '../../../ui/page/SectionNav.tsx';
import { type Plain, t } from '../../../words/t.ts';

const sections: readonly { to: string; label: Plain }[] = [
  { to: '/ChatGPT', label: 'What it knows' },
  { to: '/ChatGPT/Texts', label: 'Texts' },
  { to: '/ChatGPT/Pages', label: 'Pages' },
  { to: '/ChatGPT/Tests', label: 'Tests' },
];

/** The layout of the company's screens: what the assistant knows, and whether it still says it right. */
export default function Company() {
  return (
    <>
      <PageHeader
        title={t('Company profile')}
        description={t('What your assistant knows about your shop, and whether it still says it right.')}
      />
      <SectionNav label={t('Company profile')} sections={sections.map(({ to, label }) => ({ to, label: t(label) }))} />
      <Stack gap="lg">
        <AskBox />
        <Outlet />
      </Stack>
    </>
  );
}
