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

  const order = async (report: string, name = 'ann', language = 'zh_CN') => {
    const { account_id } = await kit.account(name);
    const titles = { title_zh: '专题', title_en: 'A special' };
    const placed = await placeOrder(
      kit.db,
      { account_id, report_id: report, price: 9800, language, ...titles },
      'Soon',
      noon,
    );
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
      output: expect.stringMatching(
        /^Granted: account "ann" may read own-2 until 2027-06-30\.\nThe account has no bound email/,
      ),
    });
    expect(await stored(id)).toMatchObject({ state: 'granted', until_ymd: '20270630', answer: 'Enjoy' });
    expect((await kit.run('report-orders', 'decline', id)).complained).toMatch(/has already been decided/);
    expect((await kit.run('report-orders', 'end', id)).output).toBe('Account "ann" can no longer read own-2.');
    expect(await stored(id)).toMatchObject({ state: 'granted', until_ymd: '20270228' });
    expect((await kit.run('report-orders', 'end', id)).complained).toMatch(/no right that could be ended/);
    const { account_id: ann } = await kit.account('ann');
    const actions = (await kit.audit()).map(({ actor, action }) => `${actor} ${action}`);
    expect(actions).toEqual(expect.arrayContaining([`${ann} report-granted`, `${ann} report-ended`]));
  });

  test('declines one with a reason; a right of its own length is a year', async () => {
    const [declined, usual] = [await order('own-3'), await order('own-4')];
    expect((await kit.run('report-orders', 'decline', declined, '--note', 'Not yet')).code).toBe(0);
    expect(await stored(declined)).toMatchObject({ state: 'declined', answer: 'Not yet', until_ymd: '' });
    expect((await kit.run('report-orders', 'grant', usual)).code).toBe(0);
    expect(await stored(usual)).toMatchObject({ until_ymd: '20280229' });
  });

  test('whoever ordered is told of the decision by mail, in the language of the order, with answer and last day', async () => {
    const [granted, declined] = [await order('own-5', 'bob', 'en'), await order('own-6', 'bob')];
    await kit.run('report-orders', 'grant', granted, '--to', '2027-06-30', '--note', 'Enjoy');
    await kit.run('report-orders', 'decline', declined, '--note', '试用期内暂不开通');
    const letters = (await kit.messages()).filter(({ to }) => to === 'bob@example.com');
    expect(letters.map(({ channel, kind, subject }) => [channel, kind, subject])).toEqual([
      ['email', 'notice', '[Report marketplace] Order granted: A special'],
      ['email', 'notice', '[报告市场] 申请未通过：专题'],
    ]);
    expect(letters[0]?.text).toMatch(
      /up to and including 2027-06-30 \(China time\)\.\n\nAnswer: Enjoy\n\n.*account bob/s,
    );
    expect(letters[1]?.text).toContain('答复：试用期内暂不开通');
  });

  test('the address for watches comes before the bound one, and an account without any is named to the operator', async () => {
    const { account_id } = await kit.account('bob');
    await kit.db
      .insertInto('watch_address')
      .values({ account_id, email: 'desk@example.com', bound_at: noon })
      .execute();
    await kit.run('report-orders', 'decline', await order('own-7', 'bob'));
    expect((await kit.messages()).filter(({ to }) => to === 'desk@example.com')).toHaveLength(1);
    const ran = await kit.run('report-orders', 'decline', await order('own-8'));
    expect(ran.output).toMatch(/no bound email, so no mail was sent/);
  });

  test('one that was taken back cannot be decided, and says so', async () => {
    const id = await order('own-9');
    await kit.db.updateTable('report_order').set({ state: 'cancelled' }).where('order_id', '=', id).execute();
    expect((await kit.run('report-orders', 'grant', id)).complained).toMatch(/was cancelled by who placed it/);
    expect((await kit.run('report-orders', '--state', 'cancelled')).output).toContain(id.slice(0, 8));
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
