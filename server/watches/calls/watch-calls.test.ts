import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type AskedSheet,
  type CallName,
  type CallPayload,
  defaultDataSource,
  type MarketAnswer,
  type WatchRule,
} from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { XMLParser } from 'fast-xml-parser';
import { SMTPServer } from 'smtp-server';
import { createAccount } from '../../accounts/index.ts';
import { hashPassword } from '../../accounts/passwords/passwords.ts';
import { giveTicket } from '../../captcha/captcha-test-kit.ts';
import { sheetsOf } from '../../exports/testing/take-file.ts';
import { makeKey } from '../../keys/key-store.ts';
import { grantProducts } from '../../products/index.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { keepFinding } from '../stored/finding-store.ts';
import { watchOfKey } from '../stored/links.ts';

const ajv = new Ajv({ strict: false });
const password = 'Watched-2026';

describe('the calls about watches', () => {
  let server: TestServer;
  let smtp: SMTPServer;
  const mails: string[] = [];
  let sheet: AskedSheet;
  let answer: MarketAnswer;

  /** What lies in a mail by its kind, read as a mail program reads it: parts in base64 or as they are. */
  const partsOf = (source: string) =>
    source.split(/\r\n--[^\r\n]+/).map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase();
      const text = body.join('\r\n\r\n');
      const bytes =
        encoding === 'base64'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replace(/=\r\n/g, '')
                .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            );
      return { head, bytes };
    });
  const partOf = (source: string, type: string) => {
    const found = partsOf(source).find(({ head }) => head.includes(type) && !head.includes('multipart/'));
    if (!found) throw new Error(`no part ${type}`);
    return found.bytes;
  };

  const someone = async (userName: string, products: string[], email = '') => {
    const { db } = server.stores.state;
    const id = await createAccount(db, {
      user_name: userName,
      password_hash: await hashPassword(password),
      real_name: userName,
      email,
      active_from: '20200101',
      active_to: '20991231',
    });
    await grantProducts(db, id, products, { from: '20200101', to: '20991231' });
    const token = await server.signIn(userName, password);
    const ask = async <Name extends CallName>(name: Name, payload: CallPayload<Name>) => {
      const { body } = await server.call(name, payload, { token, language: 'en' });
      if (body.data)
        expect([name, ajv.validate(schemas[name].data, body.data), ajv.errors]).toEqual([name, true, null]);
      return body;
    };
    return { id, ask, token };
  };
  const rule = (rest: object): WatchRule =>
    ({
      kind: 'above',
      indicator: 'volume',
      keys: { subModel: answer.rows[0]?.keys.subModel },
      than: 1,
      ...rest,
    }) as WatchRule;
  const wanted = (rest: object = {}) => ({
    name: 'Top car',
    sheets: [sheet],
    rule: rule({}),
    language: 'en' as const,
    ...rest,
  });

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, _session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          mails.push(Buffer.concat(pieces).toString('latin1'));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Portal <portal@example.com>' };
    server = await startTestServer({ settings: { mail, watches: 4 } });
    const token = await server.signIn();
    const catalogue = (await server.call('marketCatalogue', { dataset: 'sales' }, { token })).body.data;
    const month = catalogue?.last ?? '';
    const question = {
      dataset: 'sales' as const,
      dataSources: [defaultDataSource],
      dateType: 'monthly' as const,
      from: month,
      to: month,
      by: ['subModel' as const],
      indicators: ['volume' as const, 'share' as const],
      limit: 20,
    };
    const link = `/sales/ranking?by=subModel&from=${month}&to=${month}`;
    const plain = { shape: null, sorting: null, ranked: true, whole: false, notes: [] };
    sheet = { kind: 'asked', title: 'Ranking', link, question, ...plain };
    answer = (await server.call('marketQuery', question, { token, language: 'en' })).body.data as MarketAnswer;
  });
  afterAll(async () => {
    await server.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  test('a watch is made, listed in words, tried, paused, resumed and ended by its owner, and seen by nobody else', async () => {
    const owner = await someone('owner', ['1000'], 'owner@example.com');
    const other = await someone('other', ['1000']);
    const top = answer.rows[0];
    const { data: watch } = await owner.ask('addWatch', wanted());
    const watchId = watch?.watchId ?? '';
    expect(watch).toMatchObject({ name: 'Top car', state: 'active', note: '', sentAt: null, nextAt: null });
    expect(watch?.says).toBe(
      `${top?.names.subModel} · Sales above 1 units`.replace('Sales', answer.columns[1]?.name ?? ''),
    );
    const listed = (await owner.ask('listWatches', {})).data;
    expect(listed).toEqual({ watches: [watch], address: 'owner@example.com', most: 4 });
    const tried = (await owner.ask('tryWatch', { watchId, mail: false })).data;
    expect(tried).toMatchObject({ tells: true, sentTo: '' });
    expect(tried?.says).toContain((top?.values.volume ?? 0).toLocaleString('en-US'));

    expect((await other.ask('listWatches', {})).data?.watches).toEqual([]);
    for (const [name, payload] of [
      ['readWatch', { watchId }],
      ['changeWatch', { watchId, name: 'Mine', rule: rule({}), language: 'en' }],
      ['pauseWatch', { watchId, paused: true }],
      ['endWatch', { watchId }],
      ['tryWatch', { watchId, mail: false }],
    ] as const) {
      expect((await other.ask(name, payload)).status.refusal).toBe('watches.not-found');
    }
    expect((await owner.ask('pauseWatch', { watchId, paused: true })).data?.state).toBe('paused');
    expect((await owner.ask('pauseWatch', { watchId, paused: false })).data?.state).toBe('active');
    await owner.ask('endWatch', { watchId });
    expect((await owner.ask('listWatches', {})).data?.watches).toEqual([]);
  });

  test('a watch is read with its tables of now, and changed by its owner: name, condition, calendar', async () => {
    const owner = await someone('changer', ['1000'], 'changer@example.com');
    const watchId = (await owner.ask('addWatch', wanted())).data?.watchId ?? '';
    const read = (await owner.ask('readWatch', { watchId })).data;
    expect(read).toEqual({
      sheets: [sheet],
      whole: false,
      rule: rule({}),
      row: answer.rows[0]?.names.subModel,
      format: 'xlsx',
      language: 'en',
    });
    const change = async (rest: object) =>
      owner.ask('changeWatch', { watchId, name: 'Top car', rule: rule({}), language: 'en', ...rest });
    const other = (await change({ name: ' First two ', rule: rule({ kind: 'within', than: undefined, first: 2 }) }))
      .data;
    expect(other).toMatchObject({ watchId, name: 'First two', state: 'active', sentAt: null, nextAt: null });
    expect(other?.says).toContain(`${answer.rows[0]?.names.subModel} · `);
    expect(other?.says).toContain('ranks among the first 2');
    const byDay = (await change({ rule: { kind: 'daily', hour: 9 } })).data;
    expect(byDay?.says).toBe('Ranking: each day at 09:00 (China time)');
    expect(byDay?.nextAt).toBeGreaterThan(Date.now());
    expect((await owner.ask('listWatches', {})).data?.watches).toEqual([byDay]);
    expect((await change({ rule: rule({ indicator: 'yoy' }) })).status.refusal).toBe('watches.no-such-figure');
    expect((await change({ name: '' })).status.status).toBe(400);
    const trail = (await owner.ask('listOwnTrail', {})).data?.lines ?? [];
    expect(trail.filter(({ action }) => action === 'change-watch')).toHaveLength(2);
    await server.stores.state.db.deleteFrom('account_product').where('account_id', '=', owner.id).execute();
    for (const refused of [await change({}), await owner.ask('readWatch', { watchId })])
      expect([refused.status.refusal, refused.data]).toEqual(['catalogue.product-not-held', null]);
  });

  test('a deck is sent as slides or pages by its owner alone, and by calendar', async () => {
    const owner = await someone('decker', ['1000'], 'decker@example.com');
    const other = await someone('no-decker', ['1000'], 'no-decker@example.com');
    const place = { name: 'View', path: '/sales/ranking', query: '', shared: false, sheets: [sheet] };
    const viewId = (await owner.ask('keepView', place)).data?.viewId ?? '';
    const deckId = (await owner.ask('keepDeck', { name: 'Board', views: [viewId, viewId] })).data?.deckId ?? '';
    const deck = { name: 'Board', deckId, rule: { kind: 'release' } as WatchRule, language: 'en' as const };
    expect((await other.ask('addWatch', deck)).status.refusal).toBe('decks.unknown');
    expect((await owner.ask('addWatch', { ...deck, rule: rule({}) })).status.refusal).toBe('watches.whole-view');
    const { deckId: _deckId, ...nothing } = deck;
    expect((await owner.ask('addWatch', nothing)).status.refusal).toBe('watches.nothing');
    const watch = (await owner.ask('addWatch', { ...deck, format: 'pdf' })).data;
    expect(watch).toMatchObject({ deckId, says: 'The whole deck, 2 tables: after each release', nextAt: null });
    const watchId = watch?.watchId ?? '';
    expect((await owner.ask('readWatch', { watchId })).data).toMatchObject({ whole: true, format: 'pdf' });
    await owner.ask('tryWatch', { watchId, mail: true });
    const paper = await PDFDocument.load(partOf(mails.at(-1) ?? '', 'application/pdf'));
    expect(paper.getPageCount()).toBe(2);
    expect(partOf(mails.at(-1) ?? '', 'text/plain').toString()).toContain('The attached PDF has a page of A4');
    const change = { watchId, name: 'Board', rule: { kind: 'daily', hour: 9 } as WatchRule, language: 'en' as const };
    await owner.ask('changeWatch', change);
    expect((await owner.ask('readWatch', { watchId })).data).toMatchObject({ rule: change.rule, format: 'pdf' });
    await owner.ask('removeDeck', { deckId });
    expect((await owner.ask('tryWatch', { watchId, mail: false })).status.refusal).toBe('decks.unknown');
  });

  test('what a watch has found is an Atom feed for keys of its owner, by the rights of now', async () => {
    const { db } = server.stores.state;
    const owner = await someone('feeder', ['1000', '1004'], 'feeder@example.com');
    const other = await someone('stranger', ['1000']);
    const watchId = (await owner.ask('addWatch', wanted({ name: 'A & B' }))).data?.watchId ?? '';
    for (const month of [1, 2])
      await keepFinding(db, { watchId, says: `<Found> ${month}`, link: '/sales/ranking?a=1&b=2' }, `${month}`, month);
    await keepFinding(db, { watchId, says: 'Twice', link: '/' }, '2', 3);
    const rights = { label: 'reader', products: [], callsAMinute: 100, to: '20991231' };
    const keyOf = async (id: string, more: object = {}) =>
      (await makeKey(db, id, { ...rights, ...more }, Date.now())).secret;
    const own = await keyOf(owner.id);
    const slow = await keyOf(owner.id, { callsAMinute: 2 });
    const read = (key: string, headers: Record<string, string> = {}) =>
      fetch(`${server.address}/feeds/watch/${watchId}?language=en`, {
        headers: { authorization: `Basic ${Buffer.from(`reader:${key}`).toString('base64')}`, ...headers },
      });
    const reply = await read(own);
    expect(reply.headers.get('content-type')).toContain('application/atom+xml');
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(await reply.text());
    expect(feed).toMatchObject({ title: 'A & B', updated: '1970-01-01T00:00:00.002Z', id: `urn:uuid:${watchId}` });
    expect(feed.entry.map((entry: { content: { '#text': string } }) => entry.content['#text'])).toEqual([
      '<Found> 2',
      '<Found> 1',
    ]);
    expect(feed.entry[0].link['@_href']).toBe(`${server.address}/sales/ranking?a=1&b=2`);
    const etag = reply.headers.get('etag') ?? '';
    expect((await read(own, { 'if-none-match': etag })).status).toBe(304);
    // It is a call like any other: both together are as many a minute as the key may make.
    await server.call('marketDatasets', {}, { key: slow });
    expect([(await read(slow)).status, (await read(slow)).status]).toEqual([200, 429]);

    const refused = async (key: string) => {
      const { status, headers } = await read(key);
      return [status, headers.has('www-authenticate')];
    };
    expect(await refused('portal-key-none')).toEqual([401, true]);
    expect(await refused(await keyOf(other.id))).toEqual([404, false]);
    expect(await refused(await keyOf(owner.id, { products: ['policy'] }))).toEqual([403, false]);
    expect(await refused(await keyOf(owner.id, { rights: ['deliver'] }))).toEqual([403, false]);
    await db.deleteFrom('account_product').where('account_id', '=', owner.id).execute();
    expect(await refused(own)).toEqual([403, false]);
    await db.updateTable('account').set({ state: '4' }).where('account_id', '=', owner.id).execute();
    expect(await refused(own)).toEqual([401, true]);
  });

  test('a whole page is sent by calendar to who holds all of it, and its workbook has the tables of the page', async () => {
    const owner = await someone('pager', ['1000'], 'pager@example.com');
    const { limit: _limit, ...every } = sheet.question;
    const total = { ...sheet, title: 'Months', ranked: false, question: { ...every, by: ['period' as const] } };
    const written = { unit: 'large' as const, decimals: 2 as const };
    const page = { sheets: [sheet, { ...total, written }], rule: { kind: 'monthly' } as WatchRule, name: 'Page' };
    const prices = { ...sheet, question: { ...sheet.question, dataset: 'price' as const } };
    const refused = async (rest: object) => (await owner.ask('addWatch', wanted({ ...page, ...rest }))).status.refusal;
    expect(await refused({ sheets: [sheet, prices] })).toBe('catalogue.product-not-held');
    expect(await refused({ rule: rule({}) })).toBe('watches.whole-view');
    expect((await owner.ask('addWatch', wanted({ ...page, sheets: [] }))).status.status).toBe(400);
    const watch = (await owner.ask('addWatch', wanted(page))).data;
    expect(watch).toMatchObject({ link: sheet.link });
    expect(watch?.says).toBe('The whole page, 2 tables: each month, after the new month is published');
    const watchId = watch?.watchId ?? '';
    expect((await owner.ask('readWatch', { watchId })).data).toMatchObject({
      whole: true,
      sheets: page.sheets,
      row: '',
    });
    expect((await owner.ask('tryWatch', { watchId, mail: true })).data?.says).toMatch(/^Page: 2 tables, up to/);
    const book = await sheetsOf(partOf(mails.at(-1) ?? '', 'spreadsheetml'));
    // In the unit that the page was in, in the workbook and in the mail.
    expect(book.get('Months')?.rows[0]).toContain('Sales (thousand units)');
    expect(partOf(mails.at(-1) ?? '', 'text/plain').toString()).toMatch(/thousand units[\s\S]*\d\.\d\d\b/);
    expect([...book.keys()]).toEqual(['Ranking', 'Months', 'About']);
    const months = (await owner.ask('marketQuery', total.question)).data;
    const cells = (of?: MarketAnswer | null) =>
      of?.rows.map(({ names, values }) => [...Object.values(names), values.volume, values.share ?? '-']);
    // A month is a date in a workbook: its first day.
    const firstDay = (name: unknown) => new Date(`${String(name).replace('/', '-')}-01T00:00:00Z`);
    const inThousands = cells(months)?.map(([name, volume, share]) => [firstDay(name), Number(volume) / 1000, share]);
    expect(book.get('Months')?.rows.slice(1)).toEqual(inThousands);
    expect(
      book
        .get('Ranking')
        ?.rows.slice(1)
        .map(([, ...rest]) => rest),
    ).toEqual(cells(answer));
  });

  test('S2.016 a decision sheet is sent as the release of now makes it, to who sees all that it rests on', async () => {
    const owner = await someone('decider', ['1000', '1001'], 'decider@example.com');
    const colleague = await someone('salesman', ['1000'], 'salesman@example.com');
    const proposed = (await owner.ask('marketDecision', { kind: 'price' })).data?.proposed ?? [];
    const query: CallPayload<'marketDecision'> = {
      kind: 'price',
      subject: { dimension: 'model', key: proposed[0]?.key ?? '' },
      change: { value: -0.05, unit: 'part' },
      basis: 'assumed',
      response: { low: -2, high: -1 },
      baseline: { low: 1000, high: 1200 },
    };
    const link = '/intelligent-decision?model=m&basis=assumed&response=-2%7E-1&baseline=1000%7E1200';
    const decision = { kind: 'decision' as const, title: 'Price cut', link, query };
    const sent = { name: 'Price cut', sheets: [decision], rule: { kind: 'monthly' } as WatchRule };
    const refusalOf = async (who: typeof owner, rest: object) =>
      (await who.ask('addWatch', wanted({ ...sent, ...rest }))).status;
    expect(await refusalOf(colleague, {})).toMatchObject({
      refusal: 'watches.decision-right',
      msg2Client: expect.stringContaining('“Prices”'),
    });
    for (const rest of [{ rule: rule({}) }, { sheets: [decision, decision] }, { sheets: [decision, sheet] }])
      expect((await refusalOf(owner, rest)).refusal).toBe('watches.decision-alone');
    const still = { ...decision, query: { ...query, change: { value: 0, unit: 'part' as const } } };
    expect(await refusalOf(owner, { sheets: [still] })).toMatchObject({
      refusal: 'watches.no-decision',
      msg2Client: expect.stringContaining('no change is given'),
    });
    expect((await owner.ask('listWatches', {})).data?.watches).toEqual([]);
    const added = await owner.ask('addWatch', wanted(sent));
    expect(added.status.msg2Client).toBe('');
    const watch = added.data;
    expect(watch).toMatchObject({ link, says: 'Price cut: each month, after the new month is published' });
    const watchId = watch?.watchId ?? '';
    expect((await owner.ask('readWatch', { watchId })).data).toMatchObject({ whole: true, sheets: [] });
    const { says } = (await owner.ask('tryWatch', { watchId, mail: true })).data ?? {};
    const made = (await owner.ask('marketDecision', query)).data;
    const whole = (value = 0) => Math.round(value).toLocaleString('en-US');
    const { low, high } = made?.scenario?.total ?? {};
    // Prices a twentieth lower, by an elasticity of -1 and of -2: 1 / 0.95 and 1 / 0.95².
    expect(says).toBe(
      `Price cut: sales of 12 months ${whole(low)} – ${whole(high)} units, change in sales +5.3% – +10.8%.`,
    );
    const source = mails.at(-1) ?? '';
    const text = partOf(source, 'text/plain').toString('utf8');
    for (const line of ['Change: Transaction price -5%', 'My own assumption', 'no proof of cause', link, whole(high)])
      expect(text).toContain(line);
    const rows = (await sheetsOf(partOf(source, 'spreadsheetml'))).get('Decision sheet')?.rows ?? [];
    const ends = (ahead?: { low: number; high: number } | null) => [ahead?.low, ahead?.high];
    expect(rows.slice(1).map(([, ...figures]) => figures)).toEqual([
      ...(made?.scenario?.months ?? []).map((range, at) => [...ends(made?.base?.months[at]), ...ends(range)]),
      [...ends(made?.base?.total), ...ends(made?.scenario?.total)],
    ]);
    const { db } = server.stores.state;
    await db
      .deleteFrom('account_product')
      .where('account_id', '=', owner.id)
      .where('product_id', '=', '1001')
      .execute();
    expect((await owner.ask('tryWatch', { watchId, mail: true })).status.refusal).toBe('watches.decision-right');
  });

  test('a watch of a kept view follows it, and who may not see the view is refused in words', async () => {
    const owner = await someone('viewer', ['1000'], 'viewer@example.com');
    const colleague = await someone('colleague', ['1000']);
    const { limit: _limit, ...every } = sheet.question;
    const total = { ...sheet, title: 'Months', ranked: false, question: { ...every, by: ['period' as const] } };
    const place = { name: 'Mine', path: '/sales/ranking', shared: false };
    const viewId = (await owner.ask('keepView', { ...place, query: 'by=model' })).data?.viewId ?? '';
    const page = { sheets: [sheet], viewId, rule: { kind: 'monthly' } as WatchRule };
    expect((await colleague.ask('addWatch', wanted(page))).status.refusal).toBe('saved.not-found');
    expect((await owner.ask('addWatch', wanted({ ...page, rule: rule({}) }))).status.refusal).toBe(
      'watches.whole-view',
    );
    const watchId = (await owner.ask('addWatch', wanted(page))).data?.watchId ?? '';
    expect((await owner.ask('readWatch', { watchId })).data).toMatchObject({ whole: true, sheets: [sheet] });
    const saysNow = async () => (await owner.ask('listWatches', {})).data?.watches[0]?.says;
    // Another name is the same view.
    await owner.ask('keepView', { ...place, viewId, name: 'Renamed', query: 'by=model' });
    expect(await saysNow()).toMatch(/^Ranking: each month/);
    await owner.ask('keepView', { ...place, viewId, query: 'by=period', sheets: [sheet, total] });
    expect(await saysNow()).toMatch(/^The whole page, 2 tables: each month/);
    expect((await owner.ask('readWatch', { watchId })).data?.sheets).toEqual([sheet, total]);
    const lost = async () => (await owner.ask('tryWatch', { watchId, mail: false })).status;
    await owner.ask('keepView', { ...place, viewId, query: 'by=brand' });
    expect(await lost()).toMatchObject({
      refusal: 'watches.view-bare',
      msg2Client: expect.stringContaining('no table'),
    });
    await owner.ask('removeKeptView', { viewId });
    expect(await lost()).toMatchObject({
      refusal: 'watches.view-gone',
      msg2Client: expect.stringContaining('removed'),
    });
    const change = { watchId, name: 'X', rule: page.rule, language: 'en' as const };
    expect((await owner.ask('changeWatch', change)).status.refusal).toBe('watches.view-gone');
    expect((await owner.ask('pauseWatch', { watchId, paused: true })).data?.state).toBe('paused');
    expect((await owner.ask('pauseWatch', { watchId, paused: false })).status.refusal).toBe('watches.view-gone');
    expect((await owner.ask('endWatch', { watchId })).status.status).toBe(0);
  });

  test('what a table leaves out counts in no figure of its watch, and its mail says so', async () => {
    const owner = await someone('excluder', ['1000'], 'excluder@example.com');
    const { limit: _limit, ...every } = sheet.question;
    const [first] = answer.rows;
    const [dimension = ''] = every.by;
    const left = { [dimension]: [first?.keys[dimension] ?? ''] };
    const question = { ...every, totals: true, without: left };
    const total = async (query: object) =>
      (await owner.ask('marketQuery', { ...every, totals: true, ...query })).data?.total?.volume ?? 0;
    const rest = await total({ without: left });
    expect(rest).toBe((await total({})) - (first?.values.volume ?? 0));
    const whole = rule({ kind: 'above', indicator: 'volume', keys: {}, than: rest - 1 });
    const watched = wanted({ sheets: [{ ...sheet, question }], rule: whole });
    const watchId = (await owner.ask('addWatch', watched)).data?.watchId ?? '';
    const tried = (await owner.ask('tryWatch', { watchId, mail: true })).data;
    expect(tried).toMatchObject({ tells: true, says: expect.stringContaining(rest.toLocaleString('en-US')) });
    const source = mails.at(-1) ?? '';
    const text = partOf(source, 'text/plain').toString('utf8');
    const name = first?.names[dimension] ?? '';
    expect(text).toContain(`without ${name}`);
    expect(text.split('Release')[0]).not.toContain(name);
    const written = (await sheetsOf(partOf(source, 'spreadsheetml'))).get(sheet.title);
    expect(written?.rows.flat()).not.toContain(name);
    // The way of the figure leaves it out in each month.
    expect(text).toMatch(new RegExp(`Over time:[^]*${rest.toLocaleString('en-US')}\\r?\\n`));
  });

  test('an index is judged by the newest period of its table, as the page shows it, of a row and of the total', async () => {
    const owner = await someone('indexer', ['1000'], 'indexer@example.com');
    const { limit: _limit, ...every } = sheet.question;
    const from = `${Number(every.to.slice(0, 4)) - 1}${every.to.slice(4)}`;
    const question = {
      ...every,
      from,
      by: ['period' as const, 'fuelType' as const],
      subtotals: true,
      indicators: ['volumeIndex' as const],
    };
    const rows = (await owner.ask('marketQuery', question)).data?.rows ?? [];
    const at = (kind: string, fuelType?: string) =>
      rows.find(({ kind: name, keys }) => name === kind && keys.period === every.to && keys.fuelType === fuelType)
        ?.values.volumeIndex ?? Number.NaN;
    for (const [keys, figure] of [
      [{ fuelType: 'BEV' }, at('row', 'BEV')],
      [{}, at('subtotal')],
    ] as const) {
      const watch = { sheets: [{ ...sheet, question }], rule: { kind: 'above', indicator: 'volumeIndex', keys } };
      const reported = async (than: number) => {
        const { data, status } = await owner.ask('addWatch', wanted({ ...watch, rule: { ...watch.rule, than } }));
        expect(status.msg2Client).toBe('');
        return (await owner.ask('tryWatch', { watchId: data?.watchId ?? '', mail: false })).data;
      };
      expect(await reported(figure - 0.1)).toMatchObject({
        tells: true,
        says: expect.stringContaining(figure.toFixed(1)),
      });
      expect(await reported(figure + 0.1)).toMatchObject({ tells: false, says: expect.stringContaining('below') });
    }
  });

  test('what does not fit is refused in words: no right, no such figure, places where there are none, too many', async () => {
    const without = await someone('without', ['1017']);
    const { status } = await without.ask('addWatch', wanted());
    expect([status.status, status.refusal]).toEqual([403, 'catalogue.product-not-held']);
    const launches = {
      ...sheet,
      question: { ...sheet.question, dataset: 'launch' as const, dataSources: [], indicators: ['events'] },
    };
    const ofLaunches = { sheets: [launches], rule: { kind: 'monthly' } } as object;
    expect((await without.ask('addWatch', wanted(ofLaunches))).status.refusal).toBe('catalogue.product-not-held');
    const priced = await someone('priced', ['1001']);
    expect((await priced.ask('addWatch', wanted(ofLaunches))).status.refusal).not.toBe('catalogue.product-not-held');
    const owner = await someone('careless', ['1000']);
    const refused = async (rest: object) => (await owner.ask('addWatch', wanted(rest))).status.refusal;
    expect(await refused({ rule: rule({ indicator: 'yoy' }) })).toBe('watches.no-such-figure');
    const total = { ...sheet, question: { ...sheet.question, by: [] } };
    const within = { kind: 'within', indicator: 'volume', keys: {}, first: 5 };
    expect(await refused({ sheets: [total], rule: within })).toBe('watches.no-places');
    expect(await refused({ rule: within })).toBe('watches.no-such-row');
    expect(await refused({ rule: rule({ keys: { city: 'c' } }) })).toBe('watches.no-such-row');
    expect((await owner.ask('addWatch', wanted({ rule: rule({ than: 'x' }) }))).status.status).toBe(400);
    for (let at = 0; at < 4; at += 1) expect((await owner.ask('addWatch', wanted())).status.status).toBe(0);
    expect(await refused({})).toBe('watches.too-many');
  });

  test('a right that ends opens nothing: neither the figure nor a sample', async () => {
    const owner = await someone('leaver', ['1000'], 'leaver@example.com');
    const watchId = (await owner.ask('addWatch', wanted())).data?.watchId ?? '';
    await server.stores.state.db.deleteFrom('account_product').where('account_id', '=', owner.id).execute();
    const before = mails.length;
    for (const mail of [true, false]) {
      const { status, data } = await owner.ask('tryWatch', { watchId, mail });
      expect([status.refusal, data]).toEqual(['catalogue.product-not-held', null]);
    }
    expect(mails).toHaveLength(before);
  });

  test('S9.012 another address is bound by a code of the event MONITOR, and by no other code', async () => {
    const owner = await someone('binder', ['1000'], 'binder@example.com');
    const to = 'team@example.com';
    const send = async (messageEvent: number) => {
      const { db } = server.stores.state;
      await db.deleteFrom('verification_code').execute();
      const captchaTicket = await giveTicket(db, Date.now());
      const data = { to, messageChannel: 2, messageEvent };
      const before = mails.length;
      const { body } = await server.call('sendBindCodeEmail', data, {
        token: owner.token,
        language: 'en',
        captchaTicket,
      });
      expect([body.status.status, mails.length]).toEqual([0, before + 1]);
      const text = partsOf(mails.at(-1) ?? '')
        .map(({ bytes }) => bytes.toString('utf8'))
        .join('\n');
      return { text, code: /code is (\d{4})/.exec(text)?.[1] ?? '' };
    };
    // Mails go on when a session has ended: a token alone turns them nowhere.
    expect((await owner.ask('bindWatchAddress', { emalAd: '', randomCode: '' })).status.refusal).toBe('proof.needed');
    const proof = await server.prove(owner.token, password);
    const bind = async (randomCode: string, emalAd = to) =>
      (await server.call('bindWatchAddress', { emalAd, randomCode }, { token: owner.token, proof, language: 'en' }))
        .body;
    const ofBinding = await send(2);
    expect((await bind(ofBinding.code)).status.status).not.toBe(0);
    const { code, text } = await send(3);
    expect(text).toContain('for sending the mails of watches to this address');
    expect((await bind(code)).data).toEqual({ address: to });
    expect((await bind(code)).status.status).not.toBe(0);
    expect((await owner.ask('listWatches', {})).data?.address).toBe(to);
    expect((await bind('', '')).data).toEqual({ address: 'binder@example.com' });
  });

  test('S9.012 what changed of the benefits of a model goes out by mail, and to nobody without the product', async () => {
    const owner = await someone('follower', ['1019'], 'follower@example.com');
    const catalogue = (await owner.ask('marketCatalogue', { dataset: 'benefit' })).data;
    const month = catalogue?.last ?? '';
    const question = {
      dataset: 'benefit' as const,
      dataSources: [],
      dateType: 'monthly' as const,
      from: month,
      to: month,
      by: ['model' as const],
      indicators: ['benefitMoves' as const],
    };
    const [moved] =
      (await owner.ask('marketQuery', question)).data?.rows.filter((row) => row.values.benefitMoves) ?? [];
    const link = `/purchase-benefit/ranking?by=model&indicator=benefitMoves&from=${month}&to=${month}`;
    const benefits = { ...sheet, title: 'Benefits', link, question };
    const above = { indicator: 'benefitMoves', keys: { model: moved?.keys.model }, than: 0 };
    const ofBenefits = { sheets: [benefits], rule: rule(above) };
    const without = await someone('no-follower', ['1000']);
    expect((await without.ask('addWatch', wanted(ofBenefits))).status.refusal).toBe('catalogue.product-not-held');
    const watchId = (await owner.ask('addWatch', wanted(ofBenefits))).data?.watchId ?? '';
    const tried = (await owner.ask('tryWatch', { watchId, mail: true })).data;
    expect(tried).toMatchObject({ tells: true, sentTo: 'follower@example.com' });
    const text = partOf(mails.at(-1) ?? '', 'text/plain').toString('utf8');
    for (const part of [moved?.names.model ?? '', 'Benefits begun or ended', String(moved?.values.benefitMoves)])
      expect(text).toContain(part);
    // Which these are, worked out from the days of all benefits of the model.
    const each = { ...question, by: ['benefit' as const, 'subModel' as const], indicators: ['benefitTrims' as const] };
    const filters = { model: [moved?.keys.model ?? ''] };
    const listed = (await owner.ask('marketQuery', { ...each, filters })).data?.rows ?? [];
    const known = listed.flatMap(({ keys }) => keys.benefit ?? []);
    const details = (await owner.ask('benefitDetails', { benefits: [...new Set(known)] })).data ?? [];
    const begun = details.filter(({ from }) => from.startsWith(month)).map(({ key }) => key);
    const ended = details.filter(({ until }) => until.startsWith(month)).map(({ key }) => key);
    const lines =
      text
        .slice(text.indexOf('Which benefits changed'))
        .split(/(?:\r?\n){2}/)[1]
        ?.split(/\r?\n/) ?? [];
    expect(lines[0]).toMatch(/^Day +Change +Sub-model +Before +Now +Until$/);
    expect(begun.length + ended.length).toBeGreaterThan(0);
    const namesOf = (keys: string[]) =>
      listed.filter(({ keys: { benefit = '' } }) => keys.includes(benefit)).map(({ names }) => names.benefit ?? '');
    for (const name of [...namesOf(begun), ...namesOf(ended)])
      expect(lines.slice(1)).toContainEqual(expect.stringContaining(name));
    expect(text).toContain('The attached Excel workbook has this table');
  });

  test('a sample goes out by mail as text, HTML and workbook, with the figures of the portal, and is ended from it', async () => {
    const owner = await someone('sampled', ['1000'], 'sampled@example.com');
    const add = async (rest: object) => (await owner.ask('addWatch', wanted(rest))).data?.watchId ?? '';
    const [watchId, stored] = [await add({ language: 'zh_CN', name: '榜首 <b>' }), await add({})];
    const tried = (await owner.ask('tryWatch', { watchId, mail: true })).data;
    expect(tried).toMatchObject({ tells: true, sentTo: 'sampled@example.com' });
    const source = mails.at(-1) ?? '';
    const text = partOf(source, 'text/plain').toString('utf8');
    const volume = (answer.rows[0]?.values.volume ?? 0).toLocaleString('en-US');
    for (const part of ['这是样例', volume, '口径', '数据来源', '数据版本', server.address])
      expect(text).toContain(part);
    const share = `${((answer.rows[0]?.values.share ?? 0) * 100).toFixed(1)}%`;
    expect(text).toMatch(new RegExp(`${volume}\\s+${share}\\n`));
    const html = partOf(source, 'text/html').toString('utf8');
    expect(html).toContain(`>${share}<`);
    expect(html).toContain(volume);
    expect(html).not.toContain('<b>');
    const workbook = await sheetsOf(partOf(source, 'spreadsheetml'));
    const [first] = workbook.values();
    expect(first?.rows).toHaveLength(21);
    expect(first?.rows[1]).toContain(answer.rows[0]?.values.volume);

    const unsubscribe = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(source)?.[1] ?? '';
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const pause = unsubscribe.replace('/watch/end', '/watch/pause');
    const stateOf = async (id: string) =>
      (await owner.ask('listWatches', {})).data?.watches.find((watch) => watch.watchId === id)?.state;

    // The key of one action opens no other, and a changed one none.
    const post = (address: string) =>
      fetch(address, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post(pause)).status).toBe(404);
    expect((await post(unsubscribe.replace(watchId, stored))).status).toBe(404);
    const { db } = server.stores.state;
    const key = new URL(unsubscribe).searchParams.get('key');
    expect([await watchOfKey(db, 'end', key), await watchOfKey(db, 'pause', key)]).toEqual([watchId, null]);

    const pauseLink = /\S+\/watch\/pause\?key=\S+/.exec(text)?.[0].split('：').at(-1) ?? '';
    const query = await fetch(pauseLink);
    const page = await query.text();
    expect([query.status, page.includes('暂停此监测？'), page.includes('榜首 &#60;b&#62;')]).toEqual([200, true, true]);
    expect(query.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await stateOf(watchId)).toBe('active');
    expect((await post(pauseLink)).status).toBe(200);
    expect(await stateOf(watchId)).toBe('paused');
    await owner.ask('pauseWatch', { watchId, paused: false });
    // What a link asks first changes nothing, and what a mail program sends ends it.
    expect((await fetch(unsubscribe)).status).toBe(200);
    expect(await stateOf(watchId)).toBe('active');
    expect(await (await post(unsubscribe)).text()).toContain('监测已结束');
    expect([await stateOf(watchId), await stateOf(stored)]).toEqual([undefined, 'active']);
    // A mail program that asks twice is told that it is so.
    expect((await post(unsubscribe)).status).toBe(200);
    const gone = await fetch(unsubscribe, { headers: { 'accept-language': 'en-GB,en;q=0.9' } });
    expect([gone.status, (await gone.text()).includes('<html lang="en"')]).toEqual([404, true]);
    expect(server.log.join('\n')).not.toContain(key);
    const trail = (await owner.ask('listOwnTrail', {})).data?.lines.map(({ action }) => action) ?? [];
    expect(trail.slice(0, 2)).toEqual(['end-watch', 'pause-watch']);
    const samples = await db.selectFrom('audit').selectAll().where('action', '=', 'tell-watch').execute();
    const own = samples.filter(({ detail }) => detail.includes(watchId));
    expect(own.map(({ actor, outcome }) => [actor, outcome])).toEqual([['sampled', 'done']]);
    expect(own[0]?.detail).not.toContain('sampled@example.com');
  });
});
