import { Anchor, Box, Burger, Button, Container, Drawer, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { WaitlistForm } from '../../features/leads/WaitlistForm.tsx';
import { useSession } from '../../lib/api.ts';
import { ColorModeSwitch } from '../../ui/ColorModeSwitch.tsx';
import { mainId, SkipLink } from '../../ui/SkipLink.tsx';
import { useFocusScreen } from '../../ui/useFocusScreen.ts';
import { Brand } from '../Brand.tsx';
import classes from './Layout.module.css';

const pages = [
  { to: '/demo', label: 'Quick Try' },
  { to: '/contact', label: 'Contact' },
];

const Pages = () =>
  pages.map(({ to, label }) => (
    <Anchor key={to} component={Link} to={to} c="var(--mantine-color-text)" fw={500} size="sm" underline="hover">
      {label}
    </Anchor>
  ));

const WaysIn = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? (
    <Button component={Link} to="/Dashboard">
      Dashboard
    </Button>
  ) : (
    <>
      <Button component={Link} to="/login" variant="default">
        Log In
      </Button>
      <Button component={Link} to="/signup">
        Sign Up For Beta
      </Button>
    </>
  );

const Footer = () => (
  <Box component="footer" className={classes.footer}>
    <Container size="lg">
      <Group justify="space-between" align="flex-start" gap="xl">
        <Stack gap="sm">
          <Brand to="/" />
          <Group component="nav" aria-label="Footer" gap="lg">
            <Pages />
          </Group>
        </Stack>
        <WaitlistForm />
      </Group>
    </Container>
  </Box>
);

/** Around every public page: navigation, the page, the footer with the waitlist. */
export default function PublicLayout() {
  const signedIn = useSession() !== null;
  const [menuOpen, menu] = useDisclosure(false);
  const location = useLocation();
  useFocusScreen(location.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address closes the menu
  useEffect(menu.close, [location.key]);

  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Container size="lg" h="100%">
          <Group h="100%" justify="space-between" wrap="nowrap">
            <Brand to="/" />
            <Group gap="lg" visibleFrom="sm" component="nav" aria-label="Main">
              <Pages />
              <Group gap="sm">
                <WaysIn signedIn={signedIn} />
                <ColorModeSwitch />
              </Group>
            </Group>
            <Group gap="xs" hiddenFrom="sm" wrap="nowrap">
              <ColorModeSwitch />
              <Burger opened={menuOpen} onClick={menu.toggle} size="sm" aria-label="Menu" aria-expanded={menuOpen} />
            </Group>
          </Group>
        </Container>
      </header>
      <Drawer opened={menuOpen} onClose={menu.close} position="right" size="xs" title="Menu" hiddenFrom="sm">
        <Stack component="nav" aria-label="Main" gap="md">
          <Pages />
          <WaysIn signedIn={signedIn} />
        </Stack>
      </Drawer>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
