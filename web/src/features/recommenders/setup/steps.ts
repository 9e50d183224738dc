/** The set-up steps from an empty account to a live recommender. Pure. */
import type { Setup } from '@parley/contract';

export type StepId = 'products' | 'questionnaire' | 'recommender' | 'website' | 'snippet';

export interface Step {
  id: StepId;
  title: string;
  /** What to do, or what is done already. */
  text: string;
  done: boolean;
}

const many = (count: number, one: string, more: string) => `${count.toLocaleString()} ${count === 1 ? one : more}`;

/** All five steps in order, with their state. */
export const stepsOf = ({ products, questionnaireReady, popup, snippetSeenAt }: Setup): Step[] => [
  {
    id: 'products',
    title: 'Import your products',
    text: products > 0 ? `${many(products, 'product', 'products')} in your catalogue.` : 'Give your shop’s address; we read what it sells.',
    done: products > 0,
  },
  {
    id: 'questionnaire',
    title: 'Build a questionnaire',
    text: questionnaireReady ? 'It has a question with answers.' : 'Ask what visitors look for, and let answers point at products.',
    done: questionnaireReady,
  },
  {
    id: 'recommender',
    title: 'Create a recommender and switch it on',
    text: recommenderText(popup),
    done: popup?.status ?? false,
  },
  {
    id: 'website',
    title: 'Allow your website',
    text: popup && popup.websites > 0 ? `${many(popup.websites, 'website', 'websites')} allowed.` : 'It shows nowhere else.',
    done: (popup?.websites ?? 0) > 0,
  },
  {
    id: 'snippet',
    title: 'Paste the snippet into your shop',
    text: snippetSeenAt
      ? 'We have seen it on your website.'
      : 'One line before </head>. Open your shop afterwards: we notice it by ourselves.',
    done: snippetSeenAt !== null,
  },
];

const recommenderText = (popup: Setup['popup']): string => {
  if (!popup) return 'The popup or chatbot that visitors see.';
  return popup.status ? `“${popup.popup_name}” is active.` : `“${popup.popup_name}” is still inactive.`;
};
