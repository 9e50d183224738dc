import { useEffect, useState } from 'react';

/**
 * The `opened` state of a dialog whose code is loaded on demand. Such a dialog may be mounted when it should already be open; opening it one
 * render later lets it remember where the focus was, so that it can return it.
 */
export const useOpened = (wanted: boolean): boolean => {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return wanted && mounted;
};
