import type { MeasureKey } from '../dialogue/shape.ts';
import type { ValueKind } from './asking.ts';

/** How shops name what they state, folded, with commas between: in a list of products any language may stand, so all of them are looked for at once. */
export interface ShopNames {
  /** Beginnings of the names of what is measured. */
  measures: Readonly<Record<MeasureKey, string>>;
  /** Names of properties that hold a kind of value, and the units behind a number of it. Patterns. */
  kinds: Readonly<Record<ValueKind, { names: string; units: string }>>;
  /** Beginnings of the names under which they state how many pieces there are, or what belongs to a thing. */
  pieces: string;
  /** Beginnings of the names under which they say how much a thing bears. */
  load: string;
  /** Beginnings of the names of woods that the vocabulary does not hold. */
  woods: string;
  /** Names under which they list what is not in a thing. */
  absence: string;
  /** Words before what is not in a thing. */
  without: string;
  /** Beginnings of words for a warranty. A pattern. */
  warranty: string;
  /** Ages from birth on. A pattern. */
  birth: string;
  /** Values that only say that something is so. */
  yes: string;
  /** Values that only say that it is not. */
  no: string;
  /** Values that only say that there is none: 'Scent: none'. */
  none: string;
}
