import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { measureOutbound, measurePageView, useConsent } from '../../lib/site/measure.ts';
import { Button } from '../../ui/site/Button.tsx';
import classes from './ConsentBar.module.css';

export interface ConsentWords {
  label: string;
  text: string;
  agree: string;
  decline: string;
  change: string;
}

/** The target of a plain click on an outgoing link in this tab; other clicks keep the page open, so nothing has to wait for them. */
const leavingLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return plain && link && /^https?:$/.test(link.protocol) && link.host !== window.location.host && !link.target ? link : null;
};

const useMeasuring = (agreed: boolean) => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (agreed) measurePageView(pathname);
  }, [agreed, pathname]);
  useEffect(() => {
    if (!agreed) return;
    const leave = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      void measureOutbound(link.href).then(() => window.location.assign(link.href));
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [agreed]);
};

/** Asks once for consent to page-view analytics, if the operator uses them. Declining is as easy as agreeing. */
export const ConsentBar = ({ words }: { words: ConsentWords }) => {
  const { measured, consent, choose } = useConsent();
  useMeasuring(measured && consent === 'yes');
  if (!measured || consent !== null) return null;
  return (
    <section className={classes.bar} aria-label={words.label}>
      <p>{words.text}</p>
      <div>
        <Button look="outline" onClick={() => choose('no')}>
          {words.decline}
        </Button>
        <Button look="outline" onClick={() => choose('yes')}>
          {words.agree}
        </Button>
      </div>
    </section>
  );
};

/** The footer's button to change the consent. */
export const ConsentLink = ({ words, className }: { words: ConsentWords; className?: string | undefined }) => {
  const { measured, consent, choose } = useConsent();
  if (!measured || consent === null) return null;
  return (
    <button type="button" className={className} onClick={() => choose(null)}>
      {words.change}
    </button>
  );
};
