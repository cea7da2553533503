import { enumeratedMembers } from '../../market/index.ts';
import { readChoice } from '../parse/read-choice.ts';
import { type CurveRow, refuseRow } from './check-curve.ts';

/**
 * The fuel types that a cell names, by key or by name in either language.
 * @returns their keys in the order of the list; none where the cell is empty
 * @throws Refusal with the row where one is no fuel type
 */
export function fuelsOf(row: number, text: string): string[] {
  const names = text.split(/[\s,;、，；|/]+/).filter(Boolean);
  const keys = names.map((name) => {
    const key = readChoice('fuelType', name);
    if (typeof key === 'string') return key;
    const known = enumeratedMembers.fuelType.map((member) => member.key);
    throw refuseRow(
      row,
      `没有燃料类型“${name}”：请用 ${known.join('、')} 或其中文名称，以分号隔开。`,
      `there is no fuel type “${name}”: write ${known.join(', ')} or their names, parted by semicolons.`,
    );
  });
  return [...new Set(keys)].sort();
}

/** @throws Refusal with the row where the rows of a curve name other fuels, or a fuel would have two curves */
export function checkFuels(curves: readonly { name: string; rows: readonly CurveRow[] }[]): void {
  const owners = new Map<string, string>();
  for (const { name, rows } of curves) {
    const [first] = rows;
    if (!first) continue;
    const other = rows.find(({ fuels }) => fuels.join() !== first.fuels.join());
    if (other) {
      throw refuseRow(
        other.row,
        `曲线“${name}”的燃料与第 ${first.row} 行不同：一条曲线的各行应写相同的燃料。`,
        `the curve “${name}” has other fuels than in row ${first.row}: all rows of a curve name the same.`,
      );
    }
    // What names no fuel is the curve of all others, of which there is one.
    for (const fuel of first.fuels.length === 0 ? [''] : first.fuels) {
      const owner = owners.get(fuel);
      if (owner !== undefined) {
        throw refuseRow(
          first.row,
          fuel === ''
            ? `曲线“${owner}”和“${name}”都没有写燃料：只能有一条用于其余各类。`
            : `燃料 ${fuel} 已有曲线“${owner}”，曲线“${name}”不能再写：请只保留一处。`,
          fuel === ''
            ? `the curves “${owner}” and “${name}” both name no fuel: one alone is of all others.`
            : `the fuel ${fuel} has the curve “${owner}”, so “${name}” cannot be of it too; leave one of them.`,
        );
      }
      owners.set(fuel, name);
    }
  }
}
