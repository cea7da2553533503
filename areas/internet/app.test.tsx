import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import { beforeEachAnswer, questions, rowsOf, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';
import { only } from './testing/catalogues.ts';

beforeEachAnswer(answerWith);

/** Who has Internet big data, and not the sales. */
const withoutSales = () => answerWith(only('attention'));

describe('rights', () => {
  testRefusal(answerWith, open, '/internet/overview', '互联网大数据');

  test.each([
    ['beside-sales', 'chart'],
    ['balance', 'pivot'],
  ])('without the sales %s says which product it needs, asks none, and shows the rest', async (page, rest) => {
    withoutSales();
    open(`/internet/${page}`);
    expect((await screen.findByTestId('sales-wanted')).textContent).toContain('销量分析');
    expect((await screen.findAllByTestId(rest)).length).toBeGreaterThan(0);
    expect(questions().filter(({ dataset }) => dataset === 'sales')).toEqual([]);
  });
});

/** The months of a question. */
const monthsOf = ({ from, to }: Query): string[] => {
  const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: at(to) - at(from) + 1 }, (_, place) => {
    const month = at(from) + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};

/** An answer whose growth is a wave that sales follow two months later. */
function waves(query: Query) {
  const answer = testAnswer(query);
  if (!query.by.includes('period')) return answer;
  const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const wave = (month: number) => Math.sin(month * 1.1) + Math.sin(month * 0.37);
  return {
    ...answer,
    rows: monthsOf(query).map((month) => ({
      kind: 'row' as const,
      keys: { period: month, ...(query.by.includes('brand') && { brand: 'BEV' }) },
      names: { period: month, ...(query.by.includes('brand') && { brand: 'Battery' }) },
      values:
        query.dataset === 'sales'
          ? { yoy: wave(at(month) - 2) }
          : { yoyLeads: wave(at(month)), yoyAttention: 0, yoyMentions: 0 },
    })),
  };
}

describe('beside sales', () => {
  test('the lead at which both go together most is named with its months, and said to be no proof', async () => {
    answerWith({ marketQuery: (query) => waves(query as Query) });
    open('/internet/beside-sales');
    await waitFor(() => expect(document.body.textContent).toContain('关注领先 2 个月时相关最强（1.00'));
    expect(document.body.textContent).toContain('相关不证明因果');
    const table = (await screen.findAllByTestId('pivot')).at(-1) as HTMLElement;
    expect(rowsOf(table)).toHaveLength(13);
    expect(rowsOf(table).find(([lag]) => lag?.includes('+2'))?.[1]).toBe('1.00');
    const sold = questions().find(({ dataset }) => dataset === 'sales');
    // As many months before as sales may run ahead.
    expect(sold).toMatchObject({ dataSources: ['DATASOURCE_ZD_LINGSHOU'], indicators: ['yoy'], by: ['period'] });
  });

  test('with too few months nothing is drawn, and the page says so', async () => {
    open('/internet/beside-sales');
    expect((await screen.findByTestId('too-few')).textContent).toContain('12');
  });
});

describe('comparisons', () => {
  test('the rivals of whom most look at stand in both directions with what is won of each', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const flow = (from: string, to: string, comparisons: number, turned: number) => ({
          kind: 'row' as const,
          keys: { brand: from, rivalBrand: to },
          names: { brand: `N${from}`, rivalBrand: `N${to}` },
          values: { comparisons, turned, turnRate: turned / comparisons },
        });
        return {
          ...testAnswer(query),
          rows: [flow('A', 'B', 100, 10), flow('B', 'A', 50, 25), flow('A', 'A', 999, 99), flow('C', 'A', 40, 4)],
        };
      },
    });
    open('/internet/rivals?of=A');
    const [flows, all] = await screen.findAllByTestId('pivot');
    await waitFor(() => expect(flows?.textContent).toContain('NB'));
    expect(rowsOf(flows as HTMLElement).map((row) => row.slice(1, 7))).toEqual([
      ['NB', '100', '50', '10', '25', expect.stringContaining('15')],
      ['NC', '0', '40', '0', '4', expect.stringContaining('4')],
    ]);
    const nets = rowsOf(all as HTMLElement).map((row) => Number(row.at(-2)?.replace(/[^\d.-]/g, '')));
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect(questions()[0]).toMatchObject({ dataset: 'comparison', by: ['brand', 'rivalBrand'] });
    expect(questions()[0]?.filters ?? {}).toEqual({});
    expect(screen.getByText('同一品牌内的对比不计入流向')).toBeTruthy();
  });

  test('of models whose brand is asked for one is looked at, beside all rivals, and who is left out is on neither side', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const flow = (brand: string, from: string, to: string, comparisons: number) => ({
          kind: 'row' as const,
          keys: { brand, model: from, rivalModel: to },
          names: { brand, model: `N${from}`, rivalModel: `N${to}` },
          values: { comparisons, turned: 1, turnRate: 0 },
        });
        const rows = [
          flow('X', 'a', 'b', 10),
          flow('X', 'b', 'a', 9),
          flow('Y', 'c', 'a', 900),
          flow('X', 'a', 'c', 8),
        ];
        return { ...testAnswer(query), rows, cut: { shown: 4, all: 9 } };
      },
    });
    open('/internet/rivals?by=model&brand=X&without.brand=Z');
    const [flows, all] = await screen.findAllByTestId('pivot');
    await waitFor(() => expect(rowsOf(flows as HTMLElement).map((row) => row[1])).toEqual(['Nb', 'Nc']));
    expect(
      rowsOf(all as HTMLElement)
        .map((row) => row[0])
        .sort(),
    ).toEqual(['Na', 'Nb']);
    expect(screen.getByText('同一品牌的车型互相对比也计入流向')).toBeTruthy();
    expect(questions()[0]).toMatchObject({
      by: ['model', 'rivalModel', 'brand'],
      without: { brand: ['Z'], rivalBrand: ['Z'] },
    });
  });
});

test('shares of attention stand beside those of sales, and who sells few cars is left out', async () => {
  answerWith({
    marketQuery: (payload) => {
      const query = payload as Query;
      const answer = testAnswer(query);
      const values = { leadShare: 0.3, attentionShare: 0.3, mentionShare: 0.3, leads: 10, share: 0.2, volume: 6000 };
      return {
        ...answer,
        rows: answer.rows.map((row) => ({
          ...row,
          values: { ...values, ...(row.keys.brand === 'ICE' && { volume: 10 }) },
        })),
      };
    },
  });
  open('/internet/balance');
  const table = await screen.findByTestId('pivot');
  await waitFor(() => expect(table.textContent).toContain('1.50'));
  expect(rowsOf(table)).toHaveLength(1);
  expect(document.body.textContent).toContain('另有 1 项');
});

test('how tone is made stands beside its figures', async () => {
  open('/internet/tone?least=0');
  expect(await screen.findByText('meaning of positiveShare')).toBeTruthy();
  expect(questions().find(({ by }) => by[0] === 'brand')?.where).toEqual([{ indicator: 'mentions', atLeast: 0 }]);
});

test('the topics of a brand are parts of all of its mentions, whatever topics the filter names', async () => {
  answerWith({
    marketQuery: (payload) => {
      const query = payload as Query;
      if (query.by.join() !== 'brand,topic') return testAnswer(query);
      const about = (topic: string, topicMentions: number) => ({
        kind: 'row' as const,
        keys: { brand: 'BEV', topic },
        names: { brand: 'Battery', topic: `N${topic}` },
        values: { topicMentions, topicSentiment: 0.1 },
      });
      // What the filter named alone would be all there is.
      const rows = [about('price', 25), about('space', 75)].filter(
        ({ keys }) => query.filters?.topic?.includes(keys.topic) ?? true,
      );
      return { ...testAnswer(query), rows };
    },
  });
  open('/internet/topics?topic=price');
  await waitFor(() => expect(document.body.textContent).toContain('25.0%'));
  expect(document.body.textContent).not.toContain('Nspace');
  expect(questions().find(({ by }) => by.join() === 'brand,topic')?.filters?.topic).toBeUndefined();
});

test('topics of a brand add up to all of its mentions', async () => {
  open('/internet/topics');
  await screen.findAllByTestId('pivot');
  await waitFor(() => expect(questions().some(({ by }) => by.join() === 'brand,topic')).toBe(true));
});
