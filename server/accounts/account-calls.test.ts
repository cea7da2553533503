import { expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { calls, type Envelope } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { eventually } from '../../tests/support/eventually.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { useAccountServer } from './account-test-kit.ts';
import { makeCompany } from './people/companies.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('the calls of an account', (place) => {
  const suite = useAccountServer(place);
  const { status } = suite;
  const asks = (token: string) => status('getUserInfo', {}, { token });

  test('S3.006 S3.007 S3.008 S3.009 S3.010 S3.011 S7.025 user info has its fields, with every linked account', async () => {
    const { body } = await suite.server.call('getUserInfo', {}, { token: await suite.server.signIn(), language: 'en' });
    expect(ajv.validate(schemas.getUserInfo.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userNm: 'demo', userDivNm: 'Enterprise user', userSt: '1', roles: ['analyst'] });
    expect(body.data?.bindInfoDTO).toEqual({ phonNo: '13800000001', emalAd: 'demo@example.com', wxNickNm: '' });
    expect(body.data?.bindQrcode).toEqual({ qrcode: '', qrcodeId: '' });
    const states = body.data?.relationUserList.map(({ userNm, userSt, userStNm }) => [userNm, userSt, userStNm]);
    expect(states).toEqual([
      ['demo', '1', 'Active'],
      ['demo-expired', '1', 'Active'],
      ['demo-new', '0', 'Not yet activated'],
      ['demo-south', '1', 'Active'],
      ['demo-suspended', '4', 'Suspended'],
    ]);
  });

  test('S2.091 A22 the panels of the dashboard go with the account: kept, read, and no others than there are', async () => {
    const token = await suite.server.signIn();
    const chosen = async () => (await suite.server.call('getUserInfo', {}, { token })).body.data?.myPanels;
    expect(await chosen()).toBeUndefined();
    for (const panels of [['price-index', 'market-sales'], []]) {
      expect(await status('keepPanels', { panels }, { token })).toBe(0);
      expect(await chosen()).toEqual(panels);
    }
    const four = ['price-index', 'market-sales', 'new-cars', 'industry-trend'];
    for (const panels of [four, ['unknown'], ['new-cars', 'new-cars'], 'new-cars']) {
      expect(await status('keepPanels', { panels }, { token })).toBe(400);
    }
    expect(await chosen()).toEqual([]);
    expect(await status('keepPanels', { panels: [] })).toBe(100440);
    await suite.db.updateTable('account').set({ my_panels: null }).execute();
  });

  test('the signs of CSV are kept for the account, and others than those that there are, are refused', async () => {
    const token = await suite.server.signIn();
    const chosen = async () => (await suite.server.call('getUserInfo', {}, { token })).body.data?.csvStyle;
    expect(await chosen()).toBeUndefined();
    const style = { delimiter: ';', decimal: ',' };
    expect(await status('keepCsvStyle', { style }, { token })).toBe(0);
    expect(await chosen()).toEqual(style);
    for (const wrong of [{ delimiter: '|', decimal: '.' }, { delimiter: ';' }, ';'])
      expect(await status('keepCsvStyle', { style: wrong }, { token })).toBe(400);
    expect(await status('keepCsvStyle', { style })).toBe(100440);
    await suite.db.updateTable('account').set({ csv_style: null }).execute();
  });

  test('the order of products is kept for the account, and a wrong one is refused', async () => {
    const token = await suite.server.signIn();
    const chosen = async () => (await suite.server.call('getUserInfo', {}, { token })).body.data?.productOrder;
    expect(await chosen()).toBeUndefined();
    expect(await status('keepProductOrder', { order: ['1017', '209797', '1000'] }, { token })).toBe(0);
    expect(await chosen()).toEqual(['1017', '209797', '1000']);
    for (const order of [['a b'], ['1000', '1000'], '1000', Array.from({ length: 61 }, (_, at) => `${at}`)]) {
      expect(await status('keepProductOrder', { order }, { token })).toBe(400);
    }
    expect(await status('keepProductOrder', { order: [] })).toBe(100440);
    expect(await chosen()).toEqual(['1017', '209797', '1000']);
    expect(await status('keepProductOrder', { order: [] }, { token })).toBe(0);
    expect(await chosen()).toBeUndefined();
  });

  test('S6.018 S7.024 a switch goes to an open linked account, ends the former session and is written down', async () => {
    const token = await suite.server.signIn();
    const userId = await suite.linked(token, 'demo-south');
    const { body } = await suite.server.call('switchAccount', { channel: 1, userId }, { token });
    expect(ajv.validate(schemas.switchAccount.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userId, userNm: 'demo-south' });
    expect(await asks(token)).toBe(100442);
    expect(await asks(body.data?.token ?? '')).toBe(0);
    const trail = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'switch-account').execute();
    expect(trail).toHaveLength(1);
    expect(JSON.parse(trail[0]?.detail ?? '')).toEqual({ to: userId });
  });

  test('of two switches at the same instant one wins, and its token works', async () => {
    suite.now = null;
    const token = await suite.server.signIn();
    const userId = await suite.linked(token, 'demo-south');
    const go = () => suite.server.call('switchAccount', { userId }, { token });
    const replies = (await Promise.all([go(), go()])).map(({ body }) => body);
    expect(replies.map((reply) => reply.status.status).sort()).toEqual([0, 100442]);
    expect(await asks(replies.find(({ data }) => data)?.data?.token ?? '')).toBe(0);
  });

  test.each(['demo-expired', 'demo-new', 'demo-suspended'])('S6.018 a switch to %s is refused', async (userNm) => {
    const token = await suite.server.signIn();
    const refused = await suite.server.call('switchAccount', { userId: await suite.linked(token, userNm) }, { token });
    expect(refused.body.status.status).toBe(1);
    expect(refused.body.data).toBeNull();
    expect(await asks(token)).toBe(0);
  });

  test('S6.018 a switch to an account that is not linked, or is none, is refused', async () => {
    const admin = await suite.server.call(
      'getUserInfo',
      {},
      { token: await suite.server.signIn('admin', 'Portal-2026-admin') },
    );
    const token = await suite.server.signIn();
    for (const userId of [admin.body.data?.userId ?? '', 'nobody', "' or 1=1 --", '\u0000']) {
      expect(await status('switchAccount', { userId }, { token })).toBe(1);
    }
    expect(await asks(token)).toBe(0);
  });

  test('S7.019 S7.020 A70 a new password works, the old one does no longer, and every session has ended', async () => {
    await suite.account('changes', 'Old-word-1');
    const [token, other] = [
      await suite.server.signIn('changes', 'Old-word-1'),
      await suite.server.signIn('changes', 'Old-word-1'),
    ];
    expect(await status('updatePwd', { oldPwd: 'Old-word-1', newPwd: 'New-word-2' }, { token })).toBe(0);
    expect([await asks(token), await asks(other)]).toEqual([100440, 100440]);
    expect(await status('simpleLogin', { userNm: 'changes', pwd: 'Old-word-1' })).toBe(1);
    expect(await status('simpleLogin', { userNm: 'changes', pwd: 'New-word-2' })).toBe(0);
    const trail = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'update-password').execute();
    expect(trail).toHaveLength(1);
    expect(await suite.everything()).not.toMatch(/Old-word-1|New-word-2/);
  });

  test('S5.026 S5.027 A63 a new password that does not fit, or is the old one, is refused and changes nothing', async () => {
    await suite.account('keeps', 'Old-word-1');
    const token = await suite.server.signIn('keeps', 'Old-word-1');
    const change = (newPwd: string) =>
      suite.server.call('updatePwd', { oldPwd: 'Old-word-1', newPwd }, { token, language: 'en' });
    for (const unfit of ['abcdefgh', '12345678', 'a1', 'abc 12345', `a1${'x'.repeat(19)}`]) {
      const { body } = await change(unfit);
      expect(body.status).toMatchObject({
        status: 464,
        msg2Client: expect.stringMatching(/password format error, please re-enter/i),
      });
    }
    expect((await change('Old-word-1')).body.status.msg2Client).toMatch(/same as the old one/);
    expect((await change('x1'.repeat(200))).code).toBe(400);
    expect(await status('simpleLogin', { userNm: 'keeps', pwd: 'Old-word-1' })).toBe(0);
    expect(await asks(token)).toBe(0);
  });

  test('a new password that many have, in whatever case, or that is made of the account itself, is refused', async () => {
    await suite.account('harbour', 'Old-word-1', {
      real_name: 'Lin Weiming',
      company: 'Quartz Motors',
      phone: '13812345678',
      email: 'weiming@quartz.example',
    });
    const token = await suite.server.signIn('harbour', 'Old-word-1');
    const change = async (newPwd: string) => {
      const { body } = await suite.server.call('updatePwd', { oldPwd: 'Old-word-1', newPwd }, { token });
      return [body.status.status, body.status.refusal];
    };
    for (const common of ['password1', 'PASSWORD1', '1qaz2wsx', 'Qwerty123', 'a1b2c3d4']) {
      expect(await change(common)).toEqual([464, 'accounts.password-common']);
    }
    for (const personal of ['Harbour-27', '1weiming2', 'QuartzMotors1', 'tel13812345678', 'quartz.example-1']) {
      expect(await change(personal)).toEqual([464, 'accounts.password-personal']);
    }
    // None of these was a try: the old password is looked at only when the new one does.
    expect(await change('Lighthouse-27')).toEqual([0, undefined]);
  });

  test('wrong old passwords count as wrong passwords of the account, and lock both ways', async () => {
    await suite.account('guessed', 'Old-word-1');
    const token = await suite.server.signIn('guessed', 'Old-word-1');
    const guess = (oldPwd: string) => status('updatePwd', { oldPwd, newPwd: 'New-word-2' }, { token });
    for (let round = 0; round < 10; round++) expect(await guess(`wrong-${round}`)).toBe(1);
    expect(await guess('Old-word-1')).toBe(429);
    expect(await status('simpleLogin', { userNm: 'guessed', pwd: 'Old-word-1' })).toBe(429);
    expect(await asks(token)).toBe(0);
  });

  test('of two changes at the same instant one wins', async () => {
    await suite.account('twice', 'Old-word-1');
    const tokens = [await suite.server.signIn('twice', 'Old-word-1'), await suite.server.signIn('twice', 'Old-word-1')];
    const change = (token: string, newPwd: string) => status('updatePwd', { oldPwd: 'Old-word-1', newPwd }, { token });
    const codes = await Promise.all(tokens.map((token, index) => change(token, `New-word-${index}`)));
    expect([...codes].sort()).toEqual([0, 100440]);
    const winner = codes.indexOf(0);
    expect(await status('simpleLogin', { userNm: 'twice', pwd: `New-word-${winner}` })).toBe(0);
    expect(await status('simpleLogin', { userNm: 'twice', pwd: `New-word-${1 - winner}` })).toBe(1);
  });

  test('a sign-in with the old password that is under way during the change opens no session', async () => {
    const slow = await hash('Old-word-1', { memoryCost: 65_536, timeCost: 8, parallelism: 1 });
    const id = await suite.account('races', '', { password_hash: slow });
    const entering = suite.server.call('simpleLogin', { userNm: 'races', pwd: 'Old-word-1' });
    // The try is written down just before the password is compared with its hash.
    await eventually(async () => {
      expect(await suite.db.selectFrom('sign_in_attempt').selectAll().execute()).toHaveLength(1);
    });
    const password_hash = await hash('New-word-2', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await suite.db.updateTable('account').set({ password_hash }).where('account_id', '=', id).execute();
    expect((await entering).body).toMatchObject({ status: { status: 1 }, data: null });
    expect(await suite.db.selectFrom('session').selectAll().where('account_id', '=', id).execute()).toEqual([]);
  });

  test('S7.043 A73 the lookup answers the products of the account, with its token in the query', async () => {
    const token = await suite.server.signIn();
    const { method, path } = calls.getGaeiPrivil;
    const ask = async (query: string) => {
      const reply = await fetch(`${suite.server.address}/api${path}?${query}`, { method });
      return (await reply.json()) as Envelope<{ userNm: string; products: string[] }>;
    };
    const found = await ask(`token=${token}`);
    expect(found.data?.userNm).toBe('demo');
    expect(found.data?.products).toContain('sales');
    expect((await ask('')).status.status).toBe(100440);
    const plain = await suite.server.call('getGaeiPrivil', {}, { token });
    expect(plain.body.data).toEqual(found.data);
    await suite.account('bare', 'Word-2026');
    const bare = await suite.server.call(
      'getGaeiPrivil',
      {},
      { token: await suite.server.signIn('bare', 'Word-2026') },
    );
    expect(bare.body.data?.products).toEqual([]);
    expect(suite.server.log.join('\n')).not.toContain(token);
  });

  test('S7.044 A73 a company has one key, another company another, and none without a company', async () => {
    await suite.account('one', 'Word-2026', { company: 'Example Motors' });
    await suite.account('same', 'Word-2026', { company: 'Example Motors' });
    await suite.account('apart', 'Word-2026', await makeCompany(suite.db, 'Example Motors', suite.at()));
    await suite.account('else', 'Word-2026', { company: 'Other Motors' });
    await suite.account('none', 'Word-2026', { company: '' });
    const key = async (userName: string) => {
      const token = await suite.server.signIn(userName, 'Word-2026');
      return (await suite.server.call('getLanYingEnterpriseKey', {}, { token, language: 'en' })).body;
    };
    const own = (await key('one')).data?.key;
    expect(calls.getLanYingEnterpriseKey.method).toBe('GET');
    expect(own).toMatch(/^[\w-]{43}$/);
    expect((await key('one')).data?.key).toBe(own);
    expect((await key('same')).data?.key).toBe(own);
    expect((await key('else')).data?.key).not.toBe(own);
    // Its name alone makes nobody part of a company.
    expect((await key('apart')).data?.key).not.toBe(own);
    expect((await key('none')).status).toMatchObject({
      status: 1,
      msg2Client: expect.stringMatching(/not registered to a company/),
    });
    expect(await suite.everything()).not.toContain(own);
  });
});
