/**
 * The panels above the list of recommenders, if there is something to say. One file that is fetched at the same time as its data, and is not part
 * of the first screen (decision 016).
 */
export { AdvicePanel } from '../../../features/advice/AdvicePanel.tsx';
export { CausalSales } from '../../../features/experiments/CausalSales.tsx';
export { GuidePanel } from '../../../features/recommenders/setup/GuidePanel.tsx';
