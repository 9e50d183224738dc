/** Finds a Chromium for the journeys, or installs Debian's when run as root. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

// The headless shell comes first: it draws no window of its own around each page, which takes half the time.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a browser. Exits with one clear line when there is none and none can be installed. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = () => places.find((path) => existsSync(path));
  const there = found();
  if (there) return there;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) {
    console.error('The browser journeys need Chromium: install it (apt-get install chromium-headless-shell), or set CHROMIUM_PATH');
    process.exit(1);
  }
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return found();
}
