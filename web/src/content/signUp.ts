import type { SignUpWords } from '../features/accounts/SignUpForm.tsx';
import type { BesideWords, LearntWords } from '../features/generation/words.ts';
import type { Language } from '../lib/site/language.ts';
import { demo } from './demo.ts';
import type { PageContent } from './page.ts';

export interface SignUpContent extends PageContent {
  title: string;
  intro: string;
  /** The title once it was sent. */
  sentTitle: string;
  form: SignUpWords;
  /** Beside the form before a shop is read: what happens with its address. */
  before: { title: string; steps: readonly { title: string; text: string }[] };
  beside: BesideWords;
}

const found = ({ products, questions, pages, incomplete, notGood, lacks }: LearntWords) => ({
  counts: { products, questions, pages },
  incomplete,
  notGood,
  lacks,
});

/** What the sign-up says of a reading as the demo does. */
const asInDemo = (language: Language) => ({
  progress: demo[language].progress,
  waysOn: demo[language].waysOn,
  refusals: demo[language].refusals,
  ...found(demo[language].studio.learnt),
});

export const signUp: Record<Language, SignUpContent> = {
  en: {
    head: {
      title: 'Sign Up For Beta',
      description: 'Become an early adopter of Parley: tell us about your shop, and get your access invite by email.',
    },
    title: 'Sign up for the beta',
    intro: 'Tell us about your shop. Your access invite comes by email.',
    sentTitle: 'Your invite is on its way',
    form: {
      label: 'Sign up',
      progress: 'Step {step} of 2',
      platform: 'Store platform',
      traffic: 'Daily traffic',
      website: 'Website',
      name: 'Name',
      surname: 'Surname',
      email: 'Email',
      emailHint: 'You will log in with it.',
      password: 'Password',
      passwordHint: 'At least 8 characters.',
      show: 'Show',
      hide: 'Hide',
      consent:
        'By sending this form you agree that Parley stores what you entered, to set up your account and to write to you about the beta.',
      next: 'Next',
      previous: 'Previous',
      send: 'Send',
      required: 'This is required',
      noEmail: 'This is not an email address',
      shortPassword: 'At least 8 characters',
      reading: 'With Next, Parley begins to read the public pages of this shop, to prepare your recommender.',
      sent: 'Sent',
      sentTo: 'It goes to {email}. Its link opens your recommender, signed in. You can close this page.',
      congratulations: 'Congratulations, please check your mailbox for the access invite.',
      resend: 'Send the invite again',
      resent: 'Another invite is on its way. The latest one counts.',
      haveAccount: 'Have an account?',
      logIn: 'Log in',
      choices: {},
    },
    before: {
      title: 'What happens with the address',
      steps: [
        { title: 'We read your public pages', text: 'Products, prices, delivery, returns. Gently, and not before you click Next.' },
        { title: 'We write the questions', text: 'The ones that tell your products apart.' },
        {
          title: 'You get a recommender',
          text: 'In your account, ready to switch on. Nothing on your website changes until you paste one line.',
        },
      ],
    },
    beside: {
      label: 'Your shop',
      ...asInDemo('en'),
      answers: 'It answers',
      found: 'What we found at {host}',
      made: 'What we made of your sentence',
      questions: 'Your questions so far',
      ready: 'Your recommender is ready. The link in your invite opens it.',
      readyNotGood: 'This is a first draft. The link in your invite opens it, and you can add there what is missing.',
      goOn: 'You can sign up all the same: without a draft, your shop is read again when you accept the invite.',
    },
  },
  de: {
    head: {
      title: 'Zur Beta anmelden',
      description: 'Gehören Sie zu den Ersten, die Parley nutzen: Erzählen Sie uns von Ihrem Shop, die Einladung kommt per E-Mail.',
    },
    title: 'Zur Beta anmelden',
    intro: 'Erzählen Sie uns von Ihrem Shop. Ihre Einladung kommt per E-Mail.',
    sentTitle: 'Ihre Einladung ist unterwegs',
    form: {
      label: 'Zur Beta anmelden',
      progress: 'Schritt {step} von 2',
      platform: 'Shopsystem',
      traffic: 'Besucher am Tag',
      website: 'Website',
      name: 'Vorname',
      surname: 'Nachname',
      email: 'E-Mail',
      emailHint: 'Damit melden Sie sich später an.',
      password: 'Passwort',
      passwordHint: 'Mindestens 8 Zeichen.',
      show: 'Zeigen',
      hide: 'Verbergen',
      consent:
        'Mit dem Absenden stimmen Sie zu, dass Parley Ihre Angaben speichert, um Ihr Konto einzurichten und Ihnen über die Beta zu schreiben.',
      next: 'Weiter',
      previous: 'Zurück',
      send: 'Absenden',
      required: 'Diese Angabe fehlt',
      noEmail: 'Das ist keine E-Mail-Adresse',
      shortPassword: 'Mindestens 8 Zeichen',
      reading: 'Mit „Weiter“ beginnt Parley, die öffentlichen Seiten dieses Shops zu lesen, und bereitet Ihren Produktberater vor.',
      sent: 'Abgeschickt',
      sentTo: 'Sie geht an {email}. Ihr Link meldet Sie an und öffnet Ihren Produktberater. Diese Seite können Sie schließen.',
      resend: 'Einladung noch einmal schicken',
      resent: 'Eine weitere Einladung ist unterwegs. Es gilt die neueste.',
      congratulations: 'Glückwunsch! Bitte sehen Sie in Ihrem Postfach nach: Dort finden Sie Ihre Einladung.',
      haveAccount: 'Schon ein Konto?',
      logIn: 'Anmelden',
      choices: {
        'less than 100': 'weniger als 100',
        '100-1k': '100 bis 1.000',
        '1k-10k': '1.000 bis 10.000',
        'More than 10k': 'mehr als 10.000',
        Other: 'Anderes',
      },
    },
    before: {
      title: 'Was mit der Adresse geschieht',
      steps: [
        {
          title: 'Wir lesen Ihre öffentlichen Seiten',
          text: 'Produkte, Preise, Versand, Rückgabe. Schonend, und erst, wenn Sie auf „Weiter“ klicken.',
        },
        { title: 'Wir schreiben die Fragen', text: 'Genau die, an denen sich Ihre Produkte unterscheiden.' },
        {
          title: 'Sie bekommen einen Produktberater',
          text: 'In Ihrem Konto, bereit zum Einschalten. An Ihrer Website ändert sich nichts, bis Sie eine Zeile einfügen.',
        },
      ],
    },
    beside: {
      label: 'Ihr Shop',
      ...asInDemo('de'),
      answers: 'Antwortet',
      found: 'Das haben wir bei {host} gefunden',
      made: 'Das ist aus Ihrem Satz geworden',
      questions: 'Ihre Fragen bis jetzt',
      ready: 'Ihr Produktberater ist fertig. Der Link in Ihrer Einladung öffnet ihn.',
      readyNotGood: 'Das ist ein erster Entwurf. Der Link in Ihrer Einladung öffnet ihn, und was fehlt, können Sie dort ergänzen.',
      goOn: 'Anmelden können Sie sich trotzdem: Ohne Entwurf wird Ihr Shop noch einmal gelesen, sobald Sie die Einladung annehmen.',
    },
  },
};
