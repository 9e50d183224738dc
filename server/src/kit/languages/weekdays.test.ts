import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from './replies/index.ts';
import { hoursOfDays, isWeekendIn, namesWeekday } from './weekdays.ts';

const opening: readonly [ChatLanguage, string][] = [
  ['en', 'Mon–Wed 10–6, Sun 12–5'],
  ['de', 'Di–Fr 9–18 Uhr, Sa 9–14 Uhr'],
  ['fr', 'lun.-ven. 9h-18h, sam. 10h-12h'],
  ['es', 'lun–vie 10–14 h, sáb 10–13'],
  ['it', 'lun-ven 9-13, sab 9-12'],
  ['nl', 'ma t/m vr 9–17 uur, za 10–16 uur'],
  ['pl', 'pon.–pt. 10–18, sob. 10–14'],
  ['tr', 'Pzt–Cum 09.00–18.00, Cmt 10.00–14.00'],
  ['de', 'Dienstag bis Freitag 11–18 Uhr, Samstag 10–14 Uhr'],
  ['fr', 'Mercredi et jeudi : 9 h – 18 h, Dimanche : 7 h 30 – 12 h'],
  ['it', 'dal lunedì al giovedì, 10–18, tutti i giorni, 9.30–22'],
  ['es', 'lunes a viernes de 9 a 14, sábado 10–13'],
  ['pl', 'od wtorku do czwartku 10–18, sobota 10–14'],
  ['nl', 'dinsdag t/m vrijdag 10.00–17.30, elke dag 9–12'],
];
const others: readonly [ChatLanguage, string][] = [
  ['en', 'The bench sat 3 people.'],
  ['de', 'So 3 Dinge, die Sie wissen sollten.'],
  ['fr', 'Le mer 5 étoiles'],
  ['nl', 'Wij doen 2 maten.'],
  ['en', 'We pack on Monday 3 parcels.'],
];

describe('hours by days', () => {
  it.each(opening)('%s: %s', (language, text) => {
    const [week, end] = hoursOfDays(text, language);
    expect(isWeekendIn(week ?? '', language)).toBe(false);
    expect(isWeekendIn(end ?? '', language)).toBe(true);
    expect(namesWeekday(text, language)).toBe(true);
  });
  it.each(others)('%s: %s names none', (language, text) => expect(hoursOfDays(text, language)).toEqual([]));
});
