import { LRUCache } from 'lru-cache';
import type { WrittenReply } from '../../kernel/calls/written-reply.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { sharedRuns } from './shared-runs.ts';

/** How many bytes the cached replies of a release may take together. */
const usualRoom = 64 * 1024 * 1024;

/** Counted for each reply beside its body and its key: its place. */
const overhead = 2048;

export interface Replies {
  /** The reply of that key: the cached one, else that of the run under way, else of a new run, which is then cached. */
  get(
    key: string,
    write: (ended: AbortSignal) => Promise<WrittenReply>,
    signal?: AbortSignal,
  ): Promise<WrittenReply> | WrittenReply;
}

function repliesOfRelease(room: number): Replies {
  const cache = new LRUCache<string, WrittenReply>({
    maxSize: room,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
  });
  const runs = sharedRuns<WrittenReply>();
  return {
    get(key, write, signal) {
      const known = cache.get(key);
      if (known) return known;
      const writeAndCache = async (ended: AbortSignal) => {
        const reply = await write(ended);
        cache.set(key, reply);
        return reply;
      };
      return runs.join(key, writeAndCache, signal);
    },
  };
}

/**
 * The replies of each release; they go with it when another is published.
 * @param room bytes that those of one release may take together; the one not used for the longest time goes first
 */
export function cachedReplies(room = usualRoom): { of(release: OpenRelease): Replies } {
  const byRelease = new WeakMap<OpenRelease, Replies>();
  return {
    of(release) {
      const known = byRelease.get(release);
      if (known) return known;
      const replies = repliesOfRelease(room);
      byRelease.set(release, replies);
      return replies;
    },
  };
}
