import { expect, test } from '@jest/globals';
import { defaultDataSource } from '@portal/contract';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow, useContentServer } from '../content-test-kit.ts';
import { reportPage } from './report-page.ts';

describeOnBothStores('public reports', (place) => {
  const suite = useContentServer(place, 'small');
  const frame = async (reportId: string, language = 'en') => {
    const { frameUrl } = await suite.ask('reportDetail', { reportId }, language);
    return { frameUrl, response: await fetch(`${suite.server.address}${frameUrl}`) };
  };

  test('reports are listed, searched in both languages, and narrowed by topic', async () => {
    const all = await suite.ask('reportSearch', { pageSize: 100 });
    expect(all.total).toBe(17);
    expect(all.items[0]).toMatchObject({ publishedOn: '2026-10-10', pages: expect.any(Number) });
    expect((await suite.ask('reportSearch', { text: '季报' })).total).toBe(4);
    expect((await suite.ask('reportSearch', { text: 'quarterly' }, 'zh_CN')).items[0]?.title).toMatch(/季报/);
    const narrowed = await suite.ask('reportSearch', { topics: ['new-energy'] });
    expect(narrowed.total).toBe(3);
    expect(narrowed.facets.topics?.find(({ key }) => key === 'market')).toEqual({
      key: 'market',
      name: 'Market',
      count: 13,
    });
  });

  test('S2.155 reports on policy are listed by kind and opened for who holds the product; special ones for nobody else', async () => {
    const open = await suite.ask('policyReports', { kind: 'public' });
    expect([open.total, open.items[0]?.title]).toEqual([4, 'Policy digest: Q3 2026']);
    const special = await suite.ask('policyReports', { kind: 'special' });
    expect(special.items.map(({ title }) => title)).toEqual([expect.stringContaining('purchase-tax relief')]);
    const [{ reportId } = { reportId: '' }] = special.items;
    const { frameUrl } = await suite.ask('policyReport', { reportId });
    expect(await (await fetch(`${suite.server.address}${frameUrl}`)).text()).toContain('The market before and after');
    // Whoever has not the product is shown and given none of them.
    const { body } = await suite.server.call('reportDetail', { reportId }, { token: suite.token });
    expect(body.status.status).toBe(1);
    const all = await suite.ask('reportSearch', { pageSize: 100 });
    expect(all.items.map((item) => item.reportId)).not.toContain(reportId);
    const alien = await suite.server.call(
      'policyReport',
      { reportId: 'demonstration-month-2026-09' },
      { token: suite.token },
    );
    expect(alien.body.status.status).toBe(1);
    const found = await suite.ask('quickSearch', { text: 'Special report' });
    expect(JSON.stringify(found)).not.toContain(reportId);
  });

  test('the figures of a report equal those of the market', async () => {
    const { response } = await frame('demonstration-month-2026-09');
    const html = await response.text();
    const { rows } = await suite.server.stores.market.query(
      {
        dataset: 'sales',
        dataSources: [defaultDataSource],
        dateType: 'monthly',
        from: '2026-09',
        to: '2026-09',
        by: ['manufacturer'],
        indicators: ['volume', 'yoy', 'share'],
        sort: { by: 'volume', direction: 'descending' },
      },
      'en',
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { names, values } of rows.slice(0, 10)) {
      const share = `${((values.share ?? 0) * 100).toFixed(1)}%`;
      const row = html.split('<tr>').find((each) => each.includes(`>${names.manufacturer}<`));
      expect(row).toContain(`<td>${values.volume?.toLocaleString('en-US')}</td>`);
      expect(row).toContain(`<td>${share}</td>`);
    }
  });

  test('the document is one of its own, in both languages, without script, for frames of this site only', async () => {
    const { response } = await frame('demonstration-quarter-2026-q3', 'zh_CN');
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'self'$/);
    expect(policy).not.toMatch(/script|unsafe/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toMatch(/<html lang="zh-CN">[\s\S]*乘用车市场季报：2026 Q3/);
    expect(html).toContain('<time datetime="2026-10-10">2026/10/10</time>');
    expect(html).not.toMatch(/<script|style="|https?:/);
    const english = await (await frame('demonstration-quarter-2026-q3', 'en')).response.text();
    expect(english).toMatch(/<html lang="en">/);
    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test('the address works for this report only and for ten minutes, and holds no token', async () => {
    const { frameUrl } = await frame('demonstration-month-2026-09');
    expect(frameUrl).not.toContain(suite.token);
    const open = async (path: string) => (await fetch(`${suite.server.address}${path}`)).status;
    expect(await open(frameUrl)).toBe(200);
    expect(await open(frameUrl.replace('2026-09', '2026-08'))).toBe(403);
    expect(await open(frameUrl.replace(/key=../, 'key=zz'))).toBe(403);
    for (const key of ['', '?key=', '?key=.', '?key=a.b.c', '?key=%00', '?key=x&key=y', `?key=${'z'.repeat(3000)}`]) {
      expect(await open(`/reports/demonstration-month-2026-09${key}`)).toBe(403);
    }
    suite.now += 10 * 60 * 1000;
    const late = await fetch(`${suite.server.address}${frameUrl}`);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('This link has expired');
    await suite.moveTo(testNow);
  });

  test('a cover says what its report says, in its language, and can do nothing', async () => {
    const { items } = await suite.ask('reportSearch', {});
    const report = items.find(({ reportId }) => reportId === 'demonstration-month-2026-09');
    const open = (address: string) => fetch(`${suite.server.address}${address}`);
    const cover = await open(report?.coverUrl ?? '');
    expect(cover.status).toBe(200);
    expect(cover.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(cover.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(cover.headers.get('cache-control')).toBe('private, max-age=86400');
    const drawing = await cover.text();
    expect(drawing).toMatch(/^<svg [\s\S]*<\/svg>$/);
    const { response } = await frame('demonstration-month-2026-09', 'en');
    const text = await response.text();
    // The figure of the cover is the last one of the first bars in the report.
    const figure = />([\d,]+)<\/text>/.exec(drawing)?.[1] ?? 'none';
    expect(text.slice(0, text.indexOf('</ul>')).lastIndexOf(`>${figure}<`)).toBeGreaterThan(0);
    expect(drawing).toContain('2026/10');
    const chinese = await (await open((report?.coverUrl ?? '').replace('.en.', '.zh_CN.'))).text();
    expect(chinese).toContain('乘用车市场月');
  });

  test('only who was shown a report in a list finds its cover', async () => {
    const { items } = await suite.ask('reportSearch', {});
    const address = items[0]?.coverUrl ?? '';
    const status = async (path: string) => (await fetch(`${suite.server.address}${path}`)).status;
    expect(await status(address)).toBe(200);
    const [, mark = ''] = /\.([0-9a-f]{24})\./.exec(address) ?? [];
    const other = items[1]?.coverUrl ?? '';
    for (const odd of [
      address.replace(mark, '0'.repeat(24)),
      other.replace(/\.[0-9a-f]{24}\./, `.${mark}.`),
      address.replace('.en.', '.fr.'),
      '/content/covers/market.n001.svg',
      '/content/covers/%3Cscript%3E.x.svg',
      '/content/covers/constructor.x.svg',
    ]) {
      expect([odd, await status(odd)]).toEqual([odd, 404]);
    }
  });
});

test('what stands in a report is written as text, never as markup', () => {
  const sly = '<img src=x onerror=alert(1)>"\'&';
  const blocks = [
    { kind: 'heading' as const, text: sly },
    { kind: 'paragraph' as const, text: sly },
    { kind: 'table' as const, caption: sly, head: [sly], rows: [[sly, sly]] },
    { kind: 'bars' as const, caption: sly, bars: [{ name: sly, value: 1, shown: sly }] },
  ];
  const html = reportPage({ title: sly, summary: sly, publisher: sly, publishedOn: sly, blocks }, 'en', true);
  expect(html).not.toContain('<img');
  expect(html).toContain('data-theme="dark"');
});

test('bars are as long as their share of the longest, with name and figure as words beside them', () => {
  const bars = [
    { name: 'First', value: 50, shown: '50' },
    { name: 'Second', value: -200, shown: '-200' },
    { name: 'Third', value: 0, shown: '0' },
  ];
  const blocks = [{ kind: 'bars' as const, caption: 'Cars', bars }];
  const about = { title: '', summary: '', publisher: '', publishedOn: '' };
  const rows = reportPage({ ...about, blocks }, 'en', false).match(/<li>.*?<\/li>/g) ?? [];
  expect(rows.map((row) => row.replace(/<[^>]+>/g, ' ').trim())).toEqual([
    expect.stringMatching(/^First +50$/),
    expect.stringMatching(/^Second +-200$/),
    expect.stringMatching(/^Third +0$/),
  ]);
  expect(rows.map((row) => /<rect class="(\w+)" width="([\d.%]+)"/.exec(row)?.slice(1))).toEqual([
    ['bar', '25.0%'],
    ['below', '100.0%'],
    ['bar', '0.2%'],
  ]);
});
