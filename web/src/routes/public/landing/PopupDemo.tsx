import { useEffect, useRef, useState } from 'react';
import type { LandingContent } from '../../../content/shapes.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import classes from './PopupDemo.module.css';

/** Specification section 9. */
const fadeMs = 300;

/** Four parts of the product, one after the other; the next appears when the previous one has faded out. */
export const PopupDemo = ({ list }: { list: LandingContent['demo']['list'] }) => {
  const [selected, setSelected] = useState(list[0]?.id);
  const [shown, setShown] = useState(list[0]?.id);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const select = (id: typeof selected) => {
    setSelected(id);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(id), fadeMs);
  };
  const item = list.find(({ id }) => id === shown);
  return (
    <div className={classes.demo}>
      <ul className={classes.choices}>
        {list.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => select(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {item && (
        <figure className={classes.shown} data-fading={selected !== shown} aria-live="polite">
          <Picture name={item.picture} alt={item.alt} sizes="(min-width: 74rem) 70rem, 92vw" />
          <figcaption>{item.text}</figcaption>
        </figure>
      )}
    </div>
  );
};
