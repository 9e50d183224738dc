/** Texts of notifications in German. */
export const notifications = {
  'An email to {address} when a visitor leaves an email address or a phone number, with what they wrote. Several within ten minutes come together.':
    'Eine E-Mail an {address}, wenn ein Besucher eine E-Mail-Adresse oder Telefonnummer hinterlässt, mit dem, was er schrieb. Mehrere innerhalb von zehn Minuten kommen zusammen.',
  'An email when a visitor leaves an email address or a phone number, with what they wrote. Several within ten minutes come together.':
    'Eine E-Mail, wenn ein Besucher eine E-Mail-Adresse oder Telefonnummer hinterlässt, mit dem, was er schrieb. Mehrere innerhalb von zehn Minuten kommen zusammen.',
  'Email me about new leads': 'E-Mail bei neuen Kontakten',
} as const;
