/**
 * A path between two boxes, with its figures beside the answer it starts at; each answer has its own line, so labels do not overlap.
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
