import '../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PolicyQuery } from '@portal/contract';
import type { CallPayload } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import type { Item } from '../data/ask.ts';
import { answerWith, callsOf, open, rows } from '../testing/area.tsx';
import { testFound, testItems } from '../testing/policies.ts';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

const readText = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

describe('list of policies', () => {
  test('each row says level, region, issuer, kind, status and days; a missing day is a dash', async () => {
    open('/policy/policies');
    const [first, , third] = await rows();
    for (const words of ['国家', 'China', 'Ministry of Examples', '以旧换新', '生效中', '2026/01/05', '2026/12/31'])
      expect(first?.textContent).toContain(words);
    const cells = [...(third?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(['US境外', 'unheard-of', '生效中', '-', '--']);
    expect(screen.getByTestId('policy-total').textContent).toBe('共 23 项政策');
  });

  test('a facet shows counts, goes into the address and begins at the first page', async () => {
    open('/policy/policies?page=2&campaign=autumn');
    await rows();
    const kinds = screen.getAllByTestId('policy-facet').find(({ dataset }) => dataset.facet === 'kinds');
    await userEvent.click(within(kinds as HTMLElement).getByRole('checkbox', { name: /n:charging\s*11/ }));
    expect(location.search).toBe('?campaign=autumn&kind=charging');
    await waitFor(() => expect(callsOf('policySearch').at(-1)?.[1]).toMatchObject({ kinds: ['charging'], page: 1 }));
    await userEvent.click(screen.getByRole('button', { name: '移除筛选：类型 n:charging' }));
    expect(location.search).toBe('?campaign=autumn');
    history.back();
    await waitFor(() => expect(location.search).toBe('?campaign=autumn&kind=charging'));
    history.back();
    await waitFor(() => expect(location.search).toBe('?page=2&campaign=autumn'));
  });

  test('a page stands in the address, and Back leads to the page before', async () => {
    open('/policy/policies');
    await rows();
    expect(screen.getByTestId('pager-where').textContent).toBe('第 1 / 2 页');
    await userEvent.click(screen.getByRole('link', { name: '第 2 页' }));
    expect(location.search).toBe('?page=2');
    history.back();
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('an order is asked of the server and said by its column', async () => {
    open('/policy/policies');
    await rows();
    expect(screen.getByRole('columnheader', { name: '发布日' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: '生效日 / 失效日' }));
    expect(location.search).toBe('?sort=effective');
    await waitFor(() => expect(callsOf('policySearch').at(-1)?.[1]).toMatchObject({ sort: 'effective' }));
    expect(screen.getByRole('columnheader', { name: '生效日 / 失效日' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('the export equals the rows on screen, and a title is no formula', async () => {
    const files: Blob[] = [];
    stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open('/policy/policies?kind=charging');
    await rows();
    await userEvent.click(screen.getByTestId('share'));
    await userEvent.click(await screen.findByTestId('export-csv'));
    const [file] = files;
    if (!file) throw new Error('nothing was exported');
    const lines = (await readText(file)).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('政策名称,发布机构,层级,地区,类型,状态,发布日,生效日,失效日');
    expect(lines[2]).toBe(
      '"Charging posts, =1+1",Ministry of Examples,国家,China,充电设施,待生效,2026/01/05,2026/01/10,',
    );
    // Of prose there is a file of its own.
    expect(lines.slice(4)).toEqual(['']);
    await userEvent.click(screen.getByTestId('share'));
    await userEvent.click(await screen.findByTestId('export-notes'));
    const notes = files[1] ? await readText(files[1]) : '';
    expect(notes).toContain('行：第 1 至 3 项，共 23 项');
    expect(notes).toContain('类型：n:charging');
  });

  const longList = (count: number, summary: (at: number) => string) => {
    const items = Array.from({ length: count }, (_, at) => ({
      ...(testItems[0] as Item),
      policyId: `p${at}`,
      title: `${summary(at)}${at}`,
    }));
    const orders: CallPayload<'makeExport'>[] = [];
    answerWith({
      policySearch: (payload) => {
        const { page = 1, pageSize = 20 } = payload as PolicyQuery;
        // One came in while the parts were asked: what was the last of a part is the first of the next.
        const from = Math.max(0, (page - 1) * pageSize - 1);
        return { ...testFound(payload), total: count, items: items.slice(from, from + pageSize) };
      },
      makeExport: (order) => {
        orders.push(order as unknown as CallPayload<'makeExport'>);
        throw new Error('no file');
      },
    });
    return orders;
  };

  const takeWhole = async () => {
    open('/policy/policies');
    await rows();
    await userEvent.click(screen.getByTestId('share'));
    await userEvent.click(await screen.findByTestId('export-whole'));
  };

  test('all hits go into a workbook, each once, though the screen shows one page', async () => {
    const orders = longList(230, () => 'Policy ');
    await takeWhole();
    await waitFor(() => expect(orders).toHaveLength(1));
    const [sheet] = orders[0]?.sheets ?? [];
    if (sheet?.kind !== 'built') throw new Error('another sheet');
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 230 }, (_, at) => `Policy ${at}`));
    expect(sheet.about[0]).toEqual(['行', '第 1 至 230 项，共 230 项']);
  });

  test('more hits than a workbook can be ordered with become CSV', async () => {
    const files: Blob[] = [];
    stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${files.push(blob)}` }));
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const orders = longList(300, () => 'A long title '.repeat(100));
    await takeWhole();
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await readText(files[0] as Blob)).split('\r\n').length).toBeGreaterThan(299);
    expect(orders).toEqual([]);
  });
});
