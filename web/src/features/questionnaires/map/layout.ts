/**
 * Computes where boxes stand, from left to right in the direction of visitors (dagre), and where lines pass between them: boxes stand in columns,
 * lines change their height only in the gutters between columns, and cross a column only where no box stands. Pure.
 */
import dagre from '@dagrejs/dagre';
import { endId, type Shape } from './graph.ts';
import { type Column, columnsOf, type Passage, passagesOf } from './passages.ts';

/** The upper left corner of each box. */
export type Positions = Record<string, { x: number; y: number }>;

export interface Layout {
  positions: Positions;
  /** How lines pass the columns on their way, by `wayKey`; absent for lines to the next column. */
  passages: Record<string, Passage[]>;
}

/** The name of the line between two boxes. */
export const wayKey = (from: string, to: string): string => `${from}>${to}`;

/** The width of a gutter, where lines change their height. */
const gutter = 128;

/** Edges over more columns do not take part in the layout, which would place them column by column. */
const longest = 4;

/**
 * The edges that decide which box stands in which column: those that neither lead back nor far ahead. Edges to the end matter only for boxes that lead
 * nowhere else.
 */
function forwardEdges({ nodes, edges }: Shape): Shape['edges'] {
  const targets = new Map(nodes.map(({ id }): [string, string[]] => [id, []]));
  for (const [from, to] of edges) targets.get(from)?.push(to);
  const state = new Map<string, 'open' | 'done'>();
  const forward: Shape['edges'] = [];
  const finished: string[] = [];
  // Without recursion: a questionnaire may be a chain of hundreds.
  for (const { id } of nodes) {
    const path = state.has(id) ? [] : [{ id, next: 0 }];
    if (path.length > 0) state.set(id, 'open');
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const to = targets.get(at.id)?.[at.next];
      at.next += 1;
      if (to === undefined) {
        state.set(at.id, 'done');
        finished.push(at.id);
        path.pop();
      } else if (state.get(to) !== 'open') {
        forward.push([at.id, to]);
        if (!state.has(to)) {
          state.set(to, 'open');
          path.push({ id: to, next: 0 });
        }
      }
    }
  }
  const goesOn = new Set(forward.flatMap(([from, to]) => (to === endId ? [] : [from])));
  const deciding = forward.filter(([from, to]) => to !== endId || !goesOn.has(from));
  const depth = depthsOf(finished.toReversed(), deciding);
  return deciding.filter(([from, to]) => (depth.get(to) ?? 0) - (depth.get(from) ?? 0) <= longest);
}

/** The number of edges on the longest way to each node. `order` has every node before those that it leads to. */
function depthsOf(order: readonly string[], edges: Shape['edges']): Map<string, number> {
  const depth = new Map<string, number>();
  const targets = Map.groupBy(edges, ([from]) => from);
  for (const id of order) for (const [, to] of targets.get(id) ?? []) depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(id) ?? 0) + 1));
  return depth;
}

/** The positions of all boxes, and how lines pass them. */
export function layOut(shape: Shape): Layout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 28, edgesep: 16, ranksep: gutter, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of shape.nodes) graph.setNode(id, { width, height });
  for (const [from, to] of forwardEdges(shape)) graph.setEdge(from, to);
  dagre.layout(graph);

  // The end stands behind every column, so that each line to it runs forward.
  const places = shape.nodes.map((node) => ({ ...node, x: graph.node(node.id).x ?? 0, y: graph.node(node.id).y ?? 0 }));
  const last = places.reduce((most, { id, x }) => (id === endId ? most : Math.max(most, x)), 0);
  const columns = columnsOf(
    places.map((place) => (place.id === endId ? { ...place, x: Math.max(place.x, last + 1) } : place)),
    gutter,
  );
  const positions: Positions = {};
  for (const { boxes } of columns) for (const { id, left, top } of boxes) positions[id] = { x: left, y: top };
  const pointsOf = (from: string, to: string) => graph.edge(from, to)?.points.map(({ x = 0, y = 0 }) => ({ x, y })) ?? [];
  return { positions, passages: passagesFor(shape, columns, pointsOf) };
}

type Points = { x: number; y: number }[];

function passagesFor({ edges }: Shape, columns: Column[], pointsOf: (from: string, to: string) => Points): Layout['passages'] {
  const passages: Layout['passages'] = {};
  for (const [from, to] of edges) {
    const passed = passagesOf(columns, from, to, pointsOf(from, to));
    if (passed.length > 0) passages[wayKey(from, to)] = passed;
  }
  return passages;
}
