/** Measures the cost of choosing a follow-up question in a turn: the belief after some answers, the candidates and the choice. */

import { priorByClicks } from '../../server/src/features/recommendation/ranking/believing.ts';
import type { Version } from '../../server/src/features/recommendation/ranking/options.ts';
import { type Candidate, type Shelf, shelve } from '../../server/src/features/recommendation/ranking/shelf.ts';
import type { ProductShelf } from '../../server/src/features/recommendation/ranking/shelves.ts';
import { askOn, visitorFor } from '../lib/follow-up.ts';
import type { Figure } from '../lib/report.ts';

const sizes = [
  { count: 500, atMostMs: 3, versions: false },
  { count: 50_000, atMostMs: 10, versions: false },
  { count: 500, atMostMs: 3, versions: true },
  { count: 50_000, atMostMs: 10, versions: true },
];
const runs = 60;

/** The cases of `npm run bench -- follow-up`. */
export async function followUp(): Promise<Figure[]> {
  return sizes.map(({ count, atMostMs, versions }) => {
    const shelf = generatedShelf(count, versions);
    const times = turnTimes(shelf);
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    return {
      name: `follow-up question among ${count} products${versions ? ' with variants' : ''}`,
      value: Number(mean.toFixed(2)),
      unit: 'ms of CPU a turn, on average',
      target: `at most ${atMostMs} ms`,
      met: mean <= atMostMs,
      detail: `${times.length} turns`,
    };
  });
}

/** The CPU time of this thread so far, in milliseconds, so that a busy machine does not distort it. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The CPU time of each turn of some visitors, one answer in ten wrong, in milliseconds. */
function turnTimes(shelf: Shelf): number[] {
  const random = randomOf(11);
  const times: number[] = [];
  const clicked = priorByClicks(shelf, new Map());
  for (let run = 0; run < runs; run++)
    askOn(shelf as ProductShelf, visitorFor(Math.floor(random() * shelf.products.length), random, 0.1), clicked, (ask) => {
      const began = busyMs();
      const question = ask();
      times.push(busyMs() - began);
      return question;
    });
  return times;
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const kinds = ['Lamp', 'Table', 'Chair', 'Vase', 'Rug', 'Shelf', 'Mirror', 'Clock', 'Cushion', 'Blanket', 'Bowl', 'Candle'];
const colours = ['Black', 'White', 'Red', 'Blue', 'Green', 'Brown', 'Grey', 'Yellow'];
const materials = ['Oak', 'Steel', 'Glass', 'Cotton', 'Wool', 'Ceramic', 'Leather', 'Bamboo'];
const rooms = ['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Office', 'Garden'];
const heights = ['40 cm', '60 cm', '80 cm'];
const brands = Array.from({ length: 20 }, (_, at) => `Brand ${String.fromCharCode(65 + at)}`);

/** Two colours in three heights, one in six of them sold out. */
function versionsOf(price: number, pick: (list: readonly string[]) => string, random: () => number): [string[], Version[]] {
  const own = [...new Set([pick(colours), pick(colours)])];
  const variants = own.flatMap((Colour) =>
    heights.map((Height, step) => ({ options: { Colour, Height }, priceMinor: price + 200 * step, inStock: random() > 1 / 6 })),
  );
  return [own, variants];
}

/** A furniture shop with any number of products; one product in five lacks an attribute. With `versions` most come in colours and heights. */
function generatedShelf(count: number, versions: boolean): Shelf {
  const random = randomOf(count);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const some = (list: readonly string[]) => (random() < 0.2 ? [] : [pick(list)]);
  return shelve(
    Array.from({ length: count }, (_, at): Candidate & { description: string } => {
      const kind = pick(kinds);
      const priceMinor = Math.round(500 * 60 ** random());
      const [colour, variants] = versions && random() < 0.8 ? versionsOf(priceMinor, pick, random) : [some(colours), []];
      return {
        id: at + 1,
        title: `${kind} ${at}`,
        description: '',
        image: '',
        link: '',
        priceMinor,
        currency: 'EUR',
        inStock: true,
        categories: [kind],
        tags: [],
        variants,
        attributes: { Colour: colour, Material: some(materials), Room: some(rooms) },
        vendor: pick(brands),
      };
    }),
    'en',
  );
}
