/** Reads questions and answers from the cells of a sheet: copied from Excel or Google Sheets, or the text of a CSV file. Pure. */

/** An answer as it was written; `next` is the text or the number of a question, or of the end. */
export interface PastedAnswer {
  text: string;
  next: string;
  description: string;
}
export interface PastedQuestion {
  text: string;
  answers: PastedAnswer[];
}

/** Column headings, in English and German. */
const headings = {
  question: /^(?:question|frage)s?n?$/i,
  answer: /^(?:answer|antwort|option|choice)(?:s|en)?\s*\d*$/i,
  next: /^(?:next(?: question)?|leads to|goes to|nächste frage|weiter)$/i,
  description: /^(?:description(?: for the assistant)?|beschreibung)$/i,
};
type Column = keyof typeof headings;

const columnsOf = (row: readonly string[]): (Column | null)[] => {
  const names = Object.keys(headings) as Column[];
  return row.map((cell) => names.find((name) => headings[name].test(cell.trim())) ?? null);
};

/** The separator that every row has; null for a text that is not a sheet. */
const separatorOf = (text: string): string | null => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return text.includes('\t') && /\S\t+\S/.test(text) ? '\t' : null;
  // A tab at the start of a line is an indent.
  if (lines.some((line) => /\S\t/.test(line)) && lines.filter((line) => line.includes('\t')).length > lines.length / 2) return '\t';
  // Commas also stand in sentences: a CSV file is one when its heading says so, or when its rows have the same number of cells.
  for (const separator of [';', ',']) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length);
    const [first = 1] = counts;
    if (columnsOf((lines[0] ?? '').split(separator).map((cell) => cell.replace(/"/g, ''))).some(Boolean) && first > 1) return separator;
    if (first > 2 && counts.every((count) => count === first) && lines.every((line) => !/^\s|^[-*#]/.test(line))) return separator;
  }
  return null;
};

const answerOf = (text: string): PastedAnswer => ({ text, next: '', description: '' });

/** One question in each row, its answers in the cells beside it. */
const ofWide = (rows: readonly string[][]): PastedQuestion[] =>
  rows.flatMap(([text = '', ...cells]) => (text === '' ? [] : [{ text, answers: cells.filter((cell) => cell !== '').map(answerOf) }]));

/** One answer in each row; its question stands in each row, or in the first one only. */
function ofLong(rows: readonly string[][], columns: readonly (Column | null)[]): PastedQuestion[] {
  const at = (row: readonly string[], name: Column) => row[columns.indexOf(name)] ?? '';
  const questions: PastedQuestion[] = [];
  for (const row of rows) {
    const text = at(row, 'question');
    if (text !== '' && text !== questions.at(-1)?.text) questions.push({ text, answers: [] });
    const answer = at(row, 'answer');
    if (answer !== '') questions.at(-1)?.answers.push({ text: answer, next: at(row, 'next'), description: at(row, 'description') });
  }
  return questions;
}

/** The questions of a sheet; null for a text that is not a sheet. */
export async function rowsOfSheet(text: string): Promise<PastedQuestion[] | null> {
  const separator = separatorOf(text);
  if (!separator) return null;
  const { parse } = await import('csv-parse/browser/esm/sync');
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      bom: true,
    });
  } catch {
    // An open quotation mark, for example: it is read as a list.
    return null;
  }
  const [first = [], ...rest] = rows;
  const named = columnsOf(first);
  if (named.includes('question') && named.includes('answer')) {
    const answers = named.flatMap((name, place) => (name === 'answer' ? [place] : []));
    if (answers.length === 1) return ofLong(rest, named);
    const question = named.indexOf('question');
    return ofWide(rest.map((row) => [row[question] ?? '', ...answers.map((place) => row[place] ?? '')]));
  }
  const repeats = rows.some(([text = ''], place) => place > 0 && (text === '' || text === rows[place - 1]?.[0]));
  return repeats ? ofLong(rows, ['question', 'answer', 'next', 'description']) : ofWide(rows);
}
