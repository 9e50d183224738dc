/** The texts of the pages for passwords and mailed links. */
import type { ForgottenPasswordWords } from '../features/accounts/ForgottenPasswordForm.tsx';
import type { SettlingWords } from '../features/generation/Settling.tsx';
import type { RefusalWords } from '../lib/calls/trouble.ts';
import type { Language } from '../lib/site/language.ts';
import type { PageContent } from './page.ts';
import { refusals } from './refusals.ts';

export interface ForgottenPasswordContent extends PageContent {
  title: string;
  intro: string;
  form: ForgottenPasswordWords;
  refusals: RefusalWords;
}

interface LinkPage extends PageContent {
  title: string;
  intro: string;
  button: string;
  doneTitle: string;
  /** {username} is the account's address. */
  done: string;
}

export interface MailedLinksContent {
  newPassword: LinkPage & { password: string; passwordHint: string; show: string; hide: string; newLink: string };
  invite: LinkPage & { preparing: SettlingWords };
  unsubscribe: LinkPage & { settings: string };
  noMoreMail: LinkPage;
  logIn: string;
  refusals: RefusalWords;
}

export const forgottenPassword: Record<Language, ForgottenPasswordContent> = {
  en: {
    head: { title: 'Forgotten password', description: 'Ask for a link to choose a new password for your Parley account.' },
    title: 'Forgotten your password?',
    intro: 'We email you a link to choose a new one.',
    form: {
      label: 'Forgotten password',
      email: 'Email',
      emailHint: 'The one you log in with.',
      send: 'Send the link',
      again: 'Send another link',
      sentTitle: 'Check your mailbox',
      sent: 'If {username} has an account, an email with a link is on its way. The link works once, for one hour. Nothing there after a few minutes? Check your spam folder, or ask again.',
      remembered: 'Remembered it?',
      logIn: 'Log in',
    },
    refusals: refusals.en,
  },
  de: {
    head: { title: 'Passwort vergessen', description: 'Fordern Sie einen Link an, um ein neues Passwort für Ihr Parley-Konto zu wählen.' },
    title: 'Passwort vergessen?',
    intro: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
    form: {
      label: 'Passwort vergessen',
      email: 'E-Mail',
      emailHint: 'Die, mit der Sie sich anmelden.',
      send: 'Link schicken',
      again: 'Noch einen Link schicken',
      sentTitle: 'Sehen Sie in Ihrem Postfach nach',
      sent: 'Wenn es für {username} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt einmal und eine Stunde lang. Nach einigen Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, oder fordern Sie noch einen an.',
      remembered: 'Wieder eingefallen?',
      logIn: 'Anmelden',
    },
    refusals: refusals.de,
  },
};

export const mailedLinks: Record<Language, MailedLinksContent> = {
  en: {
    newPassword: {
      head: { title: 'New password', description: 'Choose a new password.', hidden: true },
      title: 'Choose a new password',
      intro: 'It signs you out on all devices.',
      password: 'New password',
      passwordHint: 'At least 8 characters.',
      show: 'Show',
      hide: 'Hide',
      button: 'Save new password',
      newLink: 'Ask for a new link',
      doneTitle: 'Your password is changed',
      done: 'Log in as {username} with your new password. All devices were signed out.',
    },
    invite: {
      head: { title: 'Your invite', description: 'Accept your invite.', hidden: true },
      title: 'Welcome to the beta',
      intro: 'Accept your invite to activate your account.',
      button: 'Accept invite',
      doneTitle: 'Your account is ready',
      done: 'Log in as {username} with the password you chose.',
      preparing: {
        title: 'Your recommender is being prepared',
        queued: 'Your shop is next in line.',
        reading: 'Pages read: {pages}. Products found: {found}.',
        writing: 'Products found: {found}. The questions are being written.',
        failed: 'Your account is ready and you are signed in. Your recommender could not be prepared:',
        goOn: 'Go to the Dashboard',
      },
    },
    unsubscribe: {
      head: { title: 'Unsubscribe', description: 'Stop the emails about new leads.', hidden: true },
      title: 'No more emails about new leads?',
      intro: 'You can still read every conversation in your history.',
      button: 'Unsubscribe',
      doneTitle: 'You will get no more of these emails',
      done: 'You can switch them on again in your settings, under Notifications.',
      settings: 'Open the settings',
    },
    noMoreMail: {
      head: { title: 'No more emails', description: 'Stop the emails of a sender.', hidden: true },
      title: 'No more emails from this sender?',
      intro:
        'A shop answered a message that was sent with your address, or a draft was made with it on this website. After this, the sender of that email can no longer write to you through Parley.',
      button: 'No more emails',
      doneTitle: 'You will get no more emails from this sender',
      done: 'Emails from others are not affected. To have a message to a shop deleted, ask the shop.',
    },
    logIn: 'Log In',
    refusals: refusals.en,
  },
  de: {
    newPassword: {
      head: { title: 'Neues Passwort', description: 'Wählen Sie ein neues Passwort.', hidden: true },
      title: 'Neues Passwort wählen',
      intro: 'Damit werden Sie auf allen Geräten abgemeldet.',
      password: 'Neues Passwort',
      passwordHint: 'Mindestens 8 Zeichen.',
      show: 'Zeigen',
      hide: 'Verbergen',
      button: 'Neues Passwort speichern',
      newLink: 'Neuen Link anfordern',
      doneTitle: 'Ihr Passwort ist geändert',
      done: 'Melden Sie sich als {username} mit Ihrem neuen Passwort an. Alle Geräte wurden abgemeldet.',
    },
    invite: {
      head: { title: 'Ihre Einladung', description: 'Nehmen Sie Ihre Einladung an.', hidden: true },
      title: 'Willkommen in der Beta',
      intro: 'Nehmen Sie Ihre Einladung an, damit Sie Ihr Konto benutzen können.',
      button: 'Einladung annehmen',
      doneTitle: 'Ihr Konto ist bereit',
      done: 'Melden Sie sich als {username} mit dem Passwort an, das Sie gewählt haben.',
      preparing: {
        title: 'Ihr Produktberater wird vorbereitet',
        queued: 'Ihr Shop ist als Nächstes an der Reihe.',
        reading: 'Gelesene Seiten: {pages}. Gefundene Produkte: {found}.',
        writing: 'Gefundene Produkte: {found}. Die Fragen werden geschrieben.',
        failed: 'Ihr Konto ist bereit und Sie sind angemeldet. Ihr Produktberater ließ sich nicht vorbereiten:',
        goOn: 'Zum Dashboard',
      },
    },
    unsubscribe: {
      head: { title: 'Abbestellen', description: 'E-Mails über neue Kontakte abbestellen.', hidden: true },
      title: 'Keine E-Mails mehr über neue Kontakte?',
      intro: 'Im Verlauf finden Sie weiterhin jedes Gespräch.',
      button: 'Abbestellen',
      doneTitle: 'Sie bekommen diese E-Mails nicht mehr',
      done: 'In den Einstellungen können Sie sie unter „Benachrichtigungen“ wieder einschalten.',
      settings: 'Einstellungen öffnen',
    },
    noMoreMail: {
      head: { title: 'Keine E-Mails mehr', description: 'Die E-Mails eines Absenders beenden.', hidden: true },
      title: 'Keine E-Mails mehr von diesem Absender?',
      intro:
        'Ein Shop hat auf eine Nachricht geantwortet, die mit Ihrer Adresse gesendet wurde, oder mit ihr wurde auf dieser Website ein Entwurf angelegt. Danach kann Ihnen der Absender dieser E-Mail über Parley nicht mehr schreiben.',
      button: 'Keine E-Mails mehr',
      doneTitle: 'Sie bekommen keine E-Mails mehr von diesem Absender',
      done: 'E-Mails von anderen sind davon nicht betroffen. Wenn eine Nachricht an einen Shop gelöscht werden soll, bitten Sie den Shop darum.',
    },
    logIn: 'Anmelden',
    refusals: refusals.de,
  },
};
