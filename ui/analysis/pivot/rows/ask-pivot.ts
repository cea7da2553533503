import type { MarketAnswer, MarketQuery } from '@portal/contract';
import { CallError } from '@portal/shell';
import type { PivotFigure, PivotLevel, PivotPart, PivotShape } from './types.ts';

/** As many rows as a level of a pivot may have. */
export const levelRows = 20_000;

/** As many members as one question may name. */
const mostNamed = 500;

/** As many questions as are under way at once. */
const atOnce = 3;

/** What is asked of one dataset by one source. */
export interface PivotSource {
  base: Pick<MarketQuery, 'dataset' | 'dataSources' | 'dateType' | 'from' | 'to' | 'filters' | 'without'>;
  /** The indicators, and the place of each among the figures of the pivot. */
  figures: Readonly<Record<string, number>>;
  /** Those of `figures` that do not add up: of what a pivot leaves to its others they are asked anew. */
  unadded: readonly string[];
}

export interface PivotQuestion extends PivotShape {
  figures: readonly PivotFigure[];
  sources: readonly PivotSource[];
  /** Dimensions whose members have an order of their own. */
  ordered: readonly string[];
  /** How many members of the outermost row dimension stand by themselves; null for all. */
  top: number | null;
}

/** A level that could not be had whole, and why: how many rows it has, or the words of the server. */
export interface MissingLevel extends PivotLevel {
  all: number | null;
  says: string;
}

export interface PivotAnswer {
  /** What it answers: another question may be on its way already. */
  question: PivotQuestion;
  parts: PivotPart[];
  /** For what is said of the figures: an answer of each source. */
  answers: MarketAnswer[];
  missing: MissingLevel[];
  /** How many members the others are more than can be asked about together. */
  unasked: number;
}

/** All levels of a shape: everything, then rows, then columns, then where they meet. */
export function levelsOf({ rows, columns }: PivotShape): PivotLevel[] {
  const all = Array.from({ length: rows.length + 1 }, (_, row) =>
    Array.from({ length: columns.length + 1 }, (_column, column) => ({ rows: row, columns: column })),
  ).flat();
  const weight = (level: PivotLevel) => (level.rows > 0 && level.columns > 0 ? 100 : 0) + level.rows + level.columns;
  return all.sort((first, other) => weight(first) - weight(other));
}

/** The question about a level: its members in their own order where they have one, else the largest first. */
export function levelQuestion({ base, figures }: PivotSource, question: PivotQuestion, level: PivotLevel): MarketQuery {
  const [rows, columns] = [question.rows.slice(0, level.rows), question.columns.slice(0, level.columns)];
  const inner = rows.length === 0 ? columns.at(-1) : columns.length === 0 ? rows.at(-1) : undefined;
  const isOrdered = inner !== undefined && (inner === 'period' || question.ordered.includes(inner));
  const indicators = Object.keys(figures) as MarketQuery['indicators'];
  const by = (isOrdered ? inner : indicators[0]) as NonNullable<MarketQuery['sort']>['by'];
  return {
    ...base,
    by: [...rows, ...columns] as MarketQuery['by'],
    indicators,
    limit: levelRows,
    sort: { by, direction: isOrdered ? 'ascending' : 'descending' },
  };
}

/** The members of the outermost row dimension in the order of the first source that has them; without the unnamed. */
function membersIn(answer: MarketAnswer, dimension: string): string[] {
  return answer.rows.flatMap(({ kind, keys, unnamed }) =>
    kind === 'row' && !unnamed?.[dimension] && keys[dimension] !== undefined ? [keys[dimension]] : [],
  );
}

const tooLarge = (error: unknown): error is CallError =>
  error instanceof CallError && error.refusal === 'market.too-many-rows';

/** Does tasks in their order, a few at once. */
async function inTurn<Task>(tasks: readonly Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const left = [...tasks];
  const hand = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await work(task);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/**
 * Asks the market about every level of a pivot. What is too large for an answer is left out whole and said: a level
 * with holes would look as if nothing were there.
 * @param ask asks one question; the same one is asked once
 * @throws what `ask` throws, but for a level that is too large
 */
export async function askPivot(
  question: PivotQuestion,
  ask: (query: MarketQuery) => Promise<MarketAnswer>,
): Promise<PivotAnswer> {
  const [outer] = question.rows;
  const found = new Map<PivotSource, Map<string, MarketAnswer>>();
  const missing: MissingLevel[] = [];
  const miss = (level: PivotLevel, all: number | null, says: string) => {
    if (!missing.some((missingLevel) => missingLevel.rows === level.rows && missingLevel.columns === level.columns))
      missing.push({ rows: level.rows, columns: level.columns, all, says });
  };
  const nameOf = ({ rows, columns }: PivotLevel) => `${rows} ${columns}`;
  const tasks = levelsOf(question).flatMap((level) => question.sources.map((source) => ({ level, source })));
  await inTurn(tasks, async ({ level, source }) => {
    try {
      const answer = await ask(levelQuestion(source, question, level));
      if (answer.cut) miss(level, answer.cut.all, '');
      else found.set(source, (found.get(source) ?? new Map()).set(nameOf(level), answer));
    } catch (error) {
      if (!tooLarge(error)) throw error;
      miss(level, null, error.msg2Client);
    }
  });
  // What one source could not tell is told of none: figures beside an empty place would mislead.
  const isWhole = (level: PivotLevel) => !missing.some((missingLevel) => nameOf(missingLevel) === nameOf(level));
  const parts = levelsOf(question)
    .filter(isWhole)
    .flatMap((level) =>
      question.sources.flatMap((source): PivotPart[] => {
        const answer = found.get(source)?.get(nameOf(level));
        return answer ? [{ ...level, figures: source.figures, answer }] : [];
      }),
    );
  const answers = question.sources.flatMap((source) => [...(found.get(source)?.values() ?? [])].slice(0, 1));
  const lists = question.sources.map((source) => found.get(source)?.get(nameOf({ rows: 1, columns: 0 })));
  const members = outer ? [...new Set(lists.flatMap((answer) => (answer ? membersIn(answer, outer) : [])))] : [];
  const rest = outer && outer !== 'period' && question.top !== null ? members.slice(question.top) : [];
  if (rest.length === 0) return { question, parts, answers, missing, unasked: 0 };
  if (rest.length > mostNamed) return { question, parts, answers, missing, unasked: rest.length };
  const others = question.sources.flatMap((source) =>
    source.unadded.length === 0
      ? []
      : levelsOf({ rows: [], columns: question.columns })
          .filter(isWhole)
          .map((level) => ({ source, level })),
  );
  await inTurn(others, async ({ source, level }) => {
    const figures = Object.fromEntries(source.unadded.map((key) => [key, source.figures[key] ?? 0]));
    const filters = { ...source.base.filters, [outer as string]: rest };
    const query = { ...source, figures, base: { ...source.base, filters } };
    parts.push({ ...level, figures, answer: await ask(levelQuestion(query, question, level)), others: true });
  });
  return { question, parts, answers, missing, unasked: 0 };
}
