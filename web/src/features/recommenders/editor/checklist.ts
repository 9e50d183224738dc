/** The checks before a recommender can go live, most severe first. Pure. */

import { plural, t } from '../../../words/t.ts';
import type { Tab } from './settings.ts';

export interface Facts {
  status: boolean;
  questionnaireId: number | null;
  /** null while loading, like the others. */
  websites: number | null;
  products: number | null;
  profileFilled: boolean | null;
  /** The number of faults that break the paths of the chosen questionnaire. */
  pathFaults: number | null;
  contrastFaults: number;
  snippetSeen: boolean | null;
  unsaved: boolean;
}

export interface Check {
  id: string;
  /** 'missing': it cannot work; 'advice': it could be better; 'unknown': still loading. */
  state: 'done' | 'missing' | 'advice' | 'unknown';
  title: string;
  text: string;
  /** Where to fix it: a tab of the editor, or a page. */
  go?: { label: string; tab?: Tab; to?: string };
}

const weight: Record<Check['state'], number> = { missing: 0, advice: 1, unknown: 2, done: 3 };

/** A check whose data may still be loading. */
const check = (
  id: string,
  fine: boolean | null,
  otherwise: 'missing' | 'advice',
  texts: { done: [string, string]; not: [string, string] },
  go?: Check['go'],
): Check => {
  const state = fine === null ? 'unknown' : fine ? 'done' : otherwise;
  const [title, text] = state === 'done' || state === 'unknown' ? texts.done : texts.not;
  return {
    id,
    state,
    title,
    text: state === 'unknown' ? t('Looking…') : text,
    ...(go && state !== 'done' && state !== 'unknown' ? { go } : {}),
  };
};

/** The checklist before a recommender goes live. */
export const checksOf = (facts: Facts): Check[] =>
  [
    check('website', facts.websites === null ? null : facts.websites > 0, 'missing', {
      done: [t('A website is allowed'), t('It shows there and nowhere else.')],
      not: [t('No website is allowed'), t('It shows only on websites that you add below.')],
    }),
    check(
      'questionnaire',
      facts.questionnaireId !== null,
      'advice',
      {
        done: [t('It asks a questionnaire'), t('Visitors are led by its questions.')],
        not: [t('No questionnaire'), t('It only chats. Choose a questionnaire above, or make one.')],
      },
      { label: t('Questionnaires'), to: '/Questionnaire' },
    ),
    ...(facts.questionnaireId === null
      ? []
      : [
          check(
            'paths',
            facts.pathFaults === null ? null : facts.pathFaults === 0,
            'missing',
            {
              done: [t('Every path works'), t('Every path through the questionnaire comes to an end.')],
              not: [
                t('The questionnaire has faults'),
                plural(facts.pathFaults ?? 0, 'One fault breaks the conversation.', '{n} faults break the conversation.'),
              ],
            },
            { label: t('Open the questionnaire'), to: `/Questionnaire/${facts.questionnaireId}` },
          ),
        ]),
    check(
      'products',
      facts.products === null ? null : facts.products > 0,
      'missing',
      {
        done: [t('There are products'), t('They can be recommended.')],
        not: [t('No products'), t('There is nothing that it could recommend.')],
      },
      { label: t('Import products'), to: '/Products' },
    ),
    check(
      'profile',
      facts.profileFilled,
      'advice',
      {
        done: [t('The assistant knows your shop'), t('It answers from what you wrote.')],
        not: [t('The assistant knows little'), t('Tell it about your shop, so that it can answer questions.')],
      },
      { label: t('General'), tab: 'general' },
    ),
    check(
      'contrast',
      facts.contrastFaults === 0,
      'advice',
      {
        done: [t('All texts are readable'), t('All colours stand out enough.')],
        not: [
          t('Some texts are hard to read'),
          plural(facts.contrastFaults, 'One colour is too close to what is behind.', '{n} colours are too close to what is behind.'),
        ],
      },
      { label: t('Design'), tab: 'design' },
    ),
    check('active', facts.status, 'missing', {
      done: [t('It is active'), facts.unsaved ? t('As soon as you save.') : t('Visitors can see it.')],
      not: [t('It is inactive'), t('Switch it on above, and save.')],
    }),
    check('snippet', facts.snippetSeen, 'missing', {
      done: [t('The snippet was seen'), t('Your website asks for it.')],
      not: [t('The snippet has not been seen yet'), t('Paste it into your website, as described below.')],
    }),
  ].sort((a, b) => weight[a.state] - weight[b.state]);
