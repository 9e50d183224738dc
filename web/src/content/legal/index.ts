/** The legal texts: Markdown files, one folder per language. The server fills in placeholders for the operator's details. */
import type { Language } from '../../lib/site/language.ts';
import { documentsOf } from '../markdown.ts';
import type { PageContent } from '../page.ts';

export interface LegalDocument {
  /** The path without its slash; also the anchor on the page that shows several texts. */
  name: string;
  title: string;
  html: string;
}

export interface LegalContent extends PageContent {
  contents: string;
  documents: readonly LegalDocument[];
}

/** The texts shown on /legal, one below the other (specification section 2). */
const stacked = ['disclaimer', 'legal-information', 'privacy-policy', 'terms-of-service'] as const;

const around: Record<Language, { title: string; description: string; contents: string }> = {
  en: { title: 'Legal', description: 'Disclaimer, legal information, privacy policy and terms of service.', contents: 'On this page' },
  de: {
    title: 'Rechtliches',
    description: 'Haftungsausschluss, Impressum, Datenschutz und Nutzungsbedingungen.',
    contents: 'Auf dieser Seite',
  },
};

const documents = documentsOf(import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true }));

const find = (language: Language, name: string) => {
  const text = documents.get(`${language}/${name}`);
  const { title, description } = text?.fields ?? {};
  if (!text || !title || !description) throw new Error(`The legal text ${language}/${name} lacks its file, title or description`);
  return { name, title, description, html: text.html };
};

/** The texts of a page: several for `legal`, one for every other name. */
export const legalContent = (language: Language, page: string): LegalContent => {
  const { title, description, contents } = around[language];
  if (page === 'legal') return { head: { title, description }, contents, documents: stacked.map((name) => find(language, name)) };
  const text = find(language, page);
  return { head: { title: text.title, description: text.description }, contents, documents: [text] };
};
