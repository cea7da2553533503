import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import { fitsCap } from '@portal/ui';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import { beforeEachAnswer, questions, requests, rowsOf, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf, only } from './testing/catalogues.ts';

beforeEachAnswer(answerWith);

describe('rights', () => {
  testRefusal(answerWith, open, '/model-intelligence/overview', '车型情报与 OTA 评价');

  test('without sales and tone the page says which products it needs, asks neither, and shows the updates', async () => {
    answerWith(only('software'));
    open('/model-intelligence/beside-sales');
    expect((await screen.findByTestId('sales-wanted')).textContent).toContain('销量分析');
    expect((await screen.findByTestId('attention-wanted')).textContent).toContain('互联网大数据');
    await screen.findByTestId('pivot');
    expect(questions().filter(({ dataset }) => dataset !== 'software')).toEqual([]);
  });
});

describe('versions', () => {
  test('a version that is chosen has a sheet with what it brings, and the versions of its model whenever they were', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const answer = testAnswer(query);
        if (!query.by.includes('softwareVersion')) return answer;
        return {
          ...answer,
          rows: ['5.3.0', '5.4.0'].map((version, at) => ({
            kind: 'row' as const,
            keys: { softwareVersion: version, model: 'm', softwareDay: `2024_0${at + 1}_15` },
            names: {
              ...Object.fromEntries(query.by.map((key) => [key, key])),
              softwareVersion: `海星 ${version}`,
              model: '海星',
              softwareDay: `2024/0${at + 1}/15`,
            },
            values: { softwareNotes: 3, recalledCars: 0 },
          })),
        };
      },
    });
    open('/model-intelligence/timeline?softwareVersion=5.4.0&from=2024-08&to=2024-08');
    const tables = await screen.findAllByTestId('pivot');
    await waitFor(() => expect(screen.getAllByTestId('pivot')).toHaveLength(2));
    expect(tables.length).toBeGreaterThan(0);
    const versions = screen.getAllByTestId('pivot').at(-1) as HTMLElement;
    // The newest first, without the model that stands above.
    expect(rowsOf(versions).map(([day, version]) => [day, version])).toEqual([
      ['2024/02/15', '5.4.0'],
      ['2024/01/15', '5.3.0'],
    ]);
    const { first, last } = catalogueOf({ dataset: 'software' });
    expect(questions().find(({ filters }) => filters?.model)).toMatchObject({ from: first, to: last });
  });

  test('one that the market does not know is said to be none', async () => {
    answerWith({ marketQuery: (query) => ({ ...testAnswer(query as Query), rows: [] }) });
    open('/model-intelligence/timeline?softwareVersion=nobody');
    expect(await screen.findByText('没有这个版本')).toBeTruthy();
  });
});

describe('many years', () => {
  const from = catalogueOf({ dataset: 'software' }).first;

  test('a version and those of its model are asked over more months than one question may have', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const keys = { softwareVersion: 'v', model: 'm', softwareDay: 'd' };
        return {
          ...testAnswer(query),
          rows: [{ kind: 'row' as const, keys, names: keys, values: { softwareNotes: 1 } }],
        };
      },
    });
    open('/model-intelligence/timeline?softwareVersion=v&from=2024-08&to=2024-08');
    await waitFor(() => expect(questions().filter(({ filters }) => filters?.model)).toHaveLength(1));
    const queries = questions().filter(({ by }) => by.includes('softwareVersion'));
    expect(queries.map((query) => fitsCap(query.from, query.to, query.dateType))).toEqual(queries.map(() => true));
    expect(queries.map((query) => query.from)).toEqual(queries.map(() => from));
  });

  test('what stands beside updates of a view of many years may be asked', async () => {
    open('/model-intelligence/beside-sales?dateType=annual&from=2020-01&to=2024-08');
    await waitFor(() => expect(questions().filter(({ by }) => by.includes('brand'))).toHaveLength(3));
    const queries = questions().filter(({ by }) => by.includes('brand'));
    expect(queries.map((query) => fitsCap(query.from, query.to, query.dateType))).toEqual([true, true, true]);
  });
});

describe('beside sales', () => {
  test('versions for each model stand beside what was sold and said in the same months, of members with both', async () => {
    open('/model-intelligence/beside-sales');
    const table = (await screen.findAllByTestId('pivot')).at(-1) as HTMLElement;
    await waitFor(() => expect(table.textContent).toContain('i:netSentiment'));
    expect(table.textContent).toContain('单车型推送次数');
    const [sold, reported] = (['sales', 'attention'] as const).map((dataset) =>
      questions().find((query) => query.dataset === dataset && query.by.includes('brand')),
    );
    const own = questions().find((query) => query.dataset === 'software' && query.by.includes('brand'));
    expect(sold).toMatchObject({
      dataSources: ['DATASOURCE_ZD_LINGSHOU'],
      indicators: ['volume', 'yoy'],
      to: '2024-07',
    });
    expect(reported).toMatchObject({ dataSources: [], indicators: ['netSentiment', 'mentions'], from: own?.from });
    expect(sold).not.toHaveProperty('sort');
    expect(document.body.textContent).toContain('不证明因果');
  });
});

describe('scores', () => {
  test('stand by one method with who made it, and that of most models unless another is chosen', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const answer = testAnswer(query);
        if (!query.by.includes('scoreMethod')) return answer;
        const row = (method: string, scoredModels: number) => ({
          kind: 'row' as const,
          keys: { scoreMethod: method, scoreAspect: 'city', scoreRater: 'r', raterKind: 'institute' },
          names: { scoreMethod: `M${method}`, scoreAspect: '城区', scoreRater: '中心', raterKind: '第三方' },
          values: { scoredModels, score: 80, scoreTests: 5, scoreSamples: 9, scoreChange: null },
        });
        return { ...answer, rows: [row('few', 3), row('many', 9)] };
      },
    });
    open('/model-intelligence/scores');
    await waitFor(() => expect(document.body.textContent).toContain('中心（第三方）：Mmany'));
    const byMethod = questions().find(({ by, filters }) => by.includes('model') && filters?.scoreMethod);
    expect(byMethod?.filters?.scoreMethod).toEqual(['many']);
  });

  test('by aspect are those of others than the manufacturers, which the picture says, unless kinds of raters are chosen', async () => {
    const byAspect = () => questions().find(({ by }) => by.includes('scoreAspect') && by.includes('model'));
    open('/model-intelligence/scores?model=m');
    await waitFor(() => expect(byAspect()).toMatchObject({ without: { raterKind: ['maker'] } }));
    await waitFor(() => expect(document.body.textContent).toContain('不含厂家自测'));
    requests.mockClear();
    open('/model-intelligence/scores?model=m&raterKind=maker');
    await waitFor(() => expect(byAspect()).toMatchObject({ filters: { raterKind: ['maker'] } }));
    expect(byAspect()).not.toHaveProperty('without');
    await waitFor(() => expect(document.body.textContent).toContain('所选评测方类型'));
  });
});
