import { useEffect, useState } from 'react';
import classes from './Story.module.css';

/** Specification section 9. */
const msPerLetter = 30;
const lettersOfPause = 55;

/** Which part of the story is told, and how much of it: the last stays; all of it at once for who wants less motion. */
const useTold = (story: readonly string[]) => {
  const [{ part, letters }, setPlace] = useState({ part: 0, letters: 0 });
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = window.setInterval(() => {
      setPlace((now) => {
        const { length } = story[now.part] ?? '';
        if (now.letters < length + lettersOfPause) return { ...now, letters: now.letters + 1 };
        if (now.part === story.length - 1) return now;
        return { part: now.part + 1, letters: still ? (story[now.part + 1] ?? '').length : 0 };
      });
    }, msPerLetter);
    if (still) setPlace({ part: 0, letters: (story[0] ?? '').length });
    return () => window.clearInterval(timer);
  }, [story]);
  const text = story[part] ?? '';
  return { typed: text.slice(0, letters), coming: text.slice(letters) };
};

/** A story, typed while the shop is being read. What happens meanwhile is told beside it, so screen readers are spared it. */
export const Story = ({ story }: { story: readonly string[] }) => {
  const { typed, coming } = useTold(story);
  return (
    <p className={classes.story} aria-hidden>
      {typed}
      <i className={classes.caret} />
      <span className={classes.coming}>{coming}</span>
    </p>
  );
};
