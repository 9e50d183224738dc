import {
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMessages,
  IconPackages,
  IconReceipt2,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Plain } from '../../words/t.ts';

interface Screen {
  to: string;
  label: Plain;
  icon: TablerIcon;
  /** The address prefixes for which it is the active screen. */
  under: readonly string[];
  /** It shows what visitors did, or sums of it. */
  counts?: true;
}

/** The screens of the owner area, for the sidebar and the palette. */
export const screens: readonly Screen[] = [
  { to: '/Dashboard', label: 'Dashboard', icon: IconLayoutDashboard, under: ['/dashboard', '/popups'], counts: true },
  { to: '/Questionnaire', label: 'Questionnaire', icon: IconListDetails, under: ['/questionnaire'], counts: true },
  { to: '/Products', label: 'Products', icon: IconPackages, under: ['/products'] },
  { to: '/Orders', label: 'Orders', icon: IconReceipt2, under: ['/orders'], counts: true },
  { to: '/Analytics', label: 'Analytics', icon: IconChartBar, under: ['/analytics'], counts: true },
  { to: '/History', label: 'History', icon: IconHistory, under: ['/history'], counts: true },
  { to: '/Messages', label: 'Messages', icon: IconMessages, under: ['/messages'] },
  { to: '/ChatGPT', label: 'Company profile', icon: IconBuildingStore, under: ['/chatgpt'] },
  { to: '/Settings', label: 'Settings', icon: IconSettings, under: ['/settings'] },
];

/** Whether an address is under a screen's. Addresses are read without regard to case. */
export const isUnder = ({ under }: Screen, path: string): boolean => under.some((start) => path.toLowerCase().startsWith(start));
