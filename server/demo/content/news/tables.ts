import type { DatasetKey, DimensionKey } from '@portal/contract';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import { builtInSources, type Market, monthNumber, monthText } from '../../../market/index.ts';
import type { Reading } from './figure.ts';

/** What the news ask the market. */
export type NewsQuestions = Pick<Market, 'query' | 'members' | 'months' | 'catalogue'>;

/** The figures of one member, or pair of members, in one month. */
export interface Line {
  /** Of the last of its dimensions. */
  key: string;
  name: Sentence;
  of: Readonly<Partial<Record<DimensionKey, string>>>;
  figure(indicator: string): Reading | null;
}

/** The source that news speak by, unless they name another: terminal retail, which knows buyers, fuel types and places. */
export const retail = 'DATASOURCE_ZD_LINGSHOU';

/** What is asked of the market for the news: one question, for all months. */
export interface TableDeclaration {
  dataset: DatasetKey;
  by: readonly DimensionKey[];
  /** The first of them is by what lines are sorted, the largest first. */
  indicators: readonly string[];
  annual?: boolean;
}

/** The lines of each month, the largest first; members that nobody named are left out. */
export type Table = ReadonlyMap<number, readonly Line[]>;

const monthOf = (period: string, annual: boolean) => (annual ? Number(period) * 12 : monthNumber(period));

/** Asks the market, and keeps names of members so that each dimension is asked for once. */
export class Tables {
  private readonly names = new Map<DimensionKey, Promise<Map<string, string>>>();
  constructor(
    private readonly market: NewsQuestions,
    private readonly from: number,
    private readonly to: number,
  ) {}

  /** @returns an empty table where the release keeps nothing of the dataset */
  async read({ dataset, by, indicators, annual = false }: TableDeclaration): Promise<Table> {
    const span = await this.market.months(dataset);
    if (!span) return new Map();
    const [from, to] = [Math.max(this.from, span.first), Math.min(this.to, span.last)];
    const { rows } = await this.market.query(
      {
        dataset,
        dataSources:
          dataset !== 'sales' ? [] : by.includes('dataSource') ? builtInSources.map(({ key }) => key) : [retail],
        dateType: annual ? 'annual' : 'monthly',
        from: monthText(from),
        to: monthText(to),
        by: ['period', ...by],
        indicators: [...indicators],
        limit: 20_000,
      },
      'zh_CN',
    );
    const last = by.at(-1);
    const english = last ? await this.englishOf(dataset, last) : new Map<string, string>();
    const table = new Map<number, Line[]>();
    for (const { kind, keys, names, unnamed, values } of rows) {
      if (kind !== 'row' || unnamed || by.some((dimension) => keys[dimension] === 'unknown')) continue;
      const month = monthOf(keys.period ?? '', annual);
      const of = Object.fromEntries(by.map((dimension) => [dimension, keys[dimension] ?? '']));
      const key = last ? (keys[last] ?? '') : '';
      const line: Line = {
        key,
        name: { zh_CN: last ? (names[last] ?? '') : '', en: english.get(key) ?? '' },
        of,
        figure(indicator) {
          const value = values[indicator];
          return value === null || value === undefined ? null : { dataset, indicator, month, of, value };
        },
      };
      const lines = table.get(month) ?? [];
      lines.push(line);
      table.set(month, lines);
    }
    const [first = ''] = indicators;
    const size = (line: Line) => line.figure(first)?.value ?? 0;
    for (const lines of table.values())
      lines.sort((line, other) => size(other) - size(line) || (line.key < other.key ? -1 : 1));
    return table;
  }

  private englishOf(dataset: DatasetKey, dimension: DimensionKey): Promise<Map<string, string>> {
    const known = this.names.get(dimension);
    if (known) return known;
    const names = this.market
      .members({ dataset, dimension, limit: 5000 }, 'en')
      .then(({ members }) => new Map(members.map(({ key, name }) => [key, name])));
    this.names.set(dimension, names);
    return names;
  }
}
