import classes from './SkipLink.module.css';

/** The id of the element that holds the screen itself. */
export const mainId = 'main';

/** The first thing the Tab key meets: leads past the navigation. */
export const SkipLink = ({ children = 'Skip to content' }: { children?: string }) => (
  <a className={classes.link} href={`#${mainId}`}>
    {children}
  </a>
);
