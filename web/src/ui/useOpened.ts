import { useEffect, useState } from 'react';

/**
 * Whether a dialog is open whose code is loaded on demand. It may be mounted when it should be open already; it opens after that, for only
 * then does it know where the focus was, and gives it back.
 */
export const useOpened = (wanted: boolean): boolean => {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return wanted && mounted;
};
