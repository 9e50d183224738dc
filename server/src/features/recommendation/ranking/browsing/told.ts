/** What a wish tells of the thing that it seeks chooses among such things: 'a helmet whose chin goes up, I wear glasses'. Pure. */
import type { Marks } from '../shelf.ts';
import type { WordPlaces } from './scores.ts';

/** One word in common may stand there by chance. */
const fewestTold = 2;

/** Closes the places of things that bear nothing of what is told, where another bears several words of it. `isFit` tells which places count. */
export function withoutUntold(open: Marks, told: readonly WordPlaces[], isFit: (place: number) => boolean): void {
  const borne = (place: number) => told.filter(({ core, rest }) => core[place] === 1 || rest[place] === 1).length;
  const counts = [...open.keys()].map((place) => (open[place] && isFit(place) ? borne(place) : 0));
  if (Math.max(0, ...counts) < fewestTold) return;
  for (const place of open.keys()) if (counts[place] === 0) open[place] = 0;
}
