import { useRef } from 'react';

/**
 * The button of a menu whose items open dialogs. `first(act)` focuses the button before it calls `act`: a dialog returns the focus to the
 * element that had it when it opened, and the menu item is gone by then.
 */
export const useMenuButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const first = (act: () => void) => () => {
    button.current?.focus();
    act();
  };
  return { button, first };
};
