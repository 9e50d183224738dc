/** Computes the positions of boxes from left to right, in the direction of visitors (dagre). Pure. */
import dagre from '@dagrejs/dagre';
import type { Shape } from './graph.ts';

/** The upper left corner of each box. */
export type Positions = Record<string, { x: number; y: number }>;

/** The positions of all nodes, from left to right along the edges. */
export function layOut({ nodes, edges }: Shape): Positions {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 28, ranksep: 128, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  for (const [from, to] of edges) graph.setEdge(from, to);
  dagre.layout(graph);
  return Object.fromEntries(
    nodes.map(({ id, width, height }) => {
      const { x = 0, y = 0 } = graph.node(id);
      return [id, { x: x - width / 2, y: y - height / 2 }];
    }),
  );
}
