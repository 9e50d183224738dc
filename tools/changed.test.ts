import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeyFeatures, journeysFor, stepsFor } from './changed.mjs';

const names = (path: string) => readdirSync(join(import.meta.dirname, '..', path));
const steps = [
  { name: 'types of server, bench', command: ['x'], packages: ['server', 'bench'] },
  { name: 'types of web', command: ['x'], packages: ['web'] },
  ...['lint', 'unit', 'sizes', 'journeys'].map((name) => ({ name, command: ['x'] })),
];
const chosenFor = (...files: string[]) => stepsFor(steps, { base: 'HEAD', files }) as { name: string; command: string[] }[];

describe('the checks that a change can break', () => {
  it('include every journey, and only existing features', () => {
    const journeys = names('e2e/journeys').flatMap((name) => name.match(/^(.*)\.spec\.ts$/)?.[1] ?? []);
    expect(Object.keys(journeyFeatures).sort()).toEqual(journeys.sort());
    const features = new Set([...names('server/src/features'), ...names('web/src/features')]);
    expect(
      Object.values(journeyFeatures)
        .flat()
        .filter((name) => !features.has(name)),
    ).toEqual([]);
  });

  it('leads every feature to a journey', () => {
    const walked = new Set(Object.values(journeyFeatures).flat());
    const features = new Set([...names('server/src/features'), ...names('web/src/features')]);
    expect([...features].filter((name) => !walked.has(name))).toEqual([]);
  });

  it('are all checks for files that everything depends on', () => {
    expect(chosenFor('package-lock.json')).toEqual(steps);
    expect(journeysFor(['contract/recommenders.ts'])).toBeNull();
    expect(journeysFor(['web/src/ui/states/Notice.tsx', 'web/src/features/blog/BlogPosts.tsx'])).toBeNull();
    expect(journeysFor(['e2e/support/owner.ts'])).toBeNull();
  });

  it('is the journeys through a feature for a file of that feature', () => {
    expect(journeysFor(['web/src/features/blog/BlogPosts.tsx'])).toEqual(['journeys/site.spec.ts']);
    expect(journeysFor(['server/src/features/history/store.ts'])).toContain('journeys/history.spec.ts');
  });

  it('is a changed journey itself, and the widget’s tests for their own support', () => {
    expect(journeysFor(['e2e/journeys/products.spec.ts'])).toEqual(['journeys/products.spec.ts']);
    expect(journeysFor(['e2e/shops/plain.html'])).toEqual(['widget/']);
    expect(journeysFor(['web/src/lib/merge.test.ts', 'README.md', 'bench/run.ts'])).toEqual([]);
  });

  it('is the lint alone for words', () => {
    expect(chosenFor('docs/deploy.md', 'README.md').map(({ name }) => name)).toEqual(['lint']);
  });

  it('leaves out packages that cannot see the change', () => {
    expect(chosenFor('web/src/features/blog/BlogPosts.tsx').map(({ name }) => name)).toEqual([
      'types of web',
      'lint',
      'unit',
      'sizes',
      'journeys',
    ]);
    expect(chosenFor('bench/run.ts').map(({ name }) => name)).toContain('types of server, bench');
    expect(chosenFor('server/src/features/blog/index.ts').map(({ name }) => name)).toEqual([
      'types of server, bench',
      'lint',
      'unit',
      'journeys',
    ]);
  });
});
