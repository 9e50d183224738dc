/** What a prompt says of the conversation: what was shown in which order, and what the visitor wants. Pure. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { formatPrice } from '../../../recommendation/index.ts';
import type { Constraints, Conversation } from '../../memory/conversation.ts';
import { plainLine, quoted } from './fence.ts';

const most = { words: 60, name: 40, list: 12 };

/** The lines of the state; none when nothing is known yet. `tags` name the products in the prompt by their ids. */
export function stateLines(conversation: Conversation, tags: ReadonlyMap<number, string>, language: ChatLanguage): string[] {
  const { shown, constraints, exclusions, destination, page } = conversation;
  const last = (shown.at(-1)?.productIds ?? []).flatMap((id) => tags.get(id) ?? []);
  const onPage = page?.productId == null ? undefined : tags.get(page.productId);
  const wishes = wishesOf(constraints, language);
  const lines = [
    last.length > 0 && `The visitor sees, in this order: ${last.join(', ')}`,
    wishes.length > 0 && `The visitor looks for: ${wishes.join(', ')}`,
    exclusions.length > 0 && `The visitor does not want: ${quotedList(exclusions)}`,
    destination && `To be sent to: ${quoted(destination, most.words)}`,
    onPage && `The visitor is on the page of ${onPage}`,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}

const quotedList = (words: readonly string[]) =>
  words
    .slice(0, most.list)
    .map((word) => quoted(word, most.words))
    .join(', ');

function wishesOf({ kind, wishes, budget }: Constraints, language: ChatLanguage): string[] {
  const amount = (minor: number) => formatPrice(minor, budget?.currency ?? null, language);
  return [
    ...(kind ? [quoted(kind, most.words)] : []),
    ...Object.entries(wishes)
      .slice(0, most.list)
      .map(([family, value]) => `${plainLine(family, most.name)} ${quoted(value, most.words)}`),
    ...(budget?.minMinor != null ? [`from ${amount(budget.minMinor)}`] : []),
    ...(budget?.maxMinor != null ? [`${budget.exclusive ? 'under' : 'at most'} ${amount(budget.maxMinor)}`] : []),
  ];
}
