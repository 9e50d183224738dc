import { defineConfig } from 'vitest/config';

// The limits are there for what never comes: a machine that is busy with other work makes a test late, and late is no failure.
const shared = { environment: 'node' as const, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,flow,widget,web,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...shared,
          name: 'components',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts', 'bench/eval/**/*.test.ts'],
          globalSetup: ['server/src/testing/setup.ts'],
          // Files of one worker share its database; each test makes an owner of its own.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
