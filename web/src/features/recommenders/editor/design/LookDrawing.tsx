import classes from './Design.module.css';

/** A small recommender in the colours of a palette: its head, a text and two answers. */
export const LookDrawing = ({ strong, soft, edge }: { strong: string; soft: string; edge: string }) => (
  <span className={classes.drawing} style={{ background: soft }} aria-hidden>
    <span className={classes.popup}>
      <i style={{ background: strong }} />
      <b />
      <span>
        <u style={{ background: soft, borderColor: edge }} />
        <u style={{ background: soft, borderColor: edge }} />
      </span>
    </span>
  </span>
);
