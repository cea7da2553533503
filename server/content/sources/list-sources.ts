import { type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type BroughtKind, type ContentKind, contentKinds, isWhole } from '../deliveries.ts';

export interface SourceState {
  kind: BroughtKind;
  source: string;
  items: number;
  withdrawn: number;
  /** The day of the newest, YYYYMMDD; null where the kind has no days, or none is known. */
  newest: string | null;
  /** When it was last delivered, and by whom; null when that is not known. */
  lastDelivery: number | null;
  by: string | null;
}

/** The day of an item, as a number or as YYYYMMDD. */
const dayColumns = { news: 'published_at', policy: 'issued_on', report: 'published_on', image: null } as const;

/** What a kind is narrowed by: reports of the marketplace stand among the others. */
export const narrowed = (kind: BroughtKind) => {
  if (kind === 'market-report') return { table: 'report' as const, only: sql<SqlBool>`kind = 'market'` };
  if (kind === 'report') return { table: kind, only: sql<SqlBool>`kind <> 'market'` };
  return { table: kind, only: sql<SqlBool>`1 = 1` };
};

const kinds: readonly BroughtKind[] = contentKinds.flatMap((kind): BroughtKind[] =>
  kind === 'report' ? [kind, 'market-report'] : [kind],
);

/** The sources that the store holds content of, kind by kind. */
export async function listSources(db: StateDatabase): Promise<SourceState[]> {
  const result: SourceState[] = [];
  const last = await lastDeliveries(db);
  for (const kind of kinds) {
    const { table, only } = narrowed(kind);
    const day = dayColumns[table];
    const gone = isWhole(table) ? sql<number>`sum(case when withdrawn_on <> '' then 1 else 0 end)` : sql<number>`0`;
    const rows = await db
      .selectFrom(table)
      .select('source')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select([gone.as('withdrawn'), (day ? sql<string | number>`max(${sql.ref(day)})` : sql<string>`''`).as('newest')])
      .where(only)
      .groupBy('source')
      .orderBy('source')
      .execute();
    for (const { source, count, withdrawn, newest } of rows) {
      const delivery = last.get(`${table} ${source}`);
      const lastDelivery = delivery?.at ?? null;
      const by = delivery?.delivered_by || null;
      const items = Number(count);
      const state = { kind, source, items, withdrawn: Number(withdrawn), newest: dayOf(table, newest) };
      result.push({ ...state, lastDelivery, by });
    }
  }
  return result;
}

const dayOf = (table: ContentKind, newest: string | number): string | null =>
  table === 'news' ? chinaDay(Number(newest)) : String(newest) || null;

/** The last delivery of each kind and source. */
async function lastDeliveries(db: StateDatabase) {
  const rows = await db
    .selectFrom('content_delivery')
    .select(['kind', 'source', 'at', 'delivered_by'])
    .orderBy('at')
    .execute();
  return new Map(rows.map((row) => [`${row.kind} ${row.source}`, row]));
}
