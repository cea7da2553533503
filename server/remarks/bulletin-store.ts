import { randomUUID } from 'node:crypto';
import type { Bulletin, BulletinKind, DatasetKey, Language } from '@portal/contract';
import { chinaDay } from '../kernel/days/dates.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** A bulletin as the operator writes it. */
export interface NewBulletin {
  dataset: DatasetKey;
  kind: BulletinKind;
  text: Record<Language, string>;
  source: string | null;
  /** Months such as 2026-10, both included; null for all. */
  from: string | null;
  to: string | null;
  indicator: string | null;
  /** The last day on which it stands, as YYYYMMDD; null until somebody ends it. */
  until: string | null;
  author: string;
}

/** @param now milliseconds since 1970 @returns its id */
export async function addBulletin(db: StateDatabase, bulletin: NewBulletin, now: number): Promise<string> {
  const { dataset, kind, text, source, from, to, indicator, until, author } = bulletin;
  const id = randomUUID().slice(0, 8);
  await db
    .insertInto('bulletin')
    .values({
      bulletin_id: id,
      dataset,
      kind,
      text_zh: text.zh_CN,
      text_en: text.en,
      data_source: source,
      from_month: from,
      to_month: to,
      indicator,
      until_ymd: until,
      author,
      updated_at: now,
    })
    .execute();
  return id;
}

/** All bulletins that stand today, the newest first. @param now milliseconds since 1970 */
export const readBulletins = (db: StateDatabase, now: number) =>
  db
    .selectFrom('bulletin')
    .selectAll()
    .where(({ eb, or }) => or([eb('until_ymd', 'is', null), eb('until_ymd', '>=', chinaDay(now))]))
    .orderBy('updated_at', 'desc')
    .orderBy('bulletin_id')
    .execute();

/** Those of a dataset as its readers are shown them. @param now milliseconds since 1970 */
export async function bulletinsOf(
  db: StateDatabase,
  dataset: DatasetKey,
  language: Language,
  now: number,
): Promise<Bulletin[]> {
  const rows = await readBulletins(db, now);
  return rows
    .filter((row) => row.dataset === dataset)
    .map((row) => ({
      bulletinId: row.bulletin_id,
      kind: row.kind,
      text: language === 'en' ? row.text_en : row.text_zh,
      source: row.data_source,
      from: row.from_month,
      to: row.to_month,
      indicator: row.indicator as Bulletin['indicator'],
      updatedAt: Number(row.updated_at),
    }));
}

/** @returns whether there was such a bulletin */
export async function removeBulletin(db: StateDatabase, bulletinId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bulletin')
    .where('bulletin_id', '=', bulletinId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}
