/** The words of the trace, in English and German. */
import type { ShowRule } from '@parley/contract/showing';
import type { TriggerName } from '@parley/contract/triggers';

export interface TraceWords {
  title: string;
  shows: string;
  hidden: string;
  ended: string;
  close: string;
  mend: string;
  active: [yes: string, no: string];
  website: [yes: string, no: string];
  rules: Readonly<Record<ShowRule, [yes: string, no: string]>>;
  waiting: (seconds: number) => string;
  closed: [yes: string, no: string];
  experiment: string;
  triggers: Readonly<Record<TriggerName, string>>;
  fired: string;
  notYet: string;
  noTrigger: string;
}

const en: TraceWords = {
  title: 'Why don’t I see it?',
  shows: 'It can show on this page.',
  hidden: 'It does not show on this page.',
  ended: 'This link has ended. Make a new one under Publish.',
  close: 'Close',
  mend: 'Change',
  active: ['It is active', 'It is inactive'],
  website: ['This website is allowed', 'This website is not allowed'],
  rules: {
    pages: ['This page is one of its pages', 'This page is not one of its pages'],
    devices: ['It shows on this kind of device', 'It does not show on this kind of device'],
    schedule: ['It is within its schedule', 'It is outside of its schedule'],
    frequency: ['It may open by itself', 'It opened by itself for you already'],
  },
  waiting: (seconds) => `It waits for ${seconds} seconds on each page`,
  closed: ['You did not close it', 'You closed it before, so it does not open by itself'],
  experiment: 'An experiment runs: your group may see another recommender, or none',
  triggers: {
    always: 'Always displayed',
    exit: 'When you are about to leave',
    inactivity: 'After seconds without input',
    scroll: 'After scrolling, in percent',
    ai: 'When the AI decides, points of interest',
  },
  fired: 'opens now',
  notYet: 'not yet',
  noTrigger: 'No trigger is on: it opens only by its launcher',
};

const de: TraceWords = {
  title: 'Warum sehe ich es nicht?',
  shows: 'Auf dieser Seite kann es erscheinen.',
  hidden: 'Auf dieser Seite erscheint es nicht.',
  ended: 'Dieser Link ist abgelaufen. Unter Publish entsteht ein neuer.',
  close: 'Schließen',
  mend: 'Ändern',
  active: ['Es ist aktiv', 'Es ist inaktiv'],
  website: ['Diese Website ist erlaubt', 'Diese Website ist nicht erlaubt'],
  rules: {
    pages: ['Diese Seite gehört zu seinen Seiten', 'Diese Seite gehört nicht zu seinen Seiten'],
    devices: ['Es erscheint auf Geräten dieser Art', 'Es erscheint nicht auf Geräten dieser Art'],
    schedule: ['Jetzt liegt in seinem Zeitplan', 'Jetzt liegt außerhalb seines Zeitplans'],
    frequency: ['Es darf sich von selbst öffnen', 'Es hat sich bei Ihnen schon von selbst geöffnet'],
  },
  waiting: (seconds) => `Es wartet auf jeder Seite ${seconds} Sekunden`,
  closed: ['Sie haben es nicht geschlossen', 'Sie haben es geschlossen, daher öffnet es sich nicht von selbst'],
  experiment: 'Ein Experiment läuft: Ihre Gruppe sieht vielleicht ein anderes oder keines',
  triggers: {
    always: 'Immer sichtbar',
    exit: 'Wenn Sie gehen wollen',
    inactivity: 'Nach Sekunden ohne Eingabe',
    scroll: 'Nach dem Scrollen, in Prozent',
    ai: 'Wenn die KI entscheidet, Punkte des Interesses',
  },
  fired: 'öffnet jetzt',
  notYet: 'noch nicht',
  noTrigger: 'Kein Auslöser ist an: es öffnet sich nur über seinen Knopf',
};

/** The words in the browser's language. */
export const traceWords = (language: string): TraceWords => (/^de\b/i.test(language) ? de : en);
