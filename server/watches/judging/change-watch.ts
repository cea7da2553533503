import { isDeepStrictEqual } from 'node:util';
import type { Language, WatchFile, WatchRule } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { isByClock, nextInstant } from '../stored/calendar.ts';
import { countAsSent, forgetSent } from '../stored/sent-store.ts';
import {
  followedOf,
  ruleOf,
  type StoredWatch,
  sheetsOf,
  updateWatch,
  type WatchedSheets,
  wholeOf,
} from '../stored/watch-store.ts';
import type { Asking } from './asking.ts';
import { findOut } from './find-out.ts';
import { saysOf } from './says-of.ts';
import { checkRule } from './stand.ts';

/** What can be changed of a watch. */
export interface WatchSetting {
  name: string;
  rule: WatchRule;
  /** As it was when missing. */
  format?: WatchFile | undefined;
  language: Language;
}

/**
 * Gives a watch another name, language or rule. With the same rule nothing of what was told changes. Another rule is
 * another thing to be told of: what it finds now is seen by who sets it and counts as told, and what was told by the
 * former rule keeps nothing of it back.
 * @param sheets those of its tables that the account may see now
 * @param seenAt when the release of now was published, in milliseconds since 1970
 * @throws Refusal where the rule does not fit the table, or cannot be asked: nothing is changed then
 */
export async function changeWatch(
  db: StateDatabase,
  watch: StoredWatch,
  sheets: WatchedSheets,
  { name, rule, format, language }: WatchSetting,
  asking: Omit<Asking, 'language'>,
  { now, seenAt }: { now: number; seenAt: number },
): Promise<void> {
  const plain = { name: name.trim(), language, ...(format && { file_format: format }) };
  if (isDeepStrictEqual(rule, ruleOf(watch))) return updateWatch(db, watch.watch_id, plain);
  const all = sheetsOf(watch);
  checkRule(rule, all, followedOf(watch));
  const says = await saysOf(asking, sheets, rule, { of: all.length, whole: wholeOf(watch) });
  const isActive = watch.state === 'active';
  const change = {
    ...plain,
    rule: JSON.stringify(rule),
    says_zh: says.zh_CN,
    says_en: says.en,
    seen_at: seenAt,
    leased_until: 0,
    next_at: isActive && isByClock(rule) ? nextInstant(rule, now) : null,
    ...(isActive && { note_zh: '', note_en: '' }),
  };
  const found = await findOut({ ...watch, ...change }, sheets, { ...asking, language }, now);
  await updateWatch(db, watch.watch_id, change);
  if (isByClock(rule)) return;
  await forgetSent(db, watch.watch_id, found.occasion);
  if (found.tells) await countAsSent(db, watch.watch_id, found.occasion, now);
}
