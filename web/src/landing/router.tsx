/**
 * The replacement of React Router on the landing page (landing.config.ts): every link loads the page that it leads to, and the browser itself follows
 * those within the page. A name that the page uses and that is missing here ends the build.
 */
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LinkProps } from 'react-router';

interface Shown {
  /** What the page's loader returned when the build wrote it. */
  data: unknown;
  page: ReactNode;
}

/** The page that the layout is drawn around. */
export const ShownPage = createContext<Shown>({ data: null, page: null });

/** Renders the page inside the layout. */
export const Outlet = () => useContext(ShownPage).page;
/** What the page's loader returned. */
export const useLoaderData = () => useContext(ShownPage).data;

/** The address; `key` changes with each link within the page that is followed, also with the same one again. */
export function useLocation() {
  const [key, setKey] = useState(0);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // The browser goes there once the click has been handled.
      if (link?.hash && link.pathname === window.location.pathname) setTimeout(() => setKey((last) => last + 1));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return { pathname: window.location.pathname, hash: window.location.hash, key: String(key) };
}

/** A function that loads the page at an address. */
export const useNavigate = () => (address: string) => window.location.assign(address);

/** A plain link. What React Router would fetch ahead is left to the browser. */
export const Link = ({ to, prefetch: _, reloadDocument: __, ...link }: LinkProps) => (
  <a {...(link as ComponentProps<'a'>)} href={String(to)} />
);
