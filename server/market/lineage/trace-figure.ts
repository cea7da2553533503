import { basename } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusal.ts';
import type { Sentence } from '../../kernel/sentence.ts';
import { withReleases } from '../gate/attach.ts';
import { type Delivery, deliveryFile, needRelease, releaseFolder } from '../store/index.ts';

/** Which figure is meant. */
export interface FigureKey {
  /** year * 12 + month - 1 */
  month: number;
  /** The number of the source. */
  source: number;
  /** A key, or a name in either language. */
  subModel: string;
  city: string;
}

/** One delivery's part in a figure. */
export interface TraceStep {
  delivery: Delivery;
  /** Empty where there was or would be no figure. */
  before: number | null;
  after: number | null;
  /** The sheet, or the file of an archive or folder, where there were several. */
  part: string | null;
  /** The row of the file, the header being row 1; null where the file withdrew the figure by its silence. */
  row: number | null;
}

export interface Trace {
  subModel: { key: string; name: Sentence };
  city: { key: string; name: Sentence };
  /** What the release says now; null where it has no such figure. */
  figure: number | null;
  /** The newest first. */
  steps: TraceStep[];
}

interface Member {
  id: number;
  key: string;
  name: Sentence;
}

/** @throws Refusal when none of the release goes by that text, or several do */
async function memberOf(connection: DuckDBConnection, table: 'sub_model' | 'city', text: string): Promise<Member> {
  const read = await connection.runAndReadAll(
    `SELECT ${table}_id, key, name_zh, name_en FROM fresh.${table}
     WHERE key = $1 OR LOWER(name_en) = LOWER($1) OR LOWER(name_zh) IN (LOWER($1), LOWER($1) || '市') ORDER BY key`,
    [text],
  );
  const members = read.getRows().map(([id, key, zh, en]): Member => {
    return { id: Number(id), key: String(key), name: { zh_CN: String(zh), en: String(en) } };
  });
  const exact = members.find(({ key }) => key === text) ?? (members.length === 1 ? members[0] : undefined);
  if (exact) return exact;
  const keys = members.map(({ key }) => key).join(', ') || '-';
  throw new Refusal('market.member-not-told', status.refused, {
    zh_CN: `版本中没有唯一名为“${text}”的成员；同名的键：${keys}。请给出键。`,
    en: `The release has no single member called “${text}”; keys of that name: ${keys}. Give the key.`,
  });
}

async function stepsOf(connection: DuckDBConnection, folder: string, deliveries: Delivery[], where: string) {
  const steps: TraceStep[] = [];
  for (const delivery of [...deliveries].reverse()) {
    const file = deliveryFile(folder, basename(delivery.id)).replaceAll("'", "''");
    // Of a delivery of another dataset, or one whose rows were not kept, there is no file.
    const there = await connection.runAndReadAll(`SELECT COUNT(*) FROM glob('${file}')`);
    if (delivery.dataset !== 'sales' || Number(there.getRows()[0]?.[0]) === 0) continue;
    const read = await connection.runAndReadAll(
      `SELECT before, after, part, file_row FROM read_parquet('${file}') WHERE ${where}`,
    );
    for (const [before, after, part, row] of read.getRows()) {
      const number = (value: typeof before) => (value === null || value === undefined ? null : Number(value));
      steps.push({
        ...{ delivery, before: number(before), after: number(after) },
        ...{ part: part === null ? null : String(part), row: number(row) },
      });
    }
  }
  return steps;
}

/**
 * Follows a figure of sales to the deliveries and rows that it came from.
 * @param folder the market folder
 * @throws Refusal when there is no such release, or it is damaged, or has no single member of a name
 */
export async function traceFigure(folder: string, id: string, wanted: FigureKey): Promise<Trace> {
  const { deliveries = [] } = await needRelease(folder, id);
  return withReleases(folder, { fresh: id }, async (connection) => {
    const subModel = await memberOf(connection, 'sub_model', wanted.subModel);
    const city = await memberOf(connection, 'city', wanted.city);
    const when = `month = ${wanted.month} AND source = ${wanted.source}`;
    const read = await connection.runAndReadAll(
      `SELECT volume FROM fresh.sales WHERE ${when} AND sub_model_id = ${subModel.id} AND city_id = ${city.id}`,
    );
    const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
    const where = `${when} AND sub_model = ${quoted(subModel.key)} AND city = ${quoted(city.key)}`;
    const figure = read.getRows()[0]?.[0];
    return {
      ...{ subModel, city, figure: figure === undefined || figure === null ? null : Number(figure) },
      steps: await stepsOf(connection, releaseFolder(folder, id), deliveries, where),
    };
  });
}
