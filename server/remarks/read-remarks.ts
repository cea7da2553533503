import type { Annotation, Bulletin, DatasetKey, DimensionKey, Language } from '@portal/contract';
import { datasets, type Questions } from '../market/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type Reader, readAnnotations, type StoredAnnotation } from './annotation-store.ts';
import { bulletinsOf } from './bulletin-store.ts';

export interface Remarks {
  annotations: Annotation[];
  bulletins: Bulletin[];
}

/** Where remarks are read, by whom, and when (milliseconds since 1970). */
export interface RemarkReading {
  db: StateDatabase;
  market: Pick<Questions, 'members' | 'today'>;
  reader: Reader;
  now: number;
}

/** Reads what stands beside the figures of a dataset for somebody. */
export type ReadRemarks = (dataset: DatasetKey, language: Language) => Promise<Remarks>;

/** Annotations with their members by the keys of today: two that have become one are one. */
async function atMembersOfToday(
  market: RemarkReading['market'],
  dataset: DatasetKey,
  rows: readonly StoredAnnotation[],
): Promise<StoredAnnotation[]> {
  const today = async (row: StoredAnnotation): Promise<StoredAnnotation> => {
    const { dimension, member_key } = row;
    if (dimension === null || member_key === null || !(dimension in datasets[dataset].dimensions)) return row;
    const [key = member_key] = await market.today(dimension, [member_key]);
    return { ...row, member_key: key };
  };
  return Promise.all(rows.map(today));
}

/** The names of members, as the published release has them in a language. */
async function namesOf(
  market: RemarkReading['market'],
  dataset: DatasetKey,
  rows: readonly StoredAnnotation[],
  language: Language,
): Promise<Map<string, string>> {
  const keys = new Map<string, Set<string>>();
  for (const { dimension, member_key } of rows) {
    if (dimension === null || member_key === null) continue;
    keys.set(dimension, (keys.get(dimension) ?? new Set()).add(member_key));
  }
  const names = new Map<string, string>();
  for (const [dimension, wanted] of keys) {
    // By what the dataset is no longer cut, its members have no names: their notes stay, and can be removed.
    if (!(dimension in datasets[dataset].dimensions)) continue;
    const query = { dataset, dimension: dimension as DimensionKey, keys: [...wanted], limit: wanted.size };
    const { members } = await market.members(query, language);
    for (const { key, name } of members) names.set(`${dimension} ${key}`, name);
  }
  return names;
}

/**
 * What stands beside the figures of a dataset for an account: its own annotations, those of its company, and the bulletins
 * of the operator. Whether it may read the dataset is judged before.
 * @throws Refusal as the market says where members have names to be found
 */
export async function readRemarks(
  { db, market, reader, now }: RemarkReading,
  dataset: DatasetKey,
  language: Language,
): Promise<Remarks> {
  const rows = await atMembersOfToday(market, dataset, await readAnnotations(db, reader, dataset));
  const names = await namesOf(market, dataset, rows, language);
  const annotations = rows.map(
    (row): Annotation => ({
      annotationId: row.annotation_id,
      text: row.text,
      month: row.month,
      member:
        row.dimension === null || row.member_key === null
          ? null
          : {
              dimension: row.dimension as DimensionKey,
              key: row.member_key,
              name: names.get(`${row.dimension} ${row.member_key}`) ?? row.member_key,
            },
      indicator: row.indicator as Annotation['indicator'],
      shared: row.shared === 1,
      mine: row.account_id === reader.account_id,
      author: row.real_name || row.user_name,
      updatedAt: Number(row.updated_at),
    }),
  );
  return { annotations, bulletins: await bulletinsOf(db, dataset, language, now) };
}

/** The same, for files that are made for somebody; who is gone is shown nothing. */
export const remarksFor =
  ({ reader, ...reading }: Omit<RemarkReading, 'reader'> & { reader: Reader | undefined }): ReadRemarks =>
  async (dataset, language) =>
    reader ? readRemarks({ ...reading, reader }, dataset, language) : { annotations: [], bulletins: [] };
