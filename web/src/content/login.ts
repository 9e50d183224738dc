import type { LoginWords } from '../features/accounts/LoginForm.tsx';
import type { RefusalWords } from '../lib/calls/trouble.ts';
import type { Language } from '../lib/site/language.ts';
import type { PageContent } from './page.ts';
import { refusals } from './refusals.ts';

export interface LoginContent extends PageContent {
  title: string;
  intro: string;
  form: LoginWords;
  refusals: RefusalWords;
  benefits: { title: string; cards: readonly { title: string; text: string }[] };
}

export const login: Record<Language, LoginContent> = {
  en: {
    head: { title: 'Log In', description: 'Log in to build recommenders for your shop and read what your visitors say.' },
    title: 'Welcome back',
    intro: 'Log in to see your recommenders at work.',
    form: {
      label: 'Log In',
      username: 'Email',
      password: 'Password',
      show: 'Show',
      hide: 'Hide',
      logIn: 'Log In',
      failed: 'An error occurred during login.',
      code: 'Code of your authenticator app',
      codeHint: 'Six digits, or one of your recovery codes.',
      codeWrong: 'This code is not right, or was used before.',
      back: 'Use another account',
      forgotten: 'Forgotten your password?',
      noAccount: 'No account yet?',
      signUp: 'Sign up for the beta',
    },
    refusals: refusals.en,
    benefits: {
      title: 'What your shop gets',
      cards: [
        { title: 'Guide every visitor', text: 'A few questions lead to the product that fits.' },
        { title: 'Answer around the clock', text: 'An assistant that knows your shop, and only your shop.' },
        { title: 'See what they choose', text: 'Every answer and conversation, counted and readable.' },
        { title: 'One line to install', text: 'Paste a script tag. Your page keeps its speed and layout.' },
      ],
    },
  },
  de: {
    head: {
      title: 'Anmelden',
      description: 'Melden Sie sich an, bauen Sie Berater für Ihren Shop und lesen Sie, was Ihre Besucher sagen.',
    },
    title: 'Willkommen zurück',
    intro: 'Melden Sie sich an, um Ihre Berater zu sehen.',
    form: {
      label: 'Anmelden',
      username: 'E-Mail',
      password: 'Passwort',
      show: 'Zeigen',
      hide: 'Verbergen',
      logIn: 'Anmelden',
      failed: 'Bei der Anmeldung ist ein Fehler aufgetreten.',
      code: 'Code Ihrer Authenticator-App',
      codeHint: 'Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes.',
      codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
      back: 'Anderes Konto verwenden',
      forgotten: 'Passwort vergessen?',
      noAccount: 'Noch kein Konto?',
      signUp: 'Zur Beta anmelden',
    },
    refusals: refusals.de,
    benefits: {
      title: 'Was Ihr Shop davon hat',
      cards: [
        { title: 'Jeden Besucher führen', text: 'Ein paar Fragen führen zum passenden Produkt.' },
        { title: 'Rund um die Uhr antworten', text: 'Ein Assistent, der Ihren Shop kennt und sonst nichts.' },
        { title: 'Sehen, was gewählt wird', text: 'Jede Antwort und jedes Gespräch, gezählt und lesbar.' },
        { title: 'Eine Zeile genügt', text: 'Ein Script-Tag einfügen. Ihre Seite bleibt schnell und verschiebt sich nicht.' },
      ],
    },
  },
};
