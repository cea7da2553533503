import { DuckDBInstance } from '@duckdb/node-api';
import { type Dataset, type FileDeclaration, grainOf } from '../../market/index.ts';
import { createLate, type LateReasons, labelOf, noteLate, placeOf } from '../reading/late-problems.ts';
import { askNumber, numberedParts, type Staged } from '../reading/staging.ts';
import { declaredReasons } from './reasons.ts';

/** A row of facts: its month and members are its key, a week tells rows of a month apart. */
export interface DeclaredFact {
  part?: string | undefined;
  row: number;
  /** The column that it stood in, of a table that was turned. */
  place?: number | undefined;
  step: number;
  /** The month, then the member of each chain. */
  key: number[];
  figures: number[];
}

/** The rows of one import on disk, so that a large file needs little memory. */
export interface Stage extends Staged {
  add(fact: DeclaredFact): void;
  /** Ends adding, so that the rows can be asked. */
  flush(): void;
  close(): void;
}

/** @param file a path where a temporary database may stand; the caller removes it */
export async function openStage(file: string, { facts }: Dataset): Promise<Stage> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run("SET memory_limit = '1GB'");
  const numbers = ['step', ...grainOf(facts), ...facts.figures].map((column) => `${column} INTEGER`);
  const place = 'source_part SMALLINT, source_row INTEGER, source_column INTEGER';
  await connection.run(`CREATE TABLE staged (${place}, ${numbers.join(', ')})`);
  const appender = await connection.createAppender('staged');
  const { parts, numberOf } = numberedParts();
  let waiting = 0;
  let open = true;
  let closed = false;
  const flush = () => {
    if (open) appender.closeSync();
    open = false;
  };
  return {
    connection,
    parts,
    add({ part, row, place = noColumn, step, key, figures }) {
      appender.appendSmallInt(numberOf(part));
      for (const value of [row, place, step, ...key, ...figures]) appender.appendInteger(value);
      appender.endRow();
      if (++waiting % 100_000 === 0) appender.flushSync();
    },
    flush,
    close() {
      if (closed) return;
      closed = true;
      flush();
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** The column of what is said of a whole row: none, as no file has so many. */
export const noColumn = 65_535;

/**
 * Settles repeats: what stands twice with the same figures is kept once, and with different ones refused, all of it;
 * both are noted. Makes the table `facts`, of one row for each month and member; weeks are added up.
 */
export async function settleRows(stage: Stage, { facts }: Dataset): Promise<void> {
  stage.flush();
  const { connection } = stage;
  const keys = grainOf(facts);
  const key = ['step', ...keys].join(', ');
  const same = facts.figures.map((figure) => `MIN(${figure}) = MAX(${figure})`).join(' AND ');
  await connection.run(createLate);
  await connection.run(`CREATE TABLE once AS
    SELECT ${key}, ${facts.figures.map((figure) => `ANY_VALUE(${figure}) AS ${figure}`).join(', ')}, COUNT(*) AS times,
      MIN(${placeOf('staged')}) AS place, ${same} AS same FROM staged GROUP BY ${key}`);
  const sums = facts.figures.map((figure) => `CAST(SUM(${figure}) AS INTEGER) AS ${figure}`).join(', ');
  await connection.run(`CREATE TABLE facts AS
    SELECT ${keys.join(', ')}, ${sums}, MIN(place) AS place FROM once WHERE same GROUP BY ${keys.join(', ')}`);
  const repeated = `FROM staged AS s JOIN once AS o USING (${key}) WHERE o.times > 1 AND`;
  await noteLate(
    stage,
    'repeated',
    `SELECT ${placeOf('s')} AS at, s.month, NULL,
       LEFT(STRING_AGG(${labelOf(stage, placeOf('s'))}, ', ') OVER (PARTITION BY o.place), 80), NULL
     ${repeated} NOT o.same`,
  );
  await noteLate(
    stage,
    'duplicate',
    `SELECT ${placeOf('s')} AS at, s.month, NULL, ${labelOf(stage, 'o.place')}, NULL
     ${repeated} o.same AND ${placeOf('s')} <> o.place`,
  );
}

/** @returns SQL for the figures of a row as a sentence says them: msrp 129800, tp 119800 */
export const figureTexts =
  ({ facts }: Dataset, { fields }: FileDeclaration) =>
  (of: string): string => {
    const each = facts.figures.flatMap((column) =>
      Object.entries(fields).flatMap(([key, field]) => {
        if (field.kind !== 'figure' || field.column !== column) return [];
        const value = field.per === undefined ? `${of}.${column}` : `${of}.${column} / ${field.per}`;
        return [`'${key} ' || CAST(${value} AS VARCHAR)`];
      }),
    );
    return each.length === 0 ? `''` : `CONCAT_WS(', ', ${each.join(', ')})`;
  };

export const lateReasons: LateReasons = {
  repeated: declaredReasons.repeated,
  duplicate: declaredReasons.duplicate,
  exists: declaredReasons.exists,
  absent: declaredReasons.absent,
  fault: (zh_CN, en) => declaredReasons.fault({ zh_CN, en }),
  unspecified: declaredReasons.unspecified,
  partly: declaredReasons.partly,
  'sum-too-large': declaredReasons.sumTooLarge,
  overlapping: declaredReasons.overlapping,
  'several-of-one': declaredReasons.severalOfOne,
  'once-a-month': declaredReasons.onceAMonth,
  'same-days': declaredReasons.sameDays,
  'sum-beyond': declaredReasons.sumBeyond,
};

/** @returns first and last month of what was settled, and how many rows it has; null where there are none */
export async function settledSpan({
  connection,
}: Stage): Promise<{ first: number; last: number; rows: number } | null> {
  const rows = await askNumber(connection, 'SELECT COUNT(*) FROM facts');
  if (rows === 0) return null;
  const first = await askNumber(connection, 'SELECT MIN(month) FROM facts');
  return { first, last: await askNumber(connection, 'SELECT MAX(month) FROM facts'), rows };
}
