import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { marketViews, questionBase } from '@portal/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { defineArea } from '../area/define-area.ts';
import { Share } from '../cards/share.tsx';
import { AnalysisApp } from '../frame/analysis-app.tsx';
import { definePage } from '../page/define-page.ts';
import { useMarket } from '../page/use-market.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { callText } from './call-text.ts';
import { figuresMade } from './figures-made.ts';
import type { madePhrases } from './phrases.ts';
import { questionText } from './question-text.ts';

const payload = {
  dataset: 'sales' as const,
  dataSources: ['DATASOURCE_ZD_LINGSHOU' as const],
  dateType: 'monthly' as const,
  from: '2024-07',
  to: '2024-08',
  by: ['brand' as const],
  indicators: ['volume' as const, 'yoy' as const],
  filters: { city: ["O'Town"] },
  without: { brand: ['x', 'y'] },
  sort: { by: 'yoy' as const, direction: 'descending' as const },
  limit: 20,
  others: true,
  totals: true,
  minimumVolume: 1000,
};

test('a question in words says all that it asks', () => {
  const words = ((key: string, values: Record<string, string> = {}) =>
    [key, ...Object.values(values)].join(' ')) as ReturnType<typeof madePhrases.useTranslate>;
  const nameOf = (_: string, key: string) => key.toUpperCase();
  expect(questionText(payload, testCatalogue, { words, language: 'en', nameOf })).toEqual([
    ['dataset', 'Sales'],
    ['asked', 'i:volume, i:yoy'],
    ['by', 'd:brand'],
    ['Data source', 'Terminal retail volume'],
    ['months', '2024/07 ~ 2024/08 · Monthly'],
    ['d:city', "O'TOWN"],
    ['d:brand', 'without X, Y'],
    ['order', 'descending i:yoy'],
    ['rows', 'atMost 20, others, totals'],
    ['least', 'units 1,000'],
  ]);
});

test('the same as a call: its body is the question as it was sent, its key a word and nobody’s', () => {
  const text = callText({ call: 'marketQuery', payload }, 'https://portal.example/api/v3/x/query', 'en');
  expect(text).toContain("curl -s 'https://portal.example/api/v3/x/query?language=en'");
  expect(text).toContain("'Authorization: Bearer <key>'");
  // As a shell reads it: a quote within quotes ends them, stands alone, and begins them again.
  const body = text.slice(text.indexOf("-d '") + 4, -1).replaceAll("'\\''", "'");
  expect(JSON.parse(body)).toEqual({ data: payload });
});

test('the figures are those that were asked; of an unknown question those of the table, each meaning once', () => {
  const queries = figuresMade({ call: 'marketQuery', payload }, testCatalogue, undefined, undefined);
  expect(queries.map(({ key, formula }) => [key, formula])).toEqual([
    ['volume', 'formula of volume'],
    ['yoy', 'formula of yoy'],
  ]);
  const column = { kind: 'indicator' as const, format: 'count' as const, unit: '', formula: '', growth: false };
  const columns = ['a', 'b', 'c'].map((key) => ({ ...column, key, name: key, definition: key === 'c' ? '' : 'same' }));
  const model = { columns, rows: [], cut: null };
  expect(figuresMade(undefined, testCatalogue, undefined, model).map(({ key }) => key)).toEqual(['a']);
});

function Page() {
  const { answer } = useMarket((view, known) => ({
    ...questionBase(view, known),
    by: ['brand'],
    indicators: ['share'],
  }));
  return <Share title="Shares" answer={answer} />;
}

const area = defineArea({
  name: 'x',
  dataset: 'sales',
  exports: 'iw-x',
  views: marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['brand'] }),
  pages: [definePage({ name: 'page', words: { zh_CN: '页', en: 'Page' } })],
  refused: { zh_CN: '', en: '' },
});

beforeEach(() => {
  forgetAnswers();
  jest.mocked(request).mockImplementation(((name: string, query: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0 });
    return Promise.resolve(testAnswer(query));
  }) as typeof request);
});

test('each card that is shared says how it is made: formula, source, release, question and call', async () => {
  history.replaceState(null, '', '/sales/page?brand=b1&from=2024-07&to=2024-08');
  render(<AnalysisApp area={area} components={{ page: Page }} basePath="/sales" />);
  await userEvent.click(await screen.findByRole('button', { name: '数据说明 · Shares' }));
  const panel = screen.getByTestId('made');
  for (const text of ['meaning of share', 'formula of share', '2018/01 ~ 2024/08', 'r1', '未公布', 'd:brand', 'b1'])
    expect(panel.textContent).toContain(text);
  const call = within(panel).getByTestId('made-call').textContent ?? '';
  expect(call).toContain('/api/v3/iw-market/analysis/query?language=zh_CN');
  expect(call).toContain('"from": "2024-07"');
  const write = jest.fn((_: string) => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  await userEvent.click(within(panel).getByTestId('made-copy'));
  expect(write).toHaveBeenCalledWith(call);
  await userEvent.keyboard('{Escape}');
});
