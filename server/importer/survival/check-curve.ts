import { oldestCar } from '../../market/index.ts';
import { refuseFile } from '../rows/source-row.ts';

/** A point of a curve as the file says it. */
export interface CurveRow {
  row: number;
  age: string;
  text: string;
  share: number;
  /** Keys of the fuel types that the row names. */
  fuels: readonly string[];
}

/** The refusal of a file of curves for one of its rows. */
export const refuseRow = (row: number, zh: string, en: string) =>
  refuseFile('importer.curve-row', `第 ${row} 行：${zh}`, `Row ${row}: ${en}`);

/**
 * Holds a curve to what survival can be.
 * @returns the share of each age, from 0
 * @throws Refusal with the row and what to do
 */
export function checkCurve(name: string, rows: readonly CurveRow[]): number[] {
  const byAge = new Map<number, CurveRow>();
  for (const point of rows) {
    const { row, text, share } = point;
    const age = /^\d{1,4}$/.test(point.age) ? Number(point.age) : Number.NaN;
    if (name === '') {
      throw refuseRow(
        row,
        '没有曲线的名称：请写明曲线及其来源。',
        'the curve has no name: say which it is, and its source.',
      );
    }
    if (!(age <= oldestCar)) {
      throw refuseRow(
        row,
        `车龄“${point.age}”应为 0 到 ${oldestCar} 的整年数：没有车能使用超过 ${oldestCar} 年。`,
        `the age “${point.age}” is to be a whole number of years from 0 to ${oldestCar}: no car is in use beyond ${oldestCar} years.`,
      );
    }
    if (!(share <= 1)) {
      throw refuseRow(
        row,
        `存活率“${text}”应在 0 到 1（或 0% 到 100%）之间：留下的车不会多于登记的车。`,
        `the survival “${text}” is to lie between 0 and 1 (or 0% and 100%): no more cars are left than were registered.`,
      );
    }
    const twice = byAge.get(age);
    if (twice) {
      throw refuseRow(
        row,
        `曲线“${name}”的车龄 ${age} 在第 ${twice.row} 行已经给出，请只保留一行。`,
        `the curve “${name}” has the age ${age} in row ${twice.row} already; leave one of them.`,
      );
    }
    byAge.set(age, point);
  }
  return Array.from({ length: Math.max(...byAge.keys()) + 1 }, (_, age) => {
    const [own, former] = [byAge.get(age), byAge.get(age - 1)];
    if (!own) {
      const next = [...byAge].filter(([other]) => other > age).sort(([first], [second]) => first - second)[0]?.[1];
      throw refuseRow(
        next?.row ?? 2,
        `曲线“${name}”缺少车龄 ${age}：请从 0 起逐年给出。`,
        `the curve “${name}” has no age ${age}: give every year from 0 on.`,
      );
    }
    if (former && own.share > former.share) {
      throw refuseRow(
        own.row,
        `曲线“${name}”在车龄 ${age} 的存活率 ${own.text} 高于前一年的 ${former.text}：存活率不会随车龄上升。`,
        `the curve “${name}” has ${own.text} at ${age} years and ${former.text} a year before: survival does not rise with age.`,
      );
    }
    return own.share;
  });
}
