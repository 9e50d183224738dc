/** /blog/feed.xml: our own blog as RSS, in the language of its path. */
import { blog } from '../../content/blog.ts';
import { postsFor } from '../../content/posts/index.ts';
import { inLanguage, languageOfPath } from '../../lib/site/language.ts';
import { originMark } from '../../lib/site/siteMeta.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes the feed of a language. */
export const loader = ({ url }: { url: URL }) => {
  const language = languageOfPath(url.pathname);
  const { intro } = blog[language];
  const items = postsFor(language).map(({ slug, title, summary, date }) => {
    const link = originMark + inLanguage(`/blog/${slug}`, language);
    return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escaped(summary)}</description></item>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Parley</title><link>${originMark}${inLanguage('/blog', language)}</link><description>${escaped(intro)}</description><language>${language}</language>
${items.join('\n')}
</channel></rss>
`,
    { headers: { 'content-type': 'application/rss+xml' } },
  );
};
