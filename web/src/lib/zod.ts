/**
 * Stands for `zod` in the browser's builds (vite.config.ts). Where code made from texts is forbidden, zod would find that out by trying, and each
 * try is a violation in the console of every owner. It has to be told before the first schema is made.
 */
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
