/** The frame of all screens that use the design system; loads its styles. */
import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { keepSessionFresh } from '../lib/calls/api.ts';
import { createQueryClient } from '../lib/calls/queryClient.ts';
import { notifyFailure } from '../ui/overlays/notify.tsx';
import { OverlayHost } from '../ui/overlays/OverlayHost.tsx';
import { createOwnTheme, cssVariables } from '../ui/theme.ts';
import { ownerLanguage } from '../words/language.ts';
import { loadWords } from '../words/t.ts';

/** Screens are drawn once the texts of the owner's language are there. */
export const clientLoader = loadWords;
/** React Router loads the texts once, and not again on every screen. */
export const shouldRevalidate = () => false;

/** The design system, the query client and the session for all screens of the owner's area. */
export default function AppFrame() {
  const [theme] = useState(createOwnTheme);
  const [queryClient] = useState(() => createQueryClient(notifyFailure));
  useEffect(keepSessionFresh, []);
  // The document's own is that of the path, which public pages have one of for each language.
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const before = page.lang;
    page.lang = ownerLanguage();
    return () => {
      page.lang = before;
    };
  }, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <OverlayHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}
