import type { LandingContent } from '../../../content/shapes.ts';
import classes from './LiveDemos.module.css';

/** The sample shops, with three of their pictures each. Their pages are English in every language. */
const shops = {
  coffee: { path: '/sample-shop/', name: 'Kaffeekontor', pictures: ['hand-grinder', 'napoli-dark', 'tasting-box'] },
  outdoor: { path: '/sample-shops/outdoor/', name: 'Wetterfest', pictures: ['regen-shell', 'steig-mid', 'zwei-light'] },
  plants: { path: '/sample-shops/plants/', name: 'Blattwerk', pictures: ['monstera', 'column-cactus', 'african-violet'] },
} as const;

/** Shops of different kinds, each with its recommender on its own pages. */
export const LiveDemos = ({ words }: { words: LandingContent['liveDemos'] }) => (
  <>
    <ul className={classes.demos}>
      {words.list.map(({ id, title, text }) => {
        const { path, name, pictures } = shops[id];
        return (
          <li key={id}>
            <a href={path} className={classes.card}>
              <span className={`${classes.shop} ${classes[id]}`} aria-hidden>
                <b>{name}</b>
                <span>
                  {pictures.map((slug) => (
                    <img key={slug} src={`${path}picture/${slug}.svg`} alt="" width="400" height="400" loading="lazy" decoding="async" />
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
