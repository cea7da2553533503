import { type Dataset, type Indicator, isMemberDimension } from '../datasets/index.ts';
import { joinsOf } from '../datasets/joins.ts';
import { grainOf } from '../datasets/tables.ts';
import { formerName } from '../making/copy-former.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** A row of facts as it stands: its month, its own key, its columns, and the keys of the members it is told by. */
export interface PlainRow {
  month: number;
  key: string;
  columns: Readonly<Record<string, number>>;
  members: Readonly<Record<string, string>>;
}

/** Rows before the year 2022 stay; of the others some go, some change, and a month beyond the last is new. */
export function changingInserts({ facts }: Dataset): string[] {
  const grain = grainOf(facts);
  const chance = `(month * 31 + ${facts.chains.map(({ column }, at) => `${column} * ${7 - 4 * at}`).join(' + ')}) % 9`;
  const step = facts.every === 'year' ? 12 : 1;
  const figures = facts.figures.map(
    (figure, at) => `CASE WHEN chance = 1 THEN ${figure} + ${at + 1} ELSE ${figure} END`,
  );
  const rows = `(SELECT *, CASE WHEN month < 2022 * 12 THEN 8 ELSE ${chance} END AS chance FROM ${formerName}.${facts.table})`;
  return [
    `INSERT INTO ${facts.table} SELECT ${[...grain, ...figures].join(', ')} FROM ${rows} WHERE chance <> 0`,
    `INSERT INTO ${facts.table}
      SELECT ${grain.map((column) => (column === 'month' ? `month + ${step}` : column)).join(', ')}, ${facts.figures.join(', ')}
      FROM ${rows} WHERE month = (SELECT MAX(month) FROM ${formerName}.${facts.table})`,
  ];
}

/** Reads all rows of a dataset with plain joins. */
export async function plainRows({ facts, dimensions, reported }: Dataset, release: OpenRelease): Promise<PlainRow[]> {
  const joins = facts.chains.map(({ chain: { tables }, column }) => {
    const [first] = tables;
    return ` JOIN ${first?.name} ON ${first?.name}.${first?.id} = f.${column}${joinsOf(tables)}`;
  });
  const members = reported.by.map((key) => {
    const dimension = dimensions[key];
    return dimension && isMemberDimension(dimension) ? `${dimension.table.name}.key` : "''";
  });
  const own = facts.chains.map(({ column }) => `f.${column}`);
  const columns = await release.run(
    `SELECT f.month, ${own.join(', ')}, ${facts.figures.map((figure) => `f.${figure}`).join(', ')}, ${members.join(', ')}
     FROM ${facts.table} AS f${joins.join('')}`,
    [],
  );
  return (columns[0] ?? []).map((month, row) => {
    const cells = columns.slice(1).map((column) => column[row]);
    const figures = cells.slice(own.length, own.length + facts.figures.length).map(Number);
    return {
      month: Number(month),
      key: [month, ...cells.slice(0, own.length)].join(' '),
      columns: Object.fromEntries(facts.figures.map((figure, at) => [figure, figures[at] ?? 0])),
      members: Object.fromEntries(
        reported.by.map((key, at) => [key, String(cells[own.length + facts.figures.length + at])]),
      ),
    };
  });
}

/** What of a row an indicator is made of. */
export function partsOfRow(dataset: Dataset, indicator: Indicator, { columns }: PlainRow): number[] {
  const of = (column: string) => columns[column] ?? 0;
  switch (indicator.kind) {
    case 'additive':
    case 'latest':
      return [of(indicator.column)];
    case 'weighted':
      return [of(indicator.column) * of(indicator.weight), of(indicator.weight)];
    case 'mean':
      return [of(indicator.column), of(indicator.over)];
    case 'ratio':
      return [indicator.of, indicator.less ?? indicator.of, indicator.over].flatMap((key) => {
        const other = dataset.indicators[key];
        return other ? partsOfRow(dataset, other, { columns } as PlainRow) : [];
      });
    default:
      throw new Error(`${indicator.kind} is not told`);
  }
}

/** An indicator of some rows of a month; null where it has none. */
export function figureOfRows(indicator: Indicator, rows: readonly PlainRow[]): number | null {
  if (rows.length === 0) return null;
  const sum = (of: (row: PlainRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  switch (indicator.kind) {
    case 'additive':
    case 'latest':
      return sum(({ columns }) => columns[indicator.column] ?? 0);
    case 'weighted': {
      const weight = sum(({ columns }) => columns[indicator.weight] ?? 0);
      const all = sum(({ columns }) => (columns[indicator.column] ?? 0) * (columns[indicator.weight] ?? 0));
      return weight > 0 ? all / weight / (indicator.per ?? 1) : null;
    }
    case 'mean': {
      const over = sum(({ columns }) => columns[indicator.over] ?? 0);
      return over > 0 ? sum(({ columns }) => columns[indicator.column] ?? 0) / over / (indicator.per ?? 1) : null;
    }
    default:
      throw new Error(`${indicator.kind} is not told of these datasets`);
  }
}
