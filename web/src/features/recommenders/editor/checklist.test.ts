import { describe, expect, it } from 'vitest';
import { checksOf, type Facts } from './checklist.ts';

const ready: Facts = {
  status: true,
  questionnaireId: 4,
  websites: 1,
  products: 12,
  profileFilled: true,
  pathFaults: 0,
  contrastFaults: 0,
  snippetSeen: true,
  unsaved: false,
};
const open = (facts: Partial<Facts>) =>
  checksOf({ ...ready, ...facts })
    .filter(({ state }) => state !== 'done')
    .map(({ id, state }) => [id, state]);

describe('going live', () => {
  it('lacks nothing when everything is there', () => expect(open({})).toEqual([]));

  it.each<[Partial<Facts>, string, string]>([
    [{ websites: 0 }, 'website', 'missing'],
    [{ questionnaireId: null }, 'questionnaire', 'advice'],
    [{ pathFaults: 2 }, 'paths', 'missing'],
    [{ products: 0 }, 'products', 'missing'],
    [{ profileFilled: false }, 'profile', 'advice'],
    [{ contrastFaults: 1 }, 'contrast', 'advice'],
    [{ status: false }, 'active', 'missing'],
    [{ snippetSeen: false }, 'snippet', 'missing'],
    [{ products: null }, 'products', 'unknown'],
  ])('is open with %j', (facts, id, state) => expect(open(facts)).toEqual([[id, state]]));

  it('lists blocking problems first', () => {
    const states = checksOf({ ...ready, contrastFaults: 3, websites: 0, products: null }).map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['missing', 'advice', 'unknown']);
  });

  it('names an action and its place only for open checks', () => {
    const checks = checksOf({ ...ready, products: 0 });
    expect(checks.filter(({ go }) => go).map(({ id }) => id)).toEqual(['products']);
  });
});
