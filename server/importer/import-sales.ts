import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dataSources, type Language } from '@portal/contract';
import { sourceNumbers } from '../market/index.ts';
import { compareWithCurrent, coverageOf } from './compare-release.ts';
import { layoutOf } from './layout.ts';
import { type Mapping, readMapping } from './mapping.ts';
import { MemberRegistry } from './member-registry.ts';
import { openSource } from './open-source.ts';
import { readAll } from './read-all.ts';
import { openRefusedFile } from './refused-file.ts';
import { type ImportReport, reportText } from './report.ts';
import { refuseFile } from './source-row.ts';
import { askNumber, openStaging, type Staging } from './staging.ts';
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

async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuseFile('importer.mapping-not-found', `找不到映射文件 ${file}。`, `Mapping file ${file} not found.`);
  });
  return readMapping(text);
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
