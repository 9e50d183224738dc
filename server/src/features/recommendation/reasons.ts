/** Reasons in words that a visitor reads. */
import { type ChatLanguage, conversationIn } from '../../kit/languages/index.ts';
import type { Reason } from './ranking/rank.ts';

/** Reasons as clauses of a sentence, in a language; those of one kind become one clause: 'because you chose “A” and “B”'. */
export function reasonClauses(reasons: readonly Reason[], language: ChatLanguage): string[] {
  const { quote, reasons: clauses } = conversationIn(language).replies;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const texts = reasons.filter((reason) => reason.kind === kind).map(({ text }) => quote(text));
    return clauses[kind](list.format(texts));
  });
}
