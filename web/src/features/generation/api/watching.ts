/** The calls of a running generation in one chunk, loaded when a draft is started or found again. */
export { adoptGeneration } from './adoptGeneration.ts';
export { cancelGeneration } from './cancelGeneration.ts';
export { lookAtGeneration } from './lookAtGeneration.ts';
export { saveGeneratedPopup } from './saveGeneratedPopup.ts';
export { startGeneration } from './startGeneration.ts';
