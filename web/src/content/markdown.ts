/** Markdown files of ours as pages: only the build reads them, so neither they nor the parser are in a script. */
import { marked } from 'marked';

export interface Document {
  /** What stands between the `---` lines at the top, by name. */
  fields: Readonly<Record<string, string>>;
  html: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Reads a file: its fields, and the rest as HTML. The files are ours; nothing that others write comes here. */
export const readDocument = (text: string): Document => {
  const [whole = '', front = ''] = frontMatter.exec(text) ?? [];
  const fields = Object.fromEntries(
    front.split('\n').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
    }),
  );
  return { fields, html: marked.parse(text.slice(whole.length), { async: false }) };
};

/** The documents that a glob of one folder a language found: by language and name, `./de/shipping.md` → de, shipping. */
export const documentsOf = (files: Record<string, string>): ReadonlyMap<string, Document> =>
  new Map(Object.entries(files).map(([path, text]) => [path.replace(/^\.\/|\.md$/g, ''), readDocument(text)]));
