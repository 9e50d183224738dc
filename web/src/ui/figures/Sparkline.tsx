import classes from './Sparkline.module.css';
import { sparkPoints } from './sparkline.ts';

const width = 88;
const height = 22;
const pad = 2;

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The text for screen readers: the figures that matter. */
  label: string;
}

/** A trend as a line without axes. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  const points = sparkPoints(values, width, height);
  const line = points.map((point) => point.join(',')).join(' ');
  const empty = values.every((value) => value === 0);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      className={classes.chart}
      data-empty={empty || undefined}
      role="img"
      aria-label={label}
      width={width + 2 * pad}
      height={height + 2 * pad}
      viewBox={`${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}`}
    >
      {!empty && <polygon className={classes.area} points={`0,${height} ${line} ${width},${height}`} />}
      <polyline className={classes.line} points={line} />
      {!empty && <circle className={classes.end} cx={lastX} cy={lastY} r={2} />}
    </svg>
  );
};
