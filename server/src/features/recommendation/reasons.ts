/** Formulates reasons and differences for visitors. */
import { type ChatLanguage, repliesIn } from '../../kit/languages/replies/index.ts';
import { formatPrice } from './price.ts';
import type { Miss } from './ranking/demands.ts';
import type { Reason } from './ranking/rank.ts';

/** Formulates reasons as clauses in a language; reasons of one kind become one clause: 'because you chose “A” and “B”'. */
export function reasonClauses(reasons: readonly Reason[], language: ChatLanguage): string[] {
  const { locale, quote, reasons: clauses } = repliesIn(language);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const texts = reasons.filter((reason) => reason.kind === kind).map(({ text }) => quote(text));
    return clauses[kind](list.format(texts));
  });
}

/** Formulates in a language how a product differs from what was wanted: 'costs 12 € more than you wanted', 'Black, not “Blue”'. */
export function differenceRemarks(misses: readonly Miss[], language: ChatLanguage): string[] {
  const { locale, quote, differs } = repliesIn(language);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return misses.map((miss) => {
    if (miss.kind === 'dearer' || miss.kind === 'cheaper') return differs[miss.kind](formatPrice(miss.minor, miss.currency, language));
    const wantedList = list.format(miss.wanted.map((text) => quote(text)));
    return miss.kind === 'other' ? differs.other(miss.has, wantedList) : differs.unknown(wantedList);
  });
}
