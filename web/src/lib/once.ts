import { useRef } from 'react';

/**
 * For a form that makes something: the first submit goes through, others do not until the first was refused.
 * A double click is faster than a button can be disabled, and a form that closes can still be clicked while it fades out.
 */
export const useOnce = () => {
  const taken = useRef(false);
  return {
    /** True for the submit that may go on. */
    take: (): boolean => {
      if (taken.current) return false;
      taken.current = true;
      return true;
    },
    /** After a refusal: lets the form be sent again. */
    release: (): void => {
      taken.current = false;
    },
  };
};
