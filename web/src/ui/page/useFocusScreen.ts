import { useEffect, useRef } from 'react';
import { mainId } from './SkipLink.tsx';

/**
 * Moves the focus to the new screen after a link was followed, or to the element that the link's hash names. A full page load keeps
 * the browser's own focus. `key` is the location's key: the same link may be followed twice.
 */
export const useFocusScreen = (pathname: string, hash = '', key = ''): void => {
  const before = useRef({ pathname, key });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    const place = last.key === key ? null : document.getElementById(hash.slice(1));
    if (place) place.focus({ preventScroll: true });
    else if (last.pathname !== pathname) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
};
