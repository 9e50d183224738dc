#!/usr/bin/env node
/**
 * Measures what other chat widgets load on a page: `node tools/peers.mjs`. It packs their newest releases from npm into a temporary folder,
 * compresses the file that their own instructions embed as the loader of Parley is compressed (brotli, quality 11), and writes
 * web/src/content/peers.ts, which the landing page shows. What these files load later is not counted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './setup.mjs';

const peers = [
  { name: 'Flowise', pack: 'flowise-embed', file: 'dist/web.js' },
  { name: 'n8n Chat', pack: '@n8n/chat', file: 'dist/chat.bundle.es.js' },
  { name: 'Typebot', pack: '@typebot.io/js', file: 'dist/web.js' },
];

const folder = mkdtempSync(join(tmpdir(), 'parley-peers-'));
try {
  const measured = peers.map(({ name, pack, file }) => {
    const archive = execFileSync('npm', ['pack', pack, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    const { version } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
    const bytes = brotliCompressSync(readFileSync(join(folder, 'package', file))).length;
    rmSync(join(folder, 'package'), { recursive: true });
    console.log(`${name} ${version}: ${bytes} bytes brotli`);
    return { name, version, bytes };
  });
  const day = new Date().toISOString().slice(0, 10);
  const lines = measured
    .sort((a, b) => a.bytes - b.bytes)
    .map(({ name, version, bytes }) => `  { name: '${name}', version: '${version}', bytes: ${bytes} },`);
  writeFileSync(
    join(root, 'web/src/content/peers.ts'),
    `/** Written by tools/peers.mjs: what the embedded file of other chat widgets weighs, compressed with brotli. */\nexport const peersMeasuredOn = '${day}';\n\nexport const peers = [\n${lines.join('\n')}\n] as const;\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
