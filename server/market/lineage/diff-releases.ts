import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';
import { withReleases } from '../gate/attach.ts';
import { monthText } from '../model/index.ts';
import { needRelease } from '../store/index.ts';
import { describedCars } from './described-cars.ts';

/** How many groups a comparison tells of. */
const told = 30;

/** Figures of a model in a month and source that are not the same in two releases. */
export interface DiffGroup {
  /** Such as 2024-03. */
  month: string;
  /** The number of the source. */
  source: number;
  manufacturer: Sentence;
  model: Sentence;
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** Units of these figures in the older and the newer release. */
  before: number;
  after: number;
}

export interface ReleaseDiff {
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** Those with the largest changes, the largest first. */
  groups: DiffGroup[];
  /** How many groups there are. */
  found: number;
}

/** A figure that differs, as a line of a file: month, source, names, before, after. */
export type DiffLine = [month: string, source: number, ...names: string[]];

const whole = `COUNT(*) FILTER (before IS NULL), COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL),
  COUNT(*) FILTER (after IS NULL)`;

/** Makes the table `changes`. Members are the same where their keys are, whatever their numbers. */
async function findChanges(connection: DuckDBConnection): Promise<void> {
  const [fresh, old] = [await describedCars(connection, 'fresh'), await describedCars(connection, 'old')];
  const names = ['maker', 'brand', 'model', 'car'].flatMap((of) => [`${of}_zh`, `${of}_en`]);
  const either = names.map((name) => `COALESCE(f.${name}, o.${name}) AS ${name}`);
  await connection.run(`CREATE TABLE cars AS SELECT ROW_NUMBER() OVER () AS car, f.sub_model_id AS fresh_id,
    o.sub_model_id AS old_id, ${either.join(', ')} FROM (${fresh}) AS f FULL JOIN (${old}) AS o USING (key)`);
  await connection.run(`CREATE TABLE places AS SELECT ROW_NUMBER() OVER () AS place, f.city_id AS fresh_id,
    o.city_id AS old_id, COALESCE(f.name_zh, o.name_zh) AS place_zh, COALESCE(f.name_en, o.name_en) AS place_en
    FROM fresh.city AS f FULL JOIN old.city AS o USING (key)`);
  const figures = (release: string) => `SELECT month, source, car, place, volume FROM ${release}.sales AS s
    JOIN cars ON cars.${release}_id = s.sub_model_id JOIN places ON places.${release}_id = s.city_id`;
  await connection.run(`CREATE TABLE changes AS
    SELECT month, source, car, place, o.volume AS before, f.volume AS after
    FROM (${figures('fresh')}) AS f FULL JOIN (${figures('old')}) AS o USING (month, source, car, place)
    WHERE f.volume IS DISTINCT FROM o.volume`);
}

const count = (value: DuckDBValue | undefined): number => Number(value ?? 0);

async function groupsOf(connection: DuckDBConnection): Promise<Pick<ReleaseDiff, 'groups' | 'found'>> {
  const read = await connection.runAndReadAll(`
    SELECT month, source, maker_zh, maker_en, model_zh, model_en, ${whole},
      CAST(COALESCE(SUM(before), 0) AS DOUBLE), CAST(COALESCE(SUM(after), 0) AS DOUBLE), COUNT(*) OVER ()
    FROM changes JOIN cars USING (car) GROUP BY month, source, maker_zh, maker_en, model_zh, model_en
    ORDER BY SUM(ABS(COALESCE(after, 0) - COALESCE(before, 0))) DESC, month DESC, source, model_en, maker_en
    LIMIT ${told}`);
  const groups = read.getRows().map((row): DiffGroup => {
    const [month, source, makerZh, makerEn, modelZh, modelEn, ...counts] = row;
    const [inserted = 0, corrected = 0, withdrawn = 0, before = 0, after = 0] = counts.map(count);
    return {
      ...{ month: monthText(count(month)), source: count(source) },
      ...{ manufacturer: { zh_CN: String(makerZh), en: String(makerEn) } },
      ...{ model: { zh_CN: String(modelZh), en: String(modelEn) } },
      ...{ inserted, corrected, withdrawn, before, after },
    };
  });
  return { groups, found: count(read.getRows()[0]?.[11]) };
}

/** Every figure that differs, those of the newest month first. */
async function* linesOf(connection: DuckDBConnection, language: Language): AsyncIterable<DiffLine[]> {
  const ending = language === 'en' ? 'en' : 'zh';
  const names = ['maker', 'brand', 'model', 'car', 'place'].map((of) => `${of}_${ending}`).join(', ');
  const result = await connection.stream(`SELECT month, source, ${names}, before, after
    FROM changes JOIN cars USING (car) JOIN places USING (place) ORDER BY month DESC, source, ${names}`);
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    yield chunk.getRows().map(([month, source, ...rest]): DiffLine => {
      return [monthText(count(month)), count(source), ...rest.map((value) => (value === null ? '' : String(value)))];
    });
  }
}

/**
 * Compares the figures of two releases by their keys.
 * @param folder the market folder
 * @param id the newer release @param other the older one
 * @param each is given every figure that differs, with names in this language
 * @throws Refusal when one of them is not there, or damaged
 */
export async function diffReleases(
  folder: string,
  id: string,
  other: string,
  language: Language,
  each?: (lines: AsyncIterable<DiffLine[]>) => Promise<void>,
): Promise<ReleaseDiff> {
  for (const one of [id, other]) await needRelease(folder, one);
  return withReleases(folder, { fresh: id, old: other }, async (connection) => {
    await findChanges(connection);
    const read = await connection.runAndReadAll(`SELECT ${whole} FROM changes`);
    const [inserted = 0, corrected = 0, withdrawn = 0] = (read.getRows()[0] ?? []).map(count);
    const found = await groupsOf(connection);
    await each?.(linesOf(connection, language));
    return { inserted, corrected, withdrawn, ...found };
  });
}
