/** Texts of privacy in German. */
export const privacy = {
  'Conversations are kept': 'Gespräche aufbewahren',
  'Delete account …': 'Konto löschen …',
  'Delete everything': 'Alles löschen',
  'Delete your account?': 'Ihr Konto löschen?',
  'Download everything': 'Alles herunterladen',
  'Erase from now on': 'Ab jetzt löschen',
  'Erase what is older than a year?': 'Löschen, was älter als ein Jahr ist?',
  'Erase what is older than {days} days?': 'Löschen, was älter als {days} Tage ist?',
  'For a year': 'Ein Jahr lang',
  'For {days} days': '{days} Tage lang',
  'It begins tonight. Conversations and answers that were erased cannot be brought back; your numbers stay.':
    'Es beginnt heute Nacht. Gelöschte Gespräche und Antworten lassen sich nicht zurückholen; Ihre Zahlen bleiben.',
  'Nothing is erased any more.': 'Es wird nichts mehr gelöscht.',
  'This is not the address of your account': 'Das ist nicht die Adresse Ihres Kontos',
  'Type {username} to confirm.': 'Geben Sie zur Bestätigung {username} ein.',
  'Your account and everything in it is erased.': 'Ihr Konto und alles darin ist gelöscht.',
  'Your download has begun.': 'Ihr Download hat begonnen.',
  'Your email address': 'Ihre E-Mail-Adresse',
  'Your recommenders, questionnaires, products, conversations and numbers are erased at once. They cannot be brought back.':
    'Ihre Berater, Fragebögen, Produkte, Gespräche und Zahlen werden sofort gelöscht. Sie lassen sich nicht zurückholen.',
} as const;
