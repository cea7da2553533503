import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CallName, defaultDataSource, mostAnnotations } from '@portal/contract';
import { sheetsOf, takeFile } from '../exports/testing/take-file.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { addBulletin } from './index.ts';

describeOnBothStores('remarks', (place) => {
  let server: TestServer;
  let token = '';
  let last = '';
  let brand = { key: '', name: '' };

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()) });
    token = await server.signIn();
    last = (await call('marketCatalogue', { dataset: 'sales' })).data?.last ?? '';
    const { data } = await call('marketMembers', { dataset: 'sales', dimension: 'brand', limit: 1 });
    brand = { key: data?.members[0]?.key ?? '', name: data?.members[0]?.name ?? '' };
  });
  afterAll(() => server.close());

  const call = async <Name extends CallName>(name: Name, payload: object, by = token) =>
    (await server.call(name, payload, { token: by, language: 'en' })).body;
  const refusal = async (name: CallName, payload: object, by = token) => (await call(name, payload, by)).status.refusal;
  const note = (parts: object = {}) => ({
    dataset: 'sales',
    text: ' Price cut ',
    month: last,
    member: { dimension: 'brand', key: brand.key },
    indicator: 'volume',
    shared: false,
    ...parts,
  });
  const texts = async (by = token) =>
    (await call('listRemarks', { dataset: 'sales' }, by)).data?.annotations.map(({ text }) => text);

  test('a note is kept at a month, a member and a figure, changed and removed; nobody else sees it', async () => {
    const kept = (await call('keepAnnotation', note())).data;
    expect(kept).toMatchObject({ text: 'Price cut', month: last, member: brand, indicator: 'volume', mine: true });
    const annotationId = kept?.annotationId;
    await call('keepAnnotation', note({ annotationId, text: 'Facelift', member: null }));
    expect((await call('listRemarks', { dataset: 'sales' })).data?.annotations).toMatchObject([
      { annotationId, text: 'Facelift', member: null },
    ]);
    const other = await server.signIn('admin', 'Portal-2026-admin');
    expect(await texts(other)).toEqual([]);
    expect(await refusal('keepAnnotation', note({ annotationId }), other)).toBe('remarks.not-found');
    expect(await refusal('removeAnnotation', { annotationId }, other)).toBe('remarks.not-found');
    expect(
      await refusal('keepAnnotation', note({ annotationId, dataset: 'price', member: null, indicator: null })),
    ).toBe('remarks.not-found');
    expect(await refusal('removeAnnotation', { annotationId })).toBeUndefined();
    expect(await texts()).toEqual([]);
  });

  test('a shared note is read by the company of its author alone, and by none without the product', async () => {
    const { db } = server.stores.state;
    const colleague = await server.signIn('admin', 'Portal-2026-admin');
    const accounts = await db.selectFrom('account').select(['account_id', 'user_name', 'company_id']).execute();
    const of = (name: string) => accounts.find(({ user_name }) => user_name === name);
    const join = (company: string | null) =>
      db
        .updateTable('account')
        .set({ company_id: company })
        .where('account_id', '=', of('admin')?.account_id ?? '')
        .execute();
    const own = of('demo')?.company_id ?? null;
    expect(own).not.toBeNull();
    const annotationId = (await call('keepAnnotation', note({ shared: true }))).data?.annotationId;
    const before = of('admin')?.company_id ?? null;
    await join(null);
    expect(await texts(colleague)).toEqual([]);
    expect(await refusal('keepAnnotation', note({ shared: true }), colleague)).toBe('remarks.no-company');
    await join(own);
    expect(await texts(colleague)).toEqual(['Price cut']);
    const salesProduct = db
      .selectFrom('account_product')
      .innerJoin('product', 'product.product_id', 'account_product.product_id')
      .select(['account_product.product_id'])
      .where('product.key', '=', 'sales');
    const rows = await db.selectFrom('account_product').selectAll().where('product_id', 'in', salesProduct).execute();
    await db
      .updateTable('account_product')
      .set({ to_ymd: '20200101' })
      .where('product_id', 'in', salesProduct)
      .execute();
    expect(await refusal('listRemarks', { dataset: 'sales' }, colleague)).toBe('catalogue.product-not-held');
    expect(await refusal('keepAnnotation', note(), colleague)).toBe('catalogue.product-not-held');
    for (const { account_id, product_id, to_ymd } of rows)
      await db
        .updateTable('account_product')
        .set({ to_ymd })
        .where('account_id', '=', account_id)
        .where('product_id', '=', product_id)
        .execute();
    await join(before);
    await call('removeAnnotation', { annotationId });
  });

  test('a note at nothing, at an unknown member or figure, and one too many are refused in a sentence', async () => {
    const nowhere = { month: null, member: null, indicator: null };
    expect(await refusal('keepAnnotation', note(nowhere))).toBe('remarks.nowhere');
    expect(await refusal('keepAnnotation', note({ member: { dimension: 'brand', key: 'no-such' } }))).toBe(
      'remarks.no-member',
    );
    expect(await refusal('keepAnnotation', note({ member: { dimension: 'wheels', key: 'four' } }))).toBe(
      'market.unknown-dimension',
    );
    expect(await refusal('keepAnnotation', note({ indicator: 'happiness' }))).toBe('market.unknown-indicator');
    expect(await refusal('keepAnnotation', note({ text: '  ' }))).toBe('http.payload-unfit');
    const { db } = server.stores.state;
    const { account_id } = await db
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'demo')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: mostAnnotations }, (_, at) => ({
      annotation_id: `made-${at}`,
      account_id,
      dataset: 'price',
      month: '2020-01',
      dimension: null,
      member_key: null,
      indicator: null,
      text: 'x',
      shared: 0,
      updated_at: 0,
    }));
    await db.insertInto('annotation').values(rows).execute();
    expect(await refusal('keepAnnotation', note())).toBe('remarks.too-many');
    // A note by what the dataset is no longer cut keeps its place in the list, under its key.
    const former = { dimension: 'wheels', member_key: 'four' };
    await db.updateTable('annotation').set(former).where('annotation_id', '=', 'made-0').execute();
    const { data } = await call('listRemarks', { dataset: 'price' });
    expect(data?.annotations.find(({ annotationId }) => annotationId === 'made-0')?.member?.name).toBe('four');
    await db.deleteFrom('annotation').where('dataset', '=', 'price').execute();
  });

  test('a bulletin is read in the language of who asks until its last day is over, and stands in files with the notes', async () => {
    const { db } = server.stores.state;
    const word = (parts: object) => ({
      dataset: 'sales' as const,
      kind: 'revised' as const,
      text: { zh_CN: '已修订', en: 'Revised by the association' },
      source: null,
      from: last,
      to: last,
      indicator: null,
      until: null,
      author: 'olga',
      ...parts,
    });
    await addBulletin(db, word({}), Date.now());
    await addBulletin(db, word({ until: '20200101', text: { zh_CN: '旧', en: 'Old' } }), Date.now());
    await addBulletin(db, word({ from: '2015-01', to: '2015-02', text: { zh_CN: '它', en: 'Others' } }), Date.now());
    const { data } = await call('listRemarks', { dataset: 'sales' });
    expect(data?.bulletins.map(({ text }) => text).sort()).toEqual(['Others', 'Revised by the association']);
    await call('keepAnnotation', note({ text: 'Read me' }));
    await call('keepAnnotation', note({ text: 'Not of this file', indicator: 'share' }));
    const question = {
      dataset: 'sales',
      dataSources: [defaultDataSource],
      dateType: 'monthly',
      from: last,
      to: last,
      by: ['brand'],
      indicators: ['volume'],
      filters: { brand: [brand.key] },
    };
    const sheet = { kind: 'asked', title: 'Sales', link: '/sales/ranking', question, shape: null, sorting: null };
    const order = {
      name: 'Sales',
      format: 'xlsx',
      language: 'en',
      sheets: [{ ...sheet, ranked: false, whole: false, notes: [] }],
    };
    const about = (await sheetsOf((await takeFile(server, token, order)).bytes)).get('About');
    const written = about?.rows.flat().join('\n');
    expect(written).toContain('Revised by the association');
    expect(written).toContain('Read me');
    expect(written).not.toMatch(/Not of this file|Others\n|Old/);
  });
});
