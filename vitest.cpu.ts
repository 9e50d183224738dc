import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { projects: [{ test: { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, name: 'server', include: ['server/**/*.test.ts'], globalSetup: ['server/src/testing/setup.ts'], setupFiles: ['server/cpu-setup.ts'], isolate: false, maxWorkers: 2 } }] } });
