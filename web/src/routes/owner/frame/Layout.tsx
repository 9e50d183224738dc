import { Burger, Group } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { session, useLostSignIn, useSession } from '../../../lib/calls/api.ts';
import { loginPath } from '../../../lib/session/returnPath.ts';
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts';
import { ColorModeSwitch } from '../../../ui/page/ColorModeSwitch.tsx';
import { mainId, SkipLink } from '../../../ui/page/SkipLink.tsx';
import { useFocusScreen } from '../../../ui/page/useFocusScreen.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { useLater } from '../../../ui/useLater.ts';
import { ownerLanguage } from '../../../words/language.ts';
import { t } from '../../../words/t.ts';
import { Brand } from '../../Brand.tsx';
import { collectTyped } from '../palette/typedAhead.ts';
import classes from './Layout.module.css';
import { Navigation } from './Navigation.tsx';
import { SearchButton } from './SearchButton.tsx';
import { StatusLine } from './StatusLine.tsx';

// Rarely needed, so not part of the first screen.
const Palette = lazyPart(() => import('../palette/Palette.tsx'), { quiet: true });
const LoginAgain = lazyPart(() => import('./LoginAgain.tsx'), { quiet: true });
const loadDrawer = () => import('./NavigationDrawer.tsx');
const loadAhead = () => import('../screensAhead.ts').then(({ loadScreensAhead }) => loadScreensAhead());

/** Redirects to the login page, which leads back here. */
export const clientLoader = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (!session.read()) throw redirect(loginPath(pathname + search, ownerLanguage()));
  return null;
};

/** The owner whose screens are shown: signed in, or signed in until the server ended the session. `pathname` is the rendered screen's. */
const useShownOwner = (pathname: string) => {
  const owner = useSession();
  const lost = useLostSignIn();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const before = useRef(owner);
  const isGone = !owner && (lost === null || lost !== before.current?.username);

  useEffect(() => {
    if (!owner) return;
    const last = before.current;
    before.current = owner;
    // Cached data of one owner must not be shown to the next one who signs in.
    if (last && last.id !== owner.id) queryClient.clear();
  }, [owner, queryClient]);
  useEffect(() => {
    if (lost === null) return;
    // After a new login: load what failed in the meantime.
    return () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [lost, queryClient]);
  useEffect(() => () => queryClient.clear(), [queryClient]);

  useEffect(() => {
    // Logged out here or in another tab; but not while a navigation to another page is still pending.
    if (isGone && window.location.pathname === pathname)
      void navigate(loginPath(window.location.pathname + window.location.search, ownerLanguage()), { replace: true });
  }, [isGone, navigate, pathname]);

  return { shown: isGone ? null : (owner ?? before.current), lost: owner || isGone ? null : lost };
};

/** The owner area: sidebar (a drawer on small screens), the screen, and the overlays. */
export default function OwnerLayout() {
  const location = useLocation();
  const { shown, lost } = useShownOwner(location.pathname);
  useFocusScreen(location.pathname);
  useKeptFocus();
  const [drawerOpen, drawer] = useDisclosure(false);
  const later = useLater(loadDrawer);
  useLater(loadAhead);
  const openDrawer = () => {
    later.now();
    drawer.open();
  };
  const [asked, setAsked] = useState(0);
  const takeTyped = useRef((): string => '');
  const search = () => {
    takeTyped.current();
    takeTyped.current = collectTyped();
    setAsked((before) => before + 1);
  };
  // Also inside inputs, because ⌘K types nothing.
  useHotkeys([['mod+K', search]], []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(drawer.close, [location.key]);

  return (
    <div className={classes.shell}>
      <SkipLink>{t('Skip to content')}</SkipLink>
      <header className={classes.bar}>
        <Group gap="sm">
          <Burger
            opened={drawerOpen}
            onClick={openDrawer}
            size="sm"
            aria-label={t('Open navigation')}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
          />
          <Brand to="/Dashboard" label={t('Parley, home')} />
        </Group>
        <Group gap={4} wrap="nowrap">
          <SearchButton small onClick={search} />
          <ColorModeSwitch />
        </Group>
      </header>
      <header className={classes.sidebar}>
        <Group h={36} mb="lg" px={4} justify="space-between" flex="none">
          <Brand to="/Dashboard" label={t('Parley, home')} />
          <ColorModeSwitch />
        </Group>
        <SearchButton onClick={search} />
        <Navigation />
      </header>
      {later.code && <later.code.NavigationDrawer opened={drawerOpen} onClose={drawer.close} />}
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <StatusLine />
        {shown && <Outlet key={shown.id} />}
      </main>
      <Suspense>
        {asked > 0 && shown && <Palette ownerId={shown.id} asked={asked} takeTyped={() => takeTyped.current()} />}
        {lost !== null && <LoginAgain username={lost} />}
      </Suspense>
    </div>
  );
}
