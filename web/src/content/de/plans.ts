import type { Plan } from '../page.ts';

/** Names, prices and features of the specification (section 9). */
export const plans: readonly Plan[] = [
  {
    name: 'Basis-Tarif',
    title: 'Erste Chat-Anfrage',
    price: 8,
    once: 'einmalig',
    points: [
      'Die erste Chat-Anfrage',
      '1 Benutzerplatz',
      'Einfache Anpassung (Texte und Farben)',
      'Unbegrenzt viele Nachrichten im selben Gespräch',
      'Einsicht in den Gesprächsverlauf',
    ],
    button: 'Zur Beta anmelden',
  },
  {
    name: 'Ein ganzer Monat Kommunikation',
    title: 'Ein Monat ohne Limit',
    price: 16,
    once: 'einmalig',
    points: [
      'Ein ganzer Monat unbegrenzte Kommunikation',
      'Frei gestaltbares Widget (Schrift, Position, Verhalten)',
      'Ein KI-Chatbot für einfache Fragen',
      'Mehrere Sprachen',
      'Bevorzugter Support',
    ],
    button: 'Zur Beta anmelden',
  },
];
