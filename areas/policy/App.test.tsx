import { CallError, request } from '@portal/shell';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from './App.tsx';
import { details, homeQuestion, homes, searches } from './data/ask.ts';
import { queryOf, readPolicyView } from './data/policyView.ts';
import { preload } from './data/preload.ts';
import { testDetail, testFound, testHome, testItems } from './testing/policies.ts';

vi.mock('@portal/shell', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const asked = vi.mocked(request);

type Payload = { policyId: string; text?: string; page?: number };

/** Answers every call from the test policies; a test may say otherwise for one of them. */
function answerWith(special: Record<string, (payload: Payload) => unknown> = {}) {
  asked.mockImplementation(((name: string, payload: Payload) => {
    const own = special[name];
    if (own) return Promise.resolve().then(() => own(payload));
    if (name === 'policyHome') return Promise.resolve(testHome);
    return Promise.resolve(name === 'policyDetail' ? testDetail(payload.policyId) : testFound(payload));
  }) as typeof request);
}

function open(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/policy" language="zh_CN" />);
}

const callsOf = (name: string) => asked.mock.calls.filter(([called]) => called === name);
const rows = () => screen.findAllByTestId('policy-row');

const forgetAnswers = () => {
  homes.forget(homeQuestion);
  for (const [name, payload] of asked.mock.calls) {
    if (name === 'policySearch') searches.forget(payload as Parameters<typeof searches.forget>[0]);
    if (name === 'policyDetail') details.forget((payload as Payload).policyId);
  }
};

beforeEach(() => answerWith());
afterEach(forgetAnswers);

describe('policy home', () => {
  test('S1.026 the bare address opens the first page and keeps the query', async () => {
    open('/policy?campaign=autumn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('政策首页');
    await screen.findByTestId('policy-upcoming');
    expect(location.pathname + location.search).toBe('/policy/home?campaign=autumn');
  });

  test('S1.012 kinds and levels lead into the search, policies to their text', async () => {
    open('/policy/home');
    const counts = await screen.findByTestId('policy-counts');
    expect(
      within(counts)
        .getByRole('link', { name: /n:charging/ })
        .getAttribute('href'),
    ).toBe('/policy/search?kind=charging');
    expect(
      within(counts)
        .getByRole('link', { name: /n:national/ })
        .getAttribute('href'),
    ).toBe('/policy/search?level=national');
    const latest = screen.getByTestId('policy-latest');
    expect(within(latest).getByRole('link', { name: testItems[0]?.title }).getAttribute('href')).toBe(
      '/policy/policies?id=p1',
    );
    expect(screen.getByText('共收录 1,236 项政策')).toBeTruthy();
  });

  test('words typed on the first page are searched', async () => {
    open('/policy/home');
    await userEvent.type(screen.getByRole('textbox', { name: '检索政策' }), 'new energy{Enter}');
    expect(location.pathname + location.search).toBe('/policy/search?q=new+energy');
  });

  test('what changes soon says its day and how far it is', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), toFake: ['Date'] });
    open('/policy/home');
    const upcoming = await screen.findByTestId('policy-upcoming');
    expect(within(upcoming).getByText('到期')).toBeTruthy();
    expect(within(upcoming).getByText('2026/12/31')).toBeTruthy();
    expect(within(upcoming).getByText('30 天后')).toBeTruthy();
  });

  test('a failed question can be asked again', async () => {
    answerWith({
      policyHome: () => {
        throw new CallError('500', '服务暂时不可用', '');
      },
    });
    open('/policy/home');
    expect((await screen.findByTestId('policy-failed')).textContent).toContain('服务暂时不可用');
    answerWith();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('policy-upcoming')).toBeTruthy();
  });
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
    await userEvent.click(screen.getByRole('button', { name: '移除筛选：n:charging' }));
    expect(location.search).toBe('?campaign=autumn');
  });

  test('a long facet opens on a press and never hides what is chosen', async () => {
    open('/policy/policies?region=r12');
    await rows();
    const regions = screen.getAllByTestId('policy-facet').find(({ dataset }) => dataset.facet === 'regions');
    const boxes = () => within(regions as HTMLElement).getAllByRole('checkbox');
    expect(boxes()).toHaveLength(9);
    await userEvent.click(within(regions as HTMLElement).getByRole('button', { name: '显示全部 14 项' }));
    expect(boxes()).toHaveLength(14);
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
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open('/policy/policies?kind=charging');
    await rows();
    await userEvent.click(screen.getByTestId('export-csv'));
    const [file] = made;
    if (!file) throw new Error('nothing was exported');
    const lines = (await readText(file)).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('政策名称,发布机构,层级,地区,类型,状态,发布日,生效日,失效日');
    expect(lines[2]).toBe(
      '"Charging posts, =1+1",Ministry of Examples,国家,China,充电设施,待生效,2026/01/05,2026/01/10,-',
    );
    expect(lines[4]).toBe('');
    expect(lines.slice(5, 7)).toEqual(['行,第 1 至 3 项，共 23 项', '类型,n:charging']);
  });
});

const readText = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

describe('search', () => {
  test('hits are marked as text, never as markup', async () => {
    open('/policy/search?q=new+energy');
    const [first] = await rows();
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'new',
      'energy',
      'new',
      'energy',
    ]);
    expect(first?.querySelector('b')).toBeNull();
    expect(first?.textContent).toContain('<b>new energy</b>');
    expect(screen.getByTestId('policy-total').textContent).toBe('“new energy”共 23 项政策');
  });

  test('S8.023 an empty search says what was asked and widens with one click', async () => {
    open('/policy/search?q=nothing&kind=tax');
    const empty = await screen.findByTestId('policy-empty');
    expect(empty.textContent).toContain('没有相关内容');
    expect(empty.textContent).toContain('检索词：nothing · 类型：税收');
    await userEvent.click(within(empty).getByRole('button', { name: '清除筛选' }));
    expect(location.search).toBe('');
    expect(await rows()).toHaveLength(3);
  });

  test('a page beyond the last leads back to the first', async () => {
    open('/policy/search?page=9');
    await userEvent.click(await screen.findByRole('button', { name: '回到第一页' }));
    expect(location.search).toBe('');
  });

  test('days narrow the search, and a wrong order is said beside them', async () => {
    open('/policy/search?from=2026-05-01&to=2026-01-01');
    expect(await screen.findByText('开始日期晚于结束日期')).toBeTruthy();
    expect(callsOf('policySearch')[0]?.[1]).toMatchObject({ from: '2026-05-01', to: '2026-01-01' });
  });

  test('the same list in its other shape keeps everything', async () => {
    open('/policy/search?q=tax&kind=charging&page=2');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: '查看表格' }));
    expect(location.pathname + location.search).toBe('/policy/policies?q=tax&kind=charging&page=2');
    expect(await screen.findByTestId('policy-table')).toBeTruthy();
  });
});

describe('one policy', () => {
  test('S1.025 a link opens its figures with unit and note, its days, text, changes and source', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), toFake: ['Date'] });
    open('/policy/policies?id=p1');
    const figures = await screen.findAllByTestId('policy-figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Support per car20,000yuanArticle 2 names the sum.',
      'Share of the price-',
    ]);
    expect(screen.getByTestId('policy-period').textContent).toContain(
      '2026/01/10 ~ 2026/12/31 · 已生效 326 天 · 30 天后到期',
    );
    expect(screen.getByTestId('policy-text').textContent).toContain('<script>alert(1)</script>');
    expect(screen.getByTestId('policy-text').querySelector('script')).toBeNull();
    expect(screen.getByTestId('policy-changes').textContent).toContain('2026/03/01');
    expect(screen.getByTestId('policy-source').getAttribute('rel')).toContain('noopener');
  });

  test('without days and without source it says so', async () => {
    open('/policy/policies?id=p3');
    expect((await screen.findByTestId('policy-period')).textContent).toContain('未注明有效期');
    expect(screen.getByText('演示内容，不是真实政策')).toBeTruthy();
    expect(screen.queryByTestId('policy-source')).toBeNull();
  });

  test('opened from the list it takes the focus, and gives it back to its row when closed', async () => {
    open('/policy/policies?kind=charging');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Charging posts, =1+1' }));
    expect(location.search).toBe('?kind=charging&id=p2');
    const detail = await screen.findByTestId('policy-detail');
    expect(document.activeElement).toBe(within(detail).getByRole('heading', { level: 2 }));
    await userEvent.click(screen.getByTestId('policy-close'));
    await waitFor(() => expect(location.search).toBe('?kind=charging'));
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.policy).toBe('p2'));
  });

  test('the buttons turn to the neighbours in the list, and keep the focus', async () => {
    open('/policy/policies?id=p1');
    await rows();
    const next = screen.getByRole('button', { name: '下一项' });
    await userEvent.click(next);
    expect(location.search).toBe('?id=p2');
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(location.search).toBe('?id=p3');
    expect((next as HTMLButtonElement).disabled).toBe(true);
    expect(callsOf('policySearch')).toHaveLength(1);
  });

  test('a policy that is gone can be left, and the list beside it stands', async () => {
    answerWith({
      policyDetail: () => {
        throw new CallError('1', '没有这项政策', '');
      },
    });
    open('/policy/policies?id=gone');
    expect((await screen.findByTestId('policy-failed')).textContent).toContain('没有这项政策');
    expect(await rows()).toHaveLength(3);
    await userEvent.click(screen.getByTestId('policy-close'));
    expect(location.search).toBe('');
  });

  test('an answer that comes late is not taken for the policy opened since', async () => {
    const late: ((detail: unknown) => void)[] = [];
    answerWith({
      policyDetail: ({ policyId }) =>
        policyId === 'p1' ? new Promise((done) => late.push(done)) : testDetail(policyId),
    });
    open('/policy/policies?id=p1');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: '下一项' }));
    await screen.findByTestId('policy-figures');
    await act(async () => late[0]?.(testDetail('p1')));
    expect(screen.queryByTestId('policy-source')).toBeNull();
  });
});

describe('the other paths', () => {
  test.each([
    ['reports-public', '/baogao'],
    ['reports-special', '/baogao'],
    ['newenergy', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycatalog', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycar', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycardetail', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['nowhere/at/all', '/policy/home'],
  ])('S2.038 /policy/%s says what it is and leads to %s', (path, way) => {
    open(`/policy/${path}`);
    const [first] = within(screen.getByTestId('policy-not-here')).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(way);
  });
});

describe('preload', () => {
  test.each([
    ['/policy/home', ['policyHome']],
    ['/policy', ['policyHome']],
    ['/policy/policies?kind=tax', ['policySearch']],
    ['/policy/search?q=tax&id=p1', ['policyDetail', 'policySearch']],
    ['/policy/newenergy', []],
  ])('%s asks %j', (path, names) => {
    preload(path);
    expect(asked.mock.calls.map(([name]) => name)).toEqual(names);
  });

  test('what preload has asked, the page does not ask again', async () => {
    history.replaceState(null, '', '/policy/policies?kind=tax&id=p2');
    preload('/policy/policies');
    render(<App basePath="/policy" language="zh_CN" />);
    await screen.findByTestId('policy-figures');
    expect(asked.mock.calls).toHaveLength(2);
    const query = queryOf(readPolicyView(new URLSearchParams('kind=tax')));
    expect(callsOf('policySearch')[0]?.[1]).toEqual(query);
  });
});
