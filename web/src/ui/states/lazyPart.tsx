import { type ComponentType, lazy, useEffect, useState } from 'react';
import { t } from '../../words/t.ts';
import { ErrorState } from './ErrorState.tsx';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

interface UnfetchedProps<Props extends object> {
  load: Load<Props>;
  quiet: boolean;
  /** The properties of the part. */
  of: Props;
}

/** Stands where a part could not be fetched, and fetches it again: when asked to, or, where it shows nothing, whenever it is shown again. */
function Unfetched<Props extends object>({ load, quiet, of }: UnfetchedProps<Props>) {
  const [fetched, setFetched] = useState<{ Part: ComponentType<Props> } | null>(null);
  const [busy, setBusy] = useState(quiet);
  useEffect(() => {
    if (!busy) return;
    let gone = false;
    const end = (part: { default: ComponentType<Props> } | null) => {
      if (gone) return;
      if (part) setFetched({ Part: part.default });
      setBusy(false);
    };
    void load().then(end, () => end(null));
    return () => {
      gone = true;
    };
  }, [busy, load]);
  if (fetched) return <fetched.Part {...of} />;
  if (quiet) return null;
  const message = t('This part of the screen could not be fetched. Nothing that you entered is lost.');
  return <ErrorState message={message} retry={() => setBusy(true)} busy={busy} />;
}

/**
 * A part of a screen whose code is fetched when it is shown, for use within Suspense. When it cannot be fetched, the rest of the screen stays with all that
 * was entered: `lazy` alone would let the whole screen fail. `quiet` parts show nothing then.
 */
export const lazyPart = <Props extends object>(load: Load<Props>, { quiet = false } = {}) =>
  lazy(() => load().catch(() => ({ default: (props: Props) => <Unfetched load={load} quiet={quiet} of={props} /> })));
