/** What stands above the list of recommenders where there is something to say. One file, fetched beside its data and no part of the first screen (decision 016). */
export { AdvicePanel } from '../../../features/advice/AdvicePanel.tsx';
export { CausalSales } from '../../../features/experiments/CausalSales.tsx';
export { GuidePanel } from '../../../features/recommenders/setup/GuidePanel.tsx';
