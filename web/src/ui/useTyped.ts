import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** The part of `text` typed so far, one character each `step` milliseconds; all of it at once for who wants less motion. */
export const useTyped = (text: string, step: number): string => {
  const still = useReducedMotion();
  const [length, setLength] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is typed from its start
  useEffect(() => {
    setLength(0);
    const timer = setInterval(() => setLength((before) => before + 1), step);
    return () => clearInterval(timer);
  }, [text, step]);

  return still ? text : text.slice(0, length);
};
