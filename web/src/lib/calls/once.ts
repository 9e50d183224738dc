import { useRef } from 'react';

/**
 * For a form that creates something: only the first submit goes through, until it is refused.
 * A double click is faster than a button can be disabled, and a form that closes can still be clicked while it fades out.
 */
export const useOnce = () => {
  const isTaken = useRef(false);
  return {
    /** Returns true for the submit that may proceed. */
    take: (): boolean => {
      if (isTaken.current) return false;
      isTaken.current = true;
      return true;
    },
    /** Call after a refusal: the form may be sent again. */
    release: (): void => {
      isTaken.current = false;
    },
  };
};
