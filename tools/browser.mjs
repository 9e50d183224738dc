/** Finds the browsers that the tests drive, or installs Debian's when run as root: Chromium for the journeys, Firefox and WebKit for a few walks. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** The first file of this path in the folders of shared libraries, whose names differ by machine and version. */
function inLibraries(pattern, file) {
  for (const folder of ['/usr/lib', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))])
    try {
      const name = readdirSync(folder).find((entry) => pattern.test(entry) && existsSync(join(folder, entry, file)));
      if (name) return join(folder, name, file);
    } catch {
      // A file, or a folder of others.
    }
}

/** The browsers of the step `browsers`, each with Debian's packages and where they put it; undefined while it is not complete. */
const others = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((candidate) => existsSync(candidate));
      return path && { FIREFOX_PATH: path };
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
      const browser = inLibraries(/^webkit2?gtk-/, 'MiniBrowser');
      return existsSync(driver) && existsSync(screen) && browser && { WEBKIT_DRIVER_PATH: driver, WEBKIT_PATH: browser };
    },
  },
];

/** Whether apt-get can do it, within five minutes; without a network it gives up after seconds. */
function apt(...args) {
  const patience = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=120'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', [...patience, ...args], { env, stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * The environment with the paths of Firefox and WebKit, or of one of them; false without both. Says what is missing. Where `CI_BROWSERS` is set
 * nothing may be missing: the walks then run in both, and fail in the one that is not there.
 */
export function ensureOtherBrowsers() {
  const missing = () => others.filter(({ find }) => !find());
  if (missing().length > 0 && process.getuid?.() === 0) {
    const packages = missing().flatMap((browser) => browser.packages);
    console.log(`Installing ${packages.join(', ')} …`);
    if (apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
  }
  for (const { name, packages } of missing())
    console.log(
      `${process.env.CI_BROWSERS ? 'FAILED' : 'not run'}  ${name}: it needs Debian's packages ${packages.join(' and ')} (apt-get install ${packages.join(' ')})`,
    );
  const found = Object.assign({}, ...others.map(({ find }) => find() || {}));
  return (Object.keys(found).length > 0 || Boolean(process.env.CI_BROWSERS)) && found;
}
