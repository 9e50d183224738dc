import { useEffect } from 'react';
import { useStableHandlers } from '../../../../lib/stableHandlers.ts';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  save: () => void;
  duplicate: () => void;
  hasSelection: boolean;
}

/** Keys of the whole editor: undo, redo, save, and duplicating what is selected. Dialogs keep their own. */
export const useEditorKeys = ({ hasSelection, ...keys }: EditorKeys) => {
  const { onKey } = useStableHandlers({
    onKey: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      const action =
        key === 'z' && !event.shiftKey
          ? keys.undo
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? keys.redo
            : key === 's'
              ? keys.save
              : key === 'd' && hasSelection
                ? keys.duplicate
                : null;
      if (!action) return;
      event.preventDefault();
      action();
    },
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};
