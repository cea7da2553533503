import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dataSources, type Language } from '@portal/contract';
import { sourceNumbers } from '../market/store/index.ts';
import { compareWithCurrent, coverageOf } from './compare-release.ts';
import { placeFinder } from './find-place.ts';
import { rowReader } from './interpret-row.ts';
import { layoutOf } from './layout.ts';
import { type Mapping, readMapping } from './mapping.ts';
import { MemberRegistry } from './member-registry.ts';
import { openSource } from './open-source.ts';
import type { Problem } from './problem.ts';
import { readChoice } from './read-choice.ts';
import { addLate, openRefusedFile, type RefusedFile } from './refused-file.ts';
import { type ImportReport, listedProblems, reportText } from './report.ts';
import { refuseFile, type Source } from './source-row.ts';
import { askNumber, openStaging, type Staging, settleRepeats, settleTotals } from './staging.ts';
import { writeRelease } from './write-release.ts';

export interface ImportOptions {
  /** `<data>/market` */
  marketFolder: string;
  file: string;
  /** Path of the mapping; without one the columns must have the names of the fields. */
  mappingFile?: string | undefined;
  dryRun?: boolean | undefined;
  /** Makes a release of the rest although some values were refused. */
  allowRefused?: boolean | undefined;
  note?: string | undefined;
  /** Language of report.txt; report.json and refused.csv carry both. */
  language?: Language | undefined;
  progress?: ((rows: number) => void) | undefined;
}

export interface ImportResult {
  report: ImportReport;
  /** The folder with report.json, report.txt and refused.csv. */
  folder: string;
}

interface Found {
  counts: Pick<
    ImportReport['counts'],
    'rows' | 'skipped' | 'refused' | 'duplicate' | 'summed' | 'empty' | 'totals' | 'monthsWithoutTotal'
  >;
  refusedRows: Set<number>;
  problems: Problem[];
}

async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuseFile(`找不到映射文件 ${file}。`, `There is no mapping file ${file}.`);
  });
  return readMapping(text);
}

/** Reads all rows once into the staging tables, writing refused ones away at once. */
async function readAll(
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
      `映射的 total.fuelType：${fuel.sentence.zh_CN}`,
      `total.fuelType of the mapping: ${fuel.sentence.en}`,
    );
  }
  const id = registry.residual(total.name, fuel);
  return typeof id === 'number' ? id : null;
}

/** The keys of members, for the comparison with the published release. */
async function writeKeys({ connection }: Staging, registry: MemberRegistry): Promise<void> {
  for (const table of ['sub_model', 'city'] as const) {
    await connection.run(`CREATE TABLE members_${table} (id INTEGER, key VARCHAR)`);
    const appender = await connection.createAppender(`members_${table}`);
    for (const { id, key } of registry.tables[table].values()) {
      appender.appendInteger(id);
      appender.appendVarchar(key);
      appender.endRow();
    }
    appender.closeSync();
  }
}

const stampOf = (): string => {
  const time = new Date().toISOString().replace(/\D/g, '');
  return `${time.slice(0, 8)}-${time.slice(8, 17)}`;
};

/**
 * Reads a file of sales through its mapping, writes a report beside the refused rows, and makes an unpublished
 * release: all of it or nothing.
 * @throws Refusal when the file or the mapping cannot be understood at all; refused rows are no error, see
 *   `report.outcome`
 */
export async function importSales(options: ImportOptions): Promise<ImportResult> {
  const { marketFolder, file, dryRun = false, allowRefused = false, note = '', language = 'en' } = options;
  const mapping = await mappingOf(options.mappingFile);
  const source = await openSource(file, mapping);
  layoutOf(source.header, mapping);

  const stamp = stampOf();
  const folder = join(marketFolder, 'imports', stamp);
  await mkdir(folder, { recursive: true });
  const stagingFile = join(folder, 'staging.duckdb');
  const registry = new MemberRegistry(mapping.chineseNames);
  const staging = await openStaging(stagingFile);
  const refused = await openRefusedFile(join(folder, 'refused.csv'));
  let done = false;
  try {
    const found = await readAll(source, mapping, registry, staging, refused, options.progress ?? (() => {}));
    await refused.close();
    await writeKeys(staging, registry);
    const comparison = await compareWithCurrent(staging, marketFolder);
    const coverage = await coverageOf(staging);
    const accepted = await askNumber(staging.connection, 'SELECT COUNT(*) FROM facts');
    const used = (column: string) => askNumber(staging.connection, `SELECT COUNT(DISTINCT ${column}) FROM facts`);
    const { tables } = registry;
    const report: ImportReport = {
      dataset: 'sales',
      file: basename(file),
      stamp,
      dryRun,
      understood: { kind: source.kind, ...source.details },
      header: source.header,
      coverage: coverage && {
        ...coverage,
        sources: dataSources.filter((key) => coverage.sources.includes(sourceNumbers[key])),
      },
      counts: {
        ...found.counts,
        accepted,
        refusedRows: found.refusedRows.size,
        manufacturers: tables.manufacturer.size,
        brands: tables.brand.size,
        models: tables.model.size,
        subModels: await used('sub_model_id'),
        cities: await used('city_id'),
      },
      comparison,
      problems: found.problems,
      outcome: 'dry-run',
      release: null,
    };
    staging.close();
    if (!dryRun) {
      const stands = accepted > 0 && (found.counts.refused === 0 || allowRefused);
      report.outcome = stands ? 'sealed' : 'refused';
      const { preliminaryFrom = null } = mapping;
      if (stands) report.release = await writeRelease(marketFolder, stagingFile, registry, { note, preliminaryFrom });
    }
    await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(join(folder, 'report.txt'), reportText(report, language));
    done = true;
    return { report, folder };
  } finally {
    staging.close();
    await rm(stagingFile, { force: true });
    await rm(`${stagingFile}.wal`, { force: true });
    if (!done) {
      await refused.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
}
