import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Met iemand praten',
  shop: 'de winkel',
  form: {
    title: 'Met iemand praten',
    intro: 'Schrijf ons. Een medewerker leest uw bericht en antwoordt u.',
    email: 'Uw e-mailadres',
    name: 'Uw naam (niet verplicht)',
    message: 'Uw bericht',
    consent:
      'Ik ga ermee akkoord dat {shop} mijn e-mailadres, mijn naam, dit bericht en dit gesprek bewaart om mij te antwoorden. De dienst Parley doet dit in opdracht van de winkel. Ik kan altijd vragen dat {shop} alles wist.',
    privacy: 'Privacyverklaring',
    send: 'Versturen',
    back: 'Terug naar de chat',
    sent: 'Uw bericht is aangekomen. Het antwoord verschijnt hier zolang dit venster open is; anders sturen we het naar {email}.',
    from: '{shop} antwoordt:',
    badEmail: 'Vul een e-mailadres in zoals naam@example.com.',
    missing: 'Vul dit in.',
    noConsent: 'Om u te antwoorden hebben we uw toestemming nodig.',
    tooMany: 'Dat waren veel berichten tegelijk. Probeer het later opnieuw.',
    closed: 'Op dit moment kunt u hier geen bericht sturen.',
    failed: 'Versturen is niet gelukt. Probeer het opnieuw.',
  },
  mail: {
    subject: (shop) => `Antwoord van ${shop}`,
    hello: (name) => `Hallo${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} antwoordt op uw bericht:`,
    youWrote: 'U schreef:',
    reply: 'Wilt u terugschrijven? Beantwoord dan deze e-mail.',
    stop: (shop) => `Wilt u geen e-mails van ${shop} meer? Open:`,
  },
};
