import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { monthNumber } from '../../model/index.ts';
import { askRelease, duckdbEngine, type Engine } from '../../testing/engines.ts';
import { quoted, smallFacts } from '../../testing/small-market.ts';
import { smallMembers } from '../../testing/small-members.ts';
import { attention } from './dataset.ts';

const last = monthNumber('2024-05');

/** The weeks of a month; of the newest one only the first has been delivered. */
const weeksOf = (month: number) => (month === last ? 1 : 4 + Number(month % 3 === 0));

/** A row of a model and channel with so many leads and mentions in each week. */
const row = (month: number, model: number, channel: number, each: number) => {
  const weeks = weeksOf(month);
  return [month, model, channel, weeks, 50 * weeks, each * weeks, 2 * each * weeks, 0, 0];
};

let engine: Engine;
beforeAll(async () => {
  const months = Array.from({ length: 29 }, (_, at) => last - at);
  const [, channels] = attention.facts.chains;
  const rows = months.flatMap((month) => [
    row(month, 0, 1, 30),
    row(month, 0, 2, 70),
    // Model 1 comes in 2024, and is looked at half as much.
    ...(month >= monthNumber('2024-01') ? [row(month, 1, 1, 50)] : []),
  ]);
  const others = [...smallMembers(channels.chain).inserts, `INSERT INTO attention VALUES ${quoted(rows)}`];
  engine = await duckdbEngine(smallFacts(), { prices: [], launches: [], others });
});
afterAll(() => engine.stop());

const ask = async (rest: object) => {
  const { rows } = await askRelease(
    engine.release,
    {
      dataset: 'attention',
      dataSources: [],
      dateType: 'monthly',
      from: '2024-02',
      to: '2024-05',
      by: ['period'],
      indicators: ['yoyLeads', 'momLeads', 'yoyMentions'],
      ...rest,
    },
    'zh_CN',
  );
  return rows.map(({ keys, values }) => [
    keys.period ?? keys.model,
    values.yoyLeads,
    values.momLeads,
    values.yoyMentions,
  ]);
};

test('the same leads in every week are no growth, whether a month has four weeks, five, or one so far', async () => {
  expect(await ask({ filters: { model: ['model-0'] } })).toEqual(
    ['2024-02', '2024-03', '2024-04', '2024-05'].map((month) => [month, 0, 0, 0]),
  );
  expect(await ask({ dateType: 'quarterly', from: '2024-01', to: '2024-06', filters: { model: ['model-0'] } })).toEqual(
    [
      ['2024-Q1', 0, 0, 0],
      ['2024-Q2', 0, expect.anything(), 0],
    ],
  );
});

test('a model that comes adds to the leads of a week, and dilutes no mean', async () => {
  expect(await ask({ from: '2024-03', to: '2024-03' })).toEqual([['2024-03', 0.5, 0, 0.5]]);
});
