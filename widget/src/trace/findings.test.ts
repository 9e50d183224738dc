import type { Trace } from '@parley/contract';
import { noTriggers } from '@parley/contract/triggers';
import { expect, test } from 'vitest';
import { findingsOf, type Seen } from './findings.ts';
import { traceWords } from './words.ts';

const trace: Trace = {
  active: true,
  websites: ['https://shop.example'],
  showing: {},
  triggers: { ...noTriggers, exit: true, scroll: 50 },
  closedFor: 'session',
  experiment: false,
  editor: 'https://parley.example/popups/edit/1/13',
};
const seen: Seen = {
  origin: 'https://shop.example',
  page: 'https://shop.example/cart',
  device: 'phone',
  now: new Date('2026-11-22T12:00:00Z'),
  openedAt: null,
  openedInVisit: false,
  closed: false,
  trace: ['exit: no 0', 'scroll: yes 62'],
};
/** What keeps it from showing, what from opening by itself, and where that is changed. */
const causes = (given: Partial<Trace>, at: Partial<Seen> = {}) =>
  findingsOf({ ...trace, ...given }, { ...seen, ...at }, traceWords('en')).flatMap(({ state, text, tab }) =>
    tab ? [`${state} ${text} (${tab})`] : [],
  );

test('nothing is to be changed where nothing keeps it from showing', () => {
  expect(causes({})).toEqual([]);
  const triggers = findingsOf(trace, seen, traceWords('en')).slice(-2);
  expect(triggers.map(({ state, text, saw }) => [state, text, saw])).toEqual([
    ['wait', 'When you are about to leave', 'not yet 0'],
    ['yes', 'After scrolling, in percent (50)', 'opens now 62'],
  ]);
});

test('each cause has its words and its place', () => {
  expect(causes({ active: false, websites: ['https://other.example'] })).toEqual([
    'no It is inactive (publish)',
    'no This website is not allowed (publish)',
  ]);
  expect(
    causes(
      { showing: { hideOnPages: ['/cart'], showOnDevices: ['desktop'], showOnDays: [1], openAtMost: 'day' } },
      { openedAt: seen.now.getTime() },
    ),
  ).toEqual([
    'no This page is not one of its pages (behaviour)',
    'no It does not show on this kind of device (behaviour)',
    'no It is outside of its schedule (behaviour)',
    'wait It opened by itself for you already (behaviour)',
  ]);
  expect(causes({ triggers: noTriggers, showing: { showAfterSeconds: 20 } }, { closed: true })).toEqual([
    'wait It waits for 20 seconds on each page (behaviour)',
    'wait You closed it before, so it does not open by itself (behaviour)',
    'wait No trigger is on: it opens only by its launcher (behaviour)',
  ]);
});

test('German browsers read German', () => {
  expect(findingsOf({ ...trace, active: false }, seen, traceWords('de-AT'))[0]?.text).toBe('Es ist inaktiv');
});
