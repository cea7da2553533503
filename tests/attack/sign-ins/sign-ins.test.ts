import { expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { useAccountServer } from '../../../server/accounts/account-test-kit.ts';
import { signInLimits } from '../../../server/accounts/tries/sign-in-limits.ts';
import { describeOnBothStores } from '../../../server/testing/both-stores.ts';

/** Of `npm run attack -- sign-ins`, which sends 500 a second for 20 s: as many addresses. */
const plan = { addresses: 50, tries: 6 };

describeOnBothStores('a flood of wrong sign-ins', (place) => {
  const suite = useAccountServer(place, { proxies: ['127.0.0.1'] });

  async function trySignIn(userNm: string, pwd: string, address: string, cookie = '') {
    const response = await fetch(`${suite.server.address}/api${calls.simpleLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ data: { userNm, pwd } }),
    });
    const { status } = ((await response.json()) as { status: { status: number } }).status;
    return { code: response.status, status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  }

  /** Rounds in which each address tries once: more at once find the room full before anything is judged. @returns how many met each answer */
  async function flood(nameOf: (nth: number) => string) {
    const answers: Awaited<ReturnType<typeof trySignIn>>[] = [];
    for (let round = 0; round < plan.tries; round++) {
      const tries = Array.from({ length: plan.addresses }, (_, nth) =>
        trySignIn(nameOf(round * plan.addresses + nth), 'wrong', `203.0.113.${1 + nth}`),
      );
      answers.push(...(await Promise.all(tries)));
    }
    expect(answers.filter(({ code }) => code >= 500)).toEqual([]);
    const met: Record<number, number> = {};
    for (const { status } of answers) met[status] = (met[status] ?? 0) + 1;
    // Wrong, wants a puzzle, must wait, or too many compare passwords now.
    expect(Object.keys(met).filter((status) => !['1', '461', '429', '503'].includes(status))).toEqual([]);
    return met;
  }

  const traces = async () => (await suite.db.selectFrom('audit').select('outcome').execute()).length;

  test('compares no more passwords of one account than it bears, and lets its owner in and a reader read meanwhile', async () => {
    await suite.account('flooded', 'Owner-2027');
    const own = await trySignIn('flooded', 'Owner-2027', '198.51.100.7');
    const token = await suite.server.signIn();
    const before = await traces();
    const running = flood(() => 'flooded');
    expect(await suite.status('getUserInfo', {}, { token })).toBe(0);
    const met = await running;
    expect(met[1]).toBeGreaterThan(0);
    expect(met[1]).toBeLessThanOrEqual(signInLimits.perAccount);
    // A line for each password that was compared and one for the limit: what is turned away at the door leaves none.
    expect((await traces()) - before).toBeLessThanOrEqual((met[1] ?? 0) + 1);
    expect((await trySignIn('flooded', 'Owner-2027', '198.51.100.7', own.cookie)).status).toBe(0);
  });

  test('compares no more of an address than it bears before a puzzle, whatever names it makes up', async () => {
    const before = await traces();
    const met = await flood((nth) => `made-up-${nth}`);
    expect(met[1]).toBeGreaterThan(0);
    expect(met[1]).toBeLessThanOrEqual(plan.addresses * signInLimits.beforeCaptcha);
    expect((await traces()) - before).toBeLessThanOrEqual(met[1] ?? 0);
  });
});
