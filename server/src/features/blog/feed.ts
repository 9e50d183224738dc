/** The operator's feed, fetched on demand and cached; the last version is served while the feed cannot be reached. */
import type { Platform } from '../../platform/index.ts';
import type { BlogPost } from './posts.ts';

const freshMs = 15 * 60_000;
/** The pause after a failure, so that not every visitor waits for a feed that is down. */
const retryMs = 60_000;

/** Gives the posts of the configured feed; none when no feed is configured. It throws nothing: failures are logged. */
export function openFeed({ config, fetch, clock, log }: Platform): { posts(): Promise<BlogPost[]> } {
  let posts: BlogPost[] = [];
  let askAgainAt = 0;
  let underWay: Promise<void> | null = null;

  async function read(url: string): Promise<void> {
    try {
      const { status, text } = await fetch.get(url, { limits: { maxBytes: 4 * 1024 * 1024, totalMs: 10_000 } });
      if (status !== 200) throw new Error(`the feed answers ${status}`);
      // Loaded with the first feed: most installations have none.
      const { postsOf } = await import('./posts.ts');
      posts = postsOf(text(), url);
      askAgainAt = clock.now().getTime() + freshMs;
    } catch (error) {
      log.warn({ err: error }, 'the blog feed could not be read');
      askAgainAt = clock.now().getTime() + retryMs;
    }
  }

  return {
    async posts() {
      const url = config.blogFeedUrl;
      if (!url) return [];
      if (clock.now().getTime() >= askAgainAt)
        underWay ??= read(url).finally(() => {
          underWay = null;
        });
      // Only a visitor with nothing to see waits; the others get the cached posts.
      if (posts.length === 0 && underWay) await underWay;
      return posts;
    },
  };
}
