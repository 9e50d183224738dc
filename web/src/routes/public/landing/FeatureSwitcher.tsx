import { useState } from 'react';
import type { LandingContent } from '../../../content/shapes.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import classes from './FeatureSwitcher.module.css';

/** Four selections (ids 0, 2, 3, 4), each with a picture; the first is the default (specification section 4). */
export const FeatureSwitcher = ({ list }: { list: LandingContent['features']['list'] }) => {
  const [selected, setSelected] = useState<number>(0);
  const shown = list.find(({ id }) => id === selected) ?? list[0];
  return (
    <div className={classes.switcher}>
      <ul className={classes.choices}>
        {list.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => setSelected(id)}>
              <strong>{title}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.shown} aria-live="polite">
        {shown && <Picture key={shown.id} name={shown.picture} alt={shown.alt} sizes="(min-width: 60rem) 42rem, 92vw" />}
      </div>
    </div>
  );
};
