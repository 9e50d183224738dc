/** One figure with its target; `met` is the run's own result. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string;
  met: boolean;
  /** The data that it was calculated from. */
  detail: string;
}
