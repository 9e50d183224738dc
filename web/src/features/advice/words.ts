/** The texts of advice. Pure. */
import type { Advice, DoneAdvice } from '@parley/contract';
import { formatDay, formatPercent, locale } from '../../lib/formats/format.ts';
import { plural, type Text, t } from '../../words/t.ts';

export interface AdviceWords {
  title: string;
  why: string;
  /** Where it can be seen, and where it is done. */
  see: { label: string; to: string };
  act: { label: string; to: string };
}

const quoted = (texts: readonly string[]) => texts.map((text) => t('“{text}”', { text })).join(', ');
const share = ({ part, whole }: Pick<Advice, 'part' | 'whole'>) => formatPercent(whole > 0 ? part / whole : 0);
const sentences = (...all: readonly (string | false)[]) => all.filter((sentence) => sentence !== false).join(' ');

/** The words of a piece of advice. A question holds four answers at most, so a fifth becomes a question of its own. */
export function adviceWordsOf(advice: Advice, ownerId: number): AdviceWords {
  const { kind, subject, answer, examples, part, whole, questionnaireId, popupId, freeAnswers } = advice;
  const funnel = `/Analytics?tab=funnel&questionnaire=${questionnaireId}`;
  const editor = `/Questionnaire/${questionnaireId}/`;
  const such = examples.length > 0 && t('Such as {examples}.', { examples: quoted(examples) });
  switch (kind) {
    case 'ownWords':
      return {
        title: t('{share} choose “{answer}” in “{subject}”', { share: share(advice), answer, subject }),
        why: sentences(
          plural(
            part,
            '1 visit of {whole}; most often they wrote {examples}.',
            '{n} visits of {whole}; most often they wrote {examples}.',
            {
              whole,
              examples: quoted(examples),
            },
          ),
          freeAnswers === 0 && t('All four answers are taken.'),
        ),
        see: { label: t('Read their words'), to: '/Analytics?tab=typed' },
        act: { label: freeAnswers > 0 ? t('Add this answer') : t('Add a follow-up question'), to: editor },
      };
    case 'leaving':
      return {
        title: t('{share} leave at “{subject}”', { share: share(advice), subject }),
        why: sentences(
          plural(part, '1 visit of {whole} ended here without an answer.', '{n} visits of {whole} ended here without an answer.', {
            whole,
          }),
          advice.effect !== null && t('That is more than at your other questions.'),
        ),
        see: { label: t('See the funnel'), to: funnel },
        act: { label: t('Change the question'), to: editor },
      };
    case 'neverChosen':
      return {
        title: t('Nobody chooses “{answer}” in “{subject}”', { answer, subject }),
        why: t('{n} visitors answered, none of them with it.', { n: whole }),
        see: { label: t('See the funnel'), to: funnel },
        act: { label: t('Change the answers'), to: editor },
      };
    case 'unanswered':
      return {
        title: plural(part, 'A question had no answer', '{n} questions had no answer'),
        why: sentences(t('Your texts do not say it.'), such),
        see: { label: plural(part, 'Read it', 'Read all {n}'), to: '/Analytics?tab=unanswered' },
        act: { label: t('Write the answer'), to: '/Analytics?tab=unanswered' },
      };
    case 'notDisplayed':
      return {
        title: t('“{subject}” is active, but nobody sees it', { subject }),
        why: plural(part, 'Not displayed for 1 day.', 'Not displayed for {n} days.'),
        see: { label: t('See its visits'), to: '/Analytics?tab=visitors' },
        act: { label: t('Find out why'), to: `/popups/edit/${ownerId}/${popupId}?tab=publish` },
      };
    case 'neverShown':
      return {
        title: plural(part, '1 product of {whole} was never recommended', '{n} products of {whole} were never recommended', { whole }),
        why: sentences(part === 1 ? t('No visitor’s answers led to it.') : t('No visitor’s answers led to them.'), such),
        see: { label: t('See what is shown'), to: '/Analytics?tab=products' },
        act: { label: t('Look at your answers'), to: '/Questionnaire' },
      };
    case 'prices':
      return {
        title: plural(part, '1 product of {whole} has no price', '{n} products of {whole} have no price', { whole }),
        why: sentences(t('Visitors who name a budget do not get them.'), such),
        see: { label: t('Open the products'), to: '/Products' },
        act: { label: t('Add prices'), to: '/Products' },
      };
    case 'pictures':
      return {
        title: plural(part, '1 product of {whole} has no picture', '{n} products of {whole} have no picture', { whole }),
        why: sentences(t('Cards without a picture are easy to miss.'), such),
        see: { label: t('Open the products'), to: '/Products' },
        act: { label: t('Add pictures'), to: '/Products' },
      };
  }
}

/** 'about 45 more visitors would go on'; null where nothing can be estimated. */
export const effectText = ({ effect }: Advice): string | null =>
  effect === null || effect <= 0
    ? null
    : plural(
        effect,
        'about 1 more visitor would go on if as few left as at your other questions',
        'about {n} more visitors would go on if as few left as at your other questions',
      );

/** Changes that the data shows; it shows none of products. */
const noticedWords = {
  ownWords: 'Done: an answer or a question was added on {day}.',
  leaving: 'Done: the question was changed on {day}.',
  neverChosen: 'Done: the answer was changed on {day}.',
  unanswered: 'Done: the last of them was answered on {day}.',
  notDisplayed: 'Done: it was changed on {day}, and is seen again.',
} as const satisfies Partial<Record<Advice['kind'], Text>>;

/** Says that it was done, and when; if the owner did not mark it, also what was noticed. */
export function doneText({ advice: { kind }, at, noticed }: DoneAdvice): string {
  const day = formatDay(at);
  return noticed && kind in noticedWords ? t(noticedWords[kind as keyof typeof noticedWords], { day }) : t('Done on {day}.', { day });
}

const signedPoints = (value: number) => (value * 100).toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** The outcome as a sentence: before and after, so something else may have changed as well. */
export function outcomeText({ advice, outcome, part, whole, change }: DoneAdvice): string {
  if (outcome === 'gone') return t('It was deleted since, so there is nothing to compare.');
  if (outcome === 'tooFew') return t('Too few visits yet: {n} since then, 100 are needed.', { n: whole });
  if (advice.kind === 'notDisplayed')
    return part === 0 ? t('Not displayed since then.') : plural(part, 'Displayed 1 time since then.', 'Displayed {n} times since then.');
  if (outcome === 'counted')
    return t('From {partBefore} of {wholeBefore} to {part} of {whole}.', {
      partBefore: advice.part,
      wholeBefore: advice.whole,
      part,
      whole,
    });
  const shares = { before: share(advice), since: share({ part, whole }) };
  if (!change) return t('{before} before, {since} since.', shares);
  const points = { ...shares, by: signedPoints(change.by), low: signedPoints(change.low), high: signedPoints(change.high) };
  return change.low > 0 || change.high < 0
    ? t('{before} before, {since} since: {by} points, between {low} and {high}.', points)
    : t('{before} before, {since} since: {by} points, but it may be chance (between {low} and {high}).', points);
}
