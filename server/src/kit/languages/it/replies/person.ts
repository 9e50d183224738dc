import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Parlare con qualcuno',
  shop: 'il negozio',
  form: {
    title: 'Parlare con qualcuno',
    intro: 'Ci scriva. Una persona legge e le risponde.',
    email: 'Il suo indirizzo e-mail',
    name: 'Il suo nome (facoltativo)',
    message: 'Il suo messaggio',
    consent:
      'Acconsento che {shop} conservi il mio indirizzo e-mail, il mio nome, questo messaggio e questa conversazione per rispondermi. Se ne occupa il servizio Parley per conto del negozio. Posso chiedere in qualsiasi momento che {shop} cancelli tutto.',
    privacy: 'Informativa sulla privacy',
    send: 'Invia',
    back: 'Torna alla chat',
    sent: 'Il suo messaggio è arrivato. La risposta appare qui finché questa finestra è aperta; altrimenti la inviamo a {email}.',
    from: '{shop} risponde:',
    badEmail: 'Inserisca un indirizzo e-mail come nome@example.com.',
    missing: 'Compili questo campo.',
    noConsent: 'Per risponderle abbiamo bisogno del suo consenso.',
    tooMany: 'Sono arrivati molti messaggi in poco tempo. Riprovi più tardi.',
    closed: 'Al momento qui non si accettano messaggi.',
    failed: 'L’invio non è riuscito. Riprovi.',
  },
  mail: {
    subject: (shop) => `Risposta da ${shop}`,
    hello: (name) => `Buongiorno${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} risponde al suo messaggio:`,
    youWrote: 'Lei ha scritto:',
    reply: 'Per scrivere ancora, risponda a questa e-mail.',
    stop: (shop) => `Non desidera più e-mail da ${shop}? Apra:`,
  },
};
