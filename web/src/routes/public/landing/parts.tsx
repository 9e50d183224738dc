/** The static parts of the landing page. */
import { Link } from 'react-router';
import type { LandingContent } from '../../../content/shapes.ts';
import { Wide } from '../../../ui/site/Page.tsx';
import classes from './parts.module.css';

/** The shop systems that Parley works with. */
export const Integrations = ({ words }: { words: LandingContent['integrations'] }) => (
  <section className={classes.integrations} aria-labelledby="integrations">
    <Wide>
      <h2 id="integrations">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {words.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={classes.note}>{words.note}</p>
    </Wide>
  </section>
);

/** The use cases as cards. */
export const UseCases = ({ list }: { list: LandingContent['useCases']['list'] }) => (
  <ul className={classes.useCases}>
    {list.map(({ title, text, example }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className={classes.example}>{example}</p>
      </li>
    ))}
  </ul>
);

/** A comparison table on wide screens; on narrow ones each cell is shown below its heading. */
export const Comparison = ({ words }: { words: LandingContent['comparison'] }) => (
  <>
    <table className={classes.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.heads[1]}</th>
          <th scope="col">{words.heads[2]}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(([what, others, ours]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-head={words.heads[1]}>{others}</td>
            <td data-head={words.heads[2]}>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={classes.note}>{words.note}</p>
  </>
);

/** A link to more about a topic. */
export const MoreLink = ({ to, children }: { to: string; children: string }) => (
  <p className={classes.more}>
    <Link to={to} prefetch="intent">
      {children} →
    </Link>
  </p>
);
