import { useRef } from 'react';

/**
 * The button of a menu whose items open dialogs. `first(act)` gives it the focus before it acts: a dialog gives the focus back to what had
 * it when it opened, and the item of the menu is gone by then.
 */
export const useMenuButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const first = (act: () => void) => () => {
    button.current?.focus();
    act();
  };
  return { button, first };
};
