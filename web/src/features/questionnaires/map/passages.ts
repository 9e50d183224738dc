/** How lines pass the columns of boxes: straight across, where no box stands. Pure. */

interface Place {
  id: string;
  width: number;
  height: number;
  /** Its middle. */
  x: number;
  y: number;
}

interface Box {
  id: string;
  left: number;
  top: number;
  bottom: number;
}

/** Boxes that stand above each other, from the top. */
export interface Column {
  /** Where the layout placed it; its own edges may differ. */
  wantedX: number;
  left: number;
  right: number;
  boxes: Box[];
}

/** A line crosses a column at one height; `from` is right of `to` for lines that lead back. */
export interface Passage {
  from: number;
  to: number;
  y: number;
}

/** The distance between a line and the boxes that it passes. */
const clearance = 9;

/** Arranges boxes in columns by their middles, with a gutter between any two columns. */
export function columnsOf(places: readonly Place[], gutter: number): Column[] {
  const widest = places.reduce((most, { width }) => Math.max(most, width), 0);
  const groups = Map.groupBy(places, ({ x }) => Math.round(x));
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .map(([wantedX, group], at) => {
      const left = 16 + at * (widest + gutter);
      const boxes = group
        .map(({ id, y, width, height }) => ({ id, left: left + (widest - width) / 2, top: y - height / 2, bottom: y + height / 2 }))
        .sort((a, b) => a.top - b.top);
      return { wantedX, left, right: left + widest, boxes };
    });
}

/** The height nearest to `y` at which nothing stands in a column. */
function freeAt({ boxes }: Column, y: number): number {
  const free = (height: number) => boxes.every(({ top, bottom }) => height <= top - clearance || height >= bottom + clearance);
  const heights = boxes.flatMap(({ top, bottom }) => [top - clearance, bottom + clearance]).filter(free);
  return free(y) ? y : heights.reduce((best, height) => (Math.abs(height - y) < Math.abs(best - y) ? height : best), heights[0] ?? y);
}

/** The height of a chain of points at a place, or of its nearer end beyond it. */
function heightAt(points: readonly { x: number; y: number }[], x: number): number | null {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  const after = sorted.findIndex((point) => point.x >= x);
  const [a, b] = [sorted[after - 1], sorted[after]];
  if (!a || !b) return (b ?? sorted.at(-1))?.y ?? null;
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
}

/**
 * The passages of the line from one box to another, in its order. A line leaves a box at its right and arrives at the left of the next; one that does
 * not lead to a later column turns around, and passes its own column and the target's as well.
 */
export function passagesOf(columns: readonly Column[], from: string, to: string, points: readonly { x: number; y: number }[]): Passage[] {
  const at = (id: string) => columns.findIndex(({ boxes }) => boxes.some((box) => box.id === id));
  const middle = (column: number, id: string) => {
    const box = columns[column]?.boxes.find((candidate) => candidate.id === id);
    return box ? (box.top + box.bottom) / 2 : 0;
  };
  const [start, end] = [at(from), at(to)];
  const forward = start < end;
  const [first, last] = forward ? [start + 1, end - 1] : [end, start];
  const passages: Passage[] = [];
  let y = middle(start, from);
  for (let step = 0; step <= last - first; step += 1) {
    const place = forward ? first + step : last - step;
    const column = columns[place];
    if (!column) continue;
    const planned = heightAt(points, column.wantedX);
    // Without a plan a line goes evenly from the height where it is to the height of its target.
    y = freeAt(column, planned ?? y + (middle(end, to) - y) / (last - first - step + 2));
    passages.push(forward ? { from: column.left, to: column.right, y } : { from: column.right, to: column.left, y });
  }
  return passages;
}

/** The path of a line through its passages. Curves stay in the gutters. */
export function pathOf(from: { x: number; y: number }, passages: readonly Passage[], to: { x: number; y: number }): string {
  const curve = (a: { x: number; y: number }, b: { x: number; y: number }, turn: number) => {
    // Between two columns the curve is level at both ends; where a line turns around, it swings out.
    const half = turn === 0 ? (b.x - a.x) / 2 : turn;
    const back = turn === 0 ? b.x - half : b.x + turn;
    return `C${a.x + half} ${a.y} ${back} ${b.y} ${b.x} ${b.y}`;
  };
  let path = `M${from.x} ${from.y}`;
  let here = from;
  let leftwards = false;
  for (const { from: begin, to: end, y } of passages) {
    const entry = { x: begin, y };
    const back = begin > end;
    path += `${curve(here, entry, back && !leftwards ? swing : 0)}H${end}`;
    here = { x: end, y };
    leftwards = back;
  }
  return path + curve(here, to, leftwards ? -swing : 0);
}

/** How far a line swings out where it turns around; less than half of a gutter. */
const swing = 56;
