import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const admin = 'https://admin.example.com/start';
const sites = { admin, oldVersion: null, officialSite: 'https://www.example.com', contact: null, reportOrigin: null };

describeOnBothStores('the way to the admin backend', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ...databaseSetting(await place()), sites }, marketSize: 'none' });
  });
  afterAll(() => server?.close());

  const answer = async (token: string) => (await server.call('getUserInfo', {}, { token })).body.data;

  test("S6.019 S6.020 A20 only the role admin is told of it; who has a page of the portal's own is told of that, others of none", async () => {
    expect((await answer(await server.signIn('admin', 'Portal-2026-admin')))?.adminUrl).toBe(admin);
    expect(await answer(await server.signIn())).not.toHaveProperty('adminUrl');
    expect((await answer(await server.signIn('developer', 'Portal-2026-dev')))?.adminUrl).toBe('/admin');
  });

  test('S6.020 A20 a role that nobody knows is told of nothing', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn();
    const { userId = '' } = (await answer(token)) ?? {};
    await db.insertInto('account_role').values({ account_id: userId, role: 'administrator' }).execute();
    expect(await answer(token)).not.toHaveProperty('adminUrl');
  });

  test('S2.078 the page names the other sites to everybody, and the admin backend to nobody without the role', async () => {
    const page = await (await fetch(`${server.address}/about`)).text();
    expect(page).toContain('"officialSite":"https://www.example.com"');
    expect(page).not.toContain('admin.example.com');
    expect(page).not.toContain('oldVersion');
  });
});
