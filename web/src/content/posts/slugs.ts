/**
 * The posts of our own blog, newest first: a file of this name for every language. Apart from the posts, because the routes need no more.
 */
export const postSlugs = ['four-questions-are-enough', 'what-a-chatbot-must-not-say', 'two-kilobytes'] as const;
export type PostSlug = (typeof postSlugs)[number];
