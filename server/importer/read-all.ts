import { placeFinder } from './find-place.ts';
import { rowReader } from './interpret-row.ts';
import { layoutOf } from './layout.ts';
import type { Mapping } from './mapping.ts';
import type { MemberRegistry } from './member-registry.ts';
import type { Problem } from './problem.ts';
import { readChoice } from './read-choice.ts';
import { addLate, type RefusedFile } from './refused-file.ts';
import { type ImportReport, listedProblems } from './report.ts';
import { settleRepeats, settleTotals } from './settle.ts';
import { refuseFile, type Source } from './source-row.ts';
import type { Staging } from './staging.ts';

/** What reading a file found, beside the values in the staging tables. */
export interface Found {
  counts: Pick<
    ImportReport['counts'],
    'rows' | 'skipped' | 'refused' | 'duplicate' | 'summed' | 'empty' | 'totals' | 'monthsWithoutTotal'
  >;
  refusedRows: Set<number>;
  problems: Problem[];
}

/** Reads all rows once into the staging tables, writing refused ones away at once. */
export async function readAll(
  source: Source,
  mapping: Mapping,
  registry: MemberRegistry,
  staging: Staging,
  refused: RefusedFile,
  progress: (rows: number) => void,
): Promise<Found> {
  const read = rowReader(layoutOf(source.header, mapping), mapping, registry, placeFinder());
  const counts = {
    rows: 0,
    skipped: 0,
    refused: 0,
    duplicate: 0,
    summed: 0,
    empty: 0,
    totals: 0,
    monthsWithoutTotal: 0,
  };
  const found: Found = { counts, refusedRows: new Set(), problems: [] };
  const note = (problem: Problem) => {
    counts.refused++;
    found.refusedRows.add(problem.row);
    if (found.problems.length < listedProblems) found.problems.push(problem);
  };
  for await (const row of source.rows()) {
    counts.rows++;
    if (counts.rows % 50_000 === 0) progress(counts.rows);
    const { facts, problems, empty, skipped } = read(row);
    counts.empty += empty;
    if (skipped) counts.skipped++;
    for (const fact of facts) staging.add(fact);
    for (const problem of problems) {
      note(problem);
      await refused.add(problem, row.text);
    }
  }
  staging.flush();

  const repeats = await settleRepeats(staging, source.header, mapping.onRepeat ?? 'refuse');
  counts.duplicate = repeats.duplicate;
  counts.summed = repeats.summed;
  const totals = await settleTotals(staging, source.header, residualOf(mapping, registry));
  counts.totals = totals.totals;
  counts.monthsWithoutTotal = totals.monthsWithoutTotal;
  const late = [...repeats.problems, ...totals.problems];
  late.forEach(note);
  await addLate(refused, source, late);
  return found;
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
