import { describe, expect, test } from '@jest/globals';
import type { MarketAnswer, MarketQuery } from '@portal/contract';
import { CallError } from '@portal/shell';
import { askPivot, levelQuestion, type PivotQuestion, type PivotSource } from './ask-pivot.ts';
import { buildPivot } from './build-pivot.ts';
import { columnLines, rowLines } from './lines.ts';
import { pivotTableModel } from './pivot-table-model.ts';
import { shownValue } from './shown-value.ts';
import type { PivotFigure, PivotNode } from './types.ts';
import { withOthers } from './with-others.ts';

/** A sale of so many cars at a price. */
interface Fact {
  keys: Record<string, string>;
  volume: number;
  price: number;
}

/** A generator that gives the same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const dimensions = ['province', 'brand', 'period', 'fuelType'];

const facts = (seed: number, count: number): Fact[] => {
  const draw = numbers(seed);
  return Array.from({ length: count }, () => ({
    keys: Object.fromEntries(dimensions.map((name, at) => [name, `${name}-${draw(3 + at)}`])),
    volume: 1 + draw(500),
    price: 80_000 + draw(200_000),
  }));
};

/** The figures of some facts, worked out without a pivot. */
const figuresOf = (own: readonly Fact[]): Record<string, number | null> => {
  const volume = own.reduce((sum, fact) => sum + fact.volume, 0);
  const paid = own.reduce((sum, fact) => sum + fact.volume * fact.price, 0);
  return { volume, tp: volume === 0 ? null : paid / volume };
};

const within = (fact: Fact, keys: Readonly<Record<string, string>>) =>
  Object.entries(keys).every(([name, key]) => fact.keys[name] === key);

/** A market of some facts, which answers as the server does. */
const marketOf = (all: readonly Fact[], most = Infinity) => {
  const queries: MarketQuery[] = [];
  const ask = async (query: MarketQuery): Promise<MarketAnswer> => {
    queries.push(query);
    const filters = Object.entries(query.filters ?? {}) as [string, string[]][];
    const own = all.filter((fact) => filters.every(([name, keys]) => keys.includes(fact.keys[name] ?? '')));
    const groups = new Map<string, Fact[]>();
    for (const fact of own) {
      const id = query.by.map((name) => fact.keys[name]).join('|');
      groups.set(id, [...(groups.get(id) ?? []), fact]);
    }
    const found = [...groups.values()].map((group) => {
      const keys = Object.fromEntries(query.by.map((name) => [name, group[0]?.keys[name] ?? '']));
      const figures = figuresOf(group);
      return {
        kind: 'row' as const,
        keys,
        names: keys,
        values: Object.fromEntries(query.indicators.map((key) => [key, figures[key] ?? null])),
      };
    });
    const first = query.indicators[0] ?? '';
    const rows = found.sort((left, other) => (other.values[first] ?? 0) - (left.values[first] ?? 0));
    return {
      columns: [],
      rows: rows.slice(0, most),
      total: null,
      dataSources: [],
      coverage: [],
      cut: rows.length > most ? { shown: most, all: rows.length } : null,
      release: { id: 'r', publishedAt: '', demonstration: true, note: '' },
      period: { from: query.from, to: query.to, preliminaryFrom: null },
    };
  };
  return { ask, asked: queries };
};

const figure = (id: string, adds: PivotFigure['adds']): PivotFigure => ({
  id,
  name: id,
  unit: '',
  format: 'count',
  growth: false,
  definition: '',
  formula: '',
  adds,
});
const figures = [figure('volume', 'always'), figure('tp', 'never')];

const source: PivotSource = {
  base: { dataset: 'sales', dataSources: [], dateType: 'monthly', from: '2024-01', to: '2024-12', filters: {} },
  figures: { volume: 0, tp: 1 },
  unadded: ['tp'],
};

const questionOf = (rows: string[], columns: string[], top: number | null = null): PivotQuestion => ({
  rows,
  columns,
  top,
  figures,
  sources: [source],
  ordered: [],
});

const pivotOf = async (all: readonly Fact[], question: PivotQuestion, most?: number) => {
  const answer = await askPivot(question, marketOf(all, most).ask);
  return { answer, pivot: withOthers(buildPivot(question, figures, answer.parts), question.top) };
};

const nodesOf = (node: PivotNode): PivotNode[] => [node, ...node.children.flatMap(nodesOf)];

const shapes: [string[], string[]][] = [
  [['province', 'brand'], ['period']],
  [['brand'], ['period', 'fuelType']],
  [['province', 'brand', 'fuelType'], []],
  [[], ['period']],
  [['period', 'province'], ['fuelType']],
];

describe('a pivot of any facts', () => {
  test.each(shapes)(
    '%j by %j: every cell of every level is what its facts give, and sums add up',
    async (rows, columns) => {
      for (const seed of [1, 7, 42]) {
        const all = facts(seed, 120);
        const { pivot } = await pivotOf(all, questionOf(rows, columns));
        for (const row of nodesOf(pivot.rows)) {
          for (const column of nodesOf(pivot.columns)) {
            const own = all.filter((fact) => within(fact, { ...row.keys, ...column.keys }));
            const cell = pivot.cell(row.id, column.id);
            if (own.length === 0) {
              expect(cell).toBeUndefined();
              continue;
            }
            const { volume, tp } = figuresOf(own);
            expect(cell).toEqual([volume, tp]);
            if (row.children.length === 0) continue;
            const leaves = row.children.reduce((sum, { id }) => sum + (pivot.cell(id, column.id)?.[0] ?? 0), 0);
            expect(leaves).toBe(volume);
          }
        }
        expect(pivot.cell('', '')).toEqual(Object.values(figuresOf(all)));
      }
    },
  );

  test('others are the rest: what adds up by subtraction, a price by the question about them', async () => {
    for (const seed of [3, 9]) {
      const all = facts(seed, 150);
      const { pivot } = await pivotOf(all, questionOf(['brand'], ['fuelType'], 2));
      const [one, two, others] = pivot.rows.children;
      expect(pivot.rows.children).toHaveLength(3);
      const brands = [one?.keys.brand, two?.keys.brand];
      const rest = all.filter(({ keys }) => !brands.includes(keys.brand));
      for (const column of nodesOf(pivot.columns)) {
        const own = figuresOf(rest.filter((fact) => within(fact, column.keys)));
        const [volume, tp] = pivot.cell(others?.id ?? '', column.id) ?? [];
        expect(volume).toBe(own.volume);
        expect(tp ?? null).toBe(own.tp ?? null);
      }
    }
  });

  test('rows are sorted within their groups by any column, missing figures last in both directions', async () => {
    const all = facts(5, 60);
    const { pivot } = await pivotOf(all, questionOf(['province', 'brand'], ['fuelType']));
    const columns = columnLines(pivot, false);
    const column = columns[3]?.id ?? '';
    for (const direction of ['ascending', 'descending'] as const) {
      const sorting = { column, direction };
      const lines = rowLines(pivot, columns, { isOpen: () => true, sorting, onRows: false });
      const line = columns[3];
      const values = (depth: number, within: string) =>
        lines
          .filter(({ node }) => node.depth === depth && node.id.startsWith(within))
          .map(({ node }) => pivot.cell(node.id, line?.node.id ?? '')?.[line?.figure ?? 0] ?? null);
      for (const group of [values(1, ''), ...pivot.rows.children.map(({ id }) => values(2, `${id}\u001f`))]) {
        const known = group.filter((value) => value !== null);
        const sorted = [...known].sort((a, b) => (direction === 'ascending' ? a - b : b - a));
        expect(group).toEqual([...sorted, ...group.filter((value) => value === null)]);
      }
      expect(lines.at(-1)?.kind).toBe('total');
    }
  });

  test('sorted by names, members with an order of their own stand in it within their groups', async () => {
    const { answer } = await pivotOf(facts(5, 120), questionOf(['brand', 'fuelType'], []));
    const order = ['fuelType-4', 'fuelType-1', 'fuelType-0', 'fuelType-5', 'fuelType-2', 'fuelType-3'];
    const column = {
      key: 'fuelType',
      kind: 'dimension' as const,
      name: '',
      unit: '',
      format: null,
      definition: '',
      order,
    };
    const parts = answer.parts.map((part) => ({ ...part, answer: { ...part.answer, columns: [column] } }));
    const pivot = buildPivot(answer.question, figures, parts);
    for (const direction of ['ascending', 'descending'] as const) {
      const ways = { isOpen: () => true, sorting: { column: null, direction }, onRows: false };
      const keys = rowLines(pivot, columnLines(pivot, false), ways)
        .filter(({ node }) => node.depth === 2 && node.keys.brand === 'brand-0')
        .map(({ node }) => node.keys.fuelType);
      expect(keys).toHaveLength(order.length);
      expect(keys).toEqual(direction === 'ascending' ? order : [...order].reverse());
    }
  });

  test('parts of a row, a column and the total are parts of one; what does not add up stays as it is', async () => {
    const all = facts(11, 200);
    const { pivot } = await pivotOf(all, questionOf(['province'], ['fuelType']));
    const columns = columnLines(pivot, false);
    const rows = rowLines(pivot, columns, { isOpen: () => false, sorting: null, onRows: false });
    const volumes = columns.filter(({ figure: at, kind }) => at === 0 && kind === 'row');
    const [first] = rows;
    if (!first) throw new Error('no rows');
    const sum = (values: (number | null | undefined)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
    expect(sum(volumes.map((column) => shownValue(pivot, first, column, 'row')))).toBeCloseTo(1, 10);
    const [column] = volumes;
    if (!column) throw new Error('no columns');
    const plain = rows.filter(({ kind }) => kind === 'row');
    expect(sum(plain.map((row) => shownValue(pivot, row, column, 'column')))).toBeCloseTo(1, 10);
    expect(sum(plain.flatMap((row) => volumes.map((volume) => shownValue(pivot, row, volume, 'total'))))).toBeCloseTo(
      1,
      10,
    );
    const price = columns.find(({ figure: at }) => at === 1);
    expect(price && shownValue(pivot, first, price, 'row')).toBe(pivot.cell(first.node.id, price?.node.id ?? '')?.[1]);
  });

  test('a copy has every row and column, with the names of all levels', async () => {
    const all = facts(2, 90);
    const { pivot } = await pivotOf(all, questionOf(['province', 'brand'], ['fuelType']));
    const columns = columnLines(pivot, false);
    const rows = rowLines(pivot, columns, { isOpen: () => true, sorting: null, onRows: false });
    const model = pivotTableModel(pivot, { rows, columns }, { as: 'value', language: 'en', dimensions: [] });
    expect(model.rows).toHaveLength(rows.length);
    expect(model.columns).toHaveLength(2 + columns.length);
    const leaf = model.rows.find(({ kind }) => kind === 'row');
    expect(Object.keys(leaf?.names ?? {})).toEqual(['province', 'brand']);
    expect(model.rows.at(-1)?.values[`v:${columns.at(-2)?.id}`]).toBe(figuresOf(all).volume);
  });
});

describe('questions of a pivot', () => {
  test('one for each level, the small ones first; ordered members in their order', async () => {
    const { ask, asked: queries } = marketOf(facts(1, 30));
    await askPivot({ ...questionOf(['province', 'brand'], ['period']), ordered: ['province'] }, ask);
    expect(queries.map(({ by }) => by.join('+')).sort()).toEqual(
      ['', 'period', 'province', 'province+brand', 'province+brand+period', 'province+period'].sort(),
    );
    expect(queries[0]?.by).toEqual([]);
    const sortOf = (rows: number, columns: number) =>
      levelQuestion(source, { ...questionOf(['province'], ['period']), ordered: ['province'] }, { rows, columns }).sort;
    expect(sortOf(1, 0)).toEqual({ by: 'province', direction: 'ascending' });
    expect(sortOf(0, 1)).toEqual({ by: 'period', direction: 'ascending' });
    expect(sortOf(1, 1)).toEqual({ by: 'volume', direction: 'descending' });
  });

  test('a level that is cut is left out whole and said; its subtotals stay', async () => {
    const all = facts(8, 300);
    const { answer, pivot } = await pivotOf(all, questionOf(['province', 'brand'], []), 8);
    expect(answer.missing).toEqual([{ rows: 2, columns: 0, all: expect.any(Number), says: '' }]);
    expect(pivot.rows.children.every(({ children }) => children.length === 0)).toBe(true);
    expect(pivot.cell('', '')?.[0]).toBe(figuresOf(all).volume);
  });

  test('a level that the server finds too large says its words; any other refusal is one of the whole', async () => {
    const { ask } = marketOf(facts(8, 50));
    const refusing = (refusal: string) => (query: MarketQuery) =>
      query.by.length === 2 ? Promise.reject(new CallError('413', 'Narrow it', '', refusal)) : ask(query);
    const { missing } = await askPivot(questionOf(['province', 'brand'], []), refusing('market.too-many-rows'));
    expect(missing).toEqual([{ rows: 2, columns: 0, all: null, says: 'Narrow it' }]);
    await expect(askPivot(questionOf(['province', 'brand'], []), refusing('session.missing'))).rejects.toThrow();
  });
});
