import { expect, test } from 'vitest';
import { bucketText, busiestFirst, changeText, secondsText, segmentText, shareOf, shareText } from './words.ts';

test('seconds have two decimals, and are a dash without answers', () => {
  expect(secondsText(3.456)).toBe(`${(3.46).toLocaleString(undefined, { minimumFractionDigits: 2 })} s`);
  expect(secondsText(0)).toContain('0');
  expect(secondsText(null)).toBe('–');
});

test('active questionnaires with answers come first, then others with answers; drafts come last and keep their order', () => {
  const named = (name: string, total_responses: number, live = false) => ({ name, total_responses, live });
  const list = [
    named('draft', 0),
    named('old', 400),
    named('live', 40, true),
    named('older draft', 0),
    named('new', 0, true),
    named('less', 3),
  ];
  expect(busiestFirst(list).map(({ name }) => name)).toEqual(['live', 'old', 'less', 'new', 'draft', 'older draft']);
});

test('a share of nothing is nothing', () => {
  expect(shareOf(0, 0)).toBe(0);
  expect(shareOf(1, 4)).toBe(25);
  expect([shareText(0, 0), shareText(1, 4)]).toEqual(['–', '25%']);
});

test('a change is shown in percent, except from zero', () => {
  expect(changeText(62, 50)).toBe('+12 (+24%)');
  expect(changeText(49, 50)).toBe('-1 (-2%)');
  expect(changeText(0, 50)).toBe('-50 (-100%)');
  expect(changeText(5, 0)).toBe('+5, none before');
  expect(changeText(0, 0)).toBe('No change');
  expect(changeText(1000, 993)).toBe('+7 (+0.7%)');
});

test('days are the same in every time zone', () => {
  expect(bucketText({ from: '2026-11-01', to: '2026-11-01' }, 'day')).toContain('1');
  expect(bucketText({ from: '2026-11-01', to: '2026-11-01' }, 'day')).toContain('Nov');
  expect(bucketText({ from: '2026-11-01', to: '2026-11-30' }, 'month')).toBe('Nov 2026');
});

test('rows of breakdowns have names', () => {
  const name = (by: Parameters<typeof segmentText>[0], value: string, label: string | null = value) => segmentText(by, { value, label });
  expect([name('page', '/shoes'), name('page', '(other pages)'), name('page', '')]).toEqual(['/shoes', 'Other pages', 'Unknown']);
  expect([name('recommender', '3', 'Corner'), name('recommender', '3', null)]).toEqual(['Corner', 'Deleted recommender 3']);
  expect([name('device', 'phone'), name('trigger', 'exit'), name('trigger', 'new')]).toEqual(['Phone', 'Leaving the page', 'new']);
});
