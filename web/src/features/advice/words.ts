/** The texts of advice. Pure. */
import type { Advice, DoneAdvice } from '@parley/contract';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { t } from '../../words/t.ts';

export interface AdviceWords {
  title: string;
  why: string;
  /** Where it can be seen, and where it is done. */
  see: { label: string; to: string };
  act: { label: string; to: string };
}

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
const share = ({ part, whole }: Pick<Advice, 'part' | 'whole'>) => formatPercent(whole > 0 ? part / whole : 0);
const visits = (count: number) => `${formatNumber(count)} ${count === 1 ? 'visit' : 'visits'}`;
const products = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);

/** The words of a piece of advice. A question holds four answers at most, so a fifth becomes a question of its own. */
export function wordsOf(advice: Advice, ownerId: number): AdviceWords {
  const { kind, subject, answer, examples, part, whole, questionnaireId, popupId, freeAnswers } = advice;
  const funnel = `/Analytics?tab=funnel&questionnaire=${questionnaireId}`;
  const editor = `/Questionnaire/${questionnaireId}/`;
  const such = examples.length > 0 ? ` Such as ${quoted(examples)}.` : '';
  switch (kind) {
    case 'ownWords':
      return {
        title: t('{advice} choose “{answer}” in “{subject}”', { advice: share(advice), answer, subject }),
        why: `${visits(part)} of ${formatNumber(whole)}; most often they wrote ${quoted(examples)}.${freeAnswers === 0 ? ' All four answers are taken.' : ''}`,
        see: { label: t('Read their words'), to: '/Analytics?tab=typed' },
        act: { label: freeAnswers > 0 ? t('Add this answer') : t('Add a follow-up question'), to: editor },
      };
    case 'leaving':
      return {
        title: t('{advice} leave at “{subject}”', { advice: share(advice), subject }),
        why: `${visits(part)} of ${formatNumber(whole)} ended here without an answer${advice.effect === null ? '.' : '; more than at your other questions.'}`,
        see: { label: t('See the funnel'), to: funnel },
        act: { label: t('Change the question'), to: editor },
      };
    case 'neverChosen':
      return {
        title: t('Nobody chooses “{answer}” in “{subject}”', { answer, subject }),
        why: `${formatNumber(whole)} visitors answered, none of them with it.`,
        see: { label: t('See the funnel'), to: funnel },
        act: { label: t('Change the answers'), to: editor },
      };
    case 'unanswered':
      return {
        title: part === 1 ? t('A question had no answer') : t('{part} questions had no answer', { part }),
        why: `Your texts do not say it.${such}`,
        see: { label: part === 1 ? t('Read it') : t('Read all {part}', { part }), to: '/Analytics?tab=unanswered' },
        act: { label: t('Write the answer'), to: '/Analytics?tab=unanswered' },
      };
    case 'notDisplayed':
      return {
        title: t('“{subject}” is active, but nobody sees it', { subject }),
        why: `Not displayed for ${formatNumber(part)} days.`,
        see: { label: t('See its visits'), to: '/Analytics?tab=visitors' },
        act: { label: t('Find out why'), to: `/popups/edit/${ownerId}/${popupId}?tab=publish` },
      };
    case 'neverShown':
      return {
        title: t('{part} of {whole} were never recommended', { part: products(part), whole }),
        why: `No visitor’s answers led to ${part === 1 ? 'it' : 'them'}.${such}`,
        see: { label: t('See what is shown'), to: '/Analytics?tab=products' },
        act: { label: t('Look at your answers'), to: '/Questionnaire' },
      };
    case 'prices':
    case 'pictures': {
      const what = kind === 'prices' ? 'price' : 'picture';
      return {
        title: `${products(part)} of ${formatNumber(whole)} ${part === 1 ? 'has' : 'have'} no ${what}`,
        why: `${kind === 'prices' ? 'Visitors who name a budget do not get them.' : 'Cards without a picture are easy to miss.'}${such}`,
        see: { label: t('Open the products'), to: '/Products' },
        act: { label: t('Add {what}s', { what }), to: '/Products' },
      };
    }
  }
}

/** 'about 45 more visitors would go on'; null where nothing can be estimated. */
export const effectText = ({ effect }: Advice): string | null =>
  effect === null || effect <= 0
    ? null
    : `about ${formatNumber(effect)} more ${effect === 1 ? 'visitor' : 'visitors'} would go on if as few left as at your other questions`;

const signedPoints = (value: number) =>
  `${(value * 100).toLocaleString(undefined, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}`;

/** What came of it, as a sentence; before and after, so something else may have changed as well. */
export function outcomeText({ advice, outcome, part, whole, change }: DoneAdvice): string {
  if (outcome === 'gone') return 'It was deleted since, so there is nothing to compare.';
  if (outcome === 'tooFew') return `Too few visits yet: ${formatNumber(whole)} since then, 100 are needed.`;
  if (advice.kind === 'notDisplayed')
    return part === 0 ? 'Not displayed since then.' : `Displayed ${formatNumber(part)} ${part === 1 ? 'time' : 'times'} since then.`;
  if (outcome === 'counted')
    return `From ${formatNumber(advice.part)} of ${formatNumber(advice.whole)} to ${formatNumber(part)} of ${formatNumber(whole)}.`;
  const fell = `${share(advice)} before, ${share({ part, whole })} since`;
  if (!change) return `${fell}.`;
  const range = `between ${signedPoints(change.low)} and ${signedPoints(change.high)}`;
  const clear = change.low > 0 || change.high < 0;
  return `${fell}: ${signedPoints(change.by)} points, ${clear ? range : `but it may be chance (${range})`}.`;
}
