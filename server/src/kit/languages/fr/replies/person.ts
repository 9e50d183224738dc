import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Parler à quelqu’un',
  shop: 'la boutique',
  form: {
    title: 'Parler à quelqu’un',
    intro: 'Écrivez-nous. Une personne vous lit et vous répond.',
    email: 'Votre adresse e-mail',
    name: 'Votre nom (facultatif)',
    message: 'Votre message',
    consent:
      'J’accepte que {shop} conserve mon adresse e-mail, mon nom, ce message et cette conversation afin de me répondre. Le service Parley s’en charge pour le compte de la boutique. Je peux demander à tout moment que {shop} efface tout.',
    privacy: 'Politique de confidentialité',
    send: 'Envoyer',
    back: 'Retour à la discussion',
    sent: 'Votre message est bien arrivé. La réponse s’affiche ici tant que cette fenêtre est ouverte ; sinon, nous l’envoyons à {email}.',
    from: '{shop} répond :',
    badEmail: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    missing: 'Veuillez remplir ce champ.',
    noConsent: 'Il nous faut votre accord pour vous répondre.',
    tooMany: 'Vous avez envoyé beaucoup de messages à la suite. Veuillez réessayer plus tard.',
    closed: 'Les messages ne sont pas acceptés ici pour le moment.',
    failed: 'L’envoi n’a pas abouti. Veuillez réessayer.',
  },
  mail: {
    subject: (shop) => `Réponse de ${shop}`,
    hello: (name) => `Bonjour${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} répond à votre message :`,
    youWrote: 'Vous avez écrit :',
    reply: 'Pour nous écrire de nouveau, répondez à cet e-mail.',
    stop: (shop) => `Vous ne souhaitez plus recevoir d’e-mails de ${shop} ? Ouvrez :`,
  },
};
