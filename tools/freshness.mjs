/**
 * Whether something was made from the files that are there now. Their contents decide. Reading them all takes a quarter of a second at each start, so the
 * stamp also remembers how they looked (size, times, place on the disk): while all look the same, nobody has written to them. Runs on Node 18.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Made from the sources, or no source of ours. */
const notOurs = new Set(['node_modules', 'dist', 'build', '.react-router', 'data']);
/** Tests, and notes for readers of the code, which have names in capitals. Other texts are the posts and legal pages of the site. */
const makesNothing = /\.(test|spec)\.tsx?$|^[A-Z]+\.md$/;
/**
 * A file system may give two writes within a moment the same time. So how files look is only remembered when the last change is older than this; the next
 * start reads them once more.
 */
const settledMs = 2000;

/** Every file below `path` that something is made from, in a fixed order. */
function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (notOurs.has(entry.name)) continue;
    const below = `${path}${sep}${entry.name}`;
    if (!entry.isFile()) yield* filesBelow(below);
    else if (!makesNothing.test(entry.name)) yield below;
  }
}

/** A mark that every write to a file changes: even a program that sets the time of the last write changes the time of the last change. */
function looksOf(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return { text: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changedMs: ctimeMs };
}

/**
 * Compares files with a stamp. `inputs` are files and folders of `root`.
 * @returns {{ isFresh: () => boolean, done: () => void }} whether the stamp is of these files; and what writes it, once the work is done
 */
export function freshness(root, stamp, inputs, now = Date.now()) {
  const files = inputs.flatMap((path) => [...filesBelow(join(root, path))]);
  const looks = createHash('sha256');
  let newestMs = 0;
  for (const file of files) {
    const { text, changedMs } = looksOf(file);
    looks.update(`${file.slice(root.length)} ${text}\n`);
    newestMs = Math.max(newestMs, changedMs);
  }
  const seen = newestMs + settledMs < now ? looks.digest('hex') : '';
  let contents = null;
  const fingerprint = () => {
    if (contents !== null) return contents;
    const hash = createHash('sha256');
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
    contents = hash.digest('hex');
    return contents;
  };
  const write = () => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${fingerprint()}\n${seen}\n`);
  };
  return {
    isFresh() {
      const [made, remembered] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
      if (seen !== '' && seen === remembered) return true;
      if (made !== fingerprint()) return false;
      if (seen !== '') write();
      return true;
    },
    done: write,
  };
}
