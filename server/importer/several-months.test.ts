import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from '@portal/contract';
import {
  allDatasets,
  checkRelease,
  createRelease,
  type Dataset,
  datasets,
  diffReleases,
  openMarket,
  publishRelease,
  readRelease,
  togetherText,
} from '../market/index.ts';
import { preliminaryOf } from '../market/model/preliminary.ts';
import { rentals } from '../market/testing/invented/rentals.ts';
import { quoted } from '../market/testing/small-market.ts';
import { type DeclaredKit, declaredKit } from './declared/declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const together = (
  dataset: Dataset,
) => `SELECT source, CONCAT(first_month // 12, '-', first_month % 12 + 1), month % 12 + 1
  FROM ${dataset.facts.combined} ORDER BY ALL`;

describe('several months in one figure, of datasets that count', () => {
  const head = 'month,brand,model,topic,mentions,positive,negative';
  const topic = (kind: 'replace' | 'add' | 'correct', onto: string | null, rows: string) =>
    kit.bring('topic', `${head}\n${rows}\n`, {}, { kind, onto: onto ?? kit.published, name: 'delivery.csv' });
  const mentions = 'SELECT month % 12 + 1, mentions FROM topic_fact WHERE month >= 24300 ORDER BY ALL';

  test('are told in release.json, answered in the last of them, and corrected as they were given', async () => {
    const begun = (
      await topic(
        'replace',
        null,
        '2024-12,,model-0,space,9,1,1\n2025-01~02,,model-0,space,30,10,5\n2025-03,,model-0,space,11,2,1',
      )
    ).report;
    expect(begun.coverage).toMatchObject({ first: '2024-12', last: '2025-03' });
    expect(await kit.ask(begun.release, together(datasets.topic))).toEqual(['0 2025-1 2']);
    const info = await readRelease(kit.marketFolder, begun.release ?? '');
    expect(info?.coverage?.topic?.[0]?.combined).toEqual([{ first: '2025-01', last: '2025-02' }]);
    expect(info?.months?.topic?.last).toBe('2025-03');

    const apart = await topic('add', begun.release, '2025-02,,model-1,space,5,1,1');
    expect(apart.codes).toEqual(['2 combined-before']);
    const corrected = (await topic('correct', begun.release, '2025-01~02,,model-0,space,31,10,5')).report;
    expect(corrected.months).toMatchObject([{ month: '2025-01~02', corrected: 1 }]);
    const single = (await topic('replace', corrected.release, '2025-01,,model-0,space,8,1,1')).report;
    expect(await kit.ask(single.release, mentions)).toEqual(['1 8', '3 11']);
    expect(await kit.ask(single.release, together(datasets.topic))).toEqual([]);

    const diffed = { id: single.release ?? '', other: corrected.release ?? '' };
    const { groups } = await diffReleases(kit.marketFolder, datasets.topic, diffed, 'en');
    expect(groups.map(({ months, before, after }) => [togetherText(months), before, after])).toEqual([
      ['2025/01–02', 31, 0],
      ['2025/01–02', 10, 0],
      ['2025-01', 0, 8],
      ['2025/01–02', 5, 0],
      ['2025-01', 0, 1],
      ['2025-01', 0, 1],
    ]);

    await publishRelease(kit.marketFolder, begun.release ?? '');
    // January is no gap: it stands with February.
    const { outcomes } = await checkRelease(kit.marketFolder, begun.release ?? '');
    expect(outcomes.find(({ set }) => set.rule.key === 'topic.month-gap')?.found).toBe(0);
    const market = await openMarket(kit.marketFolder);
    const asked = (dateType: 'monthly' | 'quarterly') =>
      market.query(
        {
          dataset: 'topic',
          by: ['period'],
          indicators: ['topicMentions'],
          dataSources: [],
          dateType,
          from: '2025-01',
          to: '2025-03',
        },
        'en',
      );
    const months = await asked('monthly');
    expect(months.rows.map(({ names, values }) => [names.period, values.topicMentions])).toEqual([
      ['2025/01–02', 30],
      ['2025/03', 11],
    ]);
    expect((await asked('quarterly')).rows.map(({ values }) => values.topicMentions)).toEqual([41]);
    await market.close();
  });

  test('a mean over what was counted stays one: of a quarter it is weighted by all that was counted', async () => {
    const rows = `month,brand,subModel,trim,city,cash,msrp,volume
2025-01~02,,sub-0,trim-0,广州,6000,100000,30
2025-03,,sub-0,trim-0,广州,3000,100000,10
`;
    const { report } = await kit.bring('incentive', rows, {}, { kind: 'replace', onto: kit.published });
    await publishRelease(kit.marketFolder, report.release ?? '');
    const market = await openMarket(kit.marketFolder);
    const { rows: found } = await market.query(
      {
        dataset: 'incentive',
        dataSources: [],
        dateType: 'quarterly',
        from: '2025-01',
        to: '2025-03',
        by: ['period'],
        indicators: ['cash', 'retailVolume'],
      },
      'en',
    );
    expect(found.map(({ values }) => values)).toEqual([{ cash: (6000 * 30 + 3000 * 10) / 40, retailVolume: 40 }]);
    await market.close();
  });

  test('rows that say one figure each may be of several months as well', async () => {
    const rows =
      'month,brand,model,topic,what,value\n2025-01~02,,model-0,space,all,30\n2025-01~02,,model-0,space,good,10\n2025-01~02,,model-0,space,bad,5\n';
    const pivot = { column: 'what', value: 'value', into: { all: 'mentions', good: 'positive', bad: 'negative' } };
    const { report } = await kit.bring('topic', rows, { pivot }, { kind: 'replace', onto: kit.published });
    expect(await kit.ask(report.release, mentions)).toEqual(['2 30']);
    expect(await kit.ask(report.release, together(datasets.topic))).toEqual(['0 2025-1 2']);
  });
});

describe('a dataset whose figures are of one month refuses several, in the words of its declaration', () => {
  test('in a row', async () => {
    const rows = 'month,brand,subModel,trim,msrp,tp,volume\n2025-01~02,,sub-0,trim-0,100000,90000,5\n';
    const { codes, report } = await kit.bring('price', rows);
    expect(codes).toEqual(['2 months-single']);
    expect(report.problems[0]?.sentence.en).toBe(
      '"2025-01~02" is several months in one figure: a price is that of one month, and a mean of several mixes how prices and how sales moved. Give each month by itself.',
    );
  });

  test('in the head', async () => {
    const rows = 'brand,subModel,exports,opening,2025年1-2月\n,sub-0,1,2,3\n';
    await expect(kit.bring('stock', rows, { monthColumns: { closing: true } })).rejects.toThrow(
      'The column "2025年1-2月" holds several months in one figure: opening and closing stock are those of one month',
    );
  });
});

describe('sources of a dataset that declares them', () => {
  const among = [...allDatasets, rentals];
  const [guild, weekly] = ['DATASOURCE_GUILD', 'DATASOURCE_QUAY_WEEK'] as const satisfies DataSource[];
  const sources = [
    { key: guild, name: { zh_CN: '行会', en: 'Guild' }, counts: { zh_CN: '行会登记', en: 'What the guild registers' } },
    { key: weekly, name: { zh_CN: '码头', en: 'Quay' }, counts: { zh_CN: '码头每周', en: 'By week' }, unit: 'week' },
  ];
  const content = `month,counter,harbour,rented,rent
2025-01~02,Guild,Kiel,30,100
2025-03,行会,Kiel,10,200
2025-W06,Quay,Kiel,4,90
2025-W07,Quay,Kiel,6,90
`;
  let base = '';
  beforeAll(async () => {
    const info = { id: 'with-rentals', demonstration: true, note: '', preliminaryFrom: null };
    const writer = await createRelease(kit.marketFolder, info, { id: kit.published, replaced: [] }, among);
    await writer.connection.run(`INSERT INTO harbour VALUES ${quoted([[1, 'kiel', '基尔', 'Kiel']])}`);
    base = (await writer.seal()).id;
  });

  test('are brought with their words by its mapping, by week or month, several months together in one alone', async () => {
    const preliminaryFrom = { [guild]: '2025-03' };
    const { report } = await kit.bring(
      rentals,
      content,
      { sources, preliminaryFrom },
      { among, kind: 'replace', onto: base },
    );
    expect(report).toMatchObject({
      outcome: 'sealed',
      coverage: { first: '2025-01', last: '2025-03', sources: [guild, weekly] },
    });
    const all =
      'SELECT s.key, month % 12 + 1, rented FROM rental JOIN data_source AS s ON source_id = source ORDER BY ALL';
    expect(await kit.ask(report.release, all)).toEqual([`${guild} 2 30`, `${guild} 3 10`, `${weekly} 2 10`]);
    const info = await readRelease(kit.marketFolder, report.release ?? '');
    expect(info?.coverage?.rentals).toMatchObject([
      { key: guild, spans: [{ first: '2025-01', last: '2025-03' }], combined: [{ first: '2025-01', last: '2025-02' }] },
      { key: weekly, spans: [{ first: '2025-02', last: '2025-02' }] },
    ]);
    expect(info?.sources.find(({ key }) => key === guild)).toMatchObject({ name: { en: 'Guild' }, first: '2025-01' });
    const first = (source: DataSource) =>
      preliminaryOf(info?.preliminaryFrom ?? null, { dataset: 'rentals', sources: [source] });
    expect([first(guild), first(weekly)]).toEqual(['2025-03', null]);
    // Another source gives the same months by themselves.
    const apart = await kit.bring(
      rentals,
      `${content}2025-02,Guild,Kiel,3,100\n`,
      { sources },
      { among, kind: 'replace', onto: base },
    );
    expect(apart.codes).toEqual(['2 combined', '6 combined']);
  });

  test('are no setting of a dataset whose figures are of one kind', async () => {
    await expect(kit.bring('stock', 'month\n', { sources })).rejects.toThrow(/sources/);
  });
});
