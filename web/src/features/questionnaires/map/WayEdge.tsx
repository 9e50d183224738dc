/**
 * A path between two boxes, with its figures beside the answer it starts at; each answer has its own line, so labels do not overlap.
 */
import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import classes from './FunnelMap.module.css';
import { pathOf } from './passages.ts';
import type { WayEdgeType } from './view.ts';

const WayEdge = memo(({ label, markerEnd, style, data, ...ends }: EdgeProps<WayEdgeType>) => {
  const path = pathOf({ x: ends.sourceX, y: ends.sourceY }, data?.passages ?? [], { x: ends.targetX, y: ends.targetY });
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
