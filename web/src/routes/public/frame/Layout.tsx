import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { type LayoutContent, layoutContent } from '../../../content/layout.ts';
import { ConsentBar, ConsentLink } from '../../../features/consent/ConsentBar.tsx';
import { WaitlistForm } from '../../../features/leads/WaitlistForm.tsx';
import { useIsSignedIn } from '../../../lib/session/storedSession.ts';
import { inLanguage } from '../../../lib/site/language.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { mainId, SkipLink } from '../../../ui/page/SkipLink.tsx';
import { useFocusScreen } from '../../../ui/page/useFocusScreen.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { ColorModeSwitch } from '../../../ui/site/ColorModeSwitch.tsx';
import { Brand } from '../../Brand.tsx';
import classes from './Layout.module.css';

/** Links to the page in the other language: a full page load, because the server stores the choice. */
const LanguageSwitch = ({ words }: { words: LayoutContent }) => {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const other = language === 'en' ? 'de' : 'en';
  return (
    <a className={classes.link} href={`${inLanguage(pathname, other)}?lang=${other}`} hrefLang={other} lang={other}>
      {words.otherLanguage}
    </a>
  );
};

const WaysIn = ({ words }: { words: LayoutContent }) => {
  const signedIn = useIsSignedIn();
  const { to } = useLanguage();
  if (signedIn)
    return (
      <ButtonLink to="/Dashboard" prefetch="none" reloadDocument>
        {words.dashboard}
      </ButtonLink>
    );
  return (
    <>
      <Link className={classes.link} to={to('/login')}>
        {words.logIn}
      </Link>
      <ButtonLink to={to('/signup')}>{words.signUp}</ButtonLink>
    </>
  );
};

/**
 * Also works without JavaScript, so it may be open before React hydrates. The browser owns the open state; a new address, Escape or moving
 * the focus elsewhere closes it.
 */
const MobileMenu = ({ words }: { words: LayoutContent }) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const { to } = useLanguage();
  const { key } = useLocation();
  const closedFor = useRef(key);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    // Do not close it for the address it was opened on: this effect also runs on hydration.
    if (closedFor.current === key) return;
    closedFor.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  return (
    <details
      ref={menu}
      className={classes.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary aria-label={words.menu}>
        <span aria-hidden />
      </summary>
      <nav aria-label={words.mainNavigation} className={classes.sheet}>
        <Link to={to('/#pricing')}>{words.pricing}</Link>
        <Link to={to('/#faqBeta')}>{words.faq}</Link>
        <Link to={to('/#UseCases')}>{words.caseStudies}</Link>
        <WaysIn words={words} />
        <LanguageSwitch words={words} />
      </nav>
    </details>
  );
};

/** The not-found page is sent without scripts (server/src/features/site/pages.ts), so buttons would not work there. */
const scriptless = /\/404\/?$/;

const Header = ({ words }: { words: LayoutContent }) => {
  const { to } = useLanguage();
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand to={to('/')} label={words.home} />
        <nav aria-label={words.mainNavigation} className={classes.wide}>
          <Link className={classes.link} to={to('/#UseCases')}>
            {words.useCases}
          </Link>
          <Link className={classes.link} to={to('/#pricing')}>
            {words.pricing}
          </Link>
          <Link className={classes.link} to={to('/#faqBeta')}>
            {words.faqs}
          </Link>
          <LanguageSwitch words={words} />
          <WaysIn words={words} />
        </nav>
        <div className={classes.tools}>
          {!scriptless.test(pathname) && <ColorModeSwitch toDark={words.toDark} toLight={words.toLight} />}
          <MobileMenu words={words} />
        </div>
      </div>
    </header>
  );
};

const Footer = ({ words }: { words: LayoutContent }) => {
  const { to } = useLanguage();
  const links = [
    ['/pricing', words.pricing],
    ['/about', words.footer.about],
    ['/blog', words.footer.blog],
    ['/demo', words.footer.demo],
    ['/contact', words.footer.contact],
    ['/legal', words.footer.legal],
    ['/privacy-policy', words.footer.privacy],
  ] as const;
  return (
    <footer className={classes.footer}>
      <div className={classes.footerGrid}>
        <div>
          <Brand to={to('/')} label={words.home} />
          <p className={classes.claim}>{words.footer.claim}</p>
          <nav aria-label={words.footerNavigation} className={classes.footerLinks}>
            {links.map(([path, label]) => (
              <Link key={path} to={to(path)}>
                {label}
              </Link>
            ))}
            <ConsentLink words={words.consent} className={classes.footerButton} />
          </nav>
        </div>
        <WaitlistForm words={words.waitlist} form={words.form} />
      </div>
    </footer>
  );
};

/** The layout of public pages: navigation, the page, and the footer with the waitlist. */
export default function PublicLayout() {
  const { pathname, hash, key } = useLocation();
  const { language } = useLanguage();
  const words = layoutContent[language];
  useFocusScreen(pathname, hash, key);
  // The fallback document, drawn in the browser, starts as English.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div className={classes.page}>
      <SkipLink>{words.skip}</SkipLink>
      <Header words={words} />
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer words={words} />
      <ConsentBar words={words.consent} />
    </div>
  );
}
