/** The blog of the public site (specification sections 2 and 7): the latest posts of the operator's feed. */
import { listBlogPosts } from '@parley/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { openFeed } from './feed.ts';

/** Creates the feature: one call with the latest posts of the feed, which is kept in memory and may be cached for five minutes. */
export function createBlog(platform: Platform): Feature {
  const feed = openFeed(platform);
  return {
    async plugin(app) {
      route(app, listBlogPosts, { limits: [{ name: 'blog', max: 120, seconds: 60 }] }, async ({ reply }) => {
        reply.header('cache-control', 'public, max-age=300');
        return { posts: await feed.posts() };
      });
    },
  };
}
