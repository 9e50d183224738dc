/** The numbers that lists show, as every screen calls and explains them (contract/figures.ts); features/analytics/figures.ts adds the others. */
import type { Figure } from '@parley/contract';
import type { Plain } from '../../words/t.ts';

export interface FigureWords {
  label: Plain;
  meaning: Plain;
}

export const figureWords = {
  displayed: { label: 'Displayed', meaning: 'Visits in which the recommender came into view.' },
  engaged: { label: 'Engagements', meaning: 'Displayed visits in which the visitor did something: opened it, answered, wrote or clicked.' },
  responses: { label: 'Responses', meaning: 'Questions answered; an answer that was changed counts once.' },
  chats: { label: 'Chats', meaning: 'Messages that visitors wrote.' },
  tokens: { label: 'Tokens', meaning: 'What the assistant’s model read and wrote.' },
} as const satisfies Readonly<Partial<Record<Figure, FigureWords>>>;
