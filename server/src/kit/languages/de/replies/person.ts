import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Mit jemandem sprechen',
  shop: 'der Shop',
  form: {
    title: 'Mit jemandem sprechen',
    intro: 'Schreiben Sie uns. Ein Mensch liest es und antwortet Ihnen.',
    email: 'Ihre E-Mail-Adresse',
    name: 'Ihr Name (freiwillig)',
    message: 'Ihre Nachricht',
    consent:
      'Ich bin einverstanden, dass {shop} meine E-Mail-Adresse, meinen Namen, diese Nachricht und dieses Gespräch speichert, um mir zu antworten. Das übernimmt der Dienst Parley im Auftrag des Shops. Ich kann jederzeit verlangen, dass {shop} alles löscht.',
    privacy: 'Datenschutzerklärung',
    send: 'Senden',
    back: 'Zurück zum Chat',
    sent: 'Ihre Nachricht ist angekommen. Die Antwort erscheint hier, solange dieses Fenster offen ist; sonst schicken wir sie an {email}.',
    from: '{shop} antwortet:',
    badEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    missing: 'Bitte füllen Sie das aus.',
    noConsent: 'Um Ihnen zu antworten, brauchen wir Ihre Einwilligung.',
    tooMany: 'Das waren viele Nachrichten auf einmal. Bitte versuchen Sie es später noch einmal.',
    closed: 'Zurzeit werden hier keine Nachrichten angenommen.',
    failed: 'Das konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  mail: {
    subject: (shop) => `Antwort von ${shop}`,
    hello: (name) => `Hallo${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} antwortet auf Ihre Nachricht:`,
    youWrote: 'Sie haben geschrieben:',
    reply: 'Wenn Sie zurückschreiben möchten, antworten Sie auf diese E-Mail.',
    stop: (shop) => `Sie möchten keine E-Mails mehr von ${shop}? Öffnen Sie:`,
  },
};
