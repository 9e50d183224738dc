/** Sizes as visitors and shops write them. Pure. */
import { plainHalves } from '../money/digits.ts';
import { foldText } from './words.ts';

/** 'EU 42' and '42' are one size, as '6½' and '6,5' are. */
const plainSize = (text: string): string =>
  foldText(plainHalves(text))
    .replace(/^(?:eu|uk|us|gr\.?|size)\s*/, '')
    .replace(',', '.');

/** Whether what a shop sells as a size fits who has one: 'EU 42' and '42' are one, and '25–27' fits who has 26. */
export function fitsSize(offered: string, wantedSize: string): boolean {
  const [own, size] = [plainSize(offered), plainSize(wantedSize)];
  if (own === size) return true;
  // 'L, 100 × 75 cm'
  const letters = /^(?:x{0,4}s|m|x{0,5}l|[2-6]xl)(?=[\s.,;:(/–-])/.exec(own);
  if (letters) return letters[0] === size;
  const [, from, to] = /^(\d+)\s*[-–/]\s*(\d+)$/.exec(own) ?? [];
  return from !== undefined && Number(size) >= Number(from) && Number(size) <= Number(to);
}
