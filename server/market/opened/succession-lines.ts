import type { DuckDBValue } from '@duckdb/node-api';
import type { MemberDimension } from '../datasets/index.ts';
import { readSuccession, type SucceededMember, successionTable } from '../tables/succession.ts';

/** The members of a dimension that were succeeded by others. */
export interface SuccessionLines {
  /** Each by its number, in the order of the months. */
  succeeded: readonly SucceededMember[];
  /** The number of the last member of the line that a succeeded one belongs to, by its own. */
  lastOf: ReadonlyMap<number, number>;
}

/** What was succeeded, by dimension; none where nobody was. */
export type Successions = Readonly<Record<string, SuccessionLines>>;

/** @returns nothing where nobody was succeeded; who belongs to a line that leads back to itself has no last one, and is left out */
export function linesOf(succeeded: readonly SucceededMember[]): SuccessionLines | null {
  const next = new Map(succeeded.map(({ predecessor, successor }) => [predecessor, successor]));
  const last = (number: number): number | null => {
    let own = number;
    for (let steps = 0; steps <= next.size; steps += 1) {
      const after = next.get(own);
      if (after === undefined) return own;
      own = after;
    }
    return null;
  };
  const lastOf = new Map(
    [...next.keys()].flatMap((number): [number, number][] => {
      const end = last(number);
      return end === null ? [] : [[number, end]];
    }),
  );
  if (lastOf.size === 0) return null;
  return { succeeded: succeeded.filter(({ predecessor }) => lastOf.has(predecessor)), lastOf };
}

/** @param ask answers a statement over the tables of a release @param dimensions of the release, by key */
export async function readSuccessions(
  ask: (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>,
  dimensions: Readonly<Record<string, MemberDimension>>,
): Promise<Successions> {
  const isThere = `SELECT 1 FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name = '${successionTable}'`;
  const all = await readSuccession(ask, isThere);
  if (all.length === 0) return {};
  const named = Object.entries(dimensions).flatMap(([key, { kind, table }]) => {
    const own = kind === 'named' ? all.filter((each) => each.table === table.name) : [];
    const lines = linesOf(own);
    return lines ? [[key, lines] as const] : [];
  });
  return Object.fromEntries(named);
}
