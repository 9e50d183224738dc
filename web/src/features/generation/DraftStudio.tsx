import type { Bootstrap, Generation } from '@parley/contract';
import { useState } from 'react';
import { type Trouble, troubleOf } from '../../lib/trouble.ts';
import { Button } from '../../ui/site/Button.tsx';
import { Card, PageTitle } from '../../ui/site/Page.tsx';
import { quickCustomize } from './api/quickCustomize.ts';
import { DraftPreview } from './DraftPreview.tsx';
import classes from './DraftStudio.module.css';
import { Learnt } from './Learnt.tsx';
import { customized, type Look } from './look.ts';
import { QuickCustomizationForm } from './QuickCustomizationForm.tsx';
import { type DemoWords, filled } from './words.ts';

interface DraftStudioProps {
  words: DemoWords;
  language: string;
  /** The finished draft. */
  generation: Generation & { draft: NonNullable<Generation['draft']> };
  saved: Bootstrap;
  onSignedIn: () => void;
  /** Discards the draft and starts over. */
  onDiscard: () => void;
  loginPath: string;
  forgottenPath: string;
}

/**
 * The draft beside the form that claims it with a new account. A chunk of its own, because it imports the widget and the contract.
 */
export default function DraftStudio({ words, language, generation, saved, onSignedIn, onDiscard, ...paths }: DraftStudioProps) {
  const { draft, learnt, source } = generation;
  const colors = learnt?.colors ?? null;
  const host = new URL(draft.Website).hostname;
  const [look, setLook] = useState<Look>({ ...saved.quickCustomization, shopColors: colors !== null });
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { id, clientId } = saved.popup;

  const submit = async (account: { username: string; password: string }) => {
    setBusy(true);
    setTrouble(null);
    try {
      await quickCustomize({
        params: { userId: String(clientId), popupId: String(id) },
        body: { popup: { id }, df: draft.df, quickCustomization: { ...look, ...account }, website: draft.Website },
      });
      // Stays busy until the next page opens.
      onSignedIn();
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };

  return (
    <div className={classes.studio}>
      <PageTitle title={words.studio.title}>
        {filled(words.studio.from[source], { host })} {words.studio.tryIt}
      </PageTitle>
      <div className={classes.both}>
        <section className={classes.preview} aria-label={words.studio.preview}>
          <DraftPreview key={round} bootstrap={customized(saved, look, colors)} />
          <div className={classes.tools}>
            <Button look="outline" onClick={() => setRound(round + 1)}>
              {words.studio.startOver}
            </Button>
            <Button look="outline" onClick={onDiscard}>
              {words.studio.otherAddress}
            </Button>
          </div>
        </section>
        <Card>
          <QuickCustomizationForm
            words={words.customize}
            refusals={words.refusals}
            email={draft.email}
            look={look}
            shop={colors && { colors, host }}
            busy={busy}
            trouble={trouble}
            onChange={setLook}
            onSubmit={(account) => void submit(account)}
            {...paths}
          />
        </Card>
      </div>
      {learnt && <Learnt words={words.studio.learnt} language={language} learnt={learnt} questions={draft.Output.length} source={source} />}
    </div>
  );
}
