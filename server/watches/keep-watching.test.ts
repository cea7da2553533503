import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AskedSheet, status, type WatchRule } from '@portal/contract';
import { companyCalled, useAccountServer } from '../accounts/account-test-kit.ts';
import { keepDeck } from '../decks/deck-store.ts';
import { allOf, partsOf, textsOf, xmlOf } from '../exports/testing/parts-of.ts';
import { sheetsOf as sheetsOfFile } from '../exports/testing/take-file.ts';
import { openTurns } from '../exports/turns.ts';
import type { Message } from '../gateways/index.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Market } from '../market/index.ts';
import { grantProducts } from '../products/index.ts';
import { addReceiver } from '../receivers/receiver-store.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { changeWatch } from './judging/change-watch.ts';
import { keepWatching } from './keep-watching.ts';
import { bindAddress } from './stored/address.ts';
import { findingsOf } from './stored/finding-store.ts';
import { publishedAt, type WatchParts } from './stored/watch-parts.ts';
import { addWatch, findWatch, setPaused, sheetsOf, takeWatch, updateWatch } from './stored/watch-store.ts';
import { type Sold, smallMarket } from './testing/small-market.ts';

const sheet: AskedSheet = {
  kind: 'asked',
  title: 'Ranking',
  link: '/sales/ranking?from=2026-09&to=2026-09',
  shape: null,
  sorting: null,
  ranked: false,
  whole: false,
  notes: [],
  question: {
    dataset: 'sales',
    dataSources: [],
    dateType: 'monthly',
    from: '2026-09',
    to: '2026-09',
    by: ['subModel'],
    indicators: ['volume'],
  },
};
const above = (than: number, keys: object = { subModel: 'a' }) =>
  ({ kind: 'above', indicator: 'volume', keys, than }) as WatchRule;
const hour = 3_600_000;

describeOnBothStores('watching', (place) => {
  const suite = useAccountServer(place);
  let sold: Sold;
  let published: number;
  let sent: Message[];
  let failing: boolean;
  let busy: boolean;
  let folder: string;
  let person: string;
  let count = 0;
  const nodes: ReturnType<typeof keepWatching>[] = [];

  /** A market that turns questions away while it is busy. */
  const withBusy = (market: Market): Market => {
    const wanted = market.onBehalfOf('account');
    const words = { zh_CN: '忙', en: 'Busy' };
    const query: typeof wanted.query = async (...question) => {
      if (busy) throw new Refusal('market.engine-busy', status.tooMany, words, '');
      return wanted.query(...question);
    };
    return { ...market, onBehalfOf: () => ({ ...wanted, query }) };
  };
  const parts = (): WatchParts => ({
    db: suite.db,
    clock: suite.at,
    settings: { watches: 3, exportRows: 1000, exportCells: 100_000, operator: {}, receiversInside: [], mark: null },
    exportFolder: folder,
    exportDesk: { turns: openTurns(2) },
    market: withBusy(
      smallMarket(
        () => sold,
        () => new Date(published).toISOString(),
      ),
    ),
    gateways: {
      async send(message) {
        // A mail that goes out takes a while: another server has the time to send it too.
        await new Promise((resolve) => setImmediate(resolve));
        if (failing) throw new Error('no mail server');
        sent.push(message);
      },
    },
    origin: () => 'https://portal.example',
    log: () => null,
  });
  const node = (of = parts()) => {
    const watching = keepWatching(of, 1e9);
    nodes.push(watching);
    return watching;
  };
  const add = (rule: WatchRule, rest: object = {}) =>
    addWatch(
      suite.db,
      {
        accountId: person,
        name: 'My car',
        product: 'sales',
        sheets: [sheet],
        viewId: null,
        deckId: null,
        format: 'xlsx' as const,
        rule,
        language: 'en' as const,
        says: { zh_CN: '甲', en: 'A' },
        seenAt: published,
        ...rest,
      },
      3,
      suite.at(),
    );
  const publish = (month: string, figures: Sold[string]) => {
    sold[month] = figures;
    published += 1000;
  };
  const noteOf = async (id: string) => (await findWatch(suite.db, id))?.note_en;
  const always = { from: '20200101', to: '20991231' };

  beforeEach(async () => {
    await suite.db.deleteFrom('watch').execute();
    await suite.db.deleteFrom('webhook_post').execute();
    await suite.db.deleteFrom('watch_address').execute();
    sold = { '2026-08': { a: 90, b: 120 }, '2026-09': { a: 100, b: 110 } };
    [published, sent, failing, busy] = [Date.parse('2026-10-08T00:00:00Z'), [], false, false];
    folder = await mkdtemp(join(tmpdir(), 'portal-watch-'));
    count += 1;
    person = await suite.account(`watcher-${count}`, 'Secret-2027', { email: `watcher-${count}@example.com` });
    await grantProducts(suite.db, person, ['1000'], always);
  });
  afterEach(async () => {
    for (const entry of nodes.splice(0)) await entry.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a figure is told after the release that brings it, once, with its table, its meaning and the workbook', async () => {
    const { watch_id } = await add(above(150));
    const one = node();
    await one.look();
    expect(sent).toEqual([]);
    publish('2026-10', { a: 160, b: 100, c: 170 });
    await one.look();
    await one.look();
    expect(sent).toHaveLength(1);
    const [{ to, kind, subject, text, mail }] = sent as [Message];
    expect({ to, kind, subject }).toEqual({
      to: `watcher-${count}@example.com`,
      kind: 'watch',
      subject: '[Watch] My car',
    });
    expect(text).toContain('Car a · Volume was 160 units in 2026/10, above 150 units.');
    for (const part of [
      'Period: 2026/10',
      'Cars sold.',
      'Release: r ',
      'https://portal.example/sales/ranking?from=2026-10&to=2026-10',
    ]) {
      expect(text).toContain(part);
    }
    expect(mail?.html).toContain('Car a · Volume was 160 units in 2026/10, above 150 units.');
    expect(mail?.html).not.toMatch(/<script|https?:[^"]*\.(png|svg)/);
    const [picture, workbook, ...more] = mail?.attachments ?? [];
    expect([workbook?.name, more]).toEqual(['My-car_2026-10.xlsx', []]);
    expect(workbook?.content.subarray(0, 2).toString()).toBe('PK');
    // The picture stands in the mail by its id, as large as it is drawn, and its figures in words for who does not see it.
    const [image = '', ...others] = mail?.html.match(/<img[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    const [, cid, alt, width, height] =
      /src="cid:([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/.exec(image) ?? [];
    expect(picture).toMatchObject({ cid, type: 'image/png', name: 'picture-1.png' });
    const pixels = (at: number) => picture?.content.readUInt32BE(at);
    expect([pixels(16), pixels(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
    expect(alt).toContain('Line chart: Car a · Volume · Ranking, units. latest 160 units; above 150 units');
    expect(text).toContain('Over time:\n2026/08 90 · 2026/09 100 · 2026/10 160');
    expect(await readdir(folder)).toEqual([]);
    const lines = await suite.db.selectFrom('audit').selectAll().where('account_id', '=', person).execute();
    expect(lines.map(({ actor, action, outcome }) => [actor, action, outcome])).toEqual([
      ['watch', 'tell-watch', 'done'],
    ]);
    expect(lines[0]?.detail).not.toContain(`watcher-${count}@`);
    // The same month once more, corrected: it was told.
    publish('2026-10', { a: 165 });
    await one.look();
    publish('2026-11', { a: 170 });
    await one.look();
    expect(sent).toHaveLength(2);
    expect((await findWatch(suite.db, watch_id))?.told_at).toBe(suite.at());
  });

  test('a deck is made anew as slides for each release, in its order of then, until one of its views is gone', async () => {
    const place = { path: '/sales/ranking', query: '', updated_at: 1, shared: 0, product_key: '1000' };
    for (const name of ['First', 'Second'])
      await suite.db
        .insertInto('kept_view')
        .values({ ...place, view_id: `${name}-${count}`, account_id: person, name, sheets: JSON.stringify([sheet]) })
        .execute();
    const deck = await keepDeck(suite.db, person, { name: 'Board', views: [`First-${count}`] }, suite.at());
    const { watch_id } = await add({ kind: 'release' }, { deckId: deck.deckId, format: 'pptx' });
    const slidesOf = async ({ mail }: Message) => {
      const file = mail?.attachments?.find(({ name }) => name.endsWith('.pptx'));
      const parts = await partsOf(file?.content as Buffer);
      const names = [...parts.keys()].filter((name) => /slides\/slide\d+\.xml$/.test(name)).sort();
      return { file: file?.name, titles: names.map((name) => textsOf(allOf(xmlOf(parts.get(name)), 'p:sp'))[0]) };
    };
    const one = node();
    // A release that corrects a month brings no newer one.
    publish('2026-09', { a: 160, b: 100 });
    await one.look();
    await one.look();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('160');
    expect(await slidesOf(sent[0] as Message)).toEqual({ file: 'My-car_2026-09.pptx', titles: ['First'] });
    expect(sent[0]?.text).toContain('The attached slides have one for each table');

    const views = [`Second-${count}`, `First-${count}`];
    await keepDeck(suite.db, person, { deckId: deck.deckId, name: 'Board', views }, suite.at());
    await updateWatch(suite.db, watch_id, { language: 'zh_CN' });
    publish('2026-10', { a: 170, b: 100 });
    await one.look();
    expect((await slidesOf(sent[1] as Message)).titles).toEqual(['Second', 'First']);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ says_zh: '演示文稿 2 张表：每次发布新数据后' });

    await suite.db.deleteFrom('kept_view').where('view_id', '=', `First-${count}`).execute();
    publish('2026-11', { a: 180 });
    await one.look();
    publish('2026-12', { a: 190 });
    await one.look();
    expect(sent).toHaveLength(3);
    expect(sent[2]?.text).toContain('演示文稿未能生成，定期发送已暂停：第 2 个视图已被删除');
    expect(sent[2]?.mail?.attachments).toEqual([]);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ state: 'paused', next_at: null });
    // What was told by mail is there for readers of feeds, each once.
    const findings = await findingsOf(suite.db, watch_id);
    const says = findings.map((finding) => finding.says).sort();
    expect(says).toHaveLength(3);
    expect(says).toEqual(expect.arrayContaining([sent[0]?.text.split('\n')[0], sent[1]?.text.split('\n')[0]]));
  });

  test('a watch that ends tells its receivers, also where no mail can go', async () => {
    const robot = { kind: 'wecom' as const, label: 'Board', address: 'https://robot.example/send', secret: '' };
    await addReceiver(suite.db, person, robot, suite.at());
    await suite.db.updateTable('account').set({ email: '' }).where('account_id', '=', person).execute();
    const { watch_id } = await add(above(150));
    await suite.db.deleteFrom('account_product').where('account_id', '=', person).execute();
    publish('2026-10', { a: 160 });
    const one = node();
    await one.look();
    const posts = await suite.db.selectFrom('webhook_post').select('body').execute();
    const words = posts.map(({ body }) => JSON.parse(body) as { watchId: string; ended?: boolean; text: string });
    expect(words.filter(({ watchId }) => watchId === watch_id)).toEqual([
      expect.objectContaining({ ended: true, text: expect.stringContaining('so the watch has stopped') }),
    ]);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ state: 'stopped' });
  });

  test('who watches a kept view is sent it as it is kept then, until it is gone: that is told in words, once', async () => {
    const link = '/sales/ranking?by=brand';
    const other = { ...sheet, title: 'Changed', link };
    const owner = await suite.account(`owner-${count}`, 'Secret-2027', { company: 'Maker' });
    const maker = await companyCalled(suite.db, 'Maker');
    await suite.db.updateTable('account').set(maker).where('account_id', '=', person).execute();
    const view = { view_id: `v-${count}`, account_id: owner, product_key: '1000', name: 'Shared', shared: 1 };
    const place = { path: '/sales/ranking', query: '', updated_at: 1 };
    const sheets = JSON.stringify([sheet]);
    await suite.db
      .insertInto('kept_view')
      .values({ ...view, ...place, sheets })
      .execute();
    const set = (change: object) =>
      suite.db.updateTable('kept_view').set(change).where('view_id', '=', view.view_id).execute();
    const { watch_id } = await add({ kind: 'monthly' }, { viewId: view.view_id });
    const one = node();
    publish('2026-10', { a: 160, b: 100 });
    await one.look();
    await set({ sheets: JSON.stringify([other, sheet]) });
    publish('2026-11', { a: 170, b: 100 });
    await one.look();
    expect(sent.map(({ text }) => text.split('\n').slice(0, 2))).toEqual([
      ['Ranking, 2026/10.', 'Watched: A'],
      [
        'My car: 2 tables, up to 2026/11.',
        'Watched: The whole page, 2 tables: each month, after the new month is published',
      ],
    ]);
    expect(sent[1]?.text).toContain(link);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({
      says_zh: '整页 2 张表：每月发布新月份后',
      state: 'active',
    });

    await set({ shared: 0 });
    publish('2026-12', { a: 180 });
    await one.look();
    publish('2027-01', { a: 190 });
    await one.look();
    expect(sent).toHaveLength(3);
    expect(sent[2]?.text).toContain('The view was removed, or is no longer shared with you, so the watch is paused.');
    expect(`${sent[2]?.text} ${sent[2]?.mail?.html}`).not.toMatch(/\b180\b|<img/);
    expect(sent[2]?.mail?.attachments).toEqual([]);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ state: 'paused', next_at: null });

    await set({ shared: 1, sheets: '[]' });
    const paused = await findWatch(suite.db, watch_id);
    if (!paused) throw new Error('no such watch');
    await setPaused(suite.db, paused, false, { now: suite.at(), seenAt: published });
    suite.pass(25 * hour);
    publish('2027-02', { a: 190 });
    await one.look();
    expect(sent[3]?.text).toContain('has no table that can be sent');
  });

  test('of two servers over one store one tells, by mail and once each receiver of the account', async () => {
    const robot = { kind: 'wecom', label: 'Board', address: 'https://127.0.0.1/hook', secret: '' } as const;
    await addReceiver(suite.db, person, robot, suite.at());
    await add(above(150));
    await add({ kind: 'monthly' });
    publish('2026-10', { a: 160 });
    const [one, other] = [node(), node()];
    await Promise.all([one.look(), other.look(), one.look(), other.look()]);
    expect(sent.map(({ subject }) => subject)).toHaveLength(2);
    expect(new Set(sent.map(({ mail }) => mail?.id)).size).toBe(2);
    const posts = await suite.db.selectFrom('webhook_post').select(['body', 'tries']).execute();
    expect(posts.map(({ body, tries }) => [JSON.parse(body).title, JSON.parse(body).link, tries])).toEqual(
      Array(2).fill(['My car', expect.stringMatching(/^https:\/\/portal\.example\/.*2026-10/), 1]),
    );
  });

  test('without an address the receivers of an account are told all the same, once', async () => {
    await suite.db.updateTable('account').set({ email: '' }).where('account_id', '=', person).execute();
    await suite.db.deleteFrom('webhook_post').execute();
    const robot = { kind: 'wecom', label: 'Board', address: 'https://127.0.0.1/hook', secret: '' } as const;
    await addReceiver(suite.db, person, robot, suite.at());
    const { watch_id } = await add(above(150));
    publish('2026-10', { a: 160 });
    const one = node();
    await one.look();
    await one.look();
    expect(sent).toEqual([]);
    const posts = await suite.db.selectFrom('webhook_post').select('body').execute();
    expect(posts.map(({ body }) => JSON.parse(body).title)).toEqual(['My car']);
    expect(await noteOf(watch_id)).toBe('');
  });

  test('what was not delivered, and what is missing, alarms nobody', async () => {
    await add({ kind: 'below', indicator: 'volume', keys: { subModel: 'a' }, than: 50 });
    const one = node();
    publish('2026-10', null);
    await one.look();
    publish('2026-11', { b: 10 });
    await one.look();
    expect(sent).toEqual([]);
    publish('2026-12', { a: 0 });
    await one.look();
    expect(sent).toHaveLength(1);
  });

  test('a right that has ended is told without a figure, and the watch stops', async () => {
    const { watch_id } = await add(above(150));
    await suite.db.deleteFrom('account_product').where('account_id', '=', person).execute();
    publish('2026-10', { a: 160 });
    const one = node();
    await one.look();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('no longer holds the product');
    expect(`${sent[0]?.text} ${sent[0]?.mail?.html}`).not.toMatch(/\b160\b/);
    expect(sent[0]?.mail?.attachments).toEqual([]);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ state: 'stopped' });
    publish('2026-11', { a: 170 });
    await one.look();
    expect(sent).toHaveLength(1);
  });

  test('an account that has ended, and one without an address, are told nothing', async () => {
    const { watch_id } = await add(above(150));
    await suite.db.updateTable('account').set({ active_to: '20240201' }).where('account_id', '=', person).execute();
    publish('2026-10', { a: 160 });
    const one = node();
    await one.look();
    await suite.db
      .updateTable('account')
      .set({ active_to: '20991231', email: '' })
      .where('account_id', '=', person)
      .execute();
    publish('2026-11', { a: 160 });
    await one.look();
    expect(sent).toEqual([]);
    expect(await noteOf(watch_id)).toBe('No email is bound, so nothing was sent.');
    await bindAddress(suite.db, person, 'team@example.com', suite.at());
    publish('2026-12', { a: 160 });
    await one.look();
    expect(sent.map(({ to }) => to)).toEqual(['team@example.com']);
  });

  test('a mail that does not go out is tried again, with the figures and rights of then', async () => {
    const { watch_id } = await add(above(150));
    publish('2026-10', { a: 160 });
    const one = node();
    failing = true;
    await one.look();
    expect(await noteOf(watch_id)).toBe('The mail could not be sent.');
    failing = false;
    await one.look();
    expect(sent).toEqual([]);
    suite.pass(61_000);
    await one.look();
    expect(sent).toHaveLength(1);
    expect(await noteOf(watch_id)).toBe('');
    suite.pass(hour);
    await one.look();
    expect(sent).toHaveLength(1);
  });

  test('a market that is busy is asked again soon, and nothing is lost', async () => {
    const { watch_id } = await add(above(150));
    const one = node();
    publish('2026-10', { a: 160, b: 100 });
    busy = true;
    await one.look();
    expect([sent.length, await noteOf(watch_id)]).toEqual([0, 'Busy']);
    busy = false;
    await one.look();
    expect(sent).toHaveLength(0);
    suite.pass(6 * 60_000);
    await one.look();
    expect([sent.length, await noteOf(watch_id)]).toEqual([1, '']);
  });

  test('a server that ends while it sends leaves nothing to be told twice', async () => {
    await add(above(150));
    publish('2026-10', { a: 160 });
    const stuck = parts();
    let letGo: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    stuck.gateways = { send: () => waiting };
    void node(stuck).look();
    for (;;) {
      const rows = await suite.db.selectFrom('watch_told').selectAll().execute();
      if (rows.length > 0) break;
    }
    suite.pass(hour);
    await node().look();
    expect(sent).toEqual([]);
    // Nothing goes on behind the test.
    letGo();
  });

  test('a table by calendar is told each day once, whatever is published', async () => {
    suite.now = Date.parse('2026-10-10T08:30:00+08:00');
    await add({ kind: 'daily', hour: 9 });
    const one = node();
    publish('2026-10', { a: 160, b: 100 });
    await one.look();
    expect(sent).toEqual([]);
    suite.pass(hour);
    await one.look();
    await one.look();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Ranking, 2026/10.');
    // Of a table without a condition the picture has a bar for each row, and its figures are those of the table.
    expect(sent[0]?.mail?.html).toContain('alt="Bar chart: Ranking, Volume · units. Car a 160');
    suite.pass(24 * hour);
    await one.look();
    expect(sent).toHaveLength(2);
  });

  test('a table by month is told when a newer month has come, and paused it is not told', async () => {
    const watch = await add({ kind: 'monthly' });
    const one = node();
    publish('2026-10', { a: 160 });
    await setPaused(suite.db, watch, true, { now: suite.at(), seenAt: published });
    await one.look();
    expect(sent).toEqual([]);
    await setPaused(suite.db, watch, false, { now: suite.at(), seenAt: published });
    await one.look();
    expect(sent).toEqual([]);
    publish('2026-11', { a: 160 });
    await one.look();
    publish('2026-11', { a: 170 });
    await one.look();
    expect(sent).toHaveLength(1);
  });

  const change = async (id: string, rule: WatchRule, name = 'My car') => {
    const watch = await findWatch(suite.db, id);
    if (!watch) throw new Error('no such watch');
    const asking = { market: parts().market.onBehalfOf('account'), signal: new AbortController().signal };
    const times = { now: suite.at(), seenAt: published };
    await changeWatch(suite.db, watch, sheetsOf(watch), { name, rule, language: 'en' }, asking, times);
  };

  test('another name changes nothing of what was told, and another limit that is passed already tells nothing', async () => {
    const { watch_id } = await add(above(150));
    const one = node();
    publish('2026-10', { a: 160 });
    await one.look();
    expect(sent).toHaveLength(1);
    await change(watch_id, above(150), 'Renamed');
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ name: 'Renamed', says_en: 'A' });
    // Up and down again: what it finds was on the screen of who set it.
    for (const than of [155, 150, 159]) await change(watch_id, above(than), 'Renamed');
    publish('2026-10', { a: 161 });
    await one.look();
    expect(sent).toHaveLength(1);
    publish('2026-11', { a: 170 });
    await one.look();
    expect(sent.map(({ subject }) => subject)).toEqual(['[Watch] My car', '[Watch] Renamed']);
    expect(sent[1]?.text).toContain('above 159 units');
  });

  test('a limit that is not passed yet is told when a correction of the same month passes it', async () => {
    const { watch_id } = await add(above(150));
    const one = node();
    publish('2026-10', { a: 160 });
    await one.look();
    await change(watch_id, above(500));
    publish('2026-10', { a: 400 });
    await one.look();
    expect(sent).toHaveLength(1);
    publish('2026-10', { a: 600 });
    await one.look();
    await one.look();
    expect(sent.map(({ text }) => /above \d+ units/.exec(text)?.[0])).toEqual(['above 150 units', 'above 500 units']);
  });

  test('another calendar goes on with its next instant, also while a server is at the former one', async () => {
    suite.now = Date.parse('2026-10-10T08:59:00+08:00');
    const { watch_id } = await add({ kind: 'daily', hour: 9 });
    suite.pass(60_000);
    const slow = parts();
    let go: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    slow.gateways = {
      async send(message) {
        sent.push(message);
        await waits;
      },
    };
    const turn = node(slow).look();
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await change(watch_id, { kind: 'weekly', day: 6, hour: 10 });
    go();
    await turn;
    const next = Date.parse('2026-10-10T10:00:00+08:00');
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ next_at: next, leased_until: 0 });
    suite.pass(hour);
    await node().look();
    await node().look();
    expect(sent).toHaveLength(2);
  });

  test('a paused watch stays so, and a rule that does not fit changes nothing', async () => {
    const watch = await add(above(150));
    await setPaused(suite.db, watch, true, { now: suite.at(), seenAt: published });
    await change(watch.watch_id, { kind: 'daily', hour: 9 });
    const stored = await findWatch(suite.db, watch.watch_id);
    expect(stored).toMatchObject({ state: 'paused', next_at: null, rule: '{"kind":"daily","hour":9}' });
    const unfit = { kind: 'above', indicator: 'share', keys: {}, than: 1 } as WatchRule;
    await expect(change(watch.watch_id, unfit)).rejects.toMatchObject({ id: 'watches.no-such-figure' });
    expect(await findWatch(suite.db, watch.watch_id)).toEqual(stored);
  });

  test('a whole page goes into one mail and one workbook, by what its receiver may see when it is sent', async () => {
    await grantProducts(suite.db, person, ['1001'], always);
    const prices = { ...sheet, title: 'Prices', question: { ...sheet.question, dataset: 'price' as const } };
    const { watch_id } = await add({ kind: 'monthly' }, { name: 'Monday page', sheets: [sheet, prices] });
    const one = node();
    const sheetsIn = async ({ mail }: Message) =>
      [...(await sheetsOfFile(mail?.attachments[0]?.content ?? Buffer.of()))].map(([name, { rows }]) => [
        name,
        rows[1],
      ]);
    publish('2026-10', { a: 160 });
    await one.look();
    const [whole] = sent as [Message];
    expect(whole.text).toContain('Monday page: 2 tables, up to 2026/10.');
    expect(whole.text.match(/^(Ranking|Prices)$/gm)).toEqual(['Ranking', 'Prices']);
    expect(whole.mail?.html.match(/<h2[^>]*>[^<]+/g)).toHaveLength(2);
    expect(whole.mail?.attachments).toMatchObject([{ name: 'Monday-page_2026-10.xlsx' }]);
    expect((await sheetsIn(whole)).slice(0, 2)).toEqual([
      ['Ranking', ['Car a', 160]],
      ['Prices', ['Car a', 160]],
    ]);
    await expect(change(watch_id, above(150))).rejects.toMatchObject({ id: 'watches.whole-view' });

    const products = suite.db.selectFrom('product').select('product_id').where('key', '=', 'price');
    await suite.db
      .deleteFrom('account_product')
      .where('account_id', '=', person)
      .where('product_id', 'in', products)
      .execute();
    publish('2026-11', { a: 170 });
    await one.look();
    expect(sent[1]?.text).toContain('Monday page: 1 table, up to 2026/11. 1 more left out');
    expect(JSON.stringify([sent[1]?.text, sent[1]?.mail?.html])).not.toContain('Prices');
    expect((await sheetsIn(sent[1] as Message)).map(([name]) => name)).toEqual(['Ranking', 'About']);

    await suite.db.deleteFrom('account_product').where('account_id', '=', person).execute();
    publish('2026-12', { a: 180 });
    await one.look();
    expect(sent[2]?.mail?.attachments).toEqual([]);
    expect(await findWatch(suite.db, watch_id)).toMatchObject({ state: 'stopped' });
  });

  test('what is due together is sent a few at a time, not one after the other', async () => {
    for (const name of ['first', 'second', 'third']) {
      const accountId = await suite.account(`${name}-${count}`, 'Secret-2027', {
        email: `${name}-${count}@example.com`,
      });
      await grantProducts(suite.db, accountId, ['1000'], always);
      for (let more = 0; more < 3; more += 1) await add({ kind: 'release' }, { accountId });
    }
    let [underWay, most] = [0, 0];
    const [owners, mostOfOne] = [[] as string[], [] as number[]];
    let haveCome = () => {};
    const several = new Promise<void>((resolve) => {
      haveCome = resolve;
      // One after the other they would wait for ever.
      setTimeout(resolve, 60_000).unref();
    });
    const slow: Pick<WatchParts, 'gateways'> = {
      gateways: {
        async send(message) {
          underWay += 1;
          most = Math.max(most, underWay);
          const owner = String(message.to);
          owners.push(owner);
          mostOfOne.push(owners.filter((other) => other === owner).length);
          if (underWay === 6) haveCome();
          await several;
          sent.push(message);
          owners.splice(owners.indexOf(owner), 1);
          underWay -= 1;
        },
      },
    };
    publish('2026-10', { a: 160 });
    await node({ ...parts(), ...slow }).look();
    expect(most).toBe(6);
    // What its owner asks meanwhile waits in the same line.
    expect(Math.max(...mostOfOne)).toBe(2);
    expect(new Set(sent.map(({ mail }) => mail?.id)).size).toBe(9);
    expect(sent).toHaveLength(9);
  });

  test('what a node has under way it does not take up again once its lease is over', async () => {
    const { watch_id: watch, account_id: account } = await add({ kind: 'release' });
    publish('2026-10', { a: 160 });
    const take = (except: { watches: string[]; accounts: string[] }) =>
      takeWatch(suite.db, publishedAt(parts()) ?? 0, suite.at(), except);
    expect(await take({ watches: [], accounts: [] })).toMatchObject({ watch_id: watch });
    suite.pass(hour);
    expect(await take({ watches: [watch], accounts: [] })).toBeNull();
    expect(await take({ watches: [], accounts: [account] })).toBeNull();
    expect(await take({ watches: [], accounts: [] })).toMatchObject({ watch_id: watch });
  });

  test('an account watches as many things as the operator lets it', async () => {
    for (let at = 0; at < 3; at += 1) await add(above(at));
    await expect(add(above(9))).rejects.toMatchObject({ id: 'watches.too-many' });
  });
});
