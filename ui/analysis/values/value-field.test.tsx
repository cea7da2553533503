import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { request } from '@portal/shell';
import { marketViews, questionBase, type View } from '@portal/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { defineArea } from '../area/define-area.ts';
import { firstQuestions } from '../area/first-questions.ts';
import { TableCard } from '../cards/table-card.tsx';
import { AnalysisApp } from '../frame/analysis-app.tsx';
import { tableOf } from '../index.ts';
import type { Catalogue } from '../page/ask.ts';
import { definePage } from '../page/define-page.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { useListed } from './use-limits.ts';
import { useOutsideText } from './use-outside-text.ts';

const brands = (view: View, catalogue: Catalogue): MarketQuery => ({
  ...questionBase(view, catalogue, 1),
  by: ['brand'],
  indicators: ['volume', 'yoy'],
  sort: { by: 'yoy', direction: 'ascending' },
});

function List() {
  const answered = useListed(brands);
  return <TableCard title="Brands" answered={answered} model={answered.answer && tableOf(answered.answer, 'en')} />;
}

function Later() {
  const answered = useListed((view, catalogue) => ({ ...brands(view, catalogue), filters: { segment: ['A'] } }));
  return <p data-testid="outside">{useOutsideText()(answered.answer?.outsideLimits)}</p>;
}

const area = defineArea({
  name: 'x',
  dataset: 'sales',
  exports: 'iw-x',
  views: marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['brand'] }),
  pages: [
    definePage({
      name: 'list',
      words: { zh_CN: '列表', en: 'List' },
      lists: ({ view, catalogue }) => [brands(view, catalogue)],
    }),
    definePage({
      name: 'later',
      words: { zh_CN: '后', en: 'Later' },
      values: { figures: ['volume', 'yoy'] },
    }),
    definePage({ name: 'plain', words: { zh_CN: '页', en: 'Page' } }),
  ],
  refused: { zh_CN: '', en: '' },
});

const queries: MarketQuery[] = [];

beforeEach(() => {
  forgetAnswers();
  queries.length = 0;
  jest.mocked(request).mockImplementation(((name: string, query: MarketQuery) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0 });
    queries.push(query);
    return Promise.resolve({ ...testAnswer(query), ...(query.where && { outsideLimits: 12 }) });
  }) as typeof request);
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  render(<AnalysisApp area={area} components={{ list: List, later: Later, plain: List }} basePath="/x" />);
};

const field = () => screen.findByRole('button', { name: /^按数值筛选/ });

test('a press and a number narrow a list: address, question, chip with its words, and how many rows lie outside', async () => {
  open('/x/list');
  await userEvent.click(await field());
  // Writing begins at the figure that orders the list.
  await userEvent.keyboard('-5{Enter}');
  await waitFor(() => expect(location.search).toBe('?where=yoy%3A..-0.05'));
  expect(queries.at(-1)).toMatchObject({ indicators: ['volume', 'yoy'], where: [{ indicator: 'yoy', atMost: -0.05 }] });
  const bar = screen.getByTestId('filter-bar');
  await waitFor(() => expect(bar.textContent).toContain('另有 12 行不在范围内'));
  expect((await field()).textContent).toContain('i:yoy 不高于 -5%');
  await userEvent.click(within(bar).getByRole('button', { name: '移除筛选：i:yoy 不高于 -5%' }));
  expect(location.search).toBe('');
});

test('who comes back to a limit writes another one in its place', async () => {
  open('/x/list?where=yoy:..-0.05');
  await userEvent.click(await field());
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(location.search).toBe('?where=yoy%3A..0.07'));
});

test('several limits hold together, and what is wrong is said at its field', async () => {
  open('/x/list');
  await userEvent.click(await field());
  const form = await screen.findByTestId('value-form');
  await userEvent.type(within(form).getByLabelText('i:yoy不低于'), '20');
  const least = within(form).getByLabelText('i:volume不低于');
  await userEvent.type(least, 'many{Enter}');
  expect(within(form).getByRole('alert').textContent).toBe('请输入数字，例如 5 或 -5');
  expect(least.getAttribute('aria-invalid')).toBe('true');
  expect(location.search).toBe('');
  await userEvent.clear(least);
  await userEvent.type(least, '1,000{Enter}');
  await waitFor(() => expect(location.search).toBe('?where=volume%3A1000..&where=yoy%3A0.2..'));
  await userEvent.click(screen.getByRole('button', { name: '清除全部' }));
  expect(location.search).toBe('');
});

test('where no row lies within, the list says so and widens, and shows no sum of others in its place', async () => {
  jest.mocked(request).mockImplementation(((name: string, query: MarketQuery) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    const answer = testAnswer(query);
    const others = answer.rows.slice(0, 1).map((row) => ({ ...row, kind: 'others' as const }));
    return Promise.resolve(query.where ? { ...answer, rows: others, outsideLimits: 12 } : answer);
  }) as typeof request);
  open('/x/list?where=volume:1e99..');
  await screen.findByText('没有符合条件的数据');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  await screen.findByRole('table');
  expect(location.search).toBe('');
});

test('rows that hang on another answer are narrowed by the figures that the page declares', async () => {
  open('/x/later?where=yoy:0.2..&where=share:0.1..');
  const chip = await screen.findByRole('button', { name: '移除筛选：i:yoy 不低于 20%' });
  // A limit that the rows know nothing of is none.
  expect(screen.queryByRole('button', { name: /i:share/ })).toBeNull();
  expect(queries.at(-1)).toMatchObject({
    filters: { segment: ['A'] },
    where: [{ indicator: 'yoy', atLeast: 0.2 }],
  });
  await waitFor(() => expect(screen.getByTestId('outside').textContent).toBe('另有 12 行不在范围内'));
  await userEvent.click(chip);
  expect(location.search).not.toContain('yoy');
});

test('a link reopens it, and asks for it first; another page takes no limit along, and offers none', async () => {
  const address = 'brand=b1&where=yoy:0.2..';
  expect(firstQuestions(area, 'list', new URLSearchParams(address), testCatalogue)).toEqual([
    expect.objectContaining({ where: [{ indicator: 'yoy', atLeast: 0.2 }] }),
  ]);
  expect(area.choices).toContain('where');
  open(`/x/plain?${address}`);
  await screen.findByTestId('filter-bar');
  await waitFor(() => expect(queries.length).toBeGreaterThan(0));
  expect(queries.some(({ where }) => where)).toBe(false);
  expect(screen.queryByRole('button', { name: /^按数值筛选/ })).toBeNull();
});
