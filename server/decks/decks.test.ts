import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AskedSheet, type CallName, defaultDataSource, type ExportFile, mostSaved } from '@portal/contract';
import { allOf, partsOf, textsOf, xmlOf } from '../exports/testing/parts-of.ts';
import { bytesOf } from '../exports/testing/take-file.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

describeOnBothStores('decks', (place) => {
  let server: TestServer;
  let token = '';
  let last = '';

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()) });
    token = await server.signIn();
    const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language: 'en' });
    last = body.data?.last ?? '';
  });
  afterAll(() => server.close());

  const call = async <Name extends CallName>(name: Name, payload: object, by = token) =>
    (await server.call(name, payload, { token: by, language: 'en' })).body;
  const refusal = async (name: CallName, payload: object, by = token) => (await call(name, payload, by)).status.refusal;

  /** A view of the months that were newest a year ago. */
  const keep = async (name: string, sheets: number | null = 1) => {
    const before = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
    const question = {
      dataset: 'sales',
      dataSources: [defaultDataSource],
      dateType: 'monthly',
      from: before,
      to: before,
      by: ['brand'],
      indicators: ['volume'],
      limit: 5,
    };
    const link = `/sales/ranking?by=brand&from=${before}&to=${before}`;
    const sheet = { kind: 'asked', link, question, shape: null, sorting: null, ranked: false, whole: false, notes: [] };
    const queries = Array.from(
      { length: sheets ?? 0 },
      (_, at) => ({ ...sheet, title: `Table ${at + 1}` }) as unknown as AskedSheet,
    );
    const view = {
      name,
      path: '/sales/ranking',
      query: 'by=brand',
      shared: false,
      ...(sheets !== null && { sheets: queries }),
    };
    return (await call('keepView', view)).data?.viewId as string;
  };
  const titlesOf = async (file: ExportFile, by = token) => {
    const parts = await partsOf(await bytesOf(server, by, file.id));
    const slides = [...parts.keys()].filter((name) => /slides\/slide\d+\.xml$/.test(name)).sort();
    return slides.map((name) => textsOf(allOf(xmlOf(parts.get(name)), 'p:sp')));
  };

  test('a deck is kept, put in another order, renamed and removed, and is its own account’s alone', async () => {
    const [first, second] = [await keep('First'), await keep('Second')];
    const deck = (await call('keepDeck', { name: ' Board ', views: [first, second, first] })).data;
    expect(deck).toMatchObject({ name: 'Board', views: [first, second, first] });
    const deckId = deck?.deckId;
    await call('keepDeck', { deckId, name: 'Board 2', views: [second, first] });
    expect((await call('listDecks', {})).data?.decks).toMatchObject([
      { deckId, name: 'Board 2', views: [second, first] },
    ]);
    const other = await server.signIn('admin', 'Portal-2026-admin');
    expect((await call('listDecks', {}, other)).data?.decks).toEqual([]);
    expect(await refusal('makeDeck', { deckId, format: 'pptx' }, other)).toBe('decks.unknown');
    expect(await refusal('keepDeck', { deckId, name: 'Mine', views: [first] }, other)).toBe('decks.unknown');
    expect(await refusal('removeDeck', { deckId }, other)).toBe('decks.unknown');
    expect(await refusal('removeDeck', { deckId })).toBeUndefined();
    expect(await refusal('makeDeck', { deckId, format: 'pdf' })).toBe('decks.unknown');
  });

  test('it is made of the newest months in its order, a view of one table under its name; as PDF as well', async () => {
    const [alone, several] = [await keep('My view'), await keep('Page', 2)];
    const deck = (await call('keepDeck', { name: 'A/B: deck', views: [several, alone] })).data;
    const file = (await call('makeDeck', { deckId: deck?.deckId, format: 'pptx' })).data as ExportFile;
    expect(file).toMatchObject({ name: 'A-B-deck.pptx', format: 'pptx', state: 'made' });
    const slides = await titlesOf(file);
    expect(slides.map(([title]) => title)).toEqual(['Table 1', 'Table 2', 'My view']);
    const month = last.replace('-', '/');
    for (const texts of slides) expect(texts.join('\n')).toContain(`Period: ${month}`);
    const paper = (await call('makeDeck', { deckId: deck?.deckId, format: 'pdf' })).data;
    expect(paper).toMatchObject({ name: 'A-B-deck.pdf', state: 'made' });
  });

  test('what cannot be made is refused with its place: a view that is gone, one without tables, too many tables', async () => {
    const [good, gone, bare, unknown] = [
      await keep('Good'),
      await keep('Gone'),
      await keep('Bare', 0),
      await keep('Old', null),
    ];
    const deckOf = async (views: string[]) => (await call('keepDeck', { name: 'Deck', views })).data?.deckId;
    const refusedFor = async (views: string[]) => {
      const { status } = await call('makeDeck', { deckId: await deckOf(views), format: 'pptx' });
      return [status.refusal, status.msg2Client];
    };
    await call('removeKeptView', { viewId: gone });
    expect(await refusedFor([good, gone])).toEqual(['decks.view-gone', expect.stringContaining('View 2')]);
    for (const view of [bare, unknown]) expect((await refusedFor([view]))[0]).toBe('decks.view-without-tables');
    const long = await keep('Long', 11);
    expect((await refusedFor([long, long]))[0]).toBe('decks.too-long');
    expect(await refusal('keepDeck', { name: 'None', views: [] })).toBe('http.payload-unfit');
  });

  test('who has lost the product gets no deck of its figures', async () => {
    const deckId = (await call('keepDeck', { name: 'Lost', views: [await keep('Sales')] })).data?.deckId;
    const { db } = server.stores.state;
    const sales = db.selectFrom('product').select('product_id').where('key', '=', 'sales');
    const before = await db.selectFrom('account_product').selectAll().where('product_id', 'in', sales).execute();
    await db.updateTable('account_product').set({ to_ymd: '20200101' }).where('product_id', 'in', sales).execute();
    expect(await refusal('makeDeck', { deckId, format: 'pptx' })).toBe('catalogue.product-not-held');
    for (const { account_id, product_id, to_ymd } of before)
      await db
        .updateTable('account_product')
        .set({ to_ymd })
        .where('account_id', '=', account_id)
        .where('product_id', '=', product_id)
        .execute();
    expect(await refusal('makeDeck', { deckId, format: 'pptx' })).toBeUndefined();
  });

  test('an account keeps so many and no more', async () => {
    const { db } = server.stores.state;
    const { account_id } = await db.selectFrom('deck').select('account_id').executeTakeFirstOrThrow();
    const count = (await call('listDecks', {})).data?.decks.length ?? 0;
    const rows = Array.from({ length: mostSaved.decks - count }, (_, at) => ({
      deck_id: `made-${at}`,
      account_id,
      name: 'Deck',
      views: '[]',
      updated_at: 0,
    }));
    await db.insertInto('deck').values(rows).execute();
    expect(await refusal('keepDeck', { name: 'More', views: ['x'] })).toBe('decks.too-many');
  });
});
