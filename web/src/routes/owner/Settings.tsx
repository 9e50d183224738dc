import { Box } from '@mantine/core';
import { Outlet } from 'react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SectionNav } from '../../ui/SectionNav.tsx';
import { t } from '../../words/t.ts';

const sections = ['Profile', 'Security', 'Activity', 'Assistant', 'Notifications', 'Data'].map((label) => ({
  to: `/Settings/${label}`,
  label,
}));

/** The layout of all settings sections: heading and navigation. */
export default function Settings() {
  return (
    <Box maw={820} pb={72}>
      <PageHeader title={t('Settings')} />
      <SectionNav label={t('Settings')} sections={sections} />
      <Outlet />
    </Box>
  );
}
