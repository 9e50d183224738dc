/** Statistics of experiments that may be looked at every day (decision 044). Pure: no clock, no chance, no database. */
export { combinePhases, differenceOf, type Estimate, liftOf } from './estimates.ts';
export { type Block, type Evidence, type EvidenceDesign, followEvidence, logThreshold } from './evidence.ts';
export { fixedSizeVisitors, visitorsNeeded } from './power.ts';
export { shareChange, shareInterval } from './proportions.ts';
export { logSampleRatioEvidence, sampleRatioAlarm, sampleRatioP } from './sample-ratio.ts';
export { bernoulliInterval, type Interval, intervalOf } from './sequence.ts';
export { addSums, noSums, type Sums, sumsOfRate } from './sums.ts';
