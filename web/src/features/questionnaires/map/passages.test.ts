/** No line runs behind a box, whatever leads where. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endId, nodeId, type Shape, sizes } from './graph.ts';
import { layOut, wayKey } from './layout.ts';
import { pathOf } from './passages.ts';

interface Point {
  x: number;
  y: number;
}

/** Points along a path of absolute M, C and H commands. */
function alongPath(path: string): Point[] {
  const points: Point[] = [];
  let here: Point = { x: 0, y: 0 };
  for (const [, command, rest = ''] of path.matchAll(/([MCH])([^MCH]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest.trim().split(/\s+/).map(Number);
    const start = here;
    here = command === 'H' ? { x: a, y: start.y } : command === 'C' ? { x: e, y: f } : { x: a, y: b };
    for (let step = 0; step <= 24; step += 1) {
      const t = step / 24;
      const mix = (p: number, q: number, r: number, s: number) =>
        (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s;
      if (command === 'H') points.push({ x: start.x + (here.x - start.x) * t, y: start.y });
      if (command === 'C') points.push({ x: mix(start.x, a, c, e), y: mix(start.y, b, d, f) });
    }
  }
  return points;
}

/** A questionnaire by what its answers lead to: the place of a question, or the end. */
function shapeOfTargets(targets: (number | null)[][]): Shape {
  const nodes = targets.map((own, at) => ({
    id: nodeId(at),
    width: sizes.width,
    height: sizes.head + Math.max(1, own.length) * sizes.answer,
  }));
  const nameOf = (to: number | null) => (to === null ? endId : nodeId(to % targets.length));
  const keys = new Map(
    targets.flatMap((own, at) => own.map((to): [string, [string, string]] => [`${at}>${nameOf(to)}`, [nodeId(at), nameOf(to)]])),
  );
  return { nodes: [...nodes, { id: endId, ...sizes.end }], edges: [...keys.values()] };
}

/** The lines that touch the inside of a box. */
function hidden(shape: Shape): string[] {
  const { positions, passages } = layOut(shape);
  const boxes = shape.nodes.map(({ id, width, height }) => ({ id, ...(positions[id] as Point), width, height }));
  const at = new Map(boxes.map((box) => [box.id, box]));
  return shape.edges.flatMap(([from, to]) => {
    const [source, target] = [at.get(from), at.get(to)];
    if (!source || !target) return [`${from}>${to} has no box`];
    const rows = Math.round((source.height - sizes.head) / sizes.answer);
    return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const start = { x: source.x + source.width, y: source.y + sizes.head + (row + 0.5) * sizes.answer };
      const points = alongPath(pathOf(start, passages[wayKey(from, to)] ?? [], { x: target.x, y: target.y + target.height / 2 }));
      const behind = boxes.filter(({ x, y, width, height }) =>
        points.some((point) => point.x > x + 1 && point.x < x + width - 1 && point.y > y + 1 && point.y < y + height - 1),
      );
      return behind.map(({ id }) => `${from}>${to} runs behind ${id}`);
    });
  });
}

const anywhere = fc.option(fc.nat({ max: 199 }), { freq: 4 });
const questionnaires = (min: number, max: number) =>
  fc.array(fc.array(anywhere, { maxLength: 4 }), { minLength: min, maxLength: max, size: 'max' }).map(shapeOfTargets);
/** As owners write them: mostly to one of the next questions, sometimes far ahead or back. */
const ordered = (length: number) =>
  fc
    .array(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -40, max: 60 }), fc.nat({ max: 9 })), { maxLength: 4 }), {
      minLength: length,
      maxLength: length,
    })
    .map((all) =>
      shapeOfTargets(
        all.map((own, at) =>
          own.map(([near, far, often]) => {
            const to = at + (often === 0 ? far : near);
            return to < 0 || to >= length ? null : to;
          }),
        ),
      ),
    );

test('no line runs behind a box, whatever leads where', () => {
  fc.assert(
    fc.property(questionnaires(1, 25), (shape) => {
      expect(hidden(shape)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('nor in questionnaires of 200 questions', () => {
  fc.assert(
    fc.property(ordered(200), (shape) => {
      expect(hidden(shape)).toEqual([]);
    }),
    { numRuns: 4 },
  );
});
