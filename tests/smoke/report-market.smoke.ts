import { describe, expect, test } from '@jest/globals';
import { decideOrder, findOrders } from '../../server/content/index.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const cards = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="market-report-card"]', (all) =>
    all.map((card) => (card as HTMLElement).dataset.id),
  );

/** The reader of a page of paper, once it can be read. */
const readable = (visitor: Visitor) => visitor.see('report-frame', { state: 'readable' });

describe('the marketplace of reports', () => {
  test(
    'S1.006 S2.051 the VIP report lists what is had on order: narrowed, sampled, ordered, granted, read and taken away',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/report?product=1022');
        await visitor.arriveAt('/report-market/vip');
        await visitor.see('market-report-list');
        await clickIn(page, '[data-facet="states"] [data-key="closed"]');
        await visitor.arriveAt('/report-market/vip?state=closed');
        await clickIn(page, '[data-facet="categories"] [data-key="databook"]');
        await visitor.read('market-found', /^1 report$/);
        const [reportId = ''] = await cards(visitor);
        await clickIn(page, '[data-testid="market-report-card"] a');
        await visitor.see('market-offer', { state: 'closed' });
        await visitor.click('market-read');
        await visitor.see('pdf-page', { page: '1', drawn: 'true' });
        expect(await visitor.count('pdf-page')).toBe(1);
        await visitor.click('reader-back');
        await visitor.click('market-order');
        await page.type('[name="order-note"]', 'For the board');
        await visitor.click('market-order-send');
        await visitor.see('market-offer', { state: 'asked' });

        const { db } = smoke.portal.server.stores.state;
        const { body } = await smoke.portal.server.call(
          'reportOrders',
          {},
          { token: await smoke.portal.server.signIn() },
        );
        const order = body.data?.orders.find((each) => each.reportId === reportId);
        const [stored] = await findOrders(db, order?.orderId ?? '');
        await decideOrder(
          db,
          stored?.order_id ?? '',
          { state: 'granted', until_ymd: '20991231', answer: 'Enjoy' },
          Date.now(),
        );
        await visitor.open('/report-market/orders');
        await visitor.read('market-order-table', /Enjoy/);
        await visitor.open(`/report-market/reports?id=${reportId}`);
        await visitor.see('market-offer', { state: 'open' });
        const download = await takeDownloads(visitor);
        await visitor.click('market-download');
        const file = await download();
        expect(file.name).toBe(`${reportId}.pdf`);
        expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
        await visitor.click('market-read');
        await visitor.see('pdf-page', { page: '1', drawn: 'true' });
        await page.type('[name="reader-find"]', 'Top 10');
        await visitor.read('reader-hits', /^1 of [1-9]/);
        await visitor.see('reader-outline');
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    '一份免费报告：搜索、阅读、查找，图表打开同一查询，退出后链接失效',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/report-market/reports?price=free');
        await visitor.read('market-found', /^1 份报告$/);
        await clickIn(page, '[data-testid="market-report-card"] a');
        await visitor.see('market-figures');
        await visitor.click('market-read');
        await readable(visitor);
        await visitor.see('reader-find');
        await page.type('[name="reader-find"]', '厂商');
        await visitor.read('reader-hits', /^第 1 \//);
        expect(await faults(visitor)).toEqual([]);
        const frame = await (await page.$('[data-testid="report-frame"] iframe'))?.contentFrame();
        const address = frame?.url() ?? '';
        // By the mouse: a press by script ends with the page that is left, and its answer with it.
        await (await frame?.$('.way a'))?.click();
        await visitor.arriveAt(/^\/sales\/(ranking|trend)\?/);
        expect((await fetch(address)).status).toBe(200);
        await visitor.click('rail-avatar');
        await visitor.click('avatar-log-out');
        await visitor.arriveAt('/home');
        expect((await fetch(address)).status).toBe(403);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
