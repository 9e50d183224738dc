import { useCallback, useRef, useState } from 'react';
import { t } from '../../words/t.ts';
import { confirmDanger } from '../overlays/confirm.tsx';

/** For a dialog with a form: asks before it is closed while the form has unsaved input. */
export const useCloseGuard = (onClose: () => void) => {
  const [dirty, setDirty] = useState(false);
  // Read when the dialog is closed: Escape may come faster than the dialog learns of a new `dirty`.
  const now = useRef(false);
  const onDirtyChange = useCallback((value: boolean) => {
    now.current = value;
    setDirty(value);
  }, []);
  const close = () => {
    onDirtyChange(false);
    onClose();
  };
  const askToClose = () => {
    if (!now.current) return close();
    return confirmDanger({
      title: t('Close without saving?'),
      message: t('What you typed here is lost.'),
      action: t('Close'),
      onConfirm: close,
    });
  };
  return { dirty, onDirtyChange, close, askToClose };
};
