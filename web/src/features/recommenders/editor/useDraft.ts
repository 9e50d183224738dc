/** The editor's draft of a recommender: saved on demand, and merged when another tab saved in between. */
import { useForm } from '@mantine/form';
import type { PopupSettings, ProductRule } from '@parley/contract';
import { useEffect, useState } from 'react';
import { isStale } from '../../../lib/calls/apiError.ts';
import { type Difference, differencesOf, merged, type Side } from '../../../lib/merge.ts';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { notifyDone } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';
import { useUpdatePopup } from '../api/updatePopup.ts';
import { changesBetween, problemsOf, type Settings, settingsOf } from './settings.ts';

interface DraftOptions {
  /** The server's state as last fetched; a new version comes from another tab. */
  popup: PopupSettings;
  /** Fetches the saved state again. */
  reload: () => Promise<PopupSettings | undefined>;
  /** Validates rules that are being edited. */
  ruleErrors: (rules: readonly ProductRule[]) => Record<string, string>;
  /** Called with the invalid fields of a failed save. */
  onFaulty: (fields: string[]) => void;
}

/** The draft with its form, its conflicts and the actions to save, discard and decide. */
export const useDraft = ({ popup, reload, ruleErrors, onFaulty }: DraftOptions) => {
  const [saved, setSaved] = useState(() => ({ settings: settingsOf(popup), version: popup.version }));
  /** The values another tab saved, until the owner has resolved the conflict. */
  const [other, setOther] = useState<PopupSettings | null>(null);
  const problems = (settings: Settings) => ({ ...problemsOf(settings), ...ruleErrors(settings.product_rules) });
  const form = useForm<Settings>({ initialValues: saved.settings, validate: problems, validateInputOnBlur: true });
  const save = useUpdatePopup(popup);
  const values = form.getValues();
  // Mantine's own isDirty misses list items that were added after a save.
  const changed = Object.keys(changesBetween(saved.settings, values)) as (keyof Settings)[];
  const [sound, setSound] = useState(values);

  useEffect(() => {
    if (Object.keys(problemsOf(values)).length === 0) setSound(values);
  }, [values]);

  const differences: Difference<Settings>[] = other ? differencesOf(saved.settings, values, settingsOf(other)) : [];

  const refuse = (errors: Record<string, unknown>) => {
    form.setErrors(errors as Record<string, string>);
    onFaulty(Object.keys(errors));
  };
  const store = (after: Settings, base: { settings: Settings; version: number }) =>
    save.mutate(
      { ...changesBetween(base.settings, after), version: base.version },
      {
        onSuccess: (newest) => {
          const settings = settingsOf(newest);
          setSaved({ settings, version: newest.version });
          setOther(null);
          // Input typed while the call ran stays, and counts as unsaved.
          form.setValues({ ...settings, ...changesBetween(after, form.getValues()) } as Settings);
          notifyDone(t('Saved'));
        },
        onError: (error) => {
          if (isStale(error)) void meet(after, base);
          else if (Object.keys(fieldErrors(error)).length > 0) refuse(fieldErrors(error));
        },
      },
    );
  /** After a `stale` refusal: fetches what the other tab saved. Equal values need no decision. */
  const meet = async (after: Settings, base: { settings: Settings; version: number }) => {
    const newest = await reload();
    if (!newest) return;
    if (differencesOf(base.settings, after, settingsOf(newest)).length > 0) return setOther(newest);
    const next = { settings: settingsOf(newest), version: newest.version };
    setSaved(next);
    if (Object.keys(changesBetween(next.settings, after)).length > 0) store(after, next);
    else save.reset();
  };

  // Another tab saved: unchanged fields take its values, changed ones become a conflict.
  const { version } = popup;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on a new saved version
  useEffect(() => {
    if (version <= saved.version || save.isPending) return;
    if (changed.length === 0) {
      const settings = settingsOf(popup);
      setSaved({ settings, version });
      form.setValues(settings);
    } else if (differencesOf(saved.settings, values, settingsOf(popup)).length > 0) setOther(popup);
  }, [version, saved.version, save.isPending]);

  return {
    form,
    values,
    sound,
    changed,
    differences,
    save,
    /** A refusal to show; conflicts are shown by their differences instead. */
    error: isStale(save.error) ? null : save.error,
    /** There is a conflict, but the other tab's values could not be fetched. */
    unmet: isStale(save.error) && other === null && !save.isPending,
    submit: () => {
      const errors = problems(form.getValues());
      if (Object.keys(errors).length > 0) refuse(errors);
      else store(form.getValues(), saved);
    },
    meetAgain: () => void meet(form.getValues(), saved),
    discard: () => {
      const settings = other ? settingsOf(other) : saved.settings;
      if (other) setSaved({ settings, version: other.version });
      setOther(null);
      form.setValues(settings);
      form.clearErrors();
      save.reset();
    },
    decide: (choice: Record<string, Side>) => {
      if (!other) return;
      const base = { settings: settingsOf(other), version: other.version };
      const after = merged(form.getValues(), differences, choice);
      setSaved(base);
      setOther(null);
      form.setValues(after);
      if (Object.keys(changesBetween(base.settings, after)).length > 0) store(after, base);
      else {
        save.reset();
        notifyDone(t('Taken over'));
      }
    },
  };
};

export type Draft = ReturnType<typeof useDraft>;
