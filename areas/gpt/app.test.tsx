import '../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import type { CallData, CallPayload } from '@portal/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell-app/session/session.ts';
import { wordHistory } from '../../shell-app/words/word-history.ts';
import { answerCalls, type CallAnswers } from '../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { payloadsOf, refuse, requests } from '../../ui/analysis/testing/area-tests.ts';
import { namingAll, wrongLabels } from '../../ui/analysis/testing/drawn-labels.ts';
import { testAnswer, testCatalogue } from '../../ui/analysis/testing/market.ts';
import App from './app.tsx';

type WordsRead = CallData<'readWords'>;

const read: WordsRead = {
  query: {
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'monthly',
    from: '2024-07',
    to: '2024-08',
    by: ['fuelType'],
    indicators: ['volume', 'yoy'],
    filters: { segment: ['SUV_A'] },
    sort: { by: 'volume', direction: 'descending' },
    limit: 2,
  },
  chips: [
    { part: 'figure', key: 'volume', label: '销量', assumed: true },
    { part: 'figure', key: 'yoy', label: '同比', assumed: false },
    { part: 'by', key: 'fuelType', label: '按燃料类型', assumed: false },
    { part: 'member', key: 'segment', label: '级别：紧凑型 SUV', assumed: false },
    { part: 'months', key: 'period', label: '2024-07 至 2024-08', assumed: false },
    { part: 'order', key: 'limit', label: '前 2 · 销量', assumed: false },
  ],
  asks: [],
  assumed: ['figure'],
  others: [],
  products: ['sales'],
  model: null,
};
const unsure: WordsRead = {
  ...read,
  asks: [{ kind: 'unknown', sentence: '没有读懂“飞碟”。', choices: [{ label: '忽略“飞碟”', settle: 'skip|飞碟' }] }],
  model: { name: 'small-1', state: 'offered', sentence: '可以让模型 small-1 读这个问题。' },
};

const answers: CallAnswers = {
  marketCatalogue: () => namingAll(testCatalogue),
  marketMembers: () => ({ members: [{ key: 'SUV_A', name: 'SUV' }], all: 1 }),
  marketQuery: testAnswer,
  getAuthProducts: () => [],
  wordExamples: () => ({
    examples: ['各品牌销量', '成交价走势'],
    subjects: [
      { dataset: 'sales', name: '销量', examples: ['各品牌销量'] },
      { dataset: 'price', name: '价格', examples: ['成交价走势', '各品牌折扣率'] },
    ],
  }),
  readWords: () => read,
};
const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);
const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<App basePath="/gpt" language="zh_CN" />);
};
const page = (path: string, title: string) => ({ id: path, path, title, children: [] });

beforeEach(() => {
  requests.mockReset();
  wordHistory.clear();
  forgetAnswers();
  answerWith();
  session.menus = [
    { ...page('/sales', '销量分析'), id: '1000', key: 'sales', children: [page('/sales/ranking', '排行')] },
  ] as unknown as typeof session.menus;
});

test('A15 a question is shown in labels before anything is asked, then as figures, picture and table of one answer', async () => {
  open('/gpt');
  const subjects = (await screen.findAllByTestId('words-subject')).map((subject) => [
    within(subject).getByRole('heading').textContent,
    within(subject)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ]);
  expect(subjects).toEqual([
    ['销量', ['各品牌销量']],
    ['价格', ['成交价走势', '各品牌折扣率']],
  ]);
  screen.getByText('读得懂');
  screen.getByText('会问回来或答不了');
  await userEvent.click((await screen.findAllByTestId('words-example'))[0] as HTMLElement);
  const show = await screen.findByTestId('words-show');
  expect(screen.queryByTestId('words-subject')).toBeNull();
  expect(screen.getByTestId('words-chips').textContent).toContain('前 2 · 销量');
  expect(payloadsOf('marketQuery')).toEqual([]);
  expect(new URLSearchParams(location.search).get('q')).toBe('各品牌销量');
  await userEvent.click(show);
  const figures = await screen.findByTestId('answer-figures');
  expect(within(figures).getAllByTestId('key-figure').length).toBeGreaterThan(0);
  await screen.findByTestId('chart');
  await screen.findByTestId('pivot');
  expect(payloadsOf('marketQuery')).toEqual([read.query]);
  expect(screen.getByTestId('made-open')).toBeTruthy();
  const ways = within(screen.getByTestId('answer-ways')).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/sales/ranking?source=DATASOURCE_CLH_PIFA&from=2024-07&to=2024-08&segment=SUV_A&by=fuelType&indicator=volume&sort=volume&top=2',
  ]);
  expect(wrongLabels(document.body)).toEqual([]);
});

test('a link repeats a question with what was taken out of it, and one of an answer its months', async () => {
  open('/gpt?q=SUV&show=1&out=member+segment&from=2024-01&to=2024-03');
  await screen.findByTestId('answer-figures');
  const { filters, ...rest } = read.query as NonNullable<typeof read.query>;
  expect(filters).toBeDefined();
  expect(payloadsOf('marketQuery')).toEqual([{ ...rest, filters: undefined, from: '2024-01', to: '2024-03' }]);
});

test('what is not understood is asked back, with choices and with the model of the operator, and nothing is asked of the market', async () => {
  answerWith({
    readWords: ({ settled = [], model }: CallPayload<'readWords'>) => {
      if (model) return { ...read, model: { name: 'small-1', state: 'made', sentence: '由模型 small-1 读出。' } };
      return settled.includes('skip|飞碟') ? read : unsure;
    },
  });
  open('/gpt?q=飞碟销量&show=1');
  const ask = await screen.findByTestId('words-ask');
  expect(screen.getByTestId('words-model').dataset.state).toBe('offered');
  expect(payloadsOf('marketQuery')).toEqual([]);
  await userEvent.click(screen.getByTestId('words-model-turn'));
  await screen.findByText('由模型 small-1 读出。');
  expect(payloadsOf('readWords')).toContainEqual({ text: '飞碟销量', settled: [], model: true });
  await userEvent.click(screen.getByTestId('words-model-turn'));
  await userEvent.click(await screen.findByRole('button', { name: '忽略“飞碟”' }));
  await screen.findByTestId('answer-figures');
  expect(ask.isConnected).toBe(false);
});

test('questions of this session are offered again, until the list is cleared', async () => {
  open('/gpt?q=销量');
  await screen.findByTestId('words-show');
  await userEvent.click(screen.getAllByRole('button', { name: '清空问题' })[0] as HTMLElement);
  const history = await screen.findByTestId('words-history');
  await userEvent.click(within(history).getByRole('button', { name: '销量' }));
  await screen.findByTestId('words-show');
  await userEvent.click(screen.getAllByRole('button', { name: '清空问题' })[0] as HTMLElement);
  await userEvent.click(await screen.findByTestId('words-forget'));
  await waitFor(() => expect(screen.queryByTestId('words-history')).toBeNull());
});

test('an account without data, a reading that fails, and figures that are refused: each says so', async () => {
  answerWith({ wordExamples: () => ({ examples: [], subjects: [] }) });
  const first = open('/gpt');
  await screen.findByText('没有可以提问的数据');
  first.unmount();
  forgetAnswers();
  answerWith({ readWords: refuse('413', '问题太长') });
  const second = open('/gpt?q=长');
  expect((await screen.findByTestId('words-failed')).textContent).toContain('问题太长');
  second.unmount();
  forgetAnswers();
  answerWith({ marketCatalogue: refuse('403', '没有开通') });
  open('/gpt?q=销量&show=1');
  expect((await screen.findByTestId('area-refused')).textContent).toContain('没有开通');
});
