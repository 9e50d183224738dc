import { useEffect, useState } from 'react';
import type { LandingContent } from '../../../content/shapes.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { AddressForm } from '../../../ui/site/AddressForm.tsx';
import { Wide } from '../../../ui/site/Page.tsx';
import classes from './Hero.module.css';
import { ShopStage } from './ShopStage.tsx';

/** Specification section 9. */
const msPerLetter = 80;
const lettersOfPause = 28;

/** Types the texts one after the other; returns the visible part. With reduced motion, the whole first text. */
const useTyped = (texts: readonly string[]): string => {
  const [place, setPlace] = useState<{ text: number; letters: number } | null>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setPlace({ text: 0, letters: 0 });
    const timer = window.setInterval(() => {
      setPlace((now) => {
        if (!now) return now;
        const length = (texts[now.text] ?? '').length;
        return now.letters < length + lettersOfPause
          ? { ...now, letters: now.letters + 1 }
          : { text: (now.text + 1) % texts.length, letters: 0 };
      });
    }, msPerLetter);
    return () => window.clearInterval(timer);
  }, [texts]);
  return place ? (texts[place.text] ?? '').slice(0, place.letters) : (texts[0] ?? '');
};

/** Screen readers get the whole texts; the typing is visual only. */
const Typing = ({ texts }: { texts: readonly string[] }) => (
  <p className={classes.typed}>
    <span className={classes.spoken}>{texts.join(' ')}</span>
    <span aria-hidden>
      {useTyped(texts)}
      <i />
    </span>
  </p>
);

/** The first section: what Parley is, the address to try it with, and a recommender at work. */
export const Hero = ({ words }: { words: LandingContent['hero'] }) => {
  const { to } = useLanguage();
  return (
    <section className={classes.hero}>
      <Wide>
        <div className={classes.grid}>
          <div>
            <h1 className={classes.headline}>{words.title}</h1>
            <Typing texts={words.typed} />
          </div>
          <div>
            <p className={classes.lead}>{words.lead}</p>
            <AddressForm words={words.address} action={to('/demo')} />
          </div>
        </div>
        <ShopStage words={words.stage} />
      </Wide>
    </section>
  );
};
