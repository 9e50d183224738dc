import type { LandingContent } from '../../../content/shapes.ts';
import { samplePicture, sampleShops } from '../../../lib/site/sampleShops.ts';
import classes from './LiveDemos.module.css';

/** Shops of different kinds, each with its recommender on its own pages. */
export const LiveDemos = ({ words }: { words: LandingContent['liveDemos'] }) => (
  <>
    <ul className={classes.demos}>
      {words.list.map(({ id, title, text }) => {
        const { path, name, pictures } = sampleShops[id];
        return (
          <li key={id}>
            <a href={path} className={classes.card}>
              <span className={`${classes.shop} ${classes[id]}`} aria-hidden>
                <b>{name}</b>
                <span>
                  {pictures.map((slug) => (
                    <img key={slug} src={samplePicture(id, slug)} alt="" width="400" height="400" loading="lazy" decoding="async" />
                  ))}
                </span>
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              <span className={classes.open}>{words.open} →</span>
            </a>
          </li>
        );
      })}
    </ul>
    <p className={classes.note}>{words.note}</p>
  </>
);
