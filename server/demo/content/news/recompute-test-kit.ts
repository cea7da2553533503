import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { releaseFile } from '../../../market/releases/release.ts';
import type { Derived, Figure, Reading } from './figure.ts';
import { columns, facts, made, prices, sums } from './statements-test-kit.ts';
import { retail } from './tables.ts';

/** Works figures out from the rows of a release, without anything that the market answers by. */
export class Recomputed {
  private readonly known = new Map<string, Promise<number | null>>();
  private constructor(private readonly connection: DuckDBConnection) {}

  static async open(marketFolder: string, release: string): Promise<Recomputed> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await connection.run(`ATTACH '${releaseFile(marketFolder, release)}' AS release (READ_ONLY)`);
    await connection.run('USE release');
    return new Recomputed(connection);
  }

  close(): void {
    this.connection.closeSync();
  }

  /** @throws Error where nobody has written how it is worked out */
  async value(figure: Figure): Promise<number | null> {
    return 'way' in figure ? this.derived(figure) : this.reading(figure);
  }

  private async derived({ way, from, value }: Derived): Promise<number | null> {
    const values: number[] = [];
    for (const figure of from) values.push((await this.value(figure)) ?? Number.NaN);
    const [first = Number.NaN, second = Number.NaN] = values;
    switch (way) {
      case 'difference':
        return first - second;
      case 'quotient':
        return first / second;
      case 'sum':
        return values.reduce((total, each) => total + each, 0);
      case 'run': {
        const end = values.findIndex((each) => Math.sign(each) !== Math.sign(first));
        return end < 0 ? null : end;
      }
      case 'mark':
        return Math.min(first, second) < value && value < Math.max(first, second) ? value : null;
    }
  }

  private async reading({ dataset, indicator, month, of }: Reading): Promise<number | null> {
    const sum = sums[dataset]?.[indicator];
    if (sum) return this.ask(dataset, sum, of, month, month);
    const { of: base = '', how, back = 0 } = made[indicator] ?? { of: '', how: 'growth' };
    const expression = sums[dataset]?.[base];
    if (!expression) throw new Error(`Nobody has said how ${dataset}.${indicator} is worked out.`);
    const at = (begin: number, end = begin) => this.ask(dataset, expression, of, begin, end);
    const part = async (when: number) => {
      const { dataSource } = of;
      const whole = await this.ask(dataset, expression, dataSource ? { dataSource } : {}, when, when);
      return Number(await at(when)) / Number(whole);
    };
    const toDate = (when: number) => at(Math.floor(when / 12) * 12, when);
    switch (how) {
      case 'growth':
        return Number(await at(month)) / Number(await at(month - back)) - 1;
      case 'change':
        return Number(await at(month)) - Number(await at(month - back));
      case 'points':
        return (Number(await at(month)) - Number(await at(month - back))) * 100;
      case 'share':
        return part(month);
      case 'shareChange':
        return ((await part(month)) - (await part(month - back))) * 100;
      case 'toDate':
        return toDate(month);
      case 'toDateGrowth':
        return Number(await toDate(month)) / Number(await toDate(month - 12)) - 1;
      case 'rank':
        return this.rank(of, month);
      case 'rankMove':
        return (await this.rank(of, month - back)) - (await this.rank(of, month));
    }
  }

  private async rank(of: Reading['of'], month: number): Promise<number> {
    const column = columns[Object.keys(of)[0] ?? ''] ?? '';
    const read = await this.connection.runAndReadAll(`
      SELECT place FROM (SELECT ${column} AS key, RANK() OVER (ORDER BY SUM(f.volume) DESC) AS place
        FROM ${facts.sales} WHERE f.source = 3 AND f.month = ${month} GROUP BY 1)
      WHERE key = '${Object.values(of)[0]}'`);
    return Number(read.getRows()[0]?.[0]);
  }

  private ask(dataset: string, sum: string, of: Reading['of'], from: number, to: number): Promise<number | null> {
    const { dataSource = retail, ...members } = of;
    const source = 1 + ['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', retail].indexOf(dataSource);
    const conditions = [
      `f.month BETWEEN ${from} AND ${to}`,
      ...(dataset === 'sales' ? [`f.source = ${source}`] : []),
      ...Object.entries(members).map(([dimension, key]) => `${columns[dimension]} = '${key}'`),
    ];
    const joined = 'priceBand' in members ? ` ${prices}` : '';
    const statement = `SELECT ${sum} FROM ${facts[dataset]}${joined} WHERE ${conditions.join(' AND ')}`;
    const known = this.known.get(statement);
    if (known) return known;
    const running = this.connection.runAndReadAll(statement).then((read) => {
      const value = read.getRows()[0]?.[0];
      return value === null || value === undefined ? null : Number(value);
    });
    this.known.set(statement, running);
    return running;
  }
}
