import { beforeAll, describe, expect, test } from '@jest/globals';
import { writeMenuEntry } from '../../server/products/write-products.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** A report of the store. */
async function anyReport(): Promise<string> {
  const token = await smoke.portal.server.signIn();
  const found = await smoke.portal.server.call('reportSearch', { page: 1, pageSize: 1 }, { token });
  return found.body.data?.items[0]?.reportId ?? '';
}

describe('reports', () => {
  beforeAll(async () => {
    const { db } = smoke.portal.server.stores.state;
    const entry = { menu_id: 'sales-vip', parent_id: '1000', product_id: '1000', key: 'sales-vip', type: 1, icon: '' };
    const texts = { zh_CN: { name: 'VIP报告' }, en: { name: 'VIP report' } };
    await writeMenuEntry(db, { ...entry, path: '/sales/structure', video_url: '', special: 0, sort: 99 }, texts);
  });

  for (const language of ['en', 'zh_CN'] as const)
    test(
      `S2.051 A11 /report?product= opens the VIP report of the product, in ${language}`,
      smoke.visit(
        async (visitor) => {
          await visitor.open('/report?product=1000');
          await visitor.arriveAt('/sales/structure');
          await visitor.see('area');
        },
        { ...signedIn, language },
      ),
    );

  test(
    'S2.052 without a VIP report the first page of the product opens, and without a product the overview',
    smoke.visit(async (visitor) => {
      await visitor.open('/report?product=policy');
      await visitor.arriveAt('/policy/home');
      await visitor.open('/report?product=nothing');
      await visitor.arriveAt('/dashboard');
      await visitor.see('dashboard');
    }, signedIn),
  );

  test(
    'S2.024 S2.025 S6.013 /report/* shows the report in a frame of this site, and neither rail nor panel',
    smoke.visit(async (visitor) => {
      const id = await anyReport();
      await visitor.open(`/report/${id}?product=public-report`);
      const frame = await visitor.see('report-frame');
      expect(await frame.evaluate((element) => new URL((element as HTMLIFrameElement).src).origin)).toBe(
        smoke.portal.origin,
      );
      const inside = await (await frame.toElement('iframe')).contentFrame();
      await inside.waitForSelector('h1');
      expect(await visitor.page.$('main[data-frame-page]')).not.toBeNull();
      expect(await visitor.has('rail')).toBe(false);
      expect(await visitor.has('menu-panel')).toBe(false);
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );

  test(
    'S6.013 an unknown product ends at the root, and an unknown report says so',
    smoke.visit(async (visitor) => {
      const id = await anyReport();
      await visitor.open(`/report/${id}?product=nothing`);
      await visitor.arriveAt('/dashboard');
      await visitor.open(`/report/${id}`);
      await visitor.arriveAt('/dashboard');
      await visitor.open('/report/no-such-report?product=1000');
      await visitor.see('report-failed');
    }, signedIn),
  );
});

test(
  'S2.034 S2.035 S2.037 addresses carry no #, survive a reload, and unknown query values stay',
  smoke.visit(async (visitor) => {
    await visitor.open('/sales/trend?mine=1&other=a%20b');
    await visitor.see('area');
    await visitor.page.reload();
    await visitor.see('area');
    const { pathname, searchParams, hash } = new URL(visitor.page.url());
    expect([pathname, searchParams.get('mine'), searchParams.get('other'), hash]).toEqual([
      '/sales/trend',
      '1',
      'a b',
      '',
    ]);
  }, signedIn),
);

const routes = [
  ['S2.039', '/news/news', 'news'],
  ...['home', 'policies', 'search', 'reports-public', 'reports-special', 'newenergycatalog'].map(
    (page) => ['S2.038', `/policy/${page}`, 'policy'] as const,
  ),
  ...['newenergycardetail', 'newenergycar', 'newenergy'].map(
    (page) => ['S2.038', `/policy/${page}`, 'policy'] as const,
  ),
  ['S2.050', '/baogao', 'baogao'],
] as const;

for (const [row, path, name] of routes)
  test(
    `${row} S1.012 ${path} opens inside the ${name} area`,
    smoke.visit(async (visitor) => {
      await visitor.open(path);
      await visitor.see('area', { area: name, state: 'mounted' });
      expect(visitor.place.startsWith(path)).toBe(true);
    }, signedIn),
  );
