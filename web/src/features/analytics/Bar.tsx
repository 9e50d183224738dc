import classes from './Bar.module.css';

/** A share of a whole as a bar beside its figure: solid what is, hatched what there could have been. */
export const Bar = ({ share, of = 0 }: { share: number; of?: number }) => (
  <span className={classes.track} aria-hidden>
    <span className={`${classes.whole} ${of > 0 ? classes.some : ''}`} style={{ width: `${of}%` }} />
    <span className={`${classes.part} ${share > 0 ? classes.some : ''}`} style={{ width: `${share}%` }} />
  </span>
);
