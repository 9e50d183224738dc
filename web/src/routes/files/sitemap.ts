/** /sitemap.xml: every public page in every language, with its alternates. */
import { inLanguage, languages } from '../../lib/site/language.ts';
import { originMark } from '../../lib/site/siteMeta.ts';
import { sitePages } from '../../sitePages.ts';

const entry = (path: string) => {
  const alternates = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${originMark}${inLanguage(path, language)}"/>`,
  );
  return languages.map((language) => `<url><loc>${originMark}${inLanguage(path, language)}</loc>${alternates.join('')}</url>`).join('\n');
};

/** Writes the sitemap. */
export const loader = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${sitePages
  .filter(({ hidden }) => !hidden)
  .map(({ path }) => entry(path))
  .join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
