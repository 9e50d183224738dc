import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cardId } from './outline/document/rows.ts';

export type EditorView = 'cards' | 'map';

/** Scrolls to a question's card and focuses it. */
const showCard = (questionId: number): void => {
  const card = document.getElementById(cardId(questionId));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
};

/** The view in the address (cards or map), and navigation between a card and its box on the map. */
export const useViews = () => {
  const [search, setSearch] = useSearchParams();
  const view: EditorView = search.get('view') === 'map' ? 'map' : 'cards';
  // On wide screens the map is shown beside the cards.
  const wide = useMediaQuery('(min-width: 80em)', false, { getInitialValueInEffect: false }) ?? false;
  const [focus, setFocus] = useState<{ questionId: number } | null>(null);
  const [focusTarget, setFocusTarget] = useState<{ questionId: number } | null>(null);

  const setView = (chosen: EditorView) =>
    setSearch(
      (before) => {
        if (chosen === 'map') before.set('view', 'map');
        else before.delete('view');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  // The card may not be rendered yet: after the map, or for a new question.
  useEffect(() => {
    if (!focusTarget || view !== 'cards') return;
    const frame = requestAnimationFrame(() => showCard(focusTarget.questionId));
    return () => cancelAnimationFrame(frame);
  }, [focusTarget, view]);

  return {
    view,
    setView,
    wide,
    focus,
    goTo: (questionId: number) => {
      if (view !== 'cards') setView('cards');
      setFocusTarget({ questionId });
      setFocus({ questionId });
    },
    showOnMap: (questionId: number) => {
      if (!wide) setView('map');
      setFocus({ questionId });
    },
  };
};
