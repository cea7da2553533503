import { describe, expect, test } from '@jest/globals';
import { publicPages } from '@portal/contract';
import { often } from './support/browser/in-sight.ts';
import { sent } from './support/door/sent.ts';
import { signIn } from './support/door/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

describe('addresses and who may open them', () => {
  test(
    'S2.001 S2.003 S2.053 / and an unlisted path end at /dashboard for a signed-in user',
    smoke.visit(async (visitor) => {
      await visitor.open('/');
      await visitor.arriveAt('/dashboard');
      await visitor.see('dashboard');
      await visitor.open('/no-such-area/page');
      await visitor.arriveAt('/dashboard');
    }, signedIn),
  );

  test(
    'S2.002 S2.004 S2.006 S2.007 S2.008 S2.009 /login and /portal lead to /home and keep the query',
    smoke.visit(async (visitor) => {
      await visitor.open('/login');
      await visitor.arriveAt('/home');
      await visitor.open('/portal');
      await visitor.arriveAt('/home');
      await visitor.open('/portal?redirect=%2Fnews');
      await visitor.arriveAt('/home?redirect=%2Fnews');
      await visitor.see('sign-in');
      await visitor.open('/portal/anything');
      await visitor.arriveAt('/home');
    }),
  );

  test(
    'S2.026 S2.027 S6.005 /404 and the other exempt pages open without a login',
    smoke.visit(async (visitor) => {
      await visitor.open('/404');
      await visitor.quiet();
      expect(visitor.place).toBe('/404');
      for (const path of ['/home', '/products', '/about', '/protocol']) {
        await visitor.open(path);
        await visitor.quiet();
        expect(visitor.place).toBe(path);
      }
    }),
  );

  test(
    'S4.027 what is public opens signed out and stays, every other page leads to the sign-in',
    smoke.visit(async (visitor) => {
      const open = ['/home', '/products', '/about', '/404', '/autoLogin', '/protocol'];
      const solutions = ['/car-life-cycle', '/user-life-cycle', '/intelligent-decision', '/industry-insights'];
      for (const path of [...open, ...solutions]) {
        await visitor.open(path);
        await visitor.see('page-language');
        await visitor.quiet();
        expect(visitor.place).toBe(path);
      }
      for (const path of ['/dashboard', '/sales/overview', '/report/x', '/model-fastview']) {
        await visitor.open(path);
        await visitor.arriveAt(`/home?redirect=${encodeURIComponent(path)}`);
      }
    }),
  );

  test(
    'S2.154 S4.028 S6.003 without a token a page leads to the sign-in, which remembers path and query',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.arriveAt('/home?redirect=%2Fdashboard');
      await visitor.open('/sales/trend?dateType=annual');
      await visitor.arriveAt(`/home?redirect=${encodeURIComponent('/sales/trend?dateType=annual')}`);
      await signIn(visitor, 'demo');
      await visitor.arriveAt(/^\/sales\/trend\?.*dateType=annual/);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }),
  );

  test(
    'S4.026 after sign-in a foreign address is not followed',
    smoke.visit(async (visitor) => {
      await visitor.open('/home?redirect=%2F%2Fevil.example%2Fpage');
      await signIn(visitor, 'demo');
      await visitor.arriveAt('/dashboard');
      expect(new URL(visitor.page.url()).origin).toBe(visitor.origin);
    }),
  );

  test(
    'S4.018 with a token /portal is not sent back to the dashboard',
    smoke.visit(async (visitor) => {
      await visitor.open('/portal');
      await visitor.arriveAt('/home');
      await visitor.quiet();
      expect(visitor.place).toBe('/home');
    }, signedIn),
  );

  test(
    'S4.019 S4.020 S4.022 user and menu are asked for once, and not at all when the HTML has brought them',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.see('menu-item', { path: '/sales/overview' });
      await visitor.click('rail-home');
      await visitor.see('dashboard');
      const queries = visitor.trace.paths().filter((path) => /getUserInfo|get-all-menu/.test(path));
      expect(queries).toEqual([]);
    }, signedIn),
  );

  test(
    'S4.023 once the user is known the wanted route stands in the place of itself: Back leads to what was before it',
    smoke.visit(async (visitor) => {
      const entries = () => visitor.page.evaluate(() => history.length);
      await visitor.open('/about');
      await visitor.open('/home?redirect=%2Fsales%2Ftrend%3FdateType%3Dannual');
      const before = await entries();
      await signIn(visitor, 'demo');
      await visitor.arriveAt(/^\/sales\/trend\?dateType=annual/);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.quiet();
      expect(sent(visitor, 'getUserInfo')).toHaveLength(1);
      expect(await entries()).toBe(before);
      await visitor.page.goBack();
      await visitor.arriveAt('/about');
    }),
  );

  for (const language of ['en', 'zh_CN'] as const)
    test(
      `S2.005 /portal has the title of the home page in the language of the reader, ${language}`,
      smoke.visit(
        async (visitor) => {
          await visitor.open('/portal');
          await visitor.see('page-language');
          const other = language === 'en' ? 'zh_CN' : 'en';
          const begins = (title: string) =>
            visitor.page.waitForFunction((words) => document.title.startsWith(`${words} - `), often, title);
          await begins(publicPages['/home'][language].title);
          await visitor.click('page-language');
          await begins(publicPages['/home'][other].title);
        },
        { language },
      ),
    );

  test(
    'S4.024 S4.025 a token that is no longer valid is cleared and leads to the sign-in',
    smoke.visit(async (visitor) => {
      await visitor.hold('token', 'no-longer-valid');
      await visitor.open('/sales/overview');
      await visitor.see('sign-in');
      expect(await visitor.cookie('token')).toBeNull();
    }),
  );

  test(
    'S2.071 a bare product path lands on its first page',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales');
      await visitor.arriveAt(/^\/sales\/overview/);
    }, signedIn),
  );
});
