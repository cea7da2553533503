import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { placeOrder } from '../../../content/marketplace/orders/order-store.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, noon, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- report-orders', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  const order = async (report: string) => {
    const { account_id } = await kit.account('ann');
    const titles = { title_zh: '专题', title_en: 'A special' };
    const placed = await placeOrder(kit.db, { account_id, report_id: report, price: 9800, ...titles }, 'Soon', noon);
    return placed?.order_id ?? '';
  };
  const stored = (id: string) =>
    kit.db.selectFrom('report_order').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();

  test('lists the orders that wait, or those in a state', async () => {
    expect((await kit.run('report-orders')).output).toBe('No such orders.');
    const id = await order('own-1');
    const [head, line] = (await kit.run('report-orders')).output.split('\n');
    expect(head).toMatch(/^id +ordered +state +account +report/);
    expect(line).toMatch(new RegExp(`^${id.slice(0, 8)} .* asked +ann +own-1 +A special +9800 +- +Soon$`));
    expect(JSON.parse((await kit.run('report-orders', '--json', '--state', 'all')).output)).toHaveLength(1);
    expect((await kit.run('report-orders', '--state', 'declined')).output).toBe('No such orders.');
  });

  test('grants one until a day, once, and ends the right', async () => {
    const id = await order('own-2');
    const granted = await kit.run('report-orders', 'grant', id.slice(0, 8), '--to', '2027-06-30', '--note', 'Enjoy');
    expect(granted).toMatchObject({
      code: 0,
      output: 'Granted: account "ann" may read own-2 until 2027-06-30.',
    });
    expect(await stored(id)).toMatchObject({ state: 'granted', until_ymd: '20270630', answer: 'Enjoy' });
    expect((await kit.run('report-orders', 'decline', id)).complained).toMatch(/has already been decided/);
    expect((await kit.run('report-orders', 'end', id)).output).toBe('Account "ann" can no longer read own-2.');
    expect(await stored(id)).toMatchObject({ state: 'granted', until_ymd: '20270228' });
    expect((await kit.run('report-orders', 'end', id)).complained).toMatch(/no right that could be ended/);
    const actions = (await kit.audit()).map(({ actor, action }) => `${actor} ${action}`);
    expect(actions).toEqual(expect.arrayContaining(['operator olga report-granted', 'operator olga report-ended']));
  });

  test('declines one with a reason; a right of its own length is a year', async () => {
    const [declined, usual] = [await order('own-3'), await order('own-4')];
    expect((await kit.run('report-orders', 'decline', declined, '--note', 'Not yet')).code).toBe(0);
    expect(await stored(declined)).toMatchObject({ state: 'declined', answer: 'Not yet', until_ymd: '' });
    expect((await kit.run('report-orders', 'grant', usual)).code).toBe(0);
    expect(await stored(usual)).toMatchObject({ until_ymd: '20280229' });
  });

  test.each([
    [['grant', 'ffffffff'], 1, /There is no order "ffffffff"/],
    [['grant'], 2, /<id>/],
    [['grant', 'ffffffff', '--to', '2026-01-01'], 2, /--to: must not be before today/],
  ])('report-orders %j is refused with a sentence', async (line, code, sentence) => {
    const ran = await kit.run('report-orders', ...(line as string[]));
    expect(ran.code).toBe(code);
    expect(ran.complained).toMatch(sentence as RegExp);
  });
});
