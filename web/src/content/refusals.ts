/** The server's refusals in the page's language; the server answers in English. */
import type { RefusalWords } from '../lib/calls/trouble.ts';
import type { Language } from '../lib/site/language.ts';

const missing = 'Diese Angabe fehlt oder ist zu lang';

export const refusals: Record<Language, RefusalWords> = {
  en: { codes: {}, fields: {}, other: '' },
  de: {
    codes: {
      no_answer: 'Unser Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      too_many_requests: 'Das waren zu viele Versuche. Bitte warten Sie ein paar Minuten.',
      too_large: 'Das ist zu viel auf einmal. Bitte fassen Sie sich kürzer.',
      login_failed: 'Bei der Anmeldung ist ein Fehler aufgetreten.',
      invite_unknown: 'Diese Einladung kennen wir nicht.',
      invite_ended: 'Diese Einladung ist abgelaufen. Melden Sie sich noch einmal an, um eine neue zu bekommen.',
      invite_used: 'Dieses Konto ist schon in Gebrauch: Melden Sie sich einfach an.',
      link_unknown: 'Diesen Link kennen wir nicht. Bitte fordern Sie einen neuen an.',
      link_ended: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
      link_used: 'Dieser Link wurde schon benutzt. Bitte fordern Sie einen neuen an.',
      busy: 'Gerade ist zu viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      invalid: 'Bitte prüfen Sie Ihre Angaben.',
      not_found: 'Diesen Link gibt es nicht.',
    },
    fields: {
      email: 'Bitte geben Sie eine E-Mail-Adresse an',
      message: 'Ihre Nachricht ist zu lang: höchstens 5.000 Zeichen',
      plattform: 'Bitte wählen Sie eines aus',
      traffic: 'Bitte wählen Sie eines aus',
      websiteAdress: missing,
      name: missing,
      surname: missing,
      username: 'Bitte geben Sie eine E-Mail-Adresse an',
      password: 'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, das niemand leicht errät',
      'quickCustomization.password': 'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, das niemand leicht errät',
    },
    other: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
};
