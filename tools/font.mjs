#!/usr/bin/env node
/**
 * Cuts the font of every page down to what pages use: `node tools/font.mjs` (it asks npm). From Inter's latin file it keeps the weights 400 to
 * 700 and the characters of western European languages, and writes web/src/ui/font/inter.woff2. The files of other alphabets are the package's
 * (web/src/ui/font/inter.css). The font's licence (OFL-1.1) allows changed copies.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
/** As in the unicode-range of web/src/ui/font/inter.css. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜\u2009\u2011–—‘’‚“”„†•…\u202f‰′″‹›⁄€™↑↓−∕`;

const folder = mkdtempSync(join(tmpdir(), 'parley-font-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, 'subset-font@2.9.0']);
  const subset = createRequire(join(folder, 'package.json'))('subset-font');
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
  const part = await subset(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700, default: 400 } } });
  writeFileSync(join(root, 'web/src/ui/font/inter.woff2'), part);
  console.log(`${whole.length} bytes became ${part.length}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
