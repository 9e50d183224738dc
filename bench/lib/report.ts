/** One figure with its target; `met` is what the run says of itself. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string;
  met: boolean;
  /** What it was made from. */
  detail: string;
}
