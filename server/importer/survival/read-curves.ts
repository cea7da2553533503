import { parse } from 'csv-parse/sync';
import { refuseFile } from '../rows/source-row.ts';
import { type CurveRow, checkCurve } from './check-curve.ts';

/** A curve as a file gives it: which fuels it is of, and the part of registrations that is left, by age from 0. */
export interface Curve {
  name: string;
  english: string;
  /** Keys of fuel types; none where it is of all that no other curve is of. */
  fuels: readonly string[];
  shares: readonly number[];
}

/** What the columns may be called. */
const heads = {
  curve: ['curve', '存活曲线', '曲线'],
  curveEn: ['curveen', 'curve in english', '存活曲线英文名'],
  fuels: ['fuels', 'fueltype', '燃料类型', '燃料'],
  age: ['age', '车龄', '车龄（年）'],
  share: ['share', 'survival', '存活率'],
} as const;

const needed = ['curve', 'age', 'share'] as const;

/** A part of one: 0.85, or 85 %. */
function readShare(text: string): number {
  const [, digits = '', percent] = /^(\d+(?:\.\d+)?)\s*([%％])?$/.exec(text.trim()) ?? [];
  return digits === '' ? Number.NaN : Number(digits) / (percent ? 100 : 1);
}

/**
 * Reads the survival curves of a file: rows of curve, age and share, with the fuels that a curve is of.
 * @param text the file, CSV in UTF-8
 * @throws Refusal, with the row, where a column is missing, an age is beyond a hundred years, a share above one, or a curve
 *   rises with age, leaves an age out or says one twice
 */
export function readCurves(text: string): Curve[] {
  const rows: string[][] = parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true, trim: true });
  const head = (rows[0] ?? []).map((name) => name.toLowerCase());
  const at = Object.fromEntries(
    Object.entries<readonly string[]>(heads).map(([key, names]) => [
      key,
      head.findIndex((name) => names.includes(name)),
    ]),
  ) as Record<keyof typeof heads, number>;
  const missing = needed.filter((key) => at[key] < 0);
  if (missing.length > 0 || rows.length < 2) {
    const [columns, lacking] = [needed.join(', '), missing.join(', ') || '-'];
    throw refuseFile(
      'importer.curve-columns',
      `存活曲线文件需要列 ${columns}（或 存活曲线、车龄、存活率）和至少一行；缺少的列：${lacking}。`,
      `A file of survival curves needs the columns ${columns} and at least one row; columns missing: ${lacking}.`,
    );
  }
  const cell = (row: readonly string[], key: keyof typeof heads) => row[at[key]] ?? '';
  const named = new Map<string, { english: string; fuels: string; rows: CurveRow[] }>();
  for (const [index, row] of rows.slice(1).entries()) {
    const name = cell(row, 'curve');
    const own = named.get(name) ?? { english: cell(row, 'curveEn') || name, fuels: cell(row, 'fuels'), rows: [] };
    own.rows.push({
      row: index + 2,
      age: cell(row, 'age'),
      text: cell(row, 'share'),
      share: readShare(cell(row, 'share')),
    });
    named.set(name, own);
  }
  return [...named].map(([name, { english, fuels, rows: own }]) => ({
    name,
    english,
    fuels: fuels
      .split(/[\s,;、，；|]+/)
      .filter(Boolean)
      .map((fuel) => fuel.toUpperCase()),
    shares: checkCurve(name, own),
  }));
}
