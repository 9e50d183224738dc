/** The texts of the public layout. */
import type { ConsentWords } from '../features/consent/ConsentBar.tsx';
import type { WaitlistWords } from '../features/leads/WaitlistForm.tsx';
import type { Language } from '../lib/site/language.ts';
import type { PostFormWords } from '../ui/site/PostForm.tsx';
import { refusals } from './refusals.ts';

export interface LayoutContent {
  skip: string;
  home: string;
  mainNavigation: string;
  footerNavigation: string;
  menu: string;
  useCases: string;
  pricing: string;
  faqs: string;
  /** The mobile menu uses the singular (specification section 2). */
  faq: string;
  caseStudies: string;
  signUp: string;
  logIn: string;
  dashboard: string;
  toDark: string;
  toLight: string;
  /** The name of the other language, in that language. */
  otherLanguage: string;
  footer: { about: string; blog: string; contact: string; demo: string; legal: string; privacy: string; claim: string };
  waitlist: WaitlistWords;
  form: PostFormWords;
  consent: ConsentWords;
}

export const layoutContent: Record<Language, LayoutContent> = {
  en: {
    skip: 'Skip to content',
    home: 'Parley, home',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    menu: 'Menu',
    useCases: 'Use Cases',
    pricing: 'Pricing',
    faqs: 'FAQs',
    faq: 'FAQ',
    caseStudies: 'Case Studies',
    signUp: 'Sign Up For Beta',
    logIn: 'Log In',
    dashboard: 'Dashboard',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    otherLanguage: 'Deutsch',
    footer: {
      about: 'About',
      blog: 'Blog',
      contact: 'Contact',
      demo: 'Quick Try',
      legal: 'Legal',
      privacy: 'Privacy',
      claim: 'The shop assistant your website is missing.',
    },
    waitlist: {
      title: 'Hear when Parley leaves the beta',
      label: 'Email address for the waitlist',
      placeholder: 'you@shop.com',
      button: 'Join waitlist',
      thanks: 'Thank you very much!',
      consent: 'We use your address for this one message only.',
    },
    form: { leaveEmpty: 'Leave this field empty', refusals: refusals.en },
    consent: {
      label: 'Measuring page views',
      text: 'May we count which pages you open? Nothing is counted before you agree, and you can change your mind at the foot of any page.',
      agree: 'Agree',
      decline: 'Decline',
      change: 'Change consent',
    },
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: 'Parley, Startseite',
    mainNavigation: 'Hauptmenü',
    footerNavigation: 'Fußzeile',
    menu: 'Menü',
    useCases: 'Anwendungsfälle',
    pricing: 'Preise',
    faqs: 'FAQs',
    faq: 'FAQ',
    caseStudies: 'Fallstudien',
    signUp: 'Zur Beta anmelden',
    logIn: 'Anmelden',
    dashboard: 'Dashboard',
    toDark: 'Zum dunklen Modus wechseln',
    toLight: 'Zum hellen Modus wechseln',
    otherLanguage: 'English',
    footer: {
      about: 'Über uns',
      blog: 'Blog',
      contact: 'Kontakt',
      demo: 'Sofort testen',
      legal: 'Rechtliches',
      privacy: 'Datenschutz',
      claim: 'Die Beratung, die Ihrem Shop fehlt.',
    },
    waitlist: {
      title: 'Erfahren, wann Parley die Beta verlässt',
      label: 'Adresse für die Warteliste',
      placeholder: 'name@shop.de',
      button: 'Auf die Warteliste',
      thanks: 'Vielen Dank!',
      consent: 'Wir nutzen Ihre Adresse nur für diese eine Nachricht.',
    },
    form: { leaveEmpty: 'Dieses Feld bitte leer lassen', refusals: refusals.de },
    consent: {
      label: 'Messung von Seitenaufrufen',
      text: 'Dürfen wir zählen, welche Seiten Sie öffnen? Vorher wird nichts gezählt, und am Fuß jeder Seite können Sie es sich anders überlegen.',
      agree: 'Zustimmen',
      decline: 'Ablehnen',
      change: 'Einwilligung ändern',
    },
  },
};
