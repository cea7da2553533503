import { describe, expect, test } from '@jest/globals';
import { closeWindow } from './support/browser/close-window.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** What a page behind another one reads of itself; to be run in the page. */
const isBehind = () => void Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });

async function openDrawer(visitor: Visitor, path = '/dashboard'): Promise<void> {
  await visitor.open(path);
  await visitor.click('rail-avatar');
  await visitor.click('avatar-switch-account');
  await visitor.see('account-list');
}

/** Red, green and blue of the tag with these words in the drawer. */
const colourOf = (visitor: Visitor, words: string): Promise<number[]> =>
  visitor.page.evaluate((wanted) => {
    const tags = [...document.querySelectorAll('[data-testid="account"] span')];
    const tag = tags.find((element) => element.childElementCount === 0 && element.textContent === wanted);
    if (!tag) throw new Error(`there is no tag ${wanted}`);
    return (getComputedStyle(tag).color.match(/\d+/g) ?? []).map(Number);
  }, words);

/** What the cards of the drawer say, and what they offer. */
const cardsOf = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="account"]', (found) =>
    found.map((card) => ({
      words: (card as HTMLElement).innerText.replace(/\s+/g, ' '),
      state: card.querySelector('[data-testid="account-state"]')?.textContent ?? null,
      action: card.querySelector('[data-testid="account-switch"]')?.textContent ?? null,
    })),
  );

/** The account of the drawer that can be switched to. */
async function switchAccount(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => Object.assign(window, { notLoadedAnew: true }));
  await visitor.click('account-switch');
  await visitor.page.waitForFunction(() =>
    [...document.querySelectorAll('[data-testid="toast"]')].some((element) =>
      /successful/.test(element.textContent ?? ''),
    ),
  );
  await visitor.page.waitForFunction(() => !('notLoadedAnew' in window));
  await visitor.arriveAt('/dashboard');
  await visitor.click('rail-avatar');
  await visitor.read('avatar-name', /./);
}

describe('the drawer of linked accounts', () => {
  test(
    'S2.109 S2.110 S2.112 is 444 wide, titled, and scrolls within the window less 88 px',
    smoke.visit(async (visitor) => {
      await visitor.page.setViewport({ width: 1440, height: 800 });
      await openDrawer(visitor);
      expect(await visitor.style('switch-account', 'width')).toBe('444px');
      expect(await visitor.style('account-list', 'max-height')).toBe('712px');
      await visitor.read('switch-account', /^Switch account/);
    }, signedIn),
  );

  test(
    'S1.014 S2.111 S4.050 S4.051 S4.052 S4.053 S4.054 S4.055 S4.056 S6.021 shows one card for each account, which says its state and its days; active is green, expired red, others grey',
    smoke.visit(async (visitor) => {
      await openDrawer(visitor);
      const { server } = smoke.portal;
      const { body } = await server.call('getUserInfo', {}, { token: await server.signIn(), language: 'en' });
      const linked = body.data?.relationUserList ?? [];
      const cards = await cardsOf(visitor);
      expect(cards).toHaveLength(linked.length);
      expect(linked.length).toBeGreaterThan(3);
      const texts = linked.map((account) => {
        const card = cards.find(({ words }) => words.includes(` ${account.userNm} · `));
        return [account.userNm, card?.state, card?.action, / [\d,]+ days left/.test(card?.words ?? '')];
      });
      const status = (userNm: string) => linked.find((account) => account.userNm === userNm)?.userStNm;
      expect(texts.sort()).toEqual([
        ['demo', 'Current account', null, true],
        ['demo-expired', 'Expired', null, false],
        ['demo-new', status('demo-new'), null, true],
        ['demo-south', null, 'Switch to this account', true],
        ['demo-suspended', 'Suspended', null, true],
      ]);
      expect(status('demo-new')).toBeTruthy();
      const [red = 0, green = 0, blue = 0] = await colourOf(visitor, 'Active');
      expect(green).toBeGreaterThan(Math.max(red, blue));
      const [expiredRed = 0, ...rest] = await colourOf(visitor, 'Expired');
      expect(expiredRed).toBeGreaterThan(Math.max(...rest) * 2);
      const grey = await colourOf(visitor, 'Suspended');
      expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(40);
    }, signedIn),
  );

  test(
    'S1.015 S2.113 S2.114 S7.084 S7.085 S8.032 a switch on the dashboard says so, loads the page anew at / and ends on the dashboard of the other account',
    smoke.visit(async (visitor) => {
      await openDrawer(visitor);
      const before = await visitor.cookie('token');
      await switchAccount(visitor);
      expect(await visitor.cookie('token')).not.toBe(before);
      const user = JSON.parse(decodeURIComponent((await visitor.cookie('user')) ?? '')) as { username: string };
      expect(user.username).toBe('demo-south');
      await visitor.click('avatar-user-centre');
      await visitor.read('user-name', /^demo-south \//);
    }, signedIn),
  );

  test(
    'S2.115 after a switch elsewhere the way back does not lead to the former page',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('rail-avatar');
      await visitor.click('avatar-switch-account');
      await switchAccount(visitor);
      await visitor.page.goBack();
      await visitor.see('dashboard');
      expect(visitor.place).not.toContain('/sales');
    }, signedIn),
  );

  test(
    'a switch in one tab makes the others begin anew as the same account',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.page.evaluate(() => Object.assign(window, { former: true }));
      // A browser without windows of its own shows all pages at once: this one reads that it is behind another.
      const behind = await visitor.page.evaluateOnNewDocument(isBehind);
      await visitor.page.evaluate(isBehind);
      const other = await visitor.context.newPage();
      await other.goto(`${visitor.origin}/dashboard`);
      for (const hook of ['rail-avatar', 'avatar-switch-account', 'account-switch']) {
        await clickIn(other, `[data-testid="${hook}"]`);
      }
      // It does so behind the other one, before anybody looks at it.
      await visitor.page.waitForFunction(() => !('former' in window), { polling: 100 });
      await visitor.see('dashboard');
      expect(await visitor.page.evaluate(() => document.visibilityState)).toBe('hidden');
      await visitor.page.removeScriptToEvaluateOnNewDocument(behind.identifier);
      await visitor.page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
      expect(await visitor.cookie('token')).toBeTruthy();
      await visitor.page.bringToFront();
      await visitor.click('rail-avatar');
      await visitor.see('avatar-name');
      await closeWindow(other);
    }, signedIn),
  );
});
