import { AppShell, Burger, Drawer, Group, NavLink, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconLogout,
  IconPackages,
  IconSettings,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { session, useSession } from '../../lib/api.ts';
import { loginPath } from '../../lib/returnPath.ts';
import { ColorModeSwitch } from '../../ui/ColorModeSwitch.tsx';
import { mainId, SkipLink } from '../../ui/SkipLink.tsx';
import { useFocusScreen } from '../../ui/useFocusScreen.ts';
import { Brand } from '../Brand.tsx';
import classes from './Layout.module.css';

const screens = [
  { to: '/Dashboard', label: 'Dashboard', icon: IconLayoutDashboard, under: ['/dashboard', '/popups'] },
  { to: '/Questionnaire', label: 'Questionnaire', icon: IconListDetails, under: ['/questionnaire'] },
  { to: '/Products', label: 'Products', icon: IconPackages, under: ['/products'] },
  { to: '/Analytics', label: 'Analytics', icon: IconChartBar, under: ['/analytics'] },
  { to: '/History', label: 'History', icon: IconHistory, under: ['/history'] },
  { to: '/ChatGPT', label: 'Company profile', icon: IconBuildingStore, under: ['/chatgpt'] },
  { to: '/Settings', label: 'Settings', icon: IconSettings, under: ['/settings'] },
];

/** Nobody signed in: the login page, and back here after it. */
export const clientLoader = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (!session.read()) throw redirect(loginPath(pathname + search));
  return null;
};

const Navigation = () => {
  const path = useLocation().pathname.toLowerCase();
  return (
    <>
      <Stack gap={2} flex={1} component="nav" aria-label="Owner area">
        {screens.map(({ to, label, icon: Icon, under }) => {
          const active = under.some((start) => path.startsWith(start));
          return (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
              active={active}
              aria-current={active ? 'page' : undefined}
              style={{ borderRadius: 'var(--mantine-radius-md)' }}
            />
          );
        })}
      </Stack>
      <NavLink
        component={Link}
        to="/Logout"
        label="Logout"
        leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
        style={{ borderRadius: 'var(--mantine-radius-md)' }}
      />
    </>
  );
};

/** The owner area: sidebar (a drawer on small screens), and the screen. */
export default function OwnerLayout() {
  const owner = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  useFocusScreen(location.pathname);
  const queryClient = useQueryClient();
  const [drawerOpen, drawer] = useDisclosure(false);
  const ownerId = owner?.id;

  // What one owner saw must not flash up for the next who signs in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of owner that empties the cache
  useEffect(() => () => queryClient.clear(), [queryClient, ownerId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address closes the drawer
  useEffect(drawer.close, [location.key]);

  useEffect(() => {
    // The sign-in ended, here or in another tab.
    if (!owner) void navigate(loginPath(window.location.pathname + window.location.search), { replace: true });
  }, [owner, navigate]);

  return (
    <AppShell
      header={{ height: { base: 60, md: 0 } }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: true } }}
      layout="alt"
      padding={{ base: 'md', sm: 'xl' }}
    >
      <SkipLink />
      <AppShell.Header hiddenFrom="md" px="md">
        <Group h="100%" justify="space-between">
          <Group gap="sm">
            <Burger opened={drawerOpen} onClick={drawer.open} size="sm" aria-label="Open navigation" aria-expanded={drawerOpen} />
            <Brand to="/Dashboard" />
          </Group>
          <ColorModeSwitch />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md" visibleFrom="md">
        <Group h={36} mb="lg" px={4} justify="space-between">
          <Brand to="/Dashboard" />
          <ColorModeSwitch />
        </Group>
        <Navigation />
      </AppShell.Navbar>
      <Drawer
        opened={drawerOpen}
        onClose={drawer.close}
        size={280}
        hiddenFrom="md"
        title={<Brand to="/Dashboard" />}
        closeButtonProps={{ 'aria-label': 'Close navigation' }}
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
      >
        <Navigation />
      </Drawer>
      <AppShell.Main id={mainId} tabIndex={-1} className={classes.main}>
        {owner && <Outlet />}
      </AppShell.Main>
    </AppShell>
  );
}
