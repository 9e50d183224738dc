/** The `meta` export of a screen: its title, and for public pages what search engines and link previews show of it. */
import type { MetaDescriptor } from 'react-router';

/** The `meta` export of a screen: title and description. */
export const pageMeta = (title: string, description?: string) => (): MetaDescriptor[] => [
  { title: title === 'Parley' ? title : `${title} · Parley` },
  ...(description
    ? [
        { name: 'description', content: description },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
      ]
    : []),
];
