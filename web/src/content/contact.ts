import type { ContactWords } from '../features/leads/ContactForm.tsx';
import type { Language } from '../lib/site/language.ts';
import type { PageContent } from './page.ts';

export interface ContactContent extends PageContent {
  title: string;
  intro: string;
  form: ContactWords;
}

export const contact: Record<Language, ContactContent> = {
  en: {
    head: { title: 'Contact', description: 'Write to the people who make Parley: a question, an idea, something that does not work.' },
    title: 'Contact',
    intro: 'A question, an idea, something that does not work: write to us, and we will answer by email.',
    form: {
      label: 'Contact',
      email: 'Email',
      message: 'Message',
      send: 'Send',
      thanks: 'Thank you very much!',
      consent: 'By sending this form you agree that we store what you wrote, to answer it.',
    },
  },
  de: {
    head: { title: 'Kontakt', description: 'Schreiben Sie den Menschen hinter Parley: eine Frage, eine Idee, etwas funktioniert nicht.' },
    title: 'Kontakt',
    intro: 'Eine Frage, eine Idee, etwas funktioniert nicht: Schreiben Sie uns, wir antworten per E-Mail.',
    form: {
      label: 'Kontakt',
      email: 'E-Mail',
      message: 'Nachricht',
      send: 'Senden',
      thanks: 'Vielen Dank!',
      consent: 'Mit dem Absenden stimmen Sie zu, dass wir Ihre Nachricht speichern, um sie zu beantworten.',
    },
  },
};
