/** Converts the map into nodes and edges of React Flow. Pure. */
import { type Edge, MarkerType, Position } from '@xyflow/react';
import { formatNumber, formatPercent } from '../../../lib/formats/format.ts';
import { t } from '../../../words/t.ts';
import { endId, handleId, type MapGraph, nodeId, type QuestionBox, sizes, type Way } from './graph.ts';
import { type Layout, type Positions, wayKey } from './layout.ts';
import type { EndNodeType, QuestionNodeType } from './nodes.tsx';
import type { Passage } from './passages.ts';

export type WayEdgeType = Edge<{ passages: readonly Passage[] }, 'way'>;

interface Shown {
  troubled: ReadonlySet<number>;
  focused: number | null;
  onGo: (questionId: number) => void;
}

const dot = 13;

/** The positions of the handles, set explicitly so that lines to boxes outside the viewport are drawn too. */
const handlesOf = ({ answers, height }: QuestionBox) => [
  { id: null, type: 'target' as const, position: Position.Left, x: 0, y: 0, width: sizes.width, height },
  ...answers.map(({ id }, row) => ({
    id: handleId(id),
    type: 'source' as const,
    position: Position.Right,
    x: sizes.width - dot / 2,
    y: sizes.head + row * sizes.answer + (sizes.answer - dot) / 2,
    width: dot,
    height: dot,
  })),
];

const somewhere = { x: 0, y: 0 };

/** The nodes to draw, at their positions. */
export function nodesOf(graph: MapGraph, positions: Positions, { troubled, focused, onGo }: Shown): (QuestionNodeType | EndNodeType)[] {
  const boxes = graph.boxes.map((box): QuestionNodeType => {
    const id = nodeId(box.question.id);
    const data = { box, onGo, troubled: troubled.has(box.question.id), focused: focused === box.question.id };
    return {
      id,
      type: 'question',
      position: positions[id] ?? somewhere,
      width: sizes.width,
      height: box.height,
      // Also set explicitly: fitView considers only nodes with a known size.
      measured: { width: sizes.width, height: box.height },
      handles: handlesOf(box),
      data,
    };
  });
  const { width, height } = sizes.end;
  const handles = [{ id: null, type: 'target' as const, position: Position.Left, x: 0, y: 0, width, height }];
  const end: EndNodeType = {
    id: endId,
    type: 'end',
    position: positions[endId] ?? somewhere,
    width,
    height,
    measured: { width, height },
    handles,
    data: { finished: graph.finished },
  };
  return [...boxes, end];
}

/** '120 · 26 % leave': visitors on this path, and the share that left at its target. */
export const labelOf = ({ chosen, dropOff }: Way): string | undefined => {
  if (chosen === null) return undefined;
  return dropOff !== null && dropOff > 0
    ? t('{count} · {share} leave', { count: chosen, share: formatPercent(dropOff) })
    : formatNumber(chosen);
};

const straight: readonly Passage[] = [];

/** The lines to draw; those that more visitors took are thicker. */
export function edgesOf({ ways, busiest }: MapGraph, passages: Layout['passages']): WayEdgeType[] {
  return ways.map((way) => {
    const source = nodeId(way.answer.question);
    const target = way.to === null ? endId : nodeId(way.to);
    return {
      id: `w${way.answer.id}`,
      type: 'way',
      source,
      sourceHandle: handleId(way.answer.id),
      target,
      reconnectable: 'target' as const,
      ...(way.to === null && { className: 'toEnd' }),
      label: labelOf(way),
      data: { passages: passages[wayKey(source, target)] ?? straight },
      style: { strokeWidth: busiest > 0 ? 1.2 + (4 * (way.chosen ?? 0)) / busiest : 1.6 },
      markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14, markerUnits: 'userSpaceOnUse' },
    };
  });
}
