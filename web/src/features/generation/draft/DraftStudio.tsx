import type { Bootstrap, Generation } from '@parley/contract';
import { backdrops } from '@parley/contract/paths';
import { type ReactNode, useEffect, useState } from 'react';
import { type Trouble, troubleOf } from '../../../lib/calls/trouble.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { ChoiceGroup } from '../../../ui/site/Choice.tsx';
import { quickCustomize } from '../api/quickCustomize.ts';
import { counted, type DemoWords, filled } from '../words.ts';
import { DraftPreview } from './DraftPreview.tsx';
import classes from './DraftStudio.module.css';
import { keep, keptFor } from './keptLook.ts';
import { Learnt } from './Learnt.tsx';
import { customized, type Look } from './look.ts';
import { PageBehind } from './PageBehind.tsx';
import { QuickCustomizationForm } from './QuickCustomizationForm.tsx';

interface DraftStudioProps {
  words: DemoWords;
  language: string;
  /** The finished draft. */
  generation: Generation & { draft: NonNullable<Generation['draft']> };
  saved: Bootstrap;
  onSignedIn: () => void;
  /** Discards the draft and starts over. */
  onDiscard: () => void;
  /** The logo, for the bar of a phone. */
  home: ReactNode;
  loginPath: string;
  forgottenPath: string;
}

const devices = ['desktop', 'phone'] as const;
/** The recommender on a phone, where it covers most of the screen, whatever the size that was chosen for it. */
const onPhone = { width: 374, height: 600 };

/** The page that is shown behind the recommender: the shop's own, or that of our sample shop. */
const pageBehind = ({ id, source, backdrop }: Generation): string | null =>
  source === 'sample' ? '/sample-shop/' : backdrop ? backdrops + id : null;

/** The draft on its shop's page, beside the form that claims it with a new account. A chunk of its own: it imports the widget and the contract. */
export default function DraftStudio({ words, language, generation, saved, onSignedIn, onDiscard, home, ...paths }: DraftStudioProps) {
  const { draft, learnt, source } = generation;
  const colors = learnt?.colors ?? null;
  const host = new URL(draft.Website).hostname;
  const [kept] = useState(() => keptFor(draft.df));
  const [look, setLook] = useState<Look>(kept?.look ?? { ...saved.quickCustomization, shopColors: false });
  const [username, setUsername] = useState(kept?.username ?? draft.email);
  const [round, setRound] = useState(0);
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { id, clientId } = saved.popup;
  const behind = pageBehind(generation);
  const discard = () => {
    keep(null);
    onDiscard();
  };

  useEffect(() => keep({ draft: draft.df, look, username }), [draft.df, look, username]);

  const submit = async (account: { username: string; password: string }) => {
    setBusy(true);
    setTrouble(null);
    try {
      await quickCustomize({
        params: { userId: String(clientId), popupId: String(id) },
        body: { popup: { id }, df: draft.df, quickCustomization: { ...look, ...account }, website: draft.Website },
      });
      keep(null);
      // Stays busy until the next page opens.
      onSignedIn();
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };

  return (
    <div className={classes.studio} data-own-bar>
      <div className={classes.bar}>
        <div className={classes.home}>{home}</div>
        <div className={classes.about}>
          <h1>{words.studio.title}</h1>
          <p>
            {filled(words.studio.from[source], { host })}{' '}
            {learnt && learnt.products > 0 && `${counted(learnt.products, words.studio.learnt.products, language)}, `}
            {counted(draft.Output.length, words.studio.learnt.questions, language)}. {words.studio.tryIt}
          </p>
        </div>
        <b className={classes.host} aria-hidden>
          {host}
        </b>
        <div className={classes.tools}>
          <div className={classes.devices}>
            <ChoiceGroup
              name="device"
              label={words.studio.device}
              look="segments"
              options={devices.map((value) => ({ value, label: words.studio.devices[value] }))}
              value={device}
              onChange={setDevice}
            />
          </div>
          <Button look="outline" onClick={() => setRound(round + 1)}>
            <svg className={classes.again} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 4v5h5M4.6 14.5A8 8 0 1 0 6 6.7L4 9" />
            </svg>
            <span className={classes.againText}>{words.studio.startOver}</span>
          </Button>
          <Button look="outline" onClick={discard}>
            {words.studio.otherAddress}
          </Button>
        </div>
      </div>
      <div className={classes.both}>
        <section className={classes.stage} data-device={device} aria-label={words.studio.preview}>
          <div className={classes.screen}>
            {behind && <PageBehind className={classes.backdrop} address={behind} host={host} />}
            <div className={classes.panel} data-display={look.popupOrChatbot}>
              <DraftPreview key={round} bootstrap={customized(saved, look, colors)} {...(device === 'phone' && { size: onPhone })} />
            </div>
          </div>
        </section>
        <div id="customization" className={classes.side}>
          <QuickCustomizationForm
            words={words.customize}
            refusals={words.refusals}
            username={username}
            onUsername={setUsername}
            look={look}
            shop={colors && { colors }}
            note={words.customize.note}
            busy={busy}
            trouble={trouble}
            onChange={setLook}
            onSubmit={(account) => void submit(account)}
            {...paths}
          />
        </div>
      </div>
      {learnt && (
        <div className={classes.below}>
          <Learnt words={words.studio.learnt} language={language} learnt={learnt} questions={draft.Output.length} source={source} />
        </div>
      )}
      <div className={classes.foot}>
        <a href="#customization">{words.studio.customize}</a>
        <a href="#account">{words.studio.keep}</a>
      </div>
    </div>
  );
}
