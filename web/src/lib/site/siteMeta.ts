/** The metadata of a public page for search engines and link previews. */
import type { MetaDescriptor } from 'react-router';
import { inLanguage, languageOfPath, languages } from './language.ts';

/** Placeholder for the site's address in prerendered HTML; the server replaces it with PUBLIC_URL. */
export const originMark = 'https://parley.invalid';

const origin = () => (typeof window === 'undefined' ? originMark : window.location.origin);

export interface PageHead {
  title: string;
  description: string;
  /** schema.org objects about the page, without @context. */
  structured?: readonly Record<string, unknown>[];
  /** The path of the link preview picture. */
  picture?: string;
  /** The canonical path, if this page is only another address of it. */
  canonical?: string;
  hidden?: boolean;
}

/** Drawn by `tools/brand.mjs`. */
const ownPicture = {
  en: { path: '/og.png', alt: 'Parley: a recommender in the corner of a shop asks a question and shows two products that fit' },
  de: { path: '/og-de.png', alt: 'Parley: ein Berater in der Ecke eines Shops stellt eine Frage und zeigt zwei passende Produkte' },
} as const;

/** The tags for the link preview picture; only our own pictures have a known size. */
const pictureMeta = (picture: string | undefined, language: 'en' | 'de'): MetaDescriptor[] => {
  if (picture) return [{ property: 'og:image', content: origin() + picture }];
  const { path, alt } = ownPicture[language];
  return [
    { property: 'og:image', content: origin() + path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ];
};

/** The `meta` of a page: `meta = ({ data, location }) => siteMeta(data.head, location.pathname)`. */
export const siteMeta = (head: PageHead, pathname: string): MetaDescriptor[] => {
  const language = languageOfPath(pathname);
  const path = inLanguage(pathname.replace(/(?<=.)\/+$/, ''), language);
  const own = inLanguage(head.canonical ?? path, language);
  const title = head.title.includes('Parley') ? head.title : `${head.title} · Parley`;
  if (head.hidden) return [{ title }, { name: 'description', content: head.description }, { name: 'robots', content: 'noindex' }];
  return [
    { title },
    { name: 'description', content: head.description },
    // No canonical for another address of the start page: its alternates name it, and SEO checkers report a canonical to the root as an error.
    ...(own === path ? [{ tagName: 'link', rel: 'canonical', href: origin() + own }] : []),
    ...languages.map((other) => ({ tagName: 'link', rel: 'alternate', hrefLang: other, href: origin() + inLanguage(own, other) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin() + inLanguage(own, 'en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Parley' },
    { property: 'og:locale', content: language === 'de' ? 'de_DE' : 'en_GB' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: origin() + own },
    ...pictureMeta(head.picture, language),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.structured ?? []).map((about) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...about } })),
  ];
};

/** Questions and answers as a schema.org FAQPage. */
export const faqSchema = (list: readonly { question: string; answer: readonly string[] }[]): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
