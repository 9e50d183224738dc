import classes from './Bar.module.css';

/** A share as a bar beside its figure: the solid part is the value, the hatched part the possible rest. */
export const Bar = ({ share, of = 0 }: { share: number; of?: number }) => (
  <span className={classes.track} aria-hidden>
    <span className={`${classes.whole} ${of > 0 ? classes.some : ''}`} style={{ width: `${of}%` }} />
    <span className={`${classes.part} ${share > 0 ? classes.some : ''}`} style={{ width: `${share}%` }} />
  </span>
);
