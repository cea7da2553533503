import '../../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BuiltSheet, CallPayload, MarketChanges } from '@portal/contract';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { holdAreas } from '../../../../tests/support/hold-areas.ts';
import { testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { answerWith, open } from '../../testing/area.tsx';
import {
  changed,
  changedCounts as counts,
  changedMonths as months,
  changedRows as rows,
  volume,
} from '../../testing/changed.ts';

const queryOf = () =>
  jest
    .mocked(request)
    .mock.calls.flatMap(([name, payload]) =>
      name === 'marketChanges' ? [payload as CallPayload<'marketChanges'>] : [],
    );

beforeEach(() => {
  jest.mocked(request).mockReset();
  forgetAnswers();
});

describe('what changed', () => {
  test('former and new figures stand beside each other, a cut list says so, and a model leads to its trend', async () => {
    holdAreas({ '/sales': '销量分析' });
    answerWith({ marketChanges: () => changed });
    open('/sales/changes');
    const tables = await screen.findAllByTestId('pivot');
    const [list, byMonth, history] = tables.map((table) => table.textContent ?? '');
    expect(byMonth).toMatch(/2025\/01–02协会批发量修订200,000199,655▼-345▼-0\.2%/);
    expect(list).toMatch(/车型一厂商甲2025\/01–02协会批发量12,34512,000▼-345▼-2\.8%/);
    expect(history).toMatch(/修订数据2025\/01–02.*七月修订/);
    expect(screen.getByTestId('changes').textContent).toContain('八月发布');
    expect(screen.getByText('更早的更新还有 3 次')).toBeTruthy();
    expect(screen.getByText(/共 7 行/)).toBeTruthy();
    await userEvent.click(within(tables[0] as HTMLElement).getByRole('button', { name: '车型一' }));
    const ways = within(screen.getByTestId('ways')).getAllByRole('menuitem');
    expect(ways.map((way) => way.getAttribute('href'))).toContain('/sales/trend?by=model&model=x');
  });

  test('each table goes into a workbook as it stands, with release and source, and a cut one says so', async () => {
    const orders: CallPayload<'makeExport'>[] = [];
    answerWith({
      marketChanges: () => changed,
      makeExport: (order) => {
        orders.push(order as CallPayload<'makeExport'>);
        return { id: 'f', name: 'f.xlsx', state: 'waiting' };
      },
    });
    open('/sales/changes');
    await screen.findAllByTestId('pivot');
    for (const menu of screen.getAllByTestId('share').slice(-3)) {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByTestId('export-xlsx'));
    }
    await waitFor(() => expect(orders).toHaveLength(3));
    const sheets = orders.flatMap((order) => order.sheets) as BuiltSheet[];
    const cells = sheets.map((sheet) => sheet.rows[0]?.cells);
    expect(cells[1]?.slice(0, 5)).toEqual(['2025/01–02', '协会批发量', '修订', 200_000, 199_655]);
    expect(cells[0]?.slice(0, 6)).toEqual(['车型一', '厂商甲', '2025/01–02', '协会批发量', 12_345, 12_000]);
    expect(cells[2]?.slice(0, 2)).toEqual([expect.any(String), '修订数据']);
    expect(sheets[0]?.link).toBe('/sales/changes');
    const texts = new Map(sheets[0]?.about);
    expect(texts.get('数据来源')).toBe('全部来源');
    expect(texts.get('数据版本')).toContain(testCatalogue.release.id);
    expect(texts.get('说明')).toContain('共 7 行');
    expect(sheets[1]?.about.some(([label]) => label === '说明')).toBe(false);
    // The screen shows some of its rows: a file takes all that an answer may have.
    await userEvent.click(screen.getAllByTestId('share').at(-3) as HTMLElement);
    await userEvent.click(await screen.findByTestId('export-whole'));
    await waitFor(() => expect(orders).toHaveLength(4));
    expect(queryOf().at(-1)).toMatchObject({ kind: 'corrected', limit: 5000 });
  });

  test('kind and source stand in the address and are asked', async () => {
    answerWith({ marketChanges: () => changed });
    open('/sales/changes');
    await userEvent.click(await screen.findByRole('radio', { name: '撤回 1' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '数据来源' }), 'DATASOURCE_ZD_LINGSHOU');
    expect(location.search).toBe('?change=withdrawn&of=DATASOURCE_ZD_LINGSHOU');
    await waitFor(() =>
      expect(queryOf().at(-1)).toEqual({ dataset: 'sales', kind: 'withdrawn', dataSource: 'DATASOURCE_ZD_LINGSHOU' }),
    );
  });

  test('the filters of the address narrow the list, and what cannot be listed is named', async () => {
    const notListed = changed.changes && { ...changed.changes, notListed: ['2025/03'] };
    answerWith({ marketChanges: () => ({ ...changed, changes: notListed }) });
    open('/sales/changes?brand=b&city=c&without.fuelType=BEV&from=2025-01&to=2025-02&dateType=quarterly');
    const bar = await screen.findByTestId('filter-bar');
    expect(within(bar).queryByRole('group', { name: '日期类型' })).toBeNull();
    expect(queryOf()[0]).toEqual({
      dataset: 'sales',
      kind: 'corrected',
      from: '2025-01',
      to: '2025-02',
      filters: { brand: ['b'], city: ['c'] },
      without: { fuelType: ['BEV'] },
    });
    expect(await screen.findByText(/^2025\/03有车型被整体撤回/)).toBeTruthy();
    await userEvent.click(within(bar).getByRole('button', { name: /清除全部|清空/ }));
    await waitFor(() =>
      expect(queryOf().at(-1)).toEqual({ dataset: 'sales', kind: 'corrected', from: '2025-01', to: '2025-02' }),
    );
  });

  test('another dataset is chosen of those that the account may see, with a figure of its own', async () => {
    const found = { corrected: 1, added: 0, withdrawn: 0 };
    const prices: MarketChanges = {
      ...changed,
      indicators: [
        { key: 'tp', name: '成交价', unit: '元', format: 'count', found: { ...found, corrected: 0 } },
        { key: 'share', name: '标配率', unit: '', format: 'percent', found },
      ],
      indicator: 'share',
      changes: {
        ...counts,
        months: [],
        cut: null,
        notListed: [],
        rows: rows.map((row) => ({ ...row, dataSource: null, before: 0.5, after: 0.535 })),
      },
    };
    answerWith({
      marketCatalogue: (payload) => ({ ...testCatalogue, ...(payload as CallPayload<'marketCatalogue'>) }),
      marketChanges: (payload) => ((payload as CallPayload<'marketChanges'>).dataset === 'price' ? prices : changed),
      marketDatasets: () => ({
        datasets: [
          { key: 'sales', name: '销量', covered: true },
          { key: 'price', name: '价格', covered: true },
          { key: 'outlet', name: '网点', covered: false },
        ],
      }),
    });
    open('/sales/changes?change=withdrawn&of=DATASOURCE_ZD_LINGSHOU');
    const choice = await screen.findByRole('combobox', { name: '数据集' });
    expect(choice.textContent).toBe('销量价格');
    await userEvent.selectOptions(choice, 'price');
    expect(location.search).toBe('?data=price');
    expect(await screen.findByText('53.5%')).toBeTruthy();
    expect(screen.getAllByTestId('pivot')[0]?.textContent).toMatch(/2025\/01–0250\.0%53\.5%▲\+?3\.5/);
    expect(screen.queryByRole('combobox', { name: '数据来源' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '指标' }), 'tp');
    await waitFor(() => expect(queryOf().at(-1)).toEqual({ dataset: 'price', indicator: 'tp', kind: 'corrected' }));
  });

  test('the list is narrowed to values of its columns, as far as its kind has them, and says how many lie outside', async () => {
    answerWith({
      marketChanges: (payload) => {
        const { where } = payload as CallPayload<'marketChanges'>;
        return where && changed.changes ? { ...changed, changes: { ...changed.changes, outsideLimits: 5 } } : changed;
      },
    });
    open('/sales/changes?where=ratio:..-0.05');
    expect(await screen.findByText(/另有 5 行不在范围内/)).toBeTruthy();
    expect(queryOf().at(-1)?.where).toEqual([{ indicator: 'ratio', atMost: -0.05 }]);
    expect(screen.getByRole('button', { name: '移除筛选：变动率 不高于 -5%' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '撤回 1' }));
    await waitFor(() => expect(queryOf().at(-1)).toEqual({ dataset: 'sales', kind: 'withdrawn' }));
  });

  test('a dataset that the account may not see is never asked about', async () => {
    answerWith({ marketChanges: () => changed });
    open('/sales/changes?data=price&figure=tp');
    expect(await screen.findAllByTestId('pivot')).toHaveLength(3);
    expect(queryOf()).toEqual([{ dataset: 'sales', kind: 'corrected' }]);
  });

  test('where nothing was revised, what was added is shown at once', async () => {
    answerWith({
      marketChanges: (payload) => {
        const { kind } = payload as CallPayload<'marketChanges'>;
        const indicators = [{ ...volume, found: { corrected: 0, added: 1, withdrawn: 0 } }];
        const added = { ...rows[0], kind: 'added', before: null, after: 77 } as (typeof rows)[number];
        const listed = kind === 'added' ? [added] : [];
        return { ...changed, indicators, changes: { ...counts, months, rows: listed, cut: null, notListed: [] } };
      },
    });
    open('/sales/changes');
    await waitFor(() => expect(queryOf().at(-1)?.kind).toBe('added'));
    expect((await screen.findAllByTestId('pivot'))[0]?.textContent).toContain('77');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '新增 1' }).checked).toBe(true);
  });

  test.each([
    ['没有可比较的上一版本', { changes: null, onto: null, deliveries: [] }],
    ['这个版本没有保留变动明细', { changes: null, onto: 'r0', deliveries: [] }],
    ['这次发布没有改变这个数据集', { changes: { ...changed.changes, inserted: 0, corrected: 0, withdrawn: 0 } }],
  ])('%s is said', async (text, change) => {
    answerWith({ marketChanges: () => ({ ...changed, ...change }) });
    open('/sales/changes');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('what could not be had can be asked again', async () => {
    answerWith({
      marketChanges: () => {
        throw new Error('down');
      },
    });
    open('/sales/changes');
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
