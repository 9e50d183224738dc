import { Box } from '@mantine/core';
import { Outlet } from 'react-router';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SectionNav } from '../../../ui/page/SectionNav.tsx';
import { type Plain, t } from '../../../words/t.ts';

/** Each is the end of its address too. */
const sections = ['Profile', 'Security', 'Activity', 'Assistant', 'Notifications', 'Data'] as const satisfies readonly Plain[];

/** The layout of all settings sections: heading and navigation. */
export default function Settings() {
  return (
    <Box maw={820} pb={72}>
      <PageHeader title={t('Settings')} />
      <SectionNav label={t('Settings')} sections={sections.map((name) => ({ to: `/Settings/${name}`, label: t(name) }))} />
      <Outlet />
    </Box>
  );
}
