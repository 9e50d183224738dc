/** The public pages that the build writes as HTML files. Whoever serves the build answers every other page with the fallback. */
export const prerenderedPaths = ['/', '/contact', '/demo', '/forgotten-password', '/login', '/signup'] as const;
