/** The pages of the public site: each is one file, shown in every language, and written as HTML by the build. */
import { postSlugs } from './content/posts/slugs.ts';
import { inLanguage, languages } from './lib/site/language.ts';

export interface SitePage {
  /** The English path; other languages have a prefix. */
  path: string;
  /** The file in routes/public. */
  file: string;
  /** The route's path pattern, if the route shows several pages. */
  pattern?: string;
  /** Kept out of the sitemap: another address of a page, or not a page for searchers. */
  hidden?: boolean;
}

const legal = ['/legal', '/terms-of-service', '/privacy-policy', '/acceptable-use-policy', '/disclaimer', '/refund-policy'] as const;
const caseStudies = ['/case-studies/Roarcraft', '/case-studies/ChiefOfHappiness', '/case-studies/GetRight24'] as const;

export const sitePages: readonly SitePage[] = [
  { path: '/', file: 'Landing' },
  { path: '/landingpage', file: 'Landing', hidden: true },
  { path: '/pricing', file: 'pricing/Pricing' },
  { path: '/about', file: 'About' },
  { path: '/demo', file: 'Demo' },
  { path: '/contact', file: 'Contact' },
  { path: '/login', file: 'account/Login' },
  { path: '/signup', file: 'account/SignUp' },
  { path: '/forgotten-password', file: 'account/ForgottenPassword' },
  ...caseStudies.map((path) => ({ path, file: 'reading/CaseStudy', pattern: '/case-studies/:slug' })),
  { path: '/blog', file: 'reading/Blog' },
  ...postSlugs.map((slug) => ({ path: `/blog/${slug}`, file: 'reading/BlogPost', pattern: '/blog/:slug' })),
  ...legal.map((path) => ({ path, file: 'Legal' })),
  { path: '/404', file: 'frame/NotFound', hidden: true },
];

/** Pages that are opened by a token from a mail, so they cannot be prerendered. */
export const mailedPages = [
  { path: '/new-password/:token', file: 'account/NewPassword' },
  { path: '/invite/:token', file: 'account/Invite' },
  { path: '/unsubscribe/:token', file: 'Unsubscribe' },
  { path: '/no-more-mail/:token', file: 'NoMoreMail' },
] as const;

/** Files for crawlers and feed readers, also written by the build. */
export const files = [
  { path: '/sitemap.xml', file: 'sitemap' },
  { path: '/robots.txt', file: 'robots' },
  ...languages.map((language) => ({ path: inLanguage('/blog/feed.xml', language), file: 'feed' })),
] as const;

export const prerenderedPaths = [
  ...sitePages.flatMap(({ path }) => languages.map((language) => inLanguage(path, language))),
  ...files.map(({ path }) => path),
];
