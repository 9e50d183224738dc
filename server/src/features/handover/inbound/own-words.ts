/**
 * What somebody wrote in a reply, without the mail that they replied to and without their signature. Pure. No list of languages is needed for 'On … wrote:', because the mail that
 * is quoted is ours: its words, its sender and its subject are known.
 */

/** The mail that was replied to. */
export interface Original {
  text: string;
  subject: string;
  /** The name and address of its sender. */
  from: { name: string; address: string };
}

export interface OwnWords {
  text: string;
  /** The part that repeats the original contains further words, which cannot be told apart from it with certainty. */
  hasMore: boolean;
}

/** This line stands at the top of each mail that can be answered. */
export const answerLine = '---------- Write your answer above this line ----------';
const answerLetters = lettersOf(answerLine);

const longestIntroduction = 4;
const fewestLabels = 3;
const mostLabels = 8;
/** The most lines that a repetition of the original may have; a longer text was not made from it. */
const mostCompared = 2000;
const mostKeptQuotes = 3;
const mostSignatureLines = 15;

/** The answer in the text of a reply, in which quoted lines begin with `>`. */
export function ownWords(reply: string, original: Original): OwnWords {
  const lines = reply.split('\n');
  const originalLetters = lettersOf(original.text);
  const end = repeatedFrom(lines, original);
  const kinds = lines.map((line, at): Kind => (at >= end ? 'repeated' : isQuoted(line) ? 'quoted' : 'own'));
  // Somebody may quote something else, such as a page of their shop.
  for (const run of runsOf(kinds, 'quoted'))
    if (!lines.slice(run.from, run.to).some((line) => isFrom(originalLetters, line))) kinds.fill('own', run.from, run.to);
  for (const { from } of [...runsOf(kinds, 'quoted'), ...runsOf(kinds, 'repeated')]) dropIntroduction(lines, kinds, from, original);
  const text = withoutFooter(withoutSignature(joined(lines, kinds)));
  return {
    text: text.replace(/\n{3,}/g, '\n\n').trim(),
    hasMore: lines.slice(end, end + mostCompared).some((line) => isForeign(originalLetters, line, original)),
  };
}

type Kind = 'own' | 'quoted' | 'repeated' | 'dropped';
interface Run {
  from: number;
  to: number;
}

/** Runs of lines of a kind; blank lines inside belong to them. */
function runsOf(kinds: readonly Kind[], kind: Kind): Run[] {
  const runs: Run[] = [];
  for (const [at, each] of kinds.entries()) {
    const last = runs.at(-1);
    if (each !== kind) continue;
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

const isQuoted = (line: string) => /^ {0,3}>/.test(line);
const unquoted = (line: string) => line.replace(/^[ >]+/, '');
const quoteDepth = (line: string) => (/^[ >]*/.exec(line)?.[0] ?? '').replaceAll(' ', '').length;

/** Letters and digits alone, because mail programs wrap, mark and decorate what they quote. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a line stands in the original, or is its line above which the answer belongs. */
function isFrom(originalLetters: string, line: string): boolean {
  const letters = lettersOf(line);
  return letters.length >= 4 && (originalLetters.includes(letters) || letters.includes(answerLetters));
}

/** The first line from which on the original is repeated without marks; the number of lines if it is not repeated. */
function repeatedFrom(lines: readonly string[], original: Original): number {
  for (const [at, line] of lines.entries()) {
    if (isQuoted(line)) continue;
    if (lettersOf(line) === answerLetters || labelsAt(lines, at, original) >= fewestLabels) return at;
  }
  return lines.length;
}

const label = /^[*_]{0,2}[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]{0,24}[*_]{0,2}\s?[:：]/u;

/** How many lines of the header of the original, such as 'Von: Parley … Gesendet: … An: …', begin here, in any language. */
function labelsAt(lines: readonly string[], at: number, { from, subject }: Original): number {
  const names = (line: string) => mentions(line, from.address) || mentions(line, from.name);
  if (!label.test(lines[at] ?? '') || !names(lines[at] ?? '')) return 0;
  const block = lines.slice(at, at + mostLabels);
  const end = block.findIndex((line) => !label.test(line));
  const labels = end < 0 ? block : block.slice(0, end);
  return labels.some((line) => mentions(line, subject) || mentions(line, from.address)) ? labels.length : 0;
}

const mentions = (text: string, part: string) => part !== '' && text.toLowerCase().includes(part.toLowerCase());

/** Removes the lines before a quotation that introduce it: 'On …, Parley wrote:', a line of dashes, 'Original Message'. */
function dropIntroduction(lines: readonly string[], kinds: Kind[], from: number, original: Original): void {
  const before = () => {
    let at = from - 1;
    while (at >= 0 && (kinds[at] === 'dropped' || (kinds[at] === 'own' && lines[at]?.trim() === ''))) at--;
    return kinds[at] === 'own' ? at : -1;
  };
  const last = before();
  for (let count = 1; count <= longestIntroduction && last - count + 1 >= 0; count++) {
    const first = last - count + 1;
    if (kinds[first] !== 'own' || lines[first]?.trim() === '') break;
    if (!introduces(lines.slice(first, last + 1).join(' '), original)) continue;
    kinds.fill('dropped', first, last + 1);
    break;
  }
  for (let at = before(); at >= 0 && isSeparator(lines[at] ?? ''); at = before()) kinds[at] = 'dropped';
}

/** A moment, the sender of the original, and a colon: what every language needs to say who wrote when. */
function introduces(text: string, { from }: Original): boolean {
  const names = mentions(text, from.address) || mentions(text, from.name);
  return names && /[:：]$/.test(text.slice(-100).replace(/[\s*_-]+$/, '')) && /\p{Nd}/u.test(text);
}

const isSeparator = (line: string) => /^\s*[-–—_=]{5,}\s*$/.test(line) || /^\s*[-–—_]{2,}[^-–—_]{1,60}[-–—_]{2,}\s*$/.test(line);

/**
 * The lines without quotations. A quotation between two own passages keeps its last lines if they are a visitor's words, so that 'Yes' still
 * answers something.
 */
function joined(lines: readonly string[], kinds: readonly Kind[]): string {
  const kept: string[] = [];
  const lastOwn = lines.findLastIndex((line, at) => kinds[at] === 'own' && line.trim() !== '');
  for (const [at, line] of lines.entries()) {
    if (kinds[at] === 'own') kept.push(line);
    if (kinds[at] !== 'quoted' || kinds[at + 1] === 'quoted' || at > lastOwn) continue;
    const quotes: string[] = [];
    for (let up = at; quotes.length < mostKeptQuotes && kinds[up] === 'quoted' && quoteDepth(lines[up] ?? '') >= 2; up--)
      quotes.unshift(`> ${unquoted(lines[up] ?? '')}`);
    kept.push('', ...quotes);
  }
  return kept.join('\n');
}

/** Ends at the line `-- ` (RFC 3676), unless it stands above a long text. */
function withoutSignature(text: string): string {
  const lines = text.split('\n');
  const at = lines.lastIndexOf('-- ');
  return at >= 0 && lines.length - at <= mostSignatureLines ? lines.slice(0, at).join('\n') : text;
}

const devices =
  /iphone|ipad|android|galaxy|samsung|huawei|xiaomi|redmi|pixel|blackberry|outlook|yahoo|gmx|web\.de|proton ?mail|windows mail|gmail/i;
const sending =
  /^(?:sent (?:from|with|via)|get outlook|von mein|gesendet|diese nachricht wurde|holen sie sich outlook|envoy[ée]|t[ée]l[ée]charge|obten|enviado|descarg|inviato|scarica|ottieni|verzonden|verstuurd|download|wysłan|pobierz|أُ?رسل|مرسل|الحصول)|(?:gesendet|beziehen|herunterladen|downloaden|gönderildi|edinin|から送信|を入手|送信されました)[.!]?$/iu;

/** Removes the line that mail programs of telephones add. */
function withoutFooter(text: string): string {
  const lines = text.trimEnd().split('\n');
  const last = (lines.at(-1) ?? '').replaceAll(/[<(]https?:[^>)]*[>)]/g, '').trim();
  const isFooter = last.length <= 80 && devices.test(last) && sending.test(last);
  return isFooter && lines.length > 1 && lines.at(-2)?.trim() === '' ? lines.slice(0, -1).join('\n') : text;
}

/** Whether a line in the repeated original is not a line of it. */
function isForeign(originalLetters: string, line: string, original: Original): boolean {
  if (label.test(line) || isSeparator(line)) return false;
  const letters = lettersOf(line.replaceAll(/[<(]?\b(?:https?:|mailto:)[^\s>)]*[>)]?|[<(]?(?<![^\s<(@])[^\s<(@]+@[^\s>)]+[>)]?/gi, ' '));
  return letters.length >= 4 && !originalLetters.includes(letters) && !answerLetters.includes(letters) && !introduces(line, original);
}
