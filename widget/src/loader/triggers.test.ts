import { readFileSync } from 'node:fs';
import { hasAmount, noTriggers, type TriggerName, type TriggerRules, triggerNames, triggers } from '@parley/contract/triggers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aiDwell, aiPause, aiPoints, decide, fastUpward, interest, type Signals } from './triggers.ts';

const nothing: Signals = {
  touch: false,
  left: false,
  upward: 0,
  back: false,
  hidden: false,
  scrolled: 0,
  idle: 0,
  dwell: 0,
  views: 1,
  returns: 0,
};
const triggerOf = (rules: Partial<TriggerRules>, seen: Partial<Signals> = {}) =>
  decide({ ...noTriggers, ...rules }, { ...nothing, ...seen }).trigger;

/** For each trigger a setting of the owner and the signals with which it has to fire. */
const examples: { [Name in TriggerName]: { chosen: TriggerRules[Name]; seen: Partial<Signals> } } = {
  always: { chosen: true, seen: {} },
  exit: { chosen: true, seen: { left: true } },
  inactivity: { chosen: 30, seen: { idle: 30 } },
  scroll: { chosen: 50, seen: { scrolled: 50 } },
  ai: { chosen: true, seen: { dwell: 30, scrolled: 99, idle: 3 } },
};

describe('every trigger of the table', () => {
  test.each(triggerNames)('%s can fire, and does not when it is off', (name) => {
    const { chosen, seen } = examples[name];
    expect(triggerOf({ [name]: chosen }, seen)).toBe(name);
    expect(triggerOf({}, seen)).toBe(null);
  });

  test('has a rule in TRIGGERS.md', () => {
    const page = readFileSync(new URL('../../TRIGGERS.md', import.meta.url), 'utf8');
    const described = [...page.matchAll(/^- \*\*T\d+ (\w+)/gm)].map(([, name]) => name?.toLowerCase());
    expect(described).toEqual(expect.arrayContaining(triggerNames));
  });
});

const seconds = fc.integer({ min: 0, max: 4000 });
const anyRules = fc.record(
  Object.fromEntries(
    triggerNames.map((name) => [name, hasAmount(name) ? fc.option(fc.integer({ min: 1, max: triggers[name].amount.max })) : fc.boolean()]),
  ),
) as fc.Arbitrary<TriggerRules>;
const anySignals: fc.Arbitrary<Signals> = fc.record({
  touch: fc.boolean(),
  left: fc.boolean(),
  upward: fc.double({ min: 0, max: 20_000 }),
  back: fc.boolean(),
  hidden: fc.boolean(),
  scrolled: fc.double({ min: 0, max: 100, noNaN: true }),
  idle: seconds,
  dwell: seconds,
  views: fc.integer({ min: 1, max: 60 }),
  returns: fc.integer({ min: 0, max: 60 }),
});

describe('each rule', () => {
  test('T2: always', () => expect(triggerOf({ always: true })).toBe('always'));

  test.each<[string, Partial<Signals>, string | null]>([
    ['the mouse left at the top', { left: true }, 'exit'],
    ['a fast upward scroll with a finger', { touch: true, upward: fastUpward + 1 }, 'exit'],
    ['a slow one', { touch: true, upward: fastUpward }, null],
    ['a fast one with a mouse wheel', { upward: fastUpward * 3 }, null],
    ['back on a touch screen', { touch: true, back: true }, 'exit'],
    ['back on a desktop', { back: true }, null],
    ['the tab hidden on a touch screen', { touch: true, hidden: true }, 'exit'],
    ['the tab hidden on a desktop', { hidden: true }, null],
  ])('T3: %s', (_, seen, trigger) => expect(triggerOf({ exit: true }, seen)).toBe(trigger));

  test('T4: scroll', () => {
    expect(triggerOf({ scroll: 50 }, { scrolled: 49.9 })).toBe(null);
    expect(triggerOf({ scroll: 50 }, { scrolled: 50 })).toBe('scroll');
  });

  test('T5: inactivity', () => {
    expect(triggerOf({ inactivity: 30 }, { idle: 29 })).toBe(null);
    expect(triggerOf({ inactivity: 30 }, { idle: 30 })).toBe('inactivity');
  });

  test('T6: fires for a visitor who reads, scrolls and pauses, not for one who is busy or just arrived', () => {
    const keen = { dwell: 30, scrolled: 99, idle: 3 };
    expect(triggerOf({ ai: true }, keen)).toBe('ai');
    expect(triggerOf({ ai: true }, { ...keen, idle: 1 })).toBe(null);
    expect(triggerOf({ ai: true }, { dwell: 9, scrolled: 100, views: 5, returns: 5, idle: 5 })).toBe(null);
    expect(triggerOf({ ai: true }, { dwell: 600, idle: 5 })).toBe(null);
  });
});

describe('all rules together', () => {
  test('T1: a trigger that is off never fires', () => {
    fc.assert(
      fc.property(anyRules, anySignals, (rules, seen) => {
        const { trigger } = decide(rules, seen);
        expect(trigger === null || Boolean(rules[trigger])).toBe(true);
        expect(decide(noTriggers, seen).trigger).toBe(null);
      }),
    );
  });

  test('T1: the first rule that fires is the trigger, and every rule is explained', () => {
    fc.assert(
      fc.property(anyRules, anySignals, (rules, seen) => {
        const { trigger, why } = decide(rules, seen);
        expect(why.map((line) => line.split(':')[0])).toEqual(['always', 'exit', 'scroll', 'inactivity', 'ai']);
        expect(why.find((line) => / yes /.test(`${line} `))?.split(':')[0] ?? null).toBe(trigger);
      }),
    );
  });

  test('the verdict depends only on the input and does not change it', () => {
    fc.assert(
      fc.property(anyRules, anySignals, (rules, seen) => {
        const before = JSON.stringify([rules, seen]);
        expect(decide(rules, seen)).toEqual(decide(rules, seen));
        expect(JSON.stringify([rules, seen])).toBe(before);
      }),
    );
  });

  test('more interest never turns a yes into a no', () => {
    fc.assert(
      fc.property(anyRules, anySignals, anySignals, (rules, seen, more) => {
        const later = { ...seen };
        for (const key of ['upward', 'scrolled', 'idle', 'dwell', 'views', 'returns'] as const)
          later[key] = Math.max(seen[key] || 0, more[key] || 0);
        for (const key of ['left', 'back', 'hidden'] as const) later[key] ||= more[key];
        if (decide(rules, seen).trigger) expect(decide(rules, later).trigger).not.toBe(null);
      }),
    );
  });

  test('T6: interest is between 0 and 10, and AI never fires below its thresholds', () => {
    fc.assert(
      fc.property(anySignals, (seen) => {
        expect(interest(seen)).toBeGreaterThanOrEqual(0);
        expect(interest(seen)).toBeLessThanOrEqual(10);
        const yes = decide({ ...noTriggers, ai: true }, seen).trigger !== null;
        expect(yes).toBe(interest(seen) >= aiPoints && seen.dwell >= aiDwell && seen.idle >= aiPause);
      }),
    );
  });
});

test('ignores names that a shop adds to every object', () => {
  const shared = Object.prototype as { extend?: unknown };
  shared.extend = () => shared;
  try {
    expect(triggerOf({ exit: true }, { left: true })).toBe('exit');
  } finally {
    delete shared.extend;
  }
});
