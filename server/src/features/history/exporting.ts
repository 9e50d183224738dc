/** Exports conversations as CSV or JSON text, written while they are read from the database. */
import { type CsvCell, csv } from '../../platform/files/csv.ts';
import { type ListedConversation, presentConversation } from './present.ts';

const columns = [
  'Id',
  'Start Date',
  'End Date',
  'On Webpage',
  'Recommender',
  'Reviewed',
  'Clicked',
  'Added to cart',
  'Ordered',
  'At',
  'Visitor',
  'Bot',
];

/** CSV with one row per chat entry. */
export function asCsv(batches: AsyncIterable<ListedConversation[]>): AsyncGenerator<string> {
  return csv(columns, rowsOf(batches));
}

async function* rowsOf(batches: AsyncIterable<ListedConversation[]>): AsyncGenerator<CsvCell[][]> {
  for await (const batch of batches)
    yield batch.flatMap((conversation) =>
      conversation.chats.map(({ at, input, output }) => [...leadingCells(conversation), at.toISOString(), input, output]),
    );
}

const leadingCells = ({
  id,
  startedAt,
  endedAt,
  page,
  recommenderId,
  reviewedAt,
  clicked,
  addedToCart,
  ordered,
}: ListedConversation): CsvCell[] => [
  id,
  startedAt.toISOString(),
  endedAt?.toISOString(),
  page,
  recommenderId,
  reviewedAt ? 'yes' : 'no',
  clicked ? 'yes' : 'no',
  addedToCart ? 'yes' : 'no',
  ordered ? 'yes' : 'no',
];

/** A JSON array of conversations in the shape of the history, each with its engagement id. */
export async function* asJson(batches: AsyncIterable<ListedConversation[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches)
    for (const conversation of batch) {
      yield `${separator}\n${JSON.stringify({ engagement_id: conversation.id, ...presentConversation(conversation) })}`;
      separator = ',';
    }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
