import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inCase } from '../../../tests/support/in-case.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import type { Question } from '../model/index.ts';
import { isNoneOf } from '../sql/literals.ts';
import { askDataset } from '../testing/dataset-kit.ts';
import { duckdbEngine, type Engine, postgresEngine } from '../testing/engines.ts';
import type { RawDataset } from '../testing/reference/raw.ts';
import { historyInserts, historyRaw } from '../testing/small-history.ts';
import { smallFacts } from '../testing/small-market.ts';
import { otherInserts } from '../testing/small-others.ts';
import { smallLaunches, smallPrices } from '../testing/small-prices.ts';
import { smallRaw } from '../testing/small-raw.ts';

const priced = { prices: smallPrices(), launches: smallLaunches, others: [...otherInserts, ...historyInserts] };
const every = Object.values(smallRaw)
  .map(historyRaw)
  .map((raw): [string, RawDataset] => [raw.dataset.key, raw]);

/** The figure of a dataset that is added up, if it has one. */
const addedUp = ({ dataset }: RawDataset): string | undefined =>
  Object.entries(dataset.indicators).find(([, { kind }]) => kind === 'additive')?.[0];

const kinds: [string, boolean, () => Promise<Engine | null>][] = [
  ['DuckDB', false, () => duckdbEngine(smallFacts(), priced)],
  ['PostgreSQL', Boolean(postgresMissing()), () => postgresEngine(smallFacts(), priced)],
];

describe.each(kinds)('what is left out of a question to %s', (_name, missing, open) => {
  const here = missing ? test.skip : test;
  let engine: Engine | null = null;
  beforeAll(async () => {
    engine = missing ? null : await open();
  });
  afterAll(() => engine?.stop());

  const ask = async (raw: RawDataset, rest: Partial<Question>) => {
    if (!engine) throw new Error('no engine');
    const { key, first, last } = raw.covered[0] ?? { key: null, first: '', last: '' };
    const question = {
      dataSources: key === null ? [] : [key],
      dateType: 'annual',
      from: first,
      to: last,
      by: [],
      indicators: [addedUp(raw) ?? ''],
      filters: {},
      totals: true,
    };
    return askDataset(raw, engine.release, { ...question, ...rest } as Question);
  };

  here('keeps rows that say nothing of it', async () => {
    const rows = "SELECT CAST('a' AS VARCHAR) AS brand UNION ALL SELECT 'b' UNION ALL SELECT NULL";
    const stored = (members: string[]) =>
      engine?.release.run(`SELECT brand FROM (${rows}) AS t WHERE ${isNoneOf('brand', members)} ORDER BY brand`, []);
    expect(await stored(['a'])).toEqual([['b', null]]);
    expect(await stored([])).toEqual([['a', 'b', null]]);
  });

  here.each(every.filter(([, raw]) => addedUp(raw)))(
    'takes its own rows from %s and no others: those of which nothing is known stay',
    async (_key, raw) => {
      const figure = addedUp(raw) ?? '';
      const all = (await ask(raw, {})).rows[0]?.values[figure] ?? 0;
      expect(all).toBeGreaterThan(0);
      let requests = 0;
      for (const dimension of Object.keys(raw.dataset.dimensions)) {
        if (dimension === 'period' || dimension === 'dataSource') continue;
        const { rows } = await ask(raw, { by: [dimension] as Question['by'] });
        // A row that names nobody counts to the whole as well, and nobody can leave it out.
        const sum = rows.reduce((total, { values }) => total + (values[figure] ?? 0), 0);
        inCase(dimension, () => expect(sum).toBeCloseTo(all));
        for (const { keys, values } of rows.slice(0, 2)) {
          const member = keys[dimension] ?? '';
          const rest = await ask(raw, { without: { [dimension]: [member] } });
          inCase(`${dimension} ${member}`, () =>
            expect(rest.rows[0]?.values[figure] ?? 0).toBeCloseTo(all - (values[figure] ?? 0)),
          );
          const listed = await ask(raw, { by: [dimension] as Question['by'], without: { [dimension]: [member] } });
          inCase(`listed ${dimension} ${member}`, () =>
            expect(listed.rows.map((row) => row.keys[dimension])).toEqual(
              rows.map((row) => row.keys[dimension]).filter((key) => key !== member),
            ),
          );
          requests += 1;
        }
      }
      expect(requests).toBeGreaterThan(3);
    },
  );
});
