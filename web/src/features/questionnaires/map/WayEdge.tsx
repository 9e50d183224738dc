/**
 * A way between two boxes, with its figures beside the answer that it begins at: every answer has a line of its own, so none covers
 * another.
 */
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo } from 'react';
import classes from './FunnelMap.module.css';

const WayEdge = memo(({ label, markerEnd, style, ...ends }: EdgeProps<Edge>) => {
  const [path] = getBezierPath(ends);
  return (
    <>
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} {...(style && { style })} />
      {label && (
        <EdgeLabelRenderer>
          <span className={classes.label} style={{ transform: `translate(${ends.sourceX + 12}px, ${ends.sourceY}px) translateY(-50%)` }}>
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
});

export const edgeTypes = { way: WayEdge };
