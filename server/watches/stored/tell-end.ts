import { tellReceivers } from '../../receivers/index.ts';
import type { WatchParts } from './watch-parts.ts';
import type { StoredWatch } from './watch-store.ts';

const ended = {
  zh_CN: '监测已由其所有者结束，此后不再提醒。',
  en: 'Its owner has ended the watch: nothing more comes of it.',
};

/** Tells the receivers of an account that one of its watches has been ended. */
export async function tellEnd(
  { db, clock, origin }: Pick<WatchParts, 'db' | 'clock' | 'origin'>,
  { watch_id: watchId, account_id, name: title, language }: StoredWatch,
): Promise<void> {
  const text = language === 'en' ? ended.en : ended.zh_CN;
  await tellReceivers({ db, clock }, account_id, 'ended', { watchId, title, text, link: origin(), ended: true });
}
