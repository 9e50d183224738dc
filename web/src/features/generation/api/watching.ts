/** The calls around a draft under way, in one piece: the page fetches it when somebody begins, or comes back to a draft. */
export { cancelGeneration } from './cancelGeneration.ts';
export { lookAtGeneration } from './lookAtGeneration.ts';
export { saveGeneratedPopup } from './saveGeneratedPopup.ts';
export { startGeneration } from './startGeneration.ts';
