import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/sitePages.ts';

export default {
  appDirectory: 'src',
  // No server renders pages: the public ones are files made here, all others start from the one fallback page.
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
