import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { drawers, openQuickSearch } from '../../shell-app/drawers/drawers.ts';
import { keepLogin } from '../../shell-app/session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { QuickSearch } from './quick-search.tsx';
import type { Hit } from './recent.ts';

const hit = (kind: Hit['kind'], title: string, path: string): Hit => ({ kind, id: path, title, subtitle: '', path });
const trend = hit('page', '趋势', '/sales/trend');
const model = hit('model', '比亚迪汉', '/sales/trend?model=han');
const other = hit('model', '汉江', '/sales/trend?model=river');

let user = 0;
beforeEach(() => {
  jest.useFakeTimers();
  freshShell('/dashboard');
  keepLogin(aLogin({ userId: `u${++user}` }));
  openQuickSearch();
});
afterEach(() => {
  jest.useRealTimers();
  setLanguage('zh_CN');
});

const input = () => screen.getByRole('combobox');
const hitPaths = () => screen.queryAllByTestId('quick-search-hit').map(({ dataset }) => dataset.path);
const marked = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.dataset.path;
const key = (name: string) => fireEvent.keyDown(input(), { key: name });

/** Types, and lets the pause and the answer pass. */
const type = async (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
};

const open = (answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)) => {
  const server = fakeServer({ quickSearch: answer });
  render(<QuickSearch />);
  return server;
};

describe('hits', () => {
  test('S2.081 typing a model name lists matches in groups, the best one first', async () => {
    open({ data: [model, trend, other] });
    await type('汉');
    const groups = screen.getAllByRole('group').map((group) => [
      group.querySelector('p')?.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ dataset }) => dataset.path),
    ]);
    expect(groups).toEqual([
      ['车型', [model.path, other.path]],
      ['页面', [trend.path]],
    ]);
    expect(marked()).toBe(model.path);
    expect(screen.getByRole('status').textContent).toBe('3 条结果');
  });

  test('S2.081 the keys go round the list in the order it is seen, and Enter opens', async () => {
    open({ data: [model, trend, other] });
    await type('汉');
    key('ArrowDown');
    expect(marked()).toBe(other.path);
    key('ArrowDown');
    expect(marked()).toBe(trend.path);
    key('ArrowDown');
    expect(marked()).toBe(model.path);
    key('ArrowUp');
    expect(marked()).toBe(trend.path);
    key('Enter');
    expect(window.location.pathname).toBe('/sales/trend');
    expect(drawers.open).toBeNull();
  });

  test('a press opens as well', async () => {
    open({ data: [model] });
    await type('han');
    fireEvent.click(screen.getByTestId('quick-search-hit'));
    expect(window.location.pathname + window.location.search).toBe(model.path);
  });

  test('while characters are put together Enter opens nothing', async () => {
    open({ data: [model] });
    await type('han');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('asking', () => {
  test('one question for a word that is typed without a pause', async () => {
    const server = open({ data: [model] });
    for (const text of ['h', 'ha', 'han']) fireEvent.change(input(), { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(server.seen.map(({ body }) => body?.data)).toEqual([{ text: 'han', limit: 30 }]);
  });

  test('an answer that comes late is dropped', async () => {
    let tellLate = (_answer: FakeAnswer) => {};
    const late = new Promise<FakeAnswer>((resolve) => {
      tellLate = resolve;
    });
    const answers = [() => late, () => Promise.resolve({ data: [trend] })];
    open(() => answers.shift()?.() ?? {});
    await type('han');
    await type('trend');
    expect(hitPaths()).toEqual([trend.path]);
    tellLate({ data: [model] });
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(hitPaths()).toEqual([trend.path]);
  });

  test('Enter before the answer opens its first hit when it comes', async () => {
    open({ data: [model, trend] });
    fireEvent.change(input(), { target: { value: 'han' } });
    key('Enter');
    expect(window.location.pathname).toBe('/dashboard');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(window.location.search).toBe('?model=han');
  });
});

test('S4.030 what is found is asked for again in the language that another window chooses', async () => {
  const answers: FakeAnswer[] = [{ data: [trend] }, { data: [hit('page', 'Trend', '/sales/trend')] }];
  open(() => answers.shift() ?? {});
  await type('趋势');
  expect(screen.getByTestId('quick-search-hit').textContent).toContain('趋势');
  await act(async () => setLanguage('en'));
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByTestId('quick-search-hit').textContent).toContain('Trend');
});

describe('without hits', () => {
  test('S8.023 a search without hits says so, in both languages', async () => {
    open({ data: [] });
    await type('zzz');
    expect(screen.getByTestId('quick-search-empty').textContent).toContain('没有相关内容');
    await act(async () => setLanguage('en'));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByTestId('quick-search-empty').textContent).toContain('No relevant content');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  test('a search that failed says what to do, and asks again', async () => {
    const answers: FakeAnswer[] = [new Error('broken'), { data: [model] }];
    open(() => answers.shift() ?? {});
    await type('han');
    expect(screen.getByTestId('quick-search-failed').textContent).toContain('请检查网络后重试');
    fireEvent.click(screen.getByText('重试'));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(hitPaths()).toEqual([model.path]);
  });

  test('what was opened before stands there at the start, for this person alone', async () => {
    open({ data: [model] });
    expect(hitPaths()).toEqual([]);
    await type('han');
    key('Enter');
    const again = render(<QuickSearch />);
    expect(within(again.container).getAllByTestId('quick-search-hit')[0]?.dataset.path).toBe(model.path);
    again.unmount();
    keepLogin(aLogin({ userId: 'another' }));
    expect(within(render(<QuickSearch />).container).queryAllByTestId('quick-search-hit')).toEqual([]);
  });
});
