/** What the history says. Pure. */

/** The first part of an engagement's id: enough to tell conversations apart on a page. */
export const shortId = (engagementId: string): string => engagementId.slice(0, 8);

/** 'https://shop.example/shoes/' → 'shop.example/shoes'; '–' where the page is not known. What is no address stays as it is. */
export const pageText = (link: string): string => {
  const url = URL.parse(link);
  if (!url) return link || '–';
  const path = url.pathname.replace(/\/$/, '');
  try {
    return url.host + decodeURI(path);
  } catch {
    return url.host + path;
  }
};
