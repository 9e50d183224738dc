import { type RefObject, useEffect } from 'react';

/** Keeps the chosen tab in view, in the row of tabs inside `around`: on a small screen the row is wider than the screen. */
export const useShownTab = (around: RefObject<HTMLElement | null>, tab: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the new tab
  useEffect(() => {
    around.current?.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
};
