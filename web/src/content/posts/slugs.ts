/**
 * The slugs of our blog posts, newest first; each has a file in every language. Separate from the posts, because the routes need only these.
 */
export const postSlugs = ['four-questions-are-enough', 'what-a-chatbot-must-not-say', 'two-kilobytes'] as const;
export type PostSlug = (typeof postSlugs)[number];
