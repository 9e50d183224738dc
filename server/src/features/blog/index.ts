/** The blog of the public site (specification sections 2 and 7): the latest posts of the operator's feed. */
import { listBlogPosts } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { openFeed } from './feed.ts';

export async function blog(app: FastifyInstance, platform: Platform): Promise<void> {
  const feed = openFeed(platform);
  route(app, listBlogPosts, { limits: [{ name: 'blog', max: 120, seconds: 60 }] }, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return { posts: await feed.posts() };
  });
}
