import type { Language } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';
import { language, useLanguage } from '../i18n/language.ts';
import { session, useSession } from '../session/session.ts';

/** Whose an answer is: an answer to one person, in one language, of one release is no answer to another. */
export type Owner = readonly [userId: string, language: Language, release: number];

/** The market that answers of this page come from; `turn` counts how often it has given way to a newer one. */
const market = proxy<{ publishedAt: string; turn: number }>({ publishedAt: '', turn: 0 });

export const ownerNow = (): Owner => [session.user?.userId ?? '', language(), market.turn];

/** The owner of now; whoever shows an answer follows its changes. */
export function useOwner(): Owner {
  const { user } = useSession();
  const { turn } = useSnapshot(market);
  return [user?.userId ?? '', useLanguage(), turn];
}

/**
 * Learns from an answer which release the market shows. What the one before has answered belongs to no question any
 * more: a page never shows figures of two releases beside each other. An older one says nothing: for a moment after
 * publishing, not every server has the new one.
 * @param answer of any call; one that names no release says nothing either
 * @returns whether the release is a newer one than the page has seen so far
 */
export function noticeRelease(answer: unknown): boolean {
  const publishedAt = (answer as { release?: { publishedAt?: unknown } } | null)?.release?.publishedAt;
  if (typeof publishedAt !== 'string' || publishedAt <= market.publishedAt) return false;
  const isNews = market.publishedAt !== '';
  market.publishedAt = publishedAt;
  if (isNews) market.turn += 1;
  return isNews;
}
