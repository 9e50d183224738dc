/** All numbers of the reports by name. Apart from those of the lists, which the first screen loads. */
import type { Figure } from '@parley/contract';
import { type FigureWords, figureWords as ofLists } from '../../lib/formats/figures.ts';

export const figureWords: Readonly<Record<Figure, FigureWords>> = {
  ...ofLists,
  answered: { label: 'Answered', meaning: 'Visits with at least one answered question.' },
  conversations: { label: 'Conversations', meaning: 'Visits in which the visitor wrote at least once.' },
  clicked: { label: 'Clicked', meaning: 'Visits in which the visitor followed a recommended product.' },
  opened: { label: 'Opened', meaning: 'How often the conversation was opened; one visitor may open it twice.' },
  clicks: { label: 'Clicks', meaning: 'How often a recommended product was followed.' },
  cartAdds: { label: 'Added to cart', meaning: 'Products put into the shop’s cart from their card.' },
};
