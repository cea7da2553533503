import { type DeliveryKind, datasets } from '../../market/index.ts';
import { type Layout, sayingOf } from '../mapping/layout.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { placeFinder } from '../members/find-place.ts';
import type { MemberRegistry } from '../members/member-registry.ts';
import type { Aliases } from '../members/names.ts';
import { readChoice } from '../parse/read-choice.ts';
import type { AlikeNames } from '../rows/alike-names.ts';
import { Dropped } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { placesOf, refuseFile, rowLabel, type Source } from '../rows/source-row.ts';
import { rowReader } from './interpret-row.ts';
import { type LateReasons, lateProblems } from './late-problems.ts';
import { readChanges } from './read-changes.ts';
import type { ImportReport } from './report.ts';
import { settleRepeats, settleTotals } from './settle.ts';
import { settleChanges } from './settle-changes.ts';
import { settleCombined } from './settle-combined.ts';
import { settleHistory } from './settle-history.ts';
import type { Staging } from './staging.ts';

/** What reading a file found, beside the values in the staging tables. */
export interface Found {
  counts: Pick<
    ImportReport['counts'],
    'rows' | 'skipped' | 'duplicate' | 'summed' | 'empty' | 'totals' | 'monthsWithoutTotal'
  >;
  dropped: Dropped;
}

/** Where everything that one import reads and finds goes. */
export interface Reading {
  source: Source;
  /** Names that look alike, once the source was read. */
  alike(): AlikeNames[];
  layout: Layout;
  mapping: Mapping;
  registry: MemberRegistry;
  /** What names of files stand for, as somebody decided. */
  aliases: Aliases;
  staging: Staging;
  refused: RefusedFile;
  kind: DeliveryKind;
  /** The release that it is made onto, which the staging database knows as `former`; null where it begins a market. */
  onto: string | null;
  progress: (rows: number) => void;
}

const lateReasons: LateReasons = {
  repeated: reasons.repeated,
  duplicate: reasons.duplicate,
  combined: reasons.combined,
  'combined-before': reasons.combinedBefore,
  exists: reasons.exists,
  absent: reasons.absent,
  'total-too-small': (total, sum) => reasons.totalTooSmall(Number(total), Number(sum)),
};

/** Reads all rows once into the staging tables, writing refused ones away at once. */
export async function readAll(reading: Reading): Promise<Found> {
  const { source, layout, mapping, registry, aliases, staging, refused, kind, progress } = reading;
  const changes = kind === 'withdraw' ? { refused: new Map(), places: new Map() } : await readChanges(reading);
  const read = rowReader(layout, mapping, registry, placeFinder(), {
    aliases,
    added: source.added,
    table: source,
    saying: sayingOf(kind),
    refusedChanges: changes.refused,
  });
  const found = { rows: 0, skipped: 0, empty: 0 };
  const dropped = new Dropped();
  for await (const row of source.rows()) {
    found.rows++;
    if (found.rows % 50_000 === 0) progress(found.rows);
    const { facts, problems, empty, skipped } = read(row);
    found.empty += empty;
    if (skipped) found.skipped++;
    for (const fact of facts) staging.add(fact);
    for (const problem of problems) {
      dropped.add(problem);
      await refused.add(problem, row.text);
    }
  }
  staging.flush();
  const repeats = await settleRepeats(staging, mapping.onRepeat ?? 'refuse');
  await settleCombined(staging, reading.onto !== null, kind !== 'replace');
  const totals = await settleTotals(staging, residualOf(mapping, registry));
  await settleChanges(staging, { facts: datasets.sales.facts, kind, onto: reading.onto !== null });
  const dated = await settleHistory(staging, registry, changes.places, reading.onto !== null);
  await noteLate(source, each(dated), async (problem, text) => {
    dropped.add(problem);
    await refused.add(problem, text);
  });
  await noteLate(source, lateProblems(staging, placesOf(source), lateReasons), async (problem, text) => {
    dropped.add(problem);
    await refused.add(problem, text);
  });
  return { counts: { ...found, ...repeats, ...totals }, dropped };
}

async function* each<Item>(items: readonly Item[]): AsyncIterable<Item> {
  yield* items;
}

/** Reads the file once more for the text of rows that were dropped only after all had been read; both are in order. */
export async function noteLate(
  source: Source,
  late: AsyncIterable<Problem>,
  note: (problem: Problem, text: string) => Promise<void>,
): Promise<void> {
  const problems = late[Symbol.asyncIterator]();
  let next = await problems.next();
  if (next.done) return;
  for await (const row of source.rows()) {
    while (!next.done && rowLabel(next.value) === rowLabel(row)) {
      await note(next.value, row.text);
      next = await problems.next();
    }
    if (next.done) return;
  }
}

function residualOf({ total }: Mapping, registry: MemberRegistry): number | null {
  if (!total) return null;
  const fuel = readChoice('fuelType', total.fuelType);
  if (typeof fuel !== 'string') {
    throw refuseFile(
      'importer.total-fuel-type',
      `映射的 total.fuelType：${fuel.sentence.zh_CN}`,
      `total.fuelType of the mapping: ${fuel.sentence.en}`,
    );
  }
  const id = registry.residual(total.name, fuel);
  return typeof id === 'number' ? id : null;
}
