import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inCase } from '../../../tests/support/in-case.ts';
import { makeCompany } from '../../accounts/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { type AccountKit, noon, openAccountKit } from '../account/account-test-kit.ts';
import { runUsage } from './usage-command.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothStores('npm run usage', (place) => {
  let kit: AccountKit;
  let count = 0;

  const write = async (who: string, day_: string, code: string, more: object = {}) => {
    count += 1;
    const account_id = who === '' ? '' : (await kit.account(who)).account_id;
    const event = {
      event_id: `e${count}`,
      session_id: `s-${who}`,
      account_id,
      at: noon,
      day: day_,
      visit_time: '',
      url: '/',
      event_code: code,
      event_name: code,
      product_id: '1000',
      resource_code: '',
      resource_name: '',
      download_api: '',
      download_name: '',
      ...more,
    };
    await kit.db.insertInto('tracking_event').values(event).execute();
  };
  const run = async (...line: string[]) => {
    const output: string[] = [];
    const complained: string[] = [];
    const code = await runUsage(line, {
      env: kit.env,
      clock: () => noon,
      say: (text) => output.push(text),
      complain: (text) => complained.push(text),
    });
    return { code, output: output.join('\n'), complained: complained.join('\n') };
  };

  beforeEach(async () => {
    kit = await openAccountKit(await place());
    await write('ann', '20270228', 'visit');
    await write('ann', '20270301', 'visit');
    await write('ann', '20270301', 'visit', { session_id: 's-second' });
    await write('bob', '20270301', 'visit', { product_id: '1001' });
    await write('bob', '20270301', 'download');
    await write('bob', '20270301', 'click');
    await write('', '20270301', 'visit', { product_id: '' });
    await write('', '20270301', 'visit', { product_id: '\u001b[31minvented' });
    await write('ann', '20270129', 'visit', { at: noon - 31 * day });
  });
  afterEach(() => kit.close());

  test('tells visits, users, sessions and downloads of each day of the last thirty, figures at the right', async () => {
    expect(await run()).toEqual({
      code: 0,
      complained: '',
      output: [
        '2027-01-31 ~ 2027-03-01',
        'day         visits  users  sessions  downloads',
        '2027-02-28       1      1         1          0',
        '2027-03-01       5      2         4          1',
        'total            6      2         4          1',
      ].join('\n'),
    });
  });

  test('by product, with the pages of none and of invented ones in one line', async () => {
    const { output } = await run('--by', 'product');
    expect(output.split('\n').slice(1)).toEqual([
      'product  name               visits  users  sessions  downloads',
      'sales    Sales                   3      2         3          1',
      '-        non-product pages       2      0         1          0',
      'price    Price                   1      1         1          0',
      'total                            6      2         4          1',
    ]);
  });

  test('by account, in Chinese', async () => {
    const { output } = await run('--by', 'account', '--from', '2027-03-01', '--language', 'zh_CN');
    expect(output.split('\n')).toEqual([
      '2027-03-01 ~ 2027-03-01',
      '账号  姓名    公司  访问  浏览器会话  下载',
      '-     未登录           2           1     0',
      'ann   安然             2           2     0',
      'bob   Bob              1           1     1',
      '合计                   5           4     1',
    ]);
  });

  test('by company, as it is today; who is of none or not signed in stands in one line', async () => {
    await makeCompany(kit.db, 'Far Motors', noon, 'c1');
    for (const user_key of ['ann', 'bob'])
      await kit.db.updateTable('account').set({ company_id: 'c1' }).where('user_key', '=', user_key).execute();
    const { output } = await run('--by', 'company');
    expect(output.split('\n').slice(1)).toEqual([
      'company                          visits  users  sessions  downloads',
      'Far Motors                            4      2         3          1',
      'not signed in, or of no company       2      0         1          0',
      'total                                 6      2         4          1',
    ]);
    await kit.db.updateTable('account').set({ company_id: null }).where('user_key', '=', 'ann').execute();
    expect((await run('--by', 'company')).output).toMatch(/^Far Motors +1 +1 +1 +1$/m);
  });

  test('an account that was deleted is said to be', async () => {
    await kit.db.deleteFrom('account').where('user_key', '=', 'bob').execute();
    expect((await run('--by', 'account')).output).toMatch(/^-\s+deleted account\s+1 /m);
  });

  test('--json gives the same to programs', async () => {
    const { output } = await run('--json', '--by', 'product', '--from', '20270228', '--to', '2027-02-28');
    const counts = { visits: 1, users: 1, sessions: 1, downloads: 0 };
    expect(JSON.parse(output)).toEqual({
      from: '2027-02-28',
      to: '2027-02-28',
      by: 'product',
      lines: [{ product: 'sales', name: 'Sales', ...counts }],
      total: counts,
    });
  });

  test('--csv gives the same to spreadsheets, which take no name for a formula', async () => {
    await kit.db
      .updateTable('account')
      .set({ real_name: '=1+1', company: '＝A, "B"' })
      .where('user_key', '=', 'bob')
      .execute();
    const { output } = await run('--csv', '--by', 'account', '--from', '2027-03-01');
    expect(output.split('\r\n')).toEqual([
      'account,person,company,visits,sessions,downloads',
      ',not signed in,,2,1,0',
      'ann,安然,,2,2,0',
      `bob,'=1+1,"'＝A, ""B""",1,1,1`,
    ]);
  });

  test('days without use are said to be so', async () => {
    const { code, output } = await run('--from', '2027-02-01', '--to', '2027-02-02');
    expect([code, output]).toEqual([0, 'No usage records for 2027-02-01 ~ 2027-02-02.']);
    expect(JSON.parse((await run('--json', '--from', '2027-02-01', '--to', '2027-02-02')).output).total.visits).toBe(0);
  });

  describe('what does not fit', () => {
    test.each([
      [['--by', 'month'], '--by: must be one of day, product, company, account.'],
      [['--from', '2027-02-30'], '--from: must be a date such as 2027-12-31.'],
      [['--from', '2027-03-01', '--to', '2027-02-01'], '--to: must not be before the first day, 2027-03-01.'],
      [['--json', '--csv'], 'Choose either --json or --csv.'],
      [['--colour'], "Invalid options: Unknown option '--colour'"],
      [['more'], 'Invalid options: Unexpected argument'],
    ])('%j is told in one sentence', async (line, words) => {
      const { code, output, complained } = await run(...line);
      expect([code, output]).toEqual([2, '']);
      inCase(complained, () => expect(complained.startsWith(words)).toBe(true));
    });
  });

  test('help says every option in the language of the terminal', async () => {
    for (const language of ['en', 'zh_CN']) {
      const { code, output } = await run('--help', '--language', language);
      expect(code).toBe(0);
      for (const option of ['--from', '--to', '--by', '--json', '--csv', '--language'])
        expect(output).toContain(option);
    }
  });
});
