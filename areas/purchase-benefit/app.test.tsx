import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import { beforeEachAnswer, questions, refuse, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { answerWith, benefitAnswer, open } from './testing/area.tsx';

beforeEachAnswer(answerWith);

describe('rights', () => {
  testRefusal(answerWith, open, '/purchase-benefit/overview', '购车权益监测');

  test('of products that are not held nothing is asked, and the page says which are missing', async () => {
    answerWith({
      marketDatasets: () => ({
        datasets: [
          { key: 'benefit', name: 'benefit', covered: true },
          { key: 'incentive', name: 'incentive', covered: false },
        ],
      }),
    });
    open('/purchase-benefit/beside');
    const wanted = (await screen.findByTestId('others-wanted')).textContent;
    expect(wanted).toContain('价格、终端促销、销量');
    expect(wanted).toContain('价格：需要“价格分析”；终端促销：当前数据版本没有；销量：需要“销量分析”');
    expect(screen.queryByText(/权益组合价值与终端促销/)).toBeNull();
    await screen.findByTestId('pivot');
    expect(questions().every(({ dataset }) => dataset === 'benefit')).toBe(true);
  });
});

describe('the list of benefits', () => {
  test('says since when, until when, where, and what each value assumes, of the last month', async () => {
    open('/purchase-benefit/offers');
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('2024/12/31'));
    const text = screen.getByTestId('pivot').textContent;
    for (const words of ['2024/07/01', '上海', '每度 1.2 元']) expect(text).toContain(words);
    expect(questions().find(({ by }) => by.includes('benefit'))).toMatchObject({ from: '2024-08', to: '2024-08' });
  });

  test('stands without days where these did not come, and says so', async () => {
    answerWith({
      benefitDetails: refuse('500'),
    });
    open('/purchase-benefit/offers');
    expect(await screen.findByText(/起止日期与假设未能取得/)).toBeTruthy();
  });
});

describe('the calendar', () => {
  test('says what stood before beside what stands now, with the day', async () => {
    open('/purchase-benefit/calendar');
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('2024/06/30'));
    for (const words of ['新增', '到期']) expect(screen.getByTestId('pivot').textContent).toContain(words);
    expect(questions().find(({ by }) => by.includes('benefit'))).toMatchObject({ from: '2024-02', to: '2024-08' });
  });

  test('says how many benefits it leaves out where there are more than it can list', async () => {
    answerWith({
      marketQuery: (query) => {
        const answer = benefitAnswer(query as Query);
        return (query as Query).by.includes('benefit') ? { ...answer, cut: { shown: 1000, all: 1340 } } : answer;
      },
    });
    open('/purchase-benefit/calendar');
    expect(
      await screen.findByText(/共有 1,340 项权益，这里按开始与结束的次数取前 1,000 项列出变动；其余 340 项/),
    ).toBeTruthy();
  });

  test('without a change says so', async () => {
    answerWith({ benefitDetails: () => [] });
    open('/purchase-benefit/calendar');
    expect(await screen.findByText('没有权益变动')).toBeTruthy();
  });
});

describe('what a stack is worth', () => {
  test('is its sum for each trim, and a part of the price', async () => {
    open('/purchase-benefit/stack?by=brand');
    await waitFor(() => expect(screen.getAllByTestId('pivot')[0]?.textContent).toContain('6,000'));
    expect(screen.getAllByTestId('pivot')[0]?.textContent).toContain('5.0%');
  });

  test('is of the benefits that the buyer may have', async () => {
    open('/purchase-benefit/stack?buyer=tradeIn');
    await screen.findAllByTestId('pivot');
    const queries = questions().filter(({ indicators }) => indicators.includes('benefitSum'));
    expect(queries.length).toBeGreaterThan(0);
    for (const { filters } of queries)
      expect(filters?.benefitAudience).toEqual(['anyone', 'firstOwner', 'unknown', 'tradeIn']);
  });

  test.each([
    ['', ['nationwide']],
    ['&benefitReach=selected', ['selected']],
    ['&buyer=all', undefined],
  ])('is of what holds nationwide, unless a place is chosen or all are wanted: %s', async (chosen, reach) => {
    open(`/purchase-benefit/stack?by=model${chosen}`);
    await screen.findAllByTestId('pivot');
    await waitFor(() => expect(questions().some(({ by }) => by.includes('benefit'))).toBe(true));
    for (const { filters } of questions()) expect(filters?.benefitReach).toEqual(reach);
  });
});

test('price, incentive and volume stand beside the stack, of the same members and month', async () => {
  open('/purchase-benefit/beside?by=brand&benefitKind=charging');
  const table = await screen.findByTestId('pivot');
  for (const column of ['i:msrp', 'i:incentive', 'i:yoy', '权益组合价值']) expect(table.textContent).toContain(column);
  for (const dataset of ['price', 'incentive', 'sales']) {
    const [question] = questions().filter((query) => query.dataset === dataset);
    // What was bought is known a month less.
    const month = dataset === 'sales' ? '2024-07' : '2024-08';
    expect(question).toMatchObject({ by: ['brand'], from: month, to: month });
    expect(question?.dataSources).toEqual(dataset === 'sales' ? ['DATASOURCE_ZD_LINGSHOU'] : []);
    expect(question?.filters).not.toHaveProperty('benefitKind');
  }
});
