/** The owner's area in German. A text belongs to the file of its feature, or to `common` when several features show it. */
import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { advice } from './advice.ts';
import { analytics } from './analytics.ts';
import { assistant } from './assistant.ts';
import { assistantTests } from './assistant-tests.ts';
import { bin } from './bin.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { experiments } from './experiments.ts';
import { handover } from './handover.ts';
import { history } from './history.ts';
import { knowledge } from './knowledge.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { privacy } from './privacy.ts';
import { outline } from './questionnaire-outline.ts';
import { questionnaires } from './questionnaires.ts';
import { recommenderEditor } from './recommender-editor.ts';
import { recommenderEmbedding } from './recommender-embedding.ts';
import { recommenders } from './recommenders.ts';
import { screens } from './screens.ts';
import { server as serverForms } from './server.ts';
import { serverChecks } from './server-checks.ts';
import { serverShops } from './server-shops.ts';
import { shared } from './shared.ts';

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
  ...shared,
};
export type German = typeof german;
