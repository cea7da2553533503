import type { PolicyRecord } from '../../../content/index.ts';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import { monthText } from '../../../market/index.ts';
import { type CastModel, demoCast } from '../demo-cast.ts';
import { demoPolicies } from '../demo-policies.ts';
import { monthName } from '../demo-words.ts';
import { firstTables, laterTables, type TableName } from './desk-tables.ts';
import { type Line, type NewsQuestions, type Table, Tables } from './tables.ts';

/** A line of which nothing is known: no story is told of it. */
const nobody: Line = { key: '', name: { zh_CN: '', en: '' }, of: {}, figure: () => null };

/** What lies on the desk of whoever writes the news of a month. */
export interface Desk {
  /** year * 12 + month - 1 */
  month: number;
  /** @param back how many months before */
  monthName(back?: number): Sentence;
  /** @returns the figures of the whole country and all cars */
  whole(table: TableName, back?: number): Line;
  /** @returns the members, the largest first */
  lines(table: TableName, back?: number): readonly Line[];
  /** @returns one member; a line that knows nothing where there is none */
  line(table: TableName, key: string, back?: number): Line;
  /** @returns of some lines the one that the news have spoken of least, the first of several */
  fresh(lines: readonly Line[]): Line;
  /** @returns a model that sells much: the more it sells the more often */
  model(passes?: (model: CastModel) => boolean): Line;
  cast(key: string): CastModel | undefined;
  /** The policies that take effect in the month. */
  policies: readonly PolicyRecord[];
}

/** Months before the first that are spoken of: series that rise or fall, and what was a year before. */
const lookBack = 12;

/** How many of the models that sell most are spoken of. */
const mostModels = 24;

/** How much less is written of a model for its place among those that sell most: of the tenth about a fifth of the first. */
const fall = 0.7;

/** @returns of lines, the largest first, the one whose turn it is where each is spoken of by its place */
const inTurn = (lines: readonly Line[], spoken: ReadonlyMap<string, number>): Line => {
  const due = ({ key }: Line, at: number) => ((spoken.get(key) ?? 0) + 0.5) * (at + 1) ** fall;
  const turns = lines.map((line, at) => ({ line, due: due(line, at) }));
  return turns.reduce((best, turn) => (turn.due < best.due ? turn : best), turns[0] ?? { line: nobody, due: 0 }).line;
};

const monthsOf = ({ effectiveFrom }: PolicyRecord) =>
  Number(effectiveFrom.slice(0, 4)) * 12 + Number(effectiveFrom.slice(4, 6)) - 1;

/**
 * Asks the market for all that news are made of.
 * @param first the first month that news are of, year * 12 + month - 1
 * @param spoken how often the news have spoken of each member
 * @returns whether the market has what follows a first start, and the desk of each month
 */
export async function openDesks(
  market: NewsQuestions,
  size: 'full' | 'small',
  { first, last, spoken }: { first: number; last: number; spoken: ReadonlyMap<string, number> },
): Promise<{ whole: boolean; at(month: number): Desk }> {
  const tables = new Map<string, Table>();
  const reader = new Tables(market, first - lookBack, last);
  const whole = (await market.months('charging')) !== null;
  const declared = { ...firstTables, ...(whole ? laterTables : {}) };
  for (const [name, declaration] of Object.entries(declared)) tables.set(name, await reader.read(declaration));
  const cast = new Map(demoCast(size, monthText(first), monthText(last)).map((model) => [model.key, model]));
  const policies = demoPolicies();
  const fresh = (lines: readonly Line[]) =>
    lines.reduce(
      (best, line) => ((spoken.get(line.key) ?? 0) < (spoken.get(best.key) ?? 0) ? line : best),
      lines[0] ?? nobody,
    );
  const at = (month: number): Desk => {
    const lines = (table: TableName, back = 0) => {
      const year = table.startsWith('configuration');
      return tables.get(table)?.get(year ? Math.floor((month - back) / 12) * 12 : month - back) ?? [];
    };
    return {
      month,
      monthName: (back = 0) => monthName(monthText(month - back)),
      lines,
      whole: (table, back) => lines(table, back)[0] ?? nobody,
      line: (table, key, back) => lines(table, back).find((line) => line.key === key) ?? nobody,
      fresh,
      model(passes = () => true) {
        const known = lines('sales.model').filter(({ key }) => {
          const model = cast.get(key);
          return model && passes(model);
        });
        return inTurn(known.slice(0, mostModels), spoken);
      },
      cast: (key) => cast.get(key),
      policies: policies.filter((policy) => monthsOf(policy) === month),
    };
  };
  return { whole, at };
}
