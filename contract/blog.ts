/** The blog of the public site (specification sections 2 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant } from './fields.ts';
import * as paths from './paths.ts';

export const blogPost = z.object({ title: z.string(), link: z.url(), summary: z.string(), date: instant.nullable() });

export const listBlogPosts = defineCall({
  method: 'GET',
  path: paths.blogPosts,
  summary: 'The first six titled posts of the operator’s feed (section 9); none when there is no feed or it could not be read yet.',
  auth: 'public',
  answer: z.object({ posts: z.array(blogPost) }),
});
