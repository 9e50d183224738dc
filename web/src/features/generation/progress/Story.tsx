import { useEffect, useState } from 'react';
import classes from './Story.module.css';

/** Specification section 9. */
const msPerLetter = 30;
const lettersOfPause = 55;

/** The current part of the story and how much of it is typed: the last part stays; with reduced motion each part appears whole. */
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

/** A story, typed out while the shop is being read. Hidden from screen readers, which get the real progress beside it. */
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
