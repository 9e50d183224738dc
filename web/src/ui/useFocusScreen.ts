import { useEffect, useRef } from 'react';
import { mainId } from './SkipLink.tsx';

/** Moves the keyboard and the screen reader to the new screen after a link was followed; a page that was loaded keeps its own start. */
export const useFocusScreen = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
};
