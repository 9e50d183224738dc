/** The numbers of the reports by name, as every screen calls and explains them (contract/figures.ts). */
import type { Figure } from '@parley/contract';

export interface FigureWords {
  label: string;
  meaning: string;
}

export const figureWords: Readonly<Record<Figure, FigureWords>> = {
  displayed: { label: 'Displayed', meaning: 'Visits in which the recommender came into view.' },
  engaged: { label: 'Engagements', meaning: 'Displayed visits in which the visitor did something: opened it, answered, wrote or clicked.' },
  answered: { label: 'Answered', meaning: 'Visits with at least one answered question.' },
  conversations: { label: 'Conversations', meaning: 'Visits in which the visitor wrote at least once.' },
  clicked: { label: 'Clicked', meaning: 'Visits in which the visitor followed a recommended product.' },
  opened: { label: 'Opened', meaning: 'How often the conversation was opened; one visitor may open it twice.' },
  responses: { label: 'Responses', meaning: 'Questions answered; an answer that was changed counts once.' },
  chats: { label: 'Chats', meaning: 'Messages that visitors wrote.' },
  clicks: { label: 'Clicks', meaning: 'How often a recommended product was followed.' },
  cartAdds: { label: 'Added to cart', meaning: 'Products put into the shop’s cart from their card.' },
  tokens: { label: 'Tokens', meaning: 'What the assistant’s model read and wrote.' },
};
