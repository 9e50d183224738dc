import { defineConfig } from 'vitest/config';
import { importEachIcon } from './web/icons.ts';

// The limits are there for what never comes: a machine that is busy with other work makes a test late, and late is no failure.
const shared = {
  environment: 'node' as const,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

const components = { ...shared, environment: 'jsdom' as const, setupFiles: ['web/testing/setup.ts'], restoreMocks: true };
/** The library for drag and drop works only with the page that it was loaded in. */
const needAFreshPage = ['web/src/ui/forms/Sortable.test.tsx'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,flow,widget,web,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/**/*.test.tsx'],
          // A process of its own for each of these small files took more time than what is in them.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        plugins: [importEachIcon()],
        test: {
          ...components,
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...needAFreshPage],
          // Loading React, Mantine and a page anew for every file took three quarters of the time.
          isolate: false,
        },
      },
      { plugins: [importEachIcon()], test: { ...components, name: 'components of their own page', include: needAFreshPage } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts', 'bench/{eval,faults,lib}/**/*.test.ts'],
          globalSetup: ['server/src/testing/setup.ts'],
          setupFiles: ['server/src/testing/databases/note-statements.ts'],
          // Files of one worker share its database; each test makes an owner of its own.
          isolate: false,
          maxWorkers: 2,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});
