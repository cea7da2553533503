import '../../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CallPayload, MarketChanges } from '@portal/contract';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { answerWith, open } from '../../testing/area.tsx';

const source = { key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' };
const counts = { inserted: 0, corrected: 2, withdrawn: 0 };

const models: NonNullable<MarketChanges['changes']>['models'] = [
  {
    ...{ month: '2024-07', dataSource: source, kind: 'corrected', before: 12_345, after: 12_000 },
    ...{ manufacturer: { key: 'm', name: '厂商甲' }, model: { key: 'x', name: '车型一' } },
  },
];

const changed: MarketChanges = {
  release: { ...testCatalogue.release, demonstration: false, note: '八月发布' },
  onto: 'r0',
  changes: { ...counts, found: { corrected: 7, added: 0, withdrawn: 1 }, models, cut: { shown: 1, all: 7 } },
  deliveries: [
    {
      ...{ release: 'r1', at: '2024-09-09T00:00:00Z', kind: 'correct', note: '七月修订', ...counts },
      months: [{ month: '2024-07', dataSource: source, kind: 'corrected', ...counts, before: 200_000, after: 199_655 }],
    },
  ],
  earlier: 3,
};

const asked = () =>
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
    answerWith({ marketChanges: () => changed });
    open('/sales/changes');
    const tables = await screen.findAllByTestId('pivot');
    const [months, list, history] = tables.map((table) => table.textContent ?? '');
    expect(months).toMatch(/2024\/07协会批发量修订200,000199,655▼-345▼-0\.2%/);
    expect(list).toMatch(/车型一厂商甲2024\/07协会批发量12,34512,000▼-345▼-2\.8%/);
    expect(history).toContain('七月修订');
    expect(screen.getByTestId('changes').textContent).toContain('八月发布');
    expect(screen.getByText('更早的更新还有 3 次')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('共 7 行');
    const way = within(tables[1] as HTMLElement).getByRole('link', { name: '车型一' }) as HTMLAnchorElement;
    expect(new URL(way.href).pathname + new URL(way.href).search).toContain('/sales/trend?by=model&model=x');
  });

  test('kind and source stand in the address and are asked', async () => {
    answerWith({ marketChanges: () => changed });
    open('/sales/changes');
    await userEvent.click(await screen.findByRole('radio', { name: '撤回 1' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '数据来源' }), 'DATASOURCE_ZD_LINGSHOU');
    expect(location.search).toBe('?change=withdrawn&of=DATASOURCE_ZD_LINGSHOU');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ dataset: 'sales', kind: 'withdrawn', dataSource: 'DATASOURCE_ZD_LINGSHOU' }),
    );
  });

  test('where nothing was revised, what was added is shown at once', async () => {
    answerWith({
      marketChanges: (payload) => {
        const { kind } = payload as CallPayload<'marketChanges'>;
        const found = { corrected: 0, added: 1, withdrawn: 0 };
        const added = { ...models[0], kind: 'added', before: null, after: 77 } as (typeof models)[number];
        return { ...changed, changes: { ...counts, found, models: kind === 'added' ? [added] : [], cut: null } };
      },
    });
    open('/sales/changes');
    await waitFor(() => expect(asked().at(-1)?.kind).toBe('added'));
    expect((await screen.findAllByTestId('pivot'))[1]?.textContent).toContain('77');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '新增 1' }).checked).toBe(true);
  });

  test.each([
    ['没有可比较的上一版本', { changes: null, onto: null, deliveries: [] }],
    ['这个版本没有保留变动明细', { changes: null, onto: 'r0', deliveries: [] }],
    ['这次发布没有改变销量数据', { changes: { ...changed.changes, inserted: 0, corrected: 0, withdrawn: 0 } }],
  ])('%s is said', async (said, change) => {
    answerWith({ marketChanges: () => ({ ...changed, ...change }) });
    open('/sales/changes');
    expect(await screen.findByText(said)).toBeTruthy();
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
