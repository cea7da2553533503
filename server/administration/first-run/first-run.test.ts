import { afterEach, expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { createAccount } from '../../accounts/people/account-store.ts';
import { databaseSetting, describeOnBothStores } from '../../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const chief = { userNm: 'chief', realNm: 'Ann Lee', emalAd: 'ann@example.com', pwd: 'Harbour-77' };

describeOnBothStores('the first run of a portal without accounts', (place) => {
  let server: TestServer | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  const start = async () => {
    server = await startTestServer({
      settings: { demo: 'off', ...databaseSetting(await place()) },
      marketSize: 'none',
      makesDemo: true,
    });
    const link = /open (\S+)\/first-run#(\S+) in a browser/.exec(server.missing.map(({ en }) => en).join('\n'));
    return { server, origin: link?.[1] ?? '', code: link?.[2] ?? '' };
  };
  const make = async (portal: TestServer, payload: object) => {
    const { body } = await portal.call('makeFirstAdministrator', payload, { language: 'en' });
    return { ...body.status, data: body.data };
  };

  test('its start prints a link that makes the administrator, once; neither log nor store has the code', async () => {
    const { server: portal, origin, code } = await start();
    expect(origin).toBe(portal.address);
    expect(code).toHaveLength(43);
    const { db } = portal.stores.state;
    const secrets = await db.selectFrom('server_secret').selectAll().execute();
    expect(JSON.stringify([secrets, portal.log])).not.toContain(code);
    expect(await (await fetch(`${portal.address}/readyz?verbose`)).text()).not.toContain('first-run');

    const wrong = await make(portal, { ...chief, code: 'x'.repeat(43) });
    expect(wrong).toMatchObject({ status: status.refused, msg2Client: expect.stringMatching(/was used, or is none/) });
    const weak = await make(portal, { ...chief, code, pwd: 'chief12345' });
    expect(weak.status).toBe(status.passwordUnfit);
    const unfit = await make(portal, { ...chief, code, emalAd: 'ann' });
    expect(unfit).toMatchObject({ status: status.refused, msg2Client: expect.stringMatching(/^Email: /) });

    // Of two at once one is first.
    const both = await Promise.all(['chief', 'second'].map((userNm) => make(portal, { ...chief, userNm, code })));
    expect(both.map((answer) => answer.status).sort()).toEqual([0, status.refused]);
    const userNm = both.find((answer) => answer.status === 0)?.data?.userNm ?? '';
    expect((await make(portal, { ...chief, userNm: 'third', code })).status).toBe(status.refused);
    const token = await portal.signIn(userNm, chief.pwd);
    const { body } = await portal.call('administrationOverview', {}, { token });
    expect(body.data?.accounts.total).toBe(1);
    const products = await db
      .selectFrom('account_product')
      .innerJoin('product', 'product.product_id', 'account_product.product_id')
      .select('key')
      .execute();
    expect(products.map(({ key }) => key)).toEqual(expect.arrayContaining(['sales', 'price', 'news']));
    expect(products.map(({ key }) => key)).not.toContain('admin');
    const trail = await db.selectFrom('audit').selectAll().where('action', '=', 'create').execute();
    expect(trail.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { detail: expect.stringContaining('firstRun') },
    ]);
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${code}|${chief.pwd}`));
  });

  test('what is still to be set up is said to its administrator, and a test mail shows whether mails arrive', async () => {
    const { server: portal, code } = await start();
    await make(portal, { ...chief, code });
    const token = await portal.signIn(chief.userNm, chief.pwd);
    const steps = async () => {
      const { body } = await portal.call('readSetup', {}, { token });
      return Object.fromEntries((body.data?.steps ?? []).map(({ step, done }) => [step, done]));
    };
    const nothingYet = { name: false, address: false, mail: false, factor: false };
    expect(await steps()).toEqual({ ...nothingYet, figures: false, people: false, backup: false });
    const { db } = portal.stores.state;
    const someone = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const days = { active_from: '20240101', active_to: '20991231' };
    await createAccount(db, { ...days, user_name: 'other', real_name: 'Other', password_hash: '' });
    expect(await steps()).toMatchObject({ people: true });
    const { body } = await portal.call('sendTestMail', {}, { token, language: 'en' });
    expect(body.data?.text).toMatch(/No mail server is set: the test mail was written to the outbox/);
    await db.updateTable('account').set({ email: '' }).where('account_id', '=', someone.account_id).execute();
    const refused = await portal.call('sendTestMail', {}, { token, language: 'en' });
    expect(refused.body.status.msg2Client).toMatch(/^Your account has no email/);
  });
});
