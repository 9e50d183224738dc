import { useEffect } from 'react';
import { mainId } from '../page/SkipLink.tsx';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** What opens over the screen, and gives the focus back when it closes. */
const overlay = '[role="dialog"], [role="menu"], [role="listbox"], [data-portal]';

const mayHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the keyboard's place on the screen. Where what has the focus disappears (a row is deleted, a filter taken off, a button has done its work),
 * the next control that is left gets it, else the one before, else the screen; where it is disabled for a while, it gets the focus back.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (!main) return;
    let last: HTMLElement | null = null;
    /** The controls around `last`, in the order in which they are tried. */
    let around: HTMLElement[] = [];
    let wasDisabled = false;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(overlay)) return;
      wasDisabled = false;
      last = target !== main && main.contains(target) ? target : null;
      if (!last) return;
      const all = [...main.querySelectorAll<HTMLElement>(focusable)];
      const at = all.indexOf(last);
      around = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
    };
    // A click on an empty place should not move the focus.
    const forget = () => {
      last = null;
    };
    const restore = () => {
      if (!last) return;
      if (last.matches(':disabled')) wasDisabled = true;
      if (document.activeElement !== document.body) return;
      if (!last.isConnected) (around.find(mayHaveFocus) ?? main).focus();
      else if (wasDisabled && mayHaveFocus(last)) last.focus();
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
};
