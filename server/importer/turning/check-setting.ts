import type { Turned, TurnedCells } from '../mapping/turned-setting.ts';
import { refuseFile } from '../rows/source-row.ts';

const incomplete = (zh_CN: string, en: string) =>
  refuseFile(
    'importer.turned-incomplete',
    `映射的 turned 不完整：${zh_CN}。`,
    `turned of the mapping is not complete: ${en}.`,
  );

/** @returns the columns that the cells of a table become */
export const cellColumns = (cells: Turned['cells']): string[] =>
  typeof cells === 'string' ? [cells] : [cells.text, cells.sign, cells.price].flatMap((name) => name ?? []);

function checkCells({ sign, signs, unsigned, price, prices, apart }: TurnedCells, named: ReadonlySet<string>): void {
  if ((sign === undefined) !== (signs === undefined)) {
    throw incomplete(
      'cells.sign（列名）与 cells.signs（各符号的含义）须同时写明',
      'cells.sign, the column, and cells.signs, what each sign stands for, go together',
    );
  }
  if ((price === undefined) !== (prices === undefined)) {
    throw incomplete(
      'cells.price（列名）与 cells.prices（价格的写法）须同时写明',
      'cells.price, the column, and cells.prices, how prices are written, go together',
    );
  }
  if (prices !== undefined && ![prices].flat().every((pattern) => pattern.split('*').length === 2)) {
    throw incomplete('cells.prices 须以一个 * 代表价格', 'cells.prices has one * for the price');
  }
  if (sign === undefined && (unsigned !== undefined || apart !== undefined)) {
    throw incomplete(
      'cells.unsigned 与 cells.apart 只用于有符号的单元格；请写明 cells.sign 和 cells.signs',
      'cells.unsigned and cells.apart are of cells with signs; say cells.sign and cells.signs',
    );
  }
  if (apart && !named.has(apart.column)) {
    throw incomplete(
      `cells.apart.column“${apart.column}”既不是 labels 中的列，也不是 heads 中的列`,
      `cells.apart.column "${apart.column}" is neither one of the labels nor one of the heads`,
    );
  }
}

/**
 * Sees that what a mapping says of turning a table goes together.
 * @param labels names of the columns that say the rows
 * @throws Refusal
 */
export function checkTurned({ heads, cells, unit }: Turned, labels: readonly string[]): void {
  const columns = [...labels, ...Object.keys(heads), ...cellColumns(cells)];
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  if (twice !== undefined) {
    throw incomplete(`列“${twice}”写了两次`, `the column "${twice}" would come of two things`);
  }
  const named = new Set([...labels, ...Object.keys(heads)]);
  if (unit !== undefined && !named.has(unit)) {
    throw incomplete(
      `unit“${unit}”既不是 labels 中的列，也不是 heads 中的列`,
      `unit "${unit}" is neither one of the labels nor one of the heads`,
    );
  }
  if (typeof cells !== 'string') checkCells(cells, named);
}
