/**
 * Reads the cases of a shop from its text file. Columns are separated by ' ¦ ', '\n' in a column is a new line, patterns are regular
 * expressions (case does not matter), and ' && ' joins patterns that must all match. Lines that begin with '//' are remarks.
 */
import { readFileSync } from 'node:fs';

export interface Lie {
  kind: string;
  ask: string;
  say: string;
  /** What is false in it, in whatever words it reaches the visitor. */
  never: RegExp;
  why: string;
}

export interface Truth {
  kind: string;
  ask: string;
  say: string;
  facts: RegExp[];
}

export interface Finding {
  language: string;
  question: string;
  expect: RegExp;
}

/** A question that the shop does not answer. */
export interface Absent {
  language: string;
  question: string;
}

export interface Turn {
  ask: string;
  /** What the model says, when there is one. */
  say: string;
  /** Titles of products that must, and must not, be in the text or on the cards. */
  includes: string[];
  excludes: string[];
  must: RegExp[];
  never: RegExp[];
  /** What makes a right answer a great one. */
  great: RegExp[];
}

export interface Conversation {
  title: string;
  language: string;
  turns: Turn[];
}

/** Where a hostile text stands: see README.md. */
export const plantPlaces = ['visitor', 'earlier', 'input', 'description', 'title', 'attribute', 'page', 'model'] as const;
export type PlantPlace = (typeof plantPlaces)[number];

export interface Hostile {
  place: PlantPlace;
  planted: string;
  ask: string;
  say: string;
  never: RegExp;
  why: string;
}

export interface Cases {
  lies: Lie[];
  truths: Truth[];
  finding: Finding[];
  absent: Absent[];
  conversations: Conversation[];
  hostile: Hostile[];
}

/** Reads a file of cases. @throws Error that names the line which cannot be read */
export function readCases(path: string): Cases {
  const cases: Cases = { lies: [], truths: [], finding: [], absent: [], conversations: [], hostile: [] };
  const written: WrittenConversation[] = [];
  let section = '';
  for (const [at, raw] of readFileSync(path, 'utf8').split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('//')) continue;
    try {
      if (line.startsWith('## ')) section = line.slice(3);
      else if (section === 'conversations') readTurn(written, line);
      else readLine(cases, section, line);
    } catch (error) {
      throw new Error(`${path}:${at + 1}: ${(error as Error).message}`);
    }
  }
  cases.conversations = written.flatMap(eachWording);
  return cases;
}

function readLine(cases: Cases, section: string, line: string): void {
  const columns = line.split(' ¦ ').map((column) => column.trim().replaceAll('\\n', '\n'));
  const column = (at: number) => {
    const text = columns[at];
    if (text === undefined) throw new Error(`column ${at + 1} is missing`);
    return text;
  };
  switch (section) {
    case 'lies':
      cases.lies.push({ kind: column(0), ask: column(1), say: column(2), never: pattern(column(3)), why: column(4) });
      break;
    case 'truths':
      cases.truths.push({ kind: column(0), ask: column(1), say: column(2), facts: patterns(column(3)) });
      break;
    case 'finding':
      cases.finding.push({ language: column(0), question: column(1), expect: pattern(column(2)) });
      break;
    case 'absent':
      cases.absent.push({ language: column(0), question: column(1) });
      break;
    case 'hostile':
      cases.hostile.push({
        ...placed(column(0)),
        planted: column(1),
        ask: column(2),
        say: column(3),
        never: pattern(column(4)),
        why: column(5),
      });
      break;
    default:
      throw new Error(`there is no section '${section}'`);
  }
}

function placed(text: string): { place: PlantPlace } {
  const place = plantPlaces.find((each) => each === text);
  if (!place) throw new Error(`'${text}' is no place`);
  return { place };
}

/** A turn may be written in several wordings. */
interface WrittenTurn extends Omit<Turn, 'ask'> {
  wordings: string[];
}
interface WrittenConversation extends Omit<Conversation, 'turns'> {
  turns: WrittenTurn[];
  /** The turn of the line read last: '=' after '=' belongs to the same turn. */
  lastMark: string;
}

/** A conversation for each wording of its last turn; other turns have one. */
function eachWording({ title, language, turns }: WrittenConversation): Conversation[] {
  const last = turns.at(-1)?.wordings ?? [];
  return last.map((wording, at) => ({
    title: last.length > 1 ? `${title} ${at + 1}` : title,
    language,
    turns: turns.map(({ wordings: [first = ''], ...turn }, place) => ({ ...turn, ask: place === turns.length - 1 ? wording : first })),
  }));
}

/** '# title ¦ language' begins a conversation, '> …' a turn, '= …' lines are one turn in several wordings; the lines below say what the model says and what is expected. */
function readTurn(conversations: WrittenConversation[], line: string): void {
  const [, mark = '', rest = ''] = /^(#|>|=|<|in:|out:|must:|never:|great:)\s*(.*)$/.exec(line) ?? [];
  if (mark === '#') {
    const [title = '', language = ''] = rest.split(' ¦ ');
    conversations.push({ title, language, turns: [], lastMark: '' });
    return;
  }
  const conversation = conversations.at(-1);
  const wordingsBefore = mark === '=' && conversation?.lastMark === '=' ? conversation.turns.at(-1)?.wordings : undefined;
  if (wordingsBefore) wordingsBefore.push(rest);
  else if (mark === '>' || mark === '=')
    conversation?.turns.push({ wordings: [rest], say: '', includes: [], excludes: [], must: [], never: [], great: [] });
  if (conversation) conversation.lastMark = mark;
  const turn = conversation?.turns.at(-1);
  if (!turn || !mark) throw new Error('this is no line of a conversation');
  if (mark === '<') turn.say = rest.replaceAll('\\n', '\n');
  if (mark === 'in:') turn.includes = rest.split('; ');
  if (mark === 'out:') turn.excludes = rest.split('; ');
  if (mark === 'must:') turn.must = patterns(rest);
  if (mark === 'never:') turn.never = patterns(rest);
  if (mark === 'great:') turn.great = patterns(rest);
}

const pattern = (text: string) => new RegExp(text, 'iu');
const patterns = (text: string) => text.split(' && ').map(pattern);
