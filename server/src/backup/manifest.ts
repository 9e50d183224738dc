/** What a backup holds, so that a restore can tell whether it is complete. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CannotDo } from '../task.ts';

const name = 'manifest.json';

const schema = z.object({
  format: z.literal(1),
  /** When the snapshot was taken. */
  at: z.iso.datetime(),
  /** The rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The SHA-256 of every other file of the backup, by its path. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof schema>;

/** Writes the manifest of everything in a folder; written last, so that a backup without it is incomplete. */
export async function writeManifest(folder: string, { at, rows }: Pick<Manifest, 'at' | 'rows'>): Promise<Manifest> {
  const manifest: Manifest = { format: 1, at, rows, files: await sumsOf(folder) };
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/**
 * Reads the manifest of a backup and compares it with the files.
 * @throws CannotDo when the folder is no complete backup
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) throw new CannotDo(`${folder} is no backup, or one that was not finished: it has no ${name}`);
  const { data: manifest } = schema.safeParse(parsed(text));
  if (!manifest) throw new CannotDo(`${join(folder, name)} is damaged, or was written by another version of Parley`);
  const sums = await sumsOf(folder);
  for (const [file, sum] of Object.entries(manifest.files))
    if (sums[file] !== sum) throw new CannotDo(`${join(folder, file)} is ${sums[file] ? 'not what was backed up' : 'missing'}`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function sumsOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sums: Record<string, string> = {};
  for (const { parentPath, name: file } of files) {
    const path = relative(folder, join(parentPath, file)).split(sep).join('/');
    if (path === name) continue;
    const sum = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), sum);
    sums[path] = sum.digest('hex');
  }
  return sums;
}
