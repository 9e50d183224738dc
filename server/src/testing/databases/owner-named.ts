/** Whether the statements of a test run say of whose rows they are, so that a cluster asks one machine (decision 081). What is for all owners has a line with the reason. */
import { placeOf } from '../../distribute/placement.ts';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { tablesOf } from '../../platform/db/tables.ts';

/** Tables of which a nightly job deletes what is old, of all owners in one statement, by these columns of theirs. */
const swept = [
  'account_activity.last_at',
  'answer_pictures.loose_since',
  'assistant_days.day',
  'assistant_spending.day',
  'kept_answers.claimed_at',
  'product_pictures.created_at',
  'questionnaire_versions.until',
  'recommenders.deleted_at',
];

/** Statements for all owners at once: on a cluster each of them asks every machine. */
export const forAllOwners: { statement: RegExp; why: string }[] = [
  {
    statement: /^select "owner_id" from "(refresh_tokens|password_resets|invites)" where \S+"token_hash" = \$1$/,
    why: 'a token from before tokens named their owner',
  },
  {
    statement: /^select .* from "handover_mails" where .*"due_at" <= \$\d\) order by .* limit \$\d$/,
    why: 'a job: the oldest mail that is due',
  },
  { statement: /^(select|update) .*"catalogue_imports"/, why: 'a job: imports whose process died, and the line of those that wait' },
  {
    statement: new RegExp(`^delete from "(\\w+)" where \\(?(?:${swept.map((name) => `"${name.replace('.', '"\\."')}"`).join('|')}) < `),
    why: 'nightly: what is old',
  },
  {
    statement: /^with gone as \( delete from assistant_reservations where expires_at < \$1::timestamptz and true /,
    why: 'nightly: reservations that were never settled',
  },
  {
    statement: /^select "owner_id", "keep_days" from "retention_settings" where \S+ is not null$/,
    why: 'nightly: the owners who keep data for a time',
  },
  {
    statement: /^select distinct "owner_id" from "questionnaires" where \S+"deleted_at" < \$1$/,
    why: 'nightly: the owners of what is deleted for good',
  },
  {
    statement: /^select "owner_id", "source_id" from "shop_pages" .* group by .* having max\(/,
    why: 'a job: the shops whose pages are read again',
  },
  {
    statement: /^select distinct "owner_id" from "contacts_left" where \S+"told_at" is null$/,
    why: 'a job: the owners who are told of contacts',
  },
  {
    statement: /^(with due as .*|update|select (coalesce\(sum\(write_count\).*|distinct owner_id) from) "visitor_inbox"/,
    why: 'on a cluster each is sent to one machine, over the tables of its shards',
  },
];

const namesOwner = [
  /\bowner_id"?\s*(?:=\s*(?:any\s*\()?|in\s*\()\s*\$\d+/i,
  // Rows that come with their owner.
  /\binsert into (?:public\.)?"?\w+"?(?: as \w+)?\s*\(\s*"?owner_id"?/i,
  // The rows of a batch, each with its owner.
  /"ownerId"/,
  /\bproducts_spelt_like\(\$1,/,
];

/** Whether a statement touches tables that are spread by owner, and does not say of whom. @param spread the names of these tables */
export function leavesOwnerOut(text: string, spread: ReadonlySet<string>): boolean {
  const named = [...text.matchAll(/\b(?:from|join|into|update|table|,)\s+(?:only\s+)?"?(\w+)"?/gi)];
  if (!named.some(([, table]) => spread.has(table ?? ''))) return false;
  // A condition that may be left out does not lead to a machine.
  const always = text.replaceAll(/\(\$\d+(?:::\w+)? is null or [^()]*\)/gi, '');
  const changes = [...always.matchAll(/\b(?:update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi)].filter(([, table]) => spread.has(table ?? ''));
  const owners = [...always.matchAll(/\bowner_id"?\s*=\s*(?:any\s*\()?\s*\$\d+/gi)];
  // Values that a statement reads from one table do not lead it to the machine of another table that it changes.
  return changes.length > 1 && owners.length < changes.length ? true : !namesOwner.some((way) => way.test(always));
}

/**
 * Looks at every statement that Parley sent in a run.
 * @param url a database with Parley's tables
 * @throws with the statements that leave the owner out
 */
export async function checkOwnersNamed(statements: Iterable<string>, url: string): Promise<void> {
  const tables = await onConnection(url, tablesOf);
  const spread = new Set(tables.filter((table) => placeOf(table) === 'owner').map(({ name }) => name));
  const texts = [...statements].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const left = texts.filter((text) => leavesOwnerOut(text, spread) && !forAllOwners.some(({ statement }) => statement.test(text)));
  if (left.length > 0) throw new Error(`These statements do not say of whose rows they are:\n${left.join('\n')}`);
}
