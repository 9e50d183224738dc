/** Conversations as files, written while they are read. */
import { type CsvCell, csv } from '../../platform/csv.ts';
import type { ConversationSummary } from '../engagements/index.ts';
import { presentConversation } from './present.ts';

const columns = ['Id', 'Start Date', 'End Date', 'On Webpage', 'Recommender', 'Reviewed', 'Clicked', 'At', 'Visitor', 'Bot'];

/** A row for each chat entry. */
export function asCsv(batches: AsyncIterable<ConversationSummary[]>): AsyncGenerator<string> {
  return csv(columns, rowsOf(batches));
}

async function* rowsOf(batches: AsyncIterable<ConversationSummary[]>): AsyncGenerator<CsvCell[][]> {
  for await (const batch of batches)
    yield batch.flatMap((one) => one.chats.map(({ at, input, output }) => [...factsOf(one), at.toISOString(), input, output]));
}

const factsOf = ({ id, startedAt, endedAt, page, recommenderId, reviewedAt, clicked }: ConversationSummary): CsvCell[] => [
  id,
  startedAt.toISOString(),
  endedAt?.toISOString(),
  page,
  recommenderId,
  reviewedAt ? 'yes' : 'no',
  clicked ? 'yes' : 'no',
];

/** An array of conversations as the history shows them, each with its engagement id. */
export async function* asJson(batches: AsyncIterable<ConversationSummary[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches)
    for (const one of batch) {
      yield `${before}\n${JSON.stringify({ engagement_id: one.id, ...presentConversation(one) })}`;
      before = ',';
    }
  yield before === '[' ? '[]\n' : '\n]\n';
}
