import {
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconPackages,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';

interface Screen {
  to: string;
  label: string;
  icon: TablerIcon;
  /** What the addresses begin with where it is the active one. */
  under: readonly string[];
}

/** The screens of the owner area, as the sidebar and the palette show them. */
export const screens: readonly Screen[] = [
  { to: '/Dashboard', label: 'Dashboard', icon: IconLayoutDashboard, under: ['/dashboard', '/popups'] },
  { to: '/Questionnaire', label: 'Questionnaire', icon: IconListDetails, under: ['/questionnaire'] },
  { to: '/Products', label: 'Products', icon: IconPackages, under: ['/products'] },
  { to: '/Analytics', label: 'Analytics', icon: IconChartBar, under: ['/analytics'] },
  { to: '/History', label: 'History', icon: IconHistory, under: ['/history'] },
  { to: '/ChatGPT', label: 'Company profile', icon: IconBuildingStore, under: ['/chatgpt'] },
  { to: '/Settings', label: 'Settings', icon: IconSettings, under: ['/settings'] },
];
