import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Porozmawiaj z człowiekiem',
  shop: 'sklep',
  form: {
    title: 'Porozmawiaj z człowiekiem',
    intro: 'Proszę do nas napisać. Przeczyta to człowiek i odpowie.',
    email: 'Adres e-mail',
    name: 'Imię i nazwisko (nieobowiązkowo)',
    message: 'Wiadomość',
    consent:
      'Zgadzam się, aby {shop} przechowywał mój adres e-mail, imię i nazwisko, tę wiadomość i tę rozmowę w celu udzielenia mi odpowiedzi. W imieniu sklepu robi to usługa Parley. W każdej chwili mogę zażądać, aby {shop} usunął wszystko.',
    privacy: 'Polityka prywatności',
    send: 'Wyślij',
    back: 'Wróć do czatu',
    sent: 'Wiadomość dotarła. Odpowiedź pojawi się tutaj, dopóki to okno jest otwarte; w przeciwnym razie wyślemy ją na adres {email}.',
    from: '{shop} odpowiada:',
    badEmail: 'Proszę podać adres e-mail, na przykład nazwa@example.com.',
    missing: 'Proszę wypełnić to pole.',
    noConsent: 'Aby odpowiedzieć, potrzebujemy zgody.',
    tooMany: 'To dużo wiadomości naraz. Proszę spróbować później.',
    closed: 'W tej chwili nie przyjmujemy tu wiadomości.',
    failed: 'Nie udało się wysłać. Proszę spróbować ponownie.',
  },
  mail: {
    subject: (shop) => `Odpowiedź: ${shop}`,
    hello: (name) => `Dzień dobry${name ? `, ${name}` : ''}!`,
    answer: (shop) => `${shop} odpowiada na wiadomość:`,
    youWrote: 'Treść wiadomości:',
    reply: 'Aby odpisać, wystarczy odpowiedzieć na ten e-mail.',
    stop: (shop) => `Aby nie otrzymywać więcej e-maili (${shop}), proszę otworzyć:`,
  },
};
