import type { Setup } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const empty: Setup = { products: 0, questionnaires: 0, questionnaireReady: false, popup: null, snippetSeenAt: null };
const popup = { popup_id: 3, popup_name: 'Shoes', status: false, websites: 0 };
const done = (change: Partial<Setup>) => stepsOf({ ...empty, ...change }).flatMap((step) => (step.done ? [step.id] : []));

describe('the first steps', () => {
  it('are done one by one', () => {
    expect(done({})).toEqual([]);
    expect(done({ products: 1 })).toEqual(['products']);
    expect(done({ questionnaires: 1 })).toEqual([]);
    expect(done({ questionnaireReady: true })).toEqual(['questionnaire']);
    expect(done({ popup })).toEqual([]);
    expect(done({ popup: { ...popup, status: true, websites: 2 } })).toEqual(['recommender', 'website']);
    expect(done({ snippetSeenAt: '2026-01-01T00:00:00.000Z' })).toEqual(['snippet']);
  });
  it('show what exists', () => {
    const [products, , recommender, website] = stepsOf({ ...empty, products: 1, popup: { ...popup, websites: 1 } });
    expect(products?.text).toBe('1 product in your catalogue.');
    expect(recommender?.text).toBe('“Shoes” is still inactive.');
    expect(website?.text).toBe('1 website allowed.');
  });
});
