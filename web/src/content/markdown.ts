/** Reads our Markdown files. Runs only in the build, so neither the files nor the parser are shipped to browsers. */
import { marked } from 'marked';

export interface Document {
  /** The front matter fields, by name. */
  fields: Readonly<Record<string, string>>;
  html: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Parses a file into front matter and HTML. Only for our own files: the HTML is not sanitised. */
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

/** Groups the files of a glob by language and name: `./de/shipping.md` → de, shipping. */
export const documentsOf = (files: Record<string, string>): ReadonlyMap<string, Document> =>
  new Map(Object.entries(files).map(([path, text]) => [path.replace(/^\.\/|\.md$/g, ''), readDocument(text)]));
