import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { session } from '../../shell-app/session/session.ts';
import { panelNames } from '../../shell-app/settings/panels.ts';
import { settings } from '../../shell-app/settings/settings.ts';
import { answers } from './testing/answers.ts';
import { freshDashboard, openDashboard, panel, shownPanels } from './testing/open-dashboard.tsx';

beforeEach(() => freshDashboard());

describe('which panels', () => {
  test('S2.085 S2.086 S2.087 S2.088 S2.089 S2.090 S2.091 all six show until a choice is saved', async () => {
    await openDashboard();
    expect(shownPanels()).toEqual([...panelNames]);
  });

  test('S2.091 A22 a choice shows these in its order, and only their data is asked', async () => {
    settings.myPanels = ['new-cars', 'price-index'];
    const { seen } = await openDashboard();
    expect(shownPanels()).toEqual(['new-cars', 'price-index']);
    expect(seen.map(({ name }) => name).sort()).toEqual([
      'comingSoonModel',
      'getMarketPrice',
      'getMarketPriceTrend',
      'onSaleModel',
    ]);
  });
});

test('each panel leads into its area, for who holds it', async () => {
  const { view } = await openDashboard();
  const links = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.closest('tbody') === null)
      .map((link) => link.getAttribute('href'));
  expect(links()).toEqual([
    '/sales/overview',
    '/sales/ranking',
    '/sales/ranking?by=subModel',
    '/news/news',
    '/news/news?id=a',
    '/news/news?id=b',
    '/news/news?id=c',
    '/policy/home',
    '/policy/policies?id=p1',
    '/policy/policies?id=p2',
  ]);
  view.unmount();
  session.menus = [];
  await openDashboard();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(panel('industry-trend').getByText('标题 a')).toBeTruthy();
});

describe('a name leads on', () => {
  const ways = (name: 'manufacturer-top10' | 'model-top10' | 'new-cars') =>
    panel(name)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('S2.096 S2.097 a maker to its trend, a model and a car on sale to the fast view', async () => {
    freshDashboard(['/sales', '/model-fastview']);
    await openDashboard();
    expect(ways('manufacturer-top10')[1]).toBe('/sales/trend?by=manufacturer&manufacturer=k1');
    expect(ways('model-top10')[1]).toBe('/model-fastview?model=m1');
    // The cars that come are not in the market yet: there is nothing to lead to.
    expect(ways('new-cars')).toEqual(['/model-fastview?model=m1']);
  });

  test('and nowhere for an account that does not hold the page', async () => {
    freshDashboard(['/news']);
    await openDashboard();
    expect([ways('manufacturer-top10'), ways('model-top10'), ways('new-cars')]).toEqual([[], [], []]);
  });
});

describe('a panel of its own', () => {
  test('S8.017 an empty answer shows the empty state without a message', async () => {
    await openDashboard({ getMarketPrice: { data: { data: null } }, comingSoonModel: { data: [] } });
    expect(panel('price-index').getByText('当前数据版本没有价格数据。')).toBeTruthy();
    expect(panel('new-cars').getByText('当前数据版本没有即将上市的新车。')).toBeTruthy();
    expect(panel('new-cars').getByText('新车一')).toBeTruthy();
    expect(document.querySelector('[data-testid=toast]')).toBeNull();
  });

  test('a refusal is said in the words of the server', async () => {
    await openDashboard({
      listManfSales: {
        status: 1,
        msg2Client: '当前版本没有数据来源“协会批发量”的数据。',
        refusal: 'market.source-not-in-release',
      },
    });
    expect(panel('manufacturer-top10').getByText('当前版本没有数据来源“协会批发量”的数据。')).toBeTruthy();
    expect(panel('manufacturer-top10').getByText('编号：market.source-not-in-release')).toBeTruthy();
  });

  test('S6.012 what the account does not hold is left out calmly, and what it does stands beside it', async () => {
    const refusal = 'catalogue.product-not-held';
    await openDashboard({ hostPolicy: { status: 403, msg2Client: '您的账号没有开通此产品。', refusal } });
    const trend = panel('industry-trend');
    expect(trend.getByText('您的账号没有开通此产品。')).toBeTruthy();
    expect([trend.queryByRole('alert'), trend.queryByRole('button', { name: '重试' })]).toEqual([null, null]);
    expect(trend.getByRole('link', { name: '查看产品与试用' }).getAttribute('href')).toBe('/products');
    expect(trend.getAllByTestId('news-item')).toHaveLength(3);
  });

  test('a failed one stands alone, and Retry asks again', async () => {
    let broken = true;
    const { named } = await openDashboard({
      listNews: () => (broken ? new Error('down') : (answers.listNews ?? new Error('no answer'))),
    });
    broken = false;
    expect(panel('industry-trend').getByText('政策 p1')).toBeTruthy();
    await act(async () => fireEvent.click(panel('industry-trend').getByRole('button', { name: '重试' })));
    expect(panel('industry-trend').getAllByTestId('news-item')).toHaveLength(3);
    expect(named('listNews')).toHaveLength(2);
    expect(named('hostPolicy')).toHaveLength(1);
  });
});

describe('what the panels say', () => {
  test('S2.092 S2.093 three figures for all passenger vehicles and three for new energy', async () => {
    await openDashboard();
    expect(screen.getByTestId('pv-index').textContent).toBe(
      '当月销量223.5 万辆同比 ▲+10.0%新能源渗透率41.2 %同比 ▼-5.0 百分点累计销量670.4 万辆同比 -',
    );
    expect(screen.getByTestId('energy-index').textContent).toContain('当月销量91.2 万辆');
    expect(panel('market-sales').getByText('2024/03 · 协会批发量')).toBeTruthy();
  });

  test('S2.095 S2.100 S3.025 price figures of this month and of a year ago', async () => {
    await openDashboard();
    expect(screen.getByTestId('price-figures').textContent).toBe(
      '成交价15.83 万元同比 ▼-3.1%上年同期 16.34指导价18.00 万元同比 ▲+1.0%上年同期 17.82折扣率12.1 %同比 ▲+3.8 百分点上年同期 8.3%',
    );
    expect(panel('price-index').getByText('2024/03 · 按终端零售量加权 · 初步数据')).toBeTruthy();
    expect(await panel('price-index').findByRole('figure')).toBeTruthy();
  });

  test('S2.096 S9.015 S9.017 rankings of ten, with a month of two digits', async () => {
    await openDashboard();
    for (const name of ['manufacturer-top10', 'model-top10'] as const) {
      expect(panel(name).getAllByRole('row')).toHaveLength(11);
    }
    expect(panel('manufacturer-top10').getByText('2024/03 · 协会批发量 · 初步数据')).toBeTruthy();
    expect(panel('model-top10').getByText('2024/03 · 协会批发量')).toBeTruthy();
    const ways = (['manufacturer-top10', 'model-top10'] as const).map((name) =>
      panel(name).getAllByRole('link')[0]?.getAttribute('href'),
    );
    expect(ways).toEqual(['/sales/ranking', '/sales/ranking?by=subModel']);
    expect(panel('manufacturer-top10').getAllByRole('row')[1]?.textContent).toBe(
      '1名称11,234,566▲+12.3%▼-4.5%10.0%▲+1.2',
    );
  });

  test('S2.101 the columns of the models in their order, prices in ten thousands of yuan', async () => {
    await openDashboard();
    const heads = panel('model-top10').getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '排名',
      '厂商',
      '子车型',
      '销量辆',
      '销量同比',
      '销量环比',
      '份额',
      '份额同比百分点',
      '指导价万元',
      '预售价万元',
    ]);
    const rows = panel('model-top10').getAllByRole('row');
    expect(rows[1]?.textContent).toBe('1厂商名称11,234,566▲+12.3%▼-4.5%10.0%▲+1.212.9813.98');
    expect(rows[2]?.textContent?.endsWith('12.98-')).toBe(true);
    act(() => rows[2]?.querySelector<HTMLElement>('td:last-child [tabindex="0"]')?.focus());
    expect((await screen.findByRole('tooltip')).textContent).toBe('该车型未公布预售价');
  });

  test('S2.090 S2.097 cars on sale, and cars that come, the nearest first', async () => {
    await openDashboard();
    expect(screen.getByTestId('on-sale').textContent).toContain(
      '指导价 万元新车一12.98 ~ 16.98B · 纯电 · 厂商2024/03/05',
    );
    const coming = screen.getByTestId('coming-soon').querySelectorAll('li');
    expect([...coming].map(({ textContent }) => textContent)).toEqual([
      '先到者18.98B · 纯电 · 厂商2024/04/20',
      '后来者未公布B · 纯电 · 厂商2024/07',
    ]);
  });

  test('S2.085 S2.098 S2.099 three news items with cover and day, and the policies', async () => {
    await openDashboard();
    const news = screen.getAllByTestId('news-item');
    expect(news.map(({ textContent }) => textContent)).toEqual(
      ['a', 'b', 'c'].map((id) => `标题 ${id}2024/03/18 · 演示资讯社`),
    );
    expect(news[0]?.querySelector('img')?.getAttribute('src')).toBe('/covers/a.svg');
    expect(screen.getAllByTestId('policy-item')[0]?.textContent).toBe(
      '政策 p1有效期至 2024/12/31 · 2024/02/01 发布 · 部门生效中',
    );
  });

  test('a figure says what it means when it has the focus', async () => {
    await openDashboard();
    const label = screen.getByTestId('price-figures').querySelector<HTMLElement>('[tabindex="0"]');
    act(() => label?.focus());
    expect((await screen.findByRole('tooltip')).textContent).toContain('实际成交价的平均值 (成交额 / 销量)');
  });
});
