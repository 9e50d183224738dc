import classes from './SkipLink.module.css';

/** The id of the main element. */
export const mainId = 'main';

/** The first tab stop of a page: skips the navigation. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={classes.link} href={`#${mainId}`}>
    {children}
  </a>
);
