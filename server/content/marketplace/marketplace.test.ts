import { describe, expect, test } from '@jest/globals';
import type { CallData } from '@portal/contract';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow, useContentServer } from '../content-test-kit.ts';
import { decideOrder, findOrders } from './orders/order-store.ts';
import { openPdf } from './pdf/open-pdf.ts';

type Found = CallData<'marketReports'>;

const day = 24 * 60 * 60 * 1000;

describeOnBothStores('the marketplace of reports', (place) => {
  const suite = useContentServer(place, 'small');
  const search = (query: object = {}, language = 'en') =>
    suite.ask('marketReports', { pageSize: 100, ...query }, language) as Promise<Found>;
  const stated = async (state: string) => {
    const [item] = (await search({ states: [state] })).items;
    if (!item) throw new Error(`no report is ${state}`);
    return item;
  };
  const open = (path: string) => fetch(`${suite.server.address}${path}`);
  const file = (reportId: string) =>
    fetch(`${suite.server.address}/api/v3/iw-content/market-report/file?language=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: suite.token },
      body: JSON.stringify({ data: { reportId } }),
    });

  describe('the catalogue', () => {
    test('S1.006 reports of several templates with their price and what they are to the account', async () => {
      const all = await search();
      expect(all.total).toBe(all.items.length);
      expect(new Set(all.items.map(({ category }) => category)).size).toBeGreaterThan(1);
      expect(all.items.map(({ price }) => price)).toEqual(expect.arrayContaining([0, null, 9800]));
      const states = all.facets.states?.map(({ key }) => key) ?? [];
      expect([...states].sort()).toEqual(['asked', 'closed', 'declined', 'expired', 'open']);
      expect(all.facets.prices?.map(({ name }) => name).sort()).toEqual(['Free', 'Price on request', 'Priced']);
    });

    test('S1.006 each facet narrows to what it counted, and a search finds in both languages', async () => {
      const { facets } = await search();
      for (const [name, options] of Object.entries(facets)) {
        for (const { key, count } of options) {
          expect([name, key, (await search({ [name]: [key] })).total]).toEqual([name, key, count]);
        }
      }
      expect((await search({ text: '画像' })).total).toBe(3);
      expect((await search({ text: 'portrait' }, 'zh_CN')).items[0]?.title).toMatch(/厂商画像/);
      expect((await search({ text: 'no such thing' })).items).toEqual([]);
    });

    test('reports that name a thing come before those on its topics, titles of the catalogue alone', async () => {
      const naming = async (query: object) => (await suite.ask('marketReportsNaming', query)).items;
      const [maker] = (await search({ text: 'portrait' })).items;
      const name = /: (.*) \(/.exec(maker?.title ?? '')?.[1] ?? '';
      const items = await naming({ names: ['nothing at all', name], topics: ['price'] });
      expect(items[0]?.reportId).toBe(maker?.reportId);
      expect(Object.keys(items[0] ?? {}).sort()).toEqual(['category', 'publishedOn', 'reportId', 'state', 'title']);
      const onPrice = (await search({ topics: ['price'] })).items.map(({ reportId }) => reportId);
      expect(items.map(({ reportId }) => reportId)).toEqual(expect.arrayContaining(onPrice));
      expect(await naming({ topics: ['price'] })).toHaveLength(onPrice.length);
      expect([await naming({}), await naming({ names: [' ', 'no such name'] })]).toEqual([[], []]);
    });

    test('no other list, and no other way to a report, has one of them', async () => {
      const [{ reportId } = { reportId: '' }] = (await search()).items;
      const answer = await suite.ask('reportSearch', { pageSize: 100 });
      expect(answer.items.map((item) => item.reportId)).not.toContain(reportId);
      for (const call of ['reportDetail', 'policyReport'] as const) {
        const { body } = await suite.server.call(call, { reportId }, { token: suite.token });
        expect([call, body.status.status]).toEqual([call, 1]);
      }
    });
  });

  test('an operator can name each order of the demonstration by the part of its id that is listed', async () => {
    const orders = await suite.db.selectFrom('report_order').select('order_id').execute();
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders.map(({ order_id }) => order_id.slice(0, 8))).size).toBe(orders.length);
  });

  describe('documents', () => {
    test('the sample is for who holds the product, and all of it only by right', async () => {
      const closed = await suite.ask('marketReport', { reportId: (await stated('closed')).reportId });
      expect(closed.documentUrl).toBeNull();
      expect(closed.figures).toEqual([]);
      expect(closed.outline.length).toBeGreaterThan(2);
      const sample = await (await open(closed.sampleUrl)).text();
      expect(sample).toContain(closed.outline[0]);
      expect(sample).not.toContain(`<h2>${closed.outline[2]}</h2>`);
      expect(sample).toContain('This was the sample.');
      // The key of a sample opens nothing but the sample.
      expect((await open(closed.sampleUrl.replace('/sample?', '/whole?'))).status).toBe(403);
      expect((await file(closed.item.reportId)).status).toBe(403);
      const { documentUrl } = await suite.ask('marketReport', { reportId: (await stated('open')).reportId });
      expect((await open(documentUrl ?? '')).status).toBe(200);
    });

    test('a document and a file carry the account and the time; figures lead to their questions', async () => {
      const { documentUrl, figures, item } = await suite.ask('marketReport', {
        reportId: (await stated('open')).reportId,
      });
      const response = await open(documentUrl ?? '');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const page = await response.text();
      expect(page).toContain('demo · 2026.10.15 12:00:00');
      expect(figures.length).toBeGreaterThan(2);
      for (const { path } of figures) {
        expect(path).toMatch(/^\/(sales|price)\/\w+\?/);
        expect(page).toContain(`href="${path.replaceAll('&', '&#38;')}"`);
      }
      const taken = await file(item.reportId);
      expect(taken.headers.get('content-disposition')).toBe(`attachment; filename="${item.reportId}.html"`);
      expect(await taken.text()).toContain('demo · 2026.10.15 12:00:00');
      const lines = await suite.db.selectFrom('audit').select(['action', 'detail']).execute();
      const detail = JSON.stringify({ file: item.reportId, by: 'server' });
      expect(lines).toContainEqual({ action: 'export', detail });
    });

    test('a report that is a file comes as one, stamped; its sample is its first page', async () => {
      const [book] = (await search({ categories: ['databook'] })).items;
      expect(book).toMatchObject({ format: 'pdf', state: 'closed' });
      const { sampleUrl, outline } = await suite.ask('marketReport', { reportId: book?.reportId });
      expect(outline).toContain('Overall market');
      const sample = await open(sampleUrl);
      expect(sample.headers.get('content-type')).toBe('application/pdf');
      expect((await openPdf(Buffer.from(await sample.arrayBuffer()))).getPageCount()).toBe(1);
      const { orderId } = await suite.ask('orderReport', { reportId: book?.reportId });
      await decideOrder(suite.db, orderId, { state: 'granted', until_ymd: '20261015', answer: '' }, suite.now);
      const taken = await file(book?.reportId ?? '');
      expect(taken.headers.get('content-disposition')).toBe(`attachment; filename="${book?.reportId}.pdf"`);
      expect((await openPdf(Buffer.from(await taken.arrayBuffer()))).getPageCount()).toBe(book?.pages);
    });

    test('an address ends with its session, at once', async () => {
      const reportId = (await stated('open')).reportId;
      const token = await suite.server.signIn();
      const { body } = await suite.server.call('marketReport', { reportId }, { token });
      const address = body.data?.documentUrl ?? '';
      expect(address).not.toContain(token);
      expect((await open(address)).status).toBe(200);
      await suite.server.call('logout', {}, { token });
      const late = await open(address);
      expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('报告市场')]);
    });

    test('an address works for this report and ten minutes, and is not to be made up', async () => {
      const { documentUrl } = await suite.ask('marketReport', { reportId: (await stated('open')).reportId });
      const address = documentUrl ?? '';
      const other = await stated('closed');
      const status = async (path: string) => (await open(path)).status;
      expect(await status(address.replace(/market-reports\/[^/]+/, `market-reports/${other.reportId}`))).toBe(403);
      expect(await status(address.replace(/key=../, 'key=zz'))).toBe(403);
      for (const key of ['', '?key=', '?key=a.b.c', '?key=%00', '?key=x&key=y']) {
        expect(await status(`${address.split('?')[0]}${key}`)).toBe(403);
      }
      expect(await status(address.replace('/whole?', '/other?'))).toBe(403);
      suite.now += 10 * 60 * 1000;
      expect(await status(address)).toBe(403);
      await suite.moveTo(testNow);
    });

    test('who loses the product, or whose right is over, opens nothing any more', async () => {
      const item = (await search({ states: ['open'], prices: ['priced', 'ask'] })).items[0];
      const { documentUrl } = await suite.ask('marketReport', { reportId: item?.reportId });
      const last = Date.parse(`${item?.until}T23:59:59+08:00`);
      suite.now = last;
      // The session is over by then; the right itself holds to the last second of its day in China.
      await suite.moveTo(last);
      expect((await stated('open')).reportId).toBeDefined();
      expect((await suite.ask('marketReport', { reportId: item?.reportId })).item.state).toBe('open');
      await suite.moveTo(last + 1000);
      expect((await suite.ask('marketReport', { reportId: item?.reportId })).item.state).toBe('expired');
      await suite.moveTo(testNow);
      const { body } = await suite.server.call('getUserInfo', {}, { token: suite.token });
      const grants = suite.db.updateTable('account_product').where('product_id', '=', '1022');
      await grants.set({ to_ymd: '20200101' }).execute();
      expect(body.status.status).toBe(0);
      expect((await open(documentUrl ?? '')).status).toBe(403);
      await grants.set({ to_ymd: '20991231' }).execute();
    });
  });

  describe('orders', () => {
    test('a report is ordered once, decided, and read until its last day', async () => {
      const { reportId, title } = await stated('closed');
      const order = await suite.ask('orderReport', { reportId, note: 'For the board' });
      expect(order).toMatchObject({ reportId, title, state: 'asked', note: 'For the board', decidedAt: null });
      const again = await suite.ask('orderReport', { reportId, note: 'For the board, please' });
      expect([again.orderId, again.note]).toEqual([order.orderId, 'For the board, please']);
      expect((await suite.ask('marketReport', { reportId })).item.state).toBe('asked');
      const [found] = await findOrders(suite.db, order.orderId.slice(0, 8));
      expect(found?.user_name).toBe('demo');
      const decision = { state: 'granted', until_ymd: '20261016', answer: 'Two days' } as const;
      expect(await decideOrder(suite.db, order.orderId, decision, suite.now)).toBeDefined();
      expect(await decideOrder(suite.db, order.orderId, { state: 'declined', answer: '' }, suite.now)).toBeUndefined();
      const opened = await suite.ask('marketReport', { reportId });
      expect(opened.item).toMatchObject({ state: 'open', until: '2026-10-16' });
      expect(opened.order?.answer).toBe('Two days');
      const refused = await suite.server.call('orderReport', { reportId }, { token: suite.token, language: 'en' });
      expect(refused.body.status.msg2Client).toMatch(/nothing to order/);
      await suite.moveTo(testNow + 2 * day);
      expect((await suite.ask('marketReport', { reportId })).item.state).toBe('expired');
      const { orders } = await suite.ask('reportOrders');
      const own = orders.find(({ orderId }) => orderId === order.orderId);
      expect(own).toMatchObject({ state: 'expired', present: true });
      await suite.moveTo(testNow);
    });

    test('an order that waits is cancelled by who placed it, and one that is decided is not', async () => {
      const { reportId } = await stated('closed');
      const say = async (language = 'en') => {
        const { body } = await suite.server.call('cancelOrder', { reportId }, { token: suite.token, language });
        return body.status.msg2Client;
      };
      const order = await suite.ask('orderReport', { reportId });
      const cancelled = await suite.ask('cancelOrder', { reportId });
      expect(cancelled).toMatchObject({ orderId: order.orderId, state: 'cancelled', decidedAt: suite.now });
      expect((await suite.ask('marketReport', { reportId })).item.state).toBe('closed');
      expect(await say()).toBe('This order was cancelled on 2026-10-15 and can no longer be cancelled.');
      const decision = { state: 'declined', answer: '' } as const;
      expect(await decideOrder(suite.db, order.orderId, decision, suite.now)).toBeUndefined();
      suite.now += 1000;
      const next = await suite.ask('orderReport', { reportId });
      expect(next.orderId).not.toBe(order.orderId);
      await decideOrder(suite.db, next.orderId, decision, suite.now);
      expect(await say()).toMatch(/^This order was declined on 2026-10-15/);
      expect(await say('zh_CN')).toBe('这项申请已于 2026-10-15 标记为未通过，不能再撤销。');
      // Another account's order is none of its own.
      await suite.db.updateTable('report_order').set({ state: 'asked' }).where('order_id', '=', next.orderId).execute();
      const other = await suite.server.signIn('admin', 'Portal-2026-admin');
      const { body } = await suite.server.call('cancelOrder', { reportId }, { token: other });
      expect(body.status.status).not.toBe(0);
      expect((await suite.ask('marketReport', { reportId })).item.state).toBe('asked');
      suite.now = testNow;
    });

    test('an order outlives its report, and says so', async () => {
      const { orders } = await suite.ask('reportOrders');
      const { reportId = '', title } = orders.at(-1) ?? {};
      await suite.db.deleteFrom('report_row').where('report_id', '=', reportId).execute();
      const later = (await suite.ask('reportOrders')).orders.find((order) => order.reportId === reportId);
      expect(later).toMatchObject({ title, present: false });
      const gone = await suite.server.call('marketReport', { reportId }, { token: suite.token, language: 'en' });
      expect(gone.body.status.msg2Client).toMatch(/no such report/);
    });
  });
});
