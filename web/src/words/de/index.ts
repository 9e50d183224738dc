/**
 * The owner's area in German. A text is in the file of the feature that shows it (`features/`), in `screens` or `ui` when `routes/owner` or `ui/` and
 * `lib/` show it, and in `common` when several features do; `server/` has what the server sends.
 */
import { common } from './common.ts';
import { accounts } from './features/accounts.ts';
import { activity } from './features/activity.ts';
import { advice } from './features/advice.ts';
import { analytics } from './features/analytics.ts';
import { assistant } from './features/assistant.ts';
import { assistantTests } from './features/assistant-tests.ts';
import { bin } from './features/bin.ts';
import { catalogue } from './features/catalogue.ts';
import { company } from './features/company.ts';
import { experiments } from './features/experiments.ts';
import { handover } from './features/handover.ts';
import { history } from './features/history.ts';
import { knowledge } from './features/knowledge.ts';
import { notifications } from './features/notifications.ts';
import { orders } from './features/orders.ts';
import { privacy } from './features/privacy.ts';
import { outline } from './features/questionnaire-outline.ts';
import { questionnaires } from './features/questionnaires.ts';
import { recommenderEditor } from './features/recommender-editor.ts';
import { recommenderEmbedding } from './features/recommender-embedding.ts';
import { recommenders } from './features/recommenders.ts';
import { screens } from './screens.ts';
import { serverChecks } from './server/checks.ts';
import { server as serverForms } from './server/general.ts';
import { serverShops } from './server/shops.ts';
import { ui } from './ui.ts';

/** What the server sends, whose places are patterns (t.ts). */
export const server = { ...serverForms, ...serverChecks, ...serverShops };

export const german = {
  ...accounts,
  ...activity,
  ...advice,
  ...analytics,
  ...assistant,
  ...assistantTests,
  ...bin,
  ...catalogue,
  ...common,
  ...company,
  ...experiments,
  ...handover,
  ...history,
  ...knowledge,
  ...notifications,
  ...orders,
  ...outline,
  ...privacy,
  ...questionnaires,
  ...recommenderEditor,
  ...recommenderEmbedding,
  ...recommenders,
  ...screens,
  ...server,
  ...ui,
};
export type German = typeof german;
