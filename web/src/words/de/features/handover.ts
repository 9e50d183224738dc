/** Texts of handover in German. */
export const handover = {
  '(not answered)': '(nicht beantwortet)',
  'Agreed on {moment}: “{text}”': 'Zugestimmt am {moment}: „{text}“',
  'From|sender': 'Von',
  Mailed: 'Per E-Mail gesendet',
  'Mailed tomorrow: this address got {count} mails today': 'Wird morgen gesendet: Diese Adresse bekam heute {count} E-Mails',
  'Mark as answered': 'Als beantwortet markieren',
  'Mark as open': 'Als offen markieren',
  'Marked as answered': 'Als beantwortet markiert',
  'Marked as open': 'Als offen markiert',
  Message: 'Nachricht',
  'Not mailed: this visitor wants no more emails from you': 'Nicht gesendet: Dieser Besucher möchte keine E-Mails mehr von Ihnen',
  'On its way': 'Unterwegs',
  'Open|adjective': 'Offen',
  'Send answer': 'Antwort senden',
  'Shown in the chat': 'Im Chat gezeigt',
  'The conversation before': 'Das Gespräch davor',
  'The email could not be sent. Write to the address yourself': 'Die E-Mail ließ sich nicht senden. Schreiben Sie selbst an die Adresse',
  'The message': 'Die Nachricht',
  'The visitor’s chat is open: your answer appears in it, or is emailed if they leave.':
    'Der Chat des Besuchers ist offen: Ihre Antwort erscheint darin oder kommt per E-Mail, wenn er geht.',
  'The whole visit': 'Der ganze Besuch',
  'This message was deleted with its conversation, or it is not one of yours.':
    'Diese Nachricht wurde mit ihrem Gespräch gelöscht, oder sie ist keine von Ihren.',
  'This visitor wants no more emails from you, and their chat is closed.':
    'Dieser Besucher möchte keine E-Mails mehr von Ihnen, und sein Chat ist geschlossen.',
  'We email your answer to {email}. Replies to it come to the address of your account once you have confirmed it.':
    'Wir senden Ihre Antwort per E-Mail an {email}. Antworten darauf kommen an die Adresse Ihres Kontos, sobald Sie sie bestätigt haben.',
  'Written by email': 'Per E-Mail geschrieben',
  'Your answer is on its way': 'Ihre Antwort ist unterwegs',
  'Your answers': 'Ihre Antworten',
} as const;
