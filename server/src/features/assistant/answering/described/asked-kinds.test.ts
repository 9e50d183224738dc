import { describe, expect, it } from 'vitest';
import { holdsKind, isOfKind, kindsAsked } from '../../../../kit/languages/asked-kinds.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { readMessage } from '../../memory/reading/reading.ts';
import { describedFor } from './described.ts';

interface Asked {
  language: ChatLanguage;
  asks: readonly string[];
  /** A sentence with a time, and one with a length and a number of things. */
  time: string;
  other: string;
}

/** 'How long does it take?' of a made-up thing that states a length, a number of people and, in its description, a time. */
const times: readonly Asked[] = [
  {
    language: 'en',
    asks: ['how long does it take', 'how long would that take', 'how many minutes is that'],
    time: 'It is ready in twenty minutes.',
    other: 'It is 40 cm long.',
  },
  {
    language: 'de',
    asks: ['wie lang dauert das', 'wie lange braucht man', 'wie viele minuten sind das'],
    time: 'Fertig in 20 Minuten.',
    other: 'Es ist 40 cm lang.',
  },
  {
    language: 'fr',
    asks: ['ça prend combien de temps', 'ça dure combien de temps ?'],
    time: 'Prêt en vingt minutes.',
    other: 'Long de 40 cm.',
  },
  {
    language: 'es',
    asks: ['cuánto tarda', 'cuánto dura', 'cuántas horas son'],
    time: 'Listo en veinte minutos.',
    other: 'Mide 40 cm de largo.',
  },
  {
    language: 'it',
    asks: ['quanto ci vuole', 'quanto tempo dura', 'quanti minuti sono'],
    time: 'Pronto in 20 minuti.',
    other: 'Lungo 40 cm.',
  },
  {
    language: 'nl',
    asks: ['hoe lang duurt dat', 'hoelang duurt het', 'hoeveel tijd kost dat'],
    time: 'Klaar in twintig minuten.',
    other: 'Het is 40 cm lang.',
  },
  {
    language: 'pl',
    asks: ['jak długo to trwa', 'ile to trwa czasu, ile czasu', 'długo się to robi'],
    time: 'Gotowe w dwadzieścia minut.',
    other: 'Ma 40 cm długości.',
  },
  {
    language: 'tr',
    asks: ['ne kadar sürer', 'kaç dakika sürüyor', 'ne kadar zaman alır'],
    time: 'Yirmi dakikada hazır.',
    other: '40 cm uzunluğunda.',
  },
  { language: 'ar', asks: ['كم من الوقت يحتاج', 'كم ساعة يستغرق', 'كم دقيقة'], time: 'يجهز خلال 20 دقيقة.', other: 'طوله 40 سم.' },
  {
    language: 'ja',
    asks: ['どのくらいかかりますか', '何分かかりますか', '何時間ですか'],
    time: '二十分でできます。',
    other: '長さは40cmです。',
  },
];
const each = times.flatMap((kindOfQuestion) => kindOfQuestion.asks.map((question) => ({ ...kindOfQuestion, question })));

describe('a question for a time is answered with a time', () => {
  it.each(each)('$language: $question', ({ language, question, time, other }) => {
    expect(kindsAsked(question, language)).toContain('duration');
    const thing = { id: 1, title: 'Zorvik', categories: [], description: language === 'ja' ? other + time : `${other} ${time}` };
    const attributes = { Length: ['40 cm'], Players: ['2–5'], Age: ['3 to 6 years'] };
    expect(describedFor(question, language, [{ ...thing, attributes }]).map(({ text }) => text)).toEqual([time]);
  });
  it.each(each)('asks for no length: $language: $question', ({ language, question }) => {
    expect(readMessage(question, language).measures.has('long')).toBe(false);
  });
  it.each(times)('a length is no time: $language', ({ language, time, other }) => {
    expect(holdsKind(time, 'duration', language)).toBe(true);
    expect(holdsKind(other, 'duration', language)).toBe(false);
  });
});

describe('other kinds', () => {
  it.each([
    ['en', 'for how many people is it', 'people'],
    ['de', 'für wie viele ist das', 'people'],
    ['fr', 'c’est pour combien de personnes', 'people'],
    ['es', 'para cuántas personas es', 'people'],
    ['nl', 'voor hoeveel personen', 'people'],
    ['pl', 'na ile osób', 'people'],
    ['tr', 'kaç kişilik', 'people'],
    ['ja', '何人用ですか', 'people'],
    ['de', 'bis wie viel grad geht der', 'warmth'],
    ['en', 'what temperature is it good for', 'warmth'],
    ['es', 'cuántas calorías tiene', 'energy'],
    ['en', 'from what age', 'age'],
    ['ja', '何歳からですか', 'age'],
    ['en', 'how far does it reach', 'distance'],
    ['de', 'wie viele kilometer schafft der', 'distance'],
    ['fr', 'combien de kilomètres peut-on faire avec ?', 'distance'],
    ['es', '¿cuántos kilómetros hace?', 'distance'],
    ['it', 'quanti chilometri fa?', 'distance'],
    ['nl', 'hoe ver reikt die?', 'distance'],
    ['pl', 'ile kilometrów przejedzie', 'distance'],
    ['tr', 'kaç kilometre gider', 'distance'],
    ['ja', '何kmまで走れますか', 'distance'],
    ['ar', 'كم كيلومتر تمشي؟', 'distance'],
    ['en', 'how hot can it get', 'warmth'],
    ['en', 'does it fit two adults', 'people'],
    ['de', 'passen da zwei erwachsene rein', 'people'],
    ['es', '¿caben dos adultos?', 'people'],
    ['nl', 'passen er twee volwassenen in', 'people'],
    ['en', 'what year is it', 'year'],
    ['de', 'welcher jahrgang ist das', 'year'],
    ['fr', 'elle est de quelle année ?', 'year'],
    ['es', '¿de qué año es?', 'year'],
    ['it', 'di che annata è?', 'year'],
    ['nl', 'van welk jaar is die?', 'year'],
    ['pl', 'z którego roku jest?', 'year'],
    ['tr', 'hangi yılın?', 'year'],
    ['ja', '何年ものですか', 'year'],
    ['ar', 'من أي سنة هذا؟', 'year'],
  ] as const)('%s: %s', (language, question, kind) => {
    expect(kindsAsked(question, language)).toContain(kind);
  });
  it.each([
    ['How long is it?', 'en'],
    ['wie lang ist der', 'de'],
    ['quelle longueur', 'fr'],
    ['hoe lang is ie', 'nl'],
  ] as const)('%s asks for no time', (question, language) => {
    expect(kindsAsked(question, language)).toEqual([]);
  });
  it('goes by the name of a property before the unit of its value', () => {
    expect(isOfKind({ name: 'Age', values: ['3 to 6 years'] }, 'duration')).toBe(false);
    expect(isOfKind({ name: 'Leeftijd', values: ['Vanaf 10 jaar'] }, 'duration')).toBe(false);
    expect(isOfKind({ name: 'Playing time', values: ['30 to 40 minutes'] }, 'duration')).toBe(true);
    expect(isOfKind({ name: 'Ladezeit', values: ['3 Std.'] }, 'duration')).toBe(true);
    expect(isOfKind({ name: 'Weight', values: ['3 kg'] }, 'duration')).toBe(false);
    expect(isOfKind({ name: 'Autonomie', values: ['25 km'] }, 'duration')).toBe(false);
    expect(isOfKind({ name: 'Autonomie', values: ['25 km'] }, 'distance')).toBe(true);
    expect(isOfKind({ name: 'Sleeps', values: ['2'] }, 'people')).toBe(true);
    expect(isOfKind({ name: 'Millésime', values: ['2021'] }, 'year')).toBe(true);
    expect(isOfKind({ name: 'Heat resistance', values: ['90 °C'] }, 'warmth')).toBe(true);
  });
});
