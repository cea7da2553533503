import type { Facet, Language, PolicyItem, PolicyQuery } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, oneOf, sliceOf } from '../conditions.ts';
import { readContentVersion } from '../content-version.ts';
import { storeDay, wireDay } from '../days.ts';
import { type HoldWords, holdWords } from '../find-hits.ts';
import { kindNames, levelNames, named, statusNames } from '../names.ts';
import { searchWords } from '../search-text.ts';
import { withPassages } from '../with-passages.ts';
import { statusOn } from './status-on.ts';

interface Row {
  policy_id: string;
  title: string;
  summary: string;
  level: string;
  region: string;
  region_name: string;
  issuer: string;
  kind: string;
  status: string;
  issued_on: string;
  effective_from: string;
  effective_to: string;
}

type Names = Parameters<typeof named>[1];

export interface Found {
  total: number;
  items: PolicyItem[];
  facets: Record<'levels' | 'regions' | 'kinds' | 'statuses', Facet[]>;
}

/** The newest first; those without a day come last. */
export const newestFirst = sql`issued_on desc, policy.policy_id desc`;

/** Policies that meet a condition. @param today YYYYMMDD in China; the status follows from it */
export async function readPolicies(
  db: StateDatabase,
  language: Language,
  today: string,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order: RawBuilder<unknown> = newestFirst,
): Promise<PolicyItem[]> {
  const { rows } = await sql<Row>`select policy.policy_id, title, summary, level, region, region_name, issuer, kind,
      ${statusOn(today)} as status, issued_on, effective_from, effective_to
    from policy join policy_text on policy_text.row_id = policy.row_id and language = ${language}
    where ${condition} order by ${order} ${slice}`.execute(db);
  return rows.map((row) => ({
    policyId: row.policy_id,
    title: row.title,
    summary: row.summary,
    level: row.level,
    region: row.region_name,
    regionKey: row.region,
    issuer: row.issuer,
    kind: row.kind,
    status: row.status,
    issuedOn: wireDay(row.issued_on),
    effectiveFrom: wireDay(row.effective_from),
    effectiveTo: wireDay(row.effective_to),
  }));
}

/** @param found which hold the words of the query; null where it has none */
function conditionsOf(query: PolicyQuery, found: RawBuilder<SqlBool> | null, today: string): Condition[] {
  const plain = (holds: RawBuilder<SqlBool>): Condition => ({ facet: null, holds });
  return [
    ...(found ? [plain(found)] : []),
    ...oneOf('levels', query.levels, sql.ref('level')),
    ...oneOf('regions', query.regions, sql.ref('region')),
    ...oneOf('kinds', query.kinds, sql.ref('kind')),
    ...oneOf('statuses', query.statuses, statusOn(today)),
    ...(query.from ? [plain(sql<SqlBool>`issued_on >= ${storeDay(query.from)}`)] : []),
    ...(query.on ? [plain(inForceOn(storeDay(query.on)))] : []),
    ...(query.to ? [plain(sql<SqlBool>`issued_on <> '' and issued_on <= ${storeDay(query.to)}`)] : []),
  ];
}

/** A policy is in force from its first day to the end of its last; from when its source has it no more, it is not. */
const inForceOn = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`effective_from <= ${day}
  and (effective_to = '' or effective_to >= ${day}) and (withdrawn_on = '' or withdrawn_on > ${day})`;

/** With words and no other wish, hits in a title come first, then the newest. */
function orderOf({ sort = 'relevance' }: PolicyQuery, hits: HoldWords | null, today: string): RawBuilder<unknown> {
  if (sort === 'ending') return sql`case when ${lives(today)} then 0 else 1 end, effective_to, ${newestFirst}`;
  if (sort === 'effective') return sql`effective_from desc, ${newestFirst}`;
  if (sort === 'newest' || hits === null) return newestFirst;
  return sql`case when ${hits.inTitle} then 0 else 1 end, ${newestFirst}`;
}

/** What has an end that is still to come. */
const lives = (today: string): RawBuilder<SqlBool> => sql<SqlBool>`(withdrawn_on = '' and effective_to >= ${today})`;

/** Searches the policies; each facet is counted under the other filters. */
export async function findPolicies(
  db: StateDatabase,
  query: PolicyQuery,
  language: Language,
  now: number,
): Promise<Found> {
  const today = chinaDay(now);
  const words = searchWords(query.text);
  const state = { db, version: await readContentVersion(db) };
  const hits = words.length > 0 ? await holdWords(state, 'policy', words) : null;
  const conditions = conditionsOf(query, hits?.holds ?? null, today);
  const { rows } = await sql<{ total: number }>`select count(*) as total from policy
    where ${allOf(conditions)}`.execute(db);
  const count = (facet: string, value: RawBuilder<unknown>, names: Names) =>
    countBy(db, value, allOf(conditions, facet), names, language);
  return {
    total: rows[0]?.total ?? 0,
    items: await withPassages(
      await readPolicies(db, language, today, allOf(conditions), sliceOf(query), orderOf(query, hits, today)),
      words,
      {
        idOf: ({ policyId }) => policyId,
        shown: ({ title, summary, region, issuer }) => ({ title, summary: [summary, region, issuer].join(' ') }),
        bodies: (ids) => readBodies(db, ids, language),
      },
    ),
    facets: {
      levels: await count('levels', sql.ref('level'), levelNames),
      regions: await countRegions(db, allOf(conditions, 'regions'), language),
      kinds: await count('kinds', sql.ref('kind'), kindNames),
      statuses: await count('statuses', statusOn(today), statusNames),
    },
  };
}

async function readBodies(db: StateDatabase, ids: readonly string[], language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('policy')
    .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
    .select(['policy_id', 'body'])
    .where('policy_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ policy_id, body }) => [policy_id, body]));
}

/** How many policies have each value, the most frequent first. */
export async function countBy(
  db: StateDatabase,
  value: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
  names: Names,
  language: Language,
): Promise<Facet[]> {
  const { rows } = await sql<{ key: string; count: number }>`select value as key, count(*) as count
    from (select ${value} as value from policy where ${condition}) as valued
    group by value order by 2 desc, 1`.execute(db);
  return named(rows, names, language);
}

async function countRegions(db: StateDatabase, condition: RawBuilder<SqlBool>, language: Language): Promise<Facet[]> {
  const { rows } = await sql<Facet>`select region as key, max(region_name) as name, count(*) as count
    from policy join policy_text on policy_text.row_id = policy.row_id and language = ${language}
    where ${condition} group by region order by 3 desc, 1 limit 200`.execute(db);
  return rows;
}
