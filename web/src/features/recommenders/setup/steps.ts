/** The set-up steps from an empty account to a live recommender. Pure. */
import type { Setup } from '@parley/contract';
import { plural, t } from '../../../words/t.ts';

export type StepId = 'products' | 'questionnaire' | 'recommender' | 'website' | 'snippet';

export interface Step {
  id: StepId;
  title: string;
  /** The text of the step, to do or done. */
  text: string;
  done: boolean;
}

/** All five steps in order, with their state. */
export const stepsOf = ({ products, questionnaireReady, popup, snippetSeenAt }: Setup): Step[] => [
  {
    id: 'products',
    title: t('Import your products'),
    text:
      products > 0
        ? plural(products, '1 product in your catalogue.', '{n} products in your catalogue.')
        : t('Give your shop’s address; we read what it sells.'),
    done: products > 0,
  },
  {
    id: 'questionnaire',
    title: t('Build a questionnaire'),
    text: questionnaireReady ? t('It has a question with answers.') : t('Ask what visitors look for, and let answers point at products.'),
    done: questionnaireReady,
  },
  {
    id: 'recommender',
    title: t('Create a recommender and switch it on'),
    text: recommenderText(popup),
    done: popup?.status ?? false,
  },
  {
    id: 'website',
    title: t('Allow your website'),
    text: popup && popup.websites > 0 ? plural(popup.websites, '1 website allowed.', '{n} websites allowed.') : t('It shows nowhere else.'),
    done: (popup?.websites ?? 0) > 0,
  },
  {
    id: 'snippet',
    title: t('Paste the snippet into your shop'),
    text: snippetSeenAt
      ? t('We have seen it on your website.')
      : t('One line before </head>. Open your shop afterwards: we notice it by ourselves.'),
    done: snippetSeenAt !== null,
  },
];

const recommenderText = (popup: Setup['popup']): string => {
  if (!popup) return t('The popup or chatbot that visitors see.');
  return popup.status ? t('“{name}” is active.', { name: popup.popup_name }) : t('“{name}” is still inactive.', { name: popup.popup_name });
};
