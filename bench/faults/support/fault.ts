/** What a fault's trial reports. */
export interface Trial {
  name: string;
  attempts: number;
  survived: number;
  /** Acknowledged writes that are gone. */
  lost: number;
  detail: string;
  /** Why it was not tried on this machine; then it says nothing about Parley. */
  notTried?: string;
}

/** A trial that this machine cannot make. */
export const notTried = (name: string, why: string): Trial => ({ name, attempts: 0, survived: 0, lost: 0, detail: '', notTried: why });

/** How long and how often faults are tried. */
export interface Extent {
  /** How often each kill and restart is tried. */
  times: number;
  /** Seconds of overload and of storms. */
  seconds: number;
}

export type Fault = (extent: Extent) => Promise<Trial[]>;

/** Sums of the trials of one fault. */
export class Tries {
  attempts = 0;
  survived = 0;
  notes: string[] = [];
  /** Counts a try; `reason` is why it was not survived. */
  count(survived: boolean, reason = ''): void {
    this.attempts++;
    if (survived) this.survived++;
    else if (reason) this.notes.push(reason);
  }

  /** What came of them; `details` stand before the reasons. */
  trial(name: string, { lost = 0, details = [] }: { lost?: number; details?: readonly string[] } = {}): Trial {
    const { attempts, survived, notes } = this;
    return { name, attempts, survived, lost, detail: [...details, ...notes].join('; ') };
  }
}
