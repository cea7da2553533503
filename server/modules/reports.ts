import type { FailureKind } from '@portal/contract';
import type { PassingRows } from '../state/forget-old.ts';
import type { StateDatabase } from '../state/open-state.ts';

const hour = 60 * 60 * 1000;

/** What a browser has seen of a published area or parcel. */
export interface ModuleReport {
  name: string;
  version: string;
  /** Why it is not on screen; null where it is. */
  kind: FailureKind | null;
  /** From the press, the page or the order to it on screen, in ms; 0 where it failed. */
  ms: number;
  accountId: string;
}

/** How a version fares, over some time. */
export interface VersionHealth {
  version: string;
  /** Reports of areas on screen: of each account one an hour at most. */
  shown: number;
  /** Reports of failures, in the same way, and what of. */
  failed: number;
  kinds: Record<string, number>;
  /** From the press to the area on screen, in ms; null where nobody has seen it. */
  medianMs: number | null;
  slowMs: number | null;
}

/** Reports stay for 30 days. */
export const passingReports: PassingRows[] = [
  { table: 'module_report', key: 'report_id', instant: 'at', stays: 30 * 24 * hour },
];

/**
 * Notes a report: of an account one an hour for each outcome, so that nobody's pages count more than those of others.
 * @param at milliseconds since 1970
 */
export async function noteReport(db: StateDatabase, report: ModuleReport, at: number): Promise<void> {
  const { name, version, kind, ms, accountId } = report;
  await db
    .insertInto('module_report')
    .values({
      report_id: [name, version, Math.floor(at / hour), accountId, kind ?? ''].join(' '),
      name,
      version,
      kind: kind ?? '',
      account_id: accountId,
      ms,
      at,
    })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute();
}

/** Accounts that have seen a version since an instant, and those for whom it has failed. */
export async function accountsOf(
  db: StateDatabase,
  { name, version, since }: { name: string; version: string; since: number },
): Promise<{ all: number; failed: number }> {
  const rows = await db
    .selectFrom('module_report')
    .select(['account_id', 'kind'])
    .where('name', '=', name)
    .where('version', '=', version)
    .where('at', '>=', since)
    .execute();
  const failed = new Set(rows.filter(({ kind }) => kind !== '').map(({ account_id }) => account_id));
  return { all: new Set(rows.map(({ account_id }) => account_id)).size, failed: failed.size };
}

/** How the versions of a module have fared since an instant, the version that was reported last first. */
export async function readHealth(db: StateDatabase, name: string, since: number): Promise<VersionHealth[]> {
  const rows = await db
    .selectFrom('module_report')
    .select(['version', 'kind', 'ms'])
    .where('name', '=', name)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .execute();
  return [...new Set(rows.map(({ version }) => version))].map((version) => {
    const own = rows.filter((row) => row.version === version);
    const times = own.filter(({ kind }) => kind === '').map(({ ms }) => Number(ms));
    const kinds: Record<string, number> = {};
    for (const { kind } of own) if (kind !== '') kinds[kind] = (kinds[kind] ?? 0) + 1;
    return {
      version,
      shown: times.length,
      failed: own.length - times.length,
      kinds,
      medianMs: atShare(times, 0.5),
      slowMs: atShare(times, 0.95),
    };
  });
}

/** Visits of a version that brought it on screen, and those that failed. */
type Visits = Pick<VersionHealth, 'shown' | 'failed'>;

/** How often each version of all modules was opened and has failed since an instant, by name and version. */
export async function countVisits(
  db: StateDatabase,
  since: number,
): Promise<(name: string, version: string) => Visits> {
  const rows = await db
    .selectFrom('module_report')
    .select(({ fn, eb }) => [
      'name',
      'version',
      fn.countAll().as('visits'),
      fn.sum(eb.case().when('kind', '=', '').then(1).else(0).end()).as('shown'),
    ])
    .where('at', '>=', since)
    .groupBy(['name', 'version'])
    .execute();
  const found = new Map(
    rows.map(({ name, version, visits, shown }) => [
      `${name} ${version}`,
      { shown: Number(shown), failed: Number(visits) - Number(shown) },
    ]),
  );
  return (name, version) => found.get(`${name} ${version}`) ?? { shown: 0, failed: 0 };
}

/** The least value that a share of all values does not exceed. */
function atShare(values: readonly number[], share: number): number | null {
  const ordered = [...values].sort((value, other) => value - other);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? null;
}
