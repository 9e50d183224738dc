/** Rows as the contract shows them. */
import type { PopupPage, PopupSettings, PopupSummary, Suggestion } from '@parley/contract';
import type { RecommenderTotals } from '../counters/index.ts';
import { completeProductChoice, completeSettings } from './settings.ts';
import type { RecommenderRow, SuggestionRow, WebsiteRow } from './store.ts';
import { recommenderFields } from './tables.ts';

/** A row of the Dashboard (section 3, owner list view); `countEngagements` are those that became visible ('Displayed'). */
export const presentSummary = (row: RecommenderRow, totals?: RecommenderTotals): PopupSummary => ({
  popup_id: row.id,
  clientId: row.ownerId,
  popup_name: row.name,
  countEngagements: totals?.displayed ?? 0,
  countEngaged: totals?.engaged ?? 0,
  chats_count: totals?.chats ?? 0,
  tokenCounts: totals?.tokens ?? 0,
  status: row.active,
});

/** A suggestion (section 3, PopupAdditional). */
export const presentSuggestion = (row: SuggestionRow): Suggestion => ({
  popupAdditionalId: row.id,
  popupAdditionalText: row.text,
  popupAdditionalChatText: row.chatText,
});

/** The whole recommender as its owner edits it. */
export const presentRecommender = (row: RecommenderRow, suggestions: SuggestionRow[]): PopupSettings => ({
  ...completeSettings(row.settings),
  ...completeProductChoice(row.productChoice),
  ...recommenderFields.toFields(row),
  id: row.id,
  clientId: row.ownerId,
  popupAdditionals: suggestions.map(presentSuggestion),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

/** An allowed website (section 3, Popup page). */
export const presentWebsite = (row: WebsiteRow): PopupPage => ({ id: row.id, showOnWebsite: row.website });
