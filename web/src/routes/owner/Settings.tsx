import { Box } from '@mantine/core';
import { Outlet } from 'react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SectionNav } from '../../ui/SectionNav.tsx';

const sections = ['Profile', 'Security', 'Activity', 'Assistant', 'Notifications', 'Data'].map((label) => ({
  to: `/Settings/${label}`,
  label,
}));

/** The layout of all settings sections: heading and navigation. */
export default function Settings() {
  return (
    <Box maw={820} pb={72}>
      <PageHeader title="Settings" />
      <SectionNav label="Settings" sections={sections} />
      <Outlet />
    </Box>
  );
}
