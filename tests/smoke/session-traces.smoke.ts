import { expect, test } from '@jest/globals';
import { readMemory } from './support/browser/page-memory.ts';
import { accounts } from './support/door/accounts.ts';
import { enter, signIn } from './support/door/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

/** In the heap of who has a browser profile alone lies nothing of the visitors before. */
const alone = { profile: 'own' } as const;

test(
  'S3.076 every cookie has path /, SameSite Lax, and no Secure on plain http',
  smoke.visit(async (visitor) => {
    await enter(visitor);
    await visitor.click('rail-language');
    await visitor.page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    const own = (await visitor.context.cookies()).filter(({ name }) => name !== 'TRACKING_ID');
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'user', 'language']));
    for (const { path, sameSite, secure, name } of own.filter((cookie) => cookie.name !== 'language')) {
      expect({ name, path, sameSite, secure }).toEqual({ name, path: '/', sameSite: 'Lax', secure: false });
    }
  }),
);

test(
  'what is typed into the sign-in, and the token, stand in no address and in no storage',
  smoke.visit(async (visitor) => {
    await visitor.open('/home?redirect=%2Fdashboard');
    await signIn(visitor, 'demo', 'A-wrong-passw0rd');
    await visitor.see('form-error');
    await signIn(visitor, 'demo');
    await visitor.arriveAt('/dashboard');
    await visitor.see('dashboard');
    await visitor.click('rail-app', { path: '/sales' });
    await visitor.see('area', { area: 'sales', state: 'mounted' });
    const token = (await visitor.cookie('token')) ?? '';
    const { kept: stored } = await readMemory(visitor.page);
    const addresses = visitor.trace.requests.map((request) => `${request.url()} ${request.headers().referer ?? ''}`);
    for (const secret of [accounts.demo, 'A-wrong-passw0rd']) {
      expect(stored).not.toContain(secret);
      expect(addresses.join('\n')).not.toContain(secret);
    }
    expect(addresses.join('\n')).not.toContain(token);
    // The token has its cookie, and no second place.
    expect(stored.split(token)).toHaveLength(2);
    expect(smoke.portal.server.log.join('\n')).not.toContain(token);
  }),
);

test(
  'A25 after a switch no byte of the former account is left in cookies, storages, caches, the document or the heap',
  smoke.visit(async (visitor) => {
    // Linked accounts see each other's name and company; these nobody else may see.
    const secrets = {
      email: 'former-owner-7391@example.com',
      phone: '13973910042',
      messaging_name: 'former-nick-7391',
    };
    await smoke.portal.server.stores.state.db
      .updateTable('account')
      .set(secrets)
      .where('user_key', '=', 'demo')
      .execute();
    const token = await enter(visitor);
    const looked = [token, ...Object.values(secrets)];
    const before = await readMemory(visitor.page);
    expect(looked.filter((secret) => !before.heap.includes(secret))).toEqual([]);
    await visitor.page.evaluate(() => Object.assign(window, { former: true }));
    for (const hook of ['rail-avatar', 'avatar-switch-account', 'account-switch']) await visitor.click(hook);
    await visitor.page.waitForFunction(() => !('former' in window));
    await visitor.arriveAt('/dashboard');
    await visitor.see('dashboard');
    const after = await readMemory(visitor.page);
    expect(after.heap.length).toBeGreaterThan(1_000_000);
    for (const [place, text] of Object.entries(after)) {
      expect([place, ...looked.filter((secret) => text.includes(secret))]).toEqual([place]);
    }
  }, alone),
);
