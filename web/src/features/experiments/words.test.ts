import { describe, expect, it, test } from 'vitest';
import { pictureOf } from './chart/chart.ts';
import { aReport, bounded, notYet } from './testing.ts';
import { durationText, groupName, liftText, roughMoney, sentenceOf, titleOf, weeksText } from './words.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const liftSentence = (report: ReturnType<typeof aReport>) => {
  const { before, figure, after, proof } = sentenceOf(report, now);
  return `${before}${figure}${after} ${proof}`;
};

describe('the verdict', () => {
  it('says what it brought, with the interval', () => {
    expect(liftSentence(aReport())).toBe(
      'Tent quiz brought €12,400 in 6 weeks that you would not have made otherwise. Between €2,650 and €22,150. Visitors who could see it ordered 37% more often (9% to 65%). True with 95%, however often you look.',
    );
  });

  it('says no amount that may be none', () => {
    const [result] = aReport().results;
    const unsure = aReport({ results: result ? [{ ...result, extraMoney: bounded(300_000, -20_000, 620_000) }] : [] });
    expect(liftSentence(unsure)).toBe(
      'Visitors who could see it ordered 37% more often. The truth lies between 9% and 65%. True with 95%, however often you look.',
    );
    expect(liftSentence(aReport({ money: null }))).not.toContain('€');
  });

  it('says what it costs', () => {
    expect(liftSentence(aReport({ verdict: 'lost', lift: bounded(-0.12, -0.2, -0.04) }))).toContain(
      'Visitors who could see it ordered 12% less often.',
    );
  });

  it.each([
    [
      'in the first days',
      notYet({ countedUntil: null, lift: null }),
      'Not yet: it has only just begun. First figures come on Oct 13, 2026',
    ],
    [
      'with few orders',
      notYet({ lift: null }),
      'which is shown once each group has 30. At this pace you will most likely know in about 3 weeks, if it is 20% or more.',
    ],
    ['with an interval', notYet(), 'Not yet. Visitors who could see it ordered 6% more often (-19% to 31%). That may still be chance.'],
    ['beyond the plan', notYet({ weeksLeft: null }), 'By now a lift of 20% would probably have shown'],
    ['when it was stopped', notYet({ state: 'stopped', stoppedAt: '2026-11-20T09:00:00Z' }), 'It ended without an answer.'],
    ['as a draft', notYet({ state: 'draft', startedAt: null }), 'Not started. Nothing changes for your visitors until you start it.'],
    [
      'without a difference',
      notYet({ verdict: 'same', lift: bounded(0.01, -0.06, 0.08) }),
      'No difference worth 20%. Visitors who could see it ordered 1% more often',
    ],
    ['of a broken count', notYet({ verdict: 'broken', lift: null }), 'The count cannot be trusted, so no figure is shown.'],
  ])('is honest %s', (_, report, text) => expect(liftSentence(report).replaceAll('−', '-')).toContain(text));
});

it('names groups and questions', () => {
  expect(titleOf(aReport())).toBe('Is Tent quiz worth it?');
  expect(titleOf(aReport({ name: 'Autumn' }))).toBe('Autumn');
  const better = aReport({
    question: 'better',
    groups: [
      { group: 0, popupId: 3, name: 'Words', share: 50 },
      { group: 1, popupId: 4, name: '', share: 50 },
    ],
  });
  expect(titleOf(better)).toBe('Which is better: Words or a deleted recommender?');
  expect([groupName(aReport(), 0), groupName(aReport(), 1), groupName(better, 0)]).toEqual(['Could not', 'Could see it', 'Words']);
});

test.each([
  [1_240_012, 'EUR', '€12,400'],
  [265_049, 'EUR', '€2,650'],
  [2_215_322, 'EUR', '€22,150'],
  [-4_012, 'EUR', '-€40.10'],
  [1_234_567, 'JPY', '¥1,235,000'],
  [0, 'EUR', '€0'],
])('%i %s is about %s', (minor, currency, text) => expect(roughMoney(minor, currency)).toBe(text));

test.each([
  [0.4, 'about a week'],
  [2.4, 'about 3 weeks'],
  [null, 'over two years'],
])('%s weeks are “%s”', (weeks, text) => expect(weeksText(weeks)).toBe(text));

test.each([
  [1, '1 day'],
  [13, '13 days'],
  [42, '6 weeks'],
])('%i days are “%s”', (days, text) => expect(durationText(days)).toBe(text));

it('tells a lift with its interval', () => expect(liftText(bounded(0.37, 0.09, 0.65))).toBe('+37% (9% to 65%)'));

describe('the picture', () => {
  const days = aReport().results[0]?.days.orders ?? [];

  it('is none without an interval', () => expect(pictureOf([{ day: '2026-10-11', lift: null }], 100, 100)).toBe(null));

  it('begins with the first interval, stays inside its box, and shows 0', () => {
    const picture = pictureOf(days, 100, 50);
    const points = [...(picture?.band ?? '').matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points.length).toBe(70);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(15);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(50);
    }
    expect(picture?.zero).toBeGreaterThan(0);
    expect(picture?.zero).toBeLessThan(50);
    expect(picture?.ticks.map(({ value }) => value)).toContain(0);
    expect(picture?.last.x).toBe(100);
  });

  it('names weeks, and the day from which on a verdict stands', () => {
    const picture = pictureOf(days, 100, 50, '2026-11-06');
    expect(picture?.days.map(({ number }) => number)).toEqual([7, 14, 21, 28, 35]);
    expect(picture?.since).toEqual({ x: 65, number: 27 });
    expect(pictureOf(days, 100, 50)?.since).toBe(null);
  });

  it('of one day is a point in the middle', () => {
    expect(pictureOf([{ day: '2026-10-11', lift: bounded(0.1, -0.1, 0.3) }], 100, 100)?.last.x).toBe(50);
  });
});
