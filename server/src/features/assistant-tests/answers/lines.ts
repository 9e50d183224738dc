/** Answers as lines that can be compared, and what differs between two of them. Pure. */
import type { AnswerDifference, AnswerLine, Receipt } from '@parley/contract';
import { diffArrays } from 'diff';
import { isChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { RehearsedAnswer } from '../../assistant/index.ts';
import { formatPrice } from '../../recommendation/index.ts';
import type { RecordedAnswers } from '../tables.ts';

/** The lines of an answer: its sentences, its sources, its products, and what else a visitor notices. */
export function answerLines({ entry, receipt }: RehearsedAnswer): AnswerLine[] {
  const language = isChatLanguage(receipt.language) ? receipt.language : 'en';
  const cited = new Set(receipt.sentences.flatMap(({ claims }) => claims.flatMap(({ passages }) => passages)));
  const line = (kind: AnswerLine['kind'], text: string): AnswerLine => ({ kind, text });
  return [
    ...sentencesOf(entry.outputChatGPT, language).map((text) => line('says', text)),
    ...receipt.passages.filter(({ id }) => cited.has(id)).map((passage) => line('source', sourceText(passage))),
    ...entry.recommendedProducts.map(({ productTitle, productLink, price, currency, variant, reasons, differs = [] }) =>
      line(
        'product',
        [
          productTitle,
          price === null ? '' : formatPrice(price, currency, language),
          variant ?? '',
          [...reasons, ...differs].join(', '),
          productLink,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    ...(receipt.unanswered ? [line('unanswered', '')] : []),
    ...(entry.followUp ? [line('asks', entry.followUp.text)] : []),
    line('language', receipt.language),
  ];
}

/** A source as a line has it. */
export const sourceText = ({ source, heading, url }: Pick<Receipt['passages'][number], 'source' | 'heading' | 'url'>): string =>
  [source, heading, url].filter(Boolean).join(' · ');

const sentencesOf = (text: string, language: string): string[] =>
  text
    .split('\n')
    .flatMap((row) => [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(row)].map(({ segment }) => segment.trim()))
    .filter(Boolean);

const isSame = (a: AnswerLine, b: AnswerLine) => a.kind === b.kind && a.text === b.text;

/** What changed from one answer to another, message by message, in the order of the lines. */
export function differencesOf(before: RecordedAnswers, after: RecordedAnswers): AnswerDifference[] {
  const turns = Math.max(before.length, after.length);
  return Array.from({ length: turns }, (_, turn) => turn).flatMap((turn) =>
    partsOf(before[turn] ?? [], after[turn] ?? []).flatMap((part) => (part.same ? [] : [{ turn, before: part.before, after: part.after }])),
  );
}

interface Part {
  same: boolean;
  before: AnswerLine[];
  after: AnswerLine[];
}

/** Both answers cut where they begin or cease to differ. */
function partsOf(before: readonly AnswerLine[], after: readonly AnswerLine[]): Part[] {
  const parts: Part[] = [];
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: isSame })) {
    const last = parts.at(-1);
    if (!added && !removed) parts.push({ same: true, before: value, after: value });
    else if (last && !last.same) last[added ? 'after' : 'before'].push(...value);
    else parts.push({ same: false, before: added ? [] : value, after: added ? value : [] });
  }
  return parts;
}

/**
 * The accepted answers after the owner accepted one difference to the latest ones; null when there is no such difference (any more).
 * Everything else that differs stays as it was accepted.
 */
export function acceptOne(accepted: RecordedAnswers, latest: RecordedAnswers, difference: AnswerDifference): RecordedAnswers | null {
  const wanted = JSON.stringify([difference.before, difference.after]);
  const { turn } = difference;
  const parts = partsOf(accepted[turn] ?? [], latest[turn] ?? []);
  const at = parts.findIndex((part) => !part.same && JSON.stringify([part.before, part.after]) === wanted);
  if (at < 0) return null;
  const lines = parts.flatMap((part, index) => (index === at ? part.after : part.before));
  const turns = Math.max(accepted.length, turn + 1);
  return Array.from({ length: turns }, (_, index) => (index === turn ? lines : (accepted[index] ?? [])));
}
