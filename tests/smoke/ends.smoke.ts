import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { clickIn, seeIn } from './support/browser/in-sight.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const outcome = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    () => 'refused',
  );

describe('the end of a journey', () => {
  test('one that is not done in time ends with its windows, and its body reaches nothing of the next', async () => {
    const opened: Page[] = [];
    let attempts: Promise<string[]> = Promise.resolve([]);
    const late = smoke.visit(
      async (visitor) => {
        opened.push(visitor.page, await visitor.context.newPage());
        // Before the page comes, for which a busy machine may need all of the time.
        attempts = new Promise((resolve) => visitor.page.once('close', resolve))
          .then(() => rest(1500))
          .then(() =>
            Promise.all(
              [
                () => visitor.hold('token', 'of somebody else'),
                () => visitor.open('/dashboard'),
                () => visitor.context.newPage(),
                async () => smoke.portal.origin,
              ].map(outcome),
            ),
          );
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        await attempts;
      },
      { as: 'demo', time: 4000 },
    );
    await expect(late()).rejects.toThrow(/The journey was ended, for it was not done after 4 s/);
    expect(opened.map((page) => page.isClosed())).toEqual([true, true]);
    await smoke.visit(async (visitor) => {
      expect(await attempts).toEqual(['refused', 'refused', 'refused', 'refused']);
      expect((await visitor.context.cookies()).map(({ name }) => name)).toEqual(['language']);
      await visitor.open('/');
      await visitor.see('sign-in');
    })();
  });

  test('a body that never settles keeps nobody waiting', async () => {
    const never = smoke.visit(() => new Promise(() => {}), { time: 500 });
    await expect(never()).rejects.toThrow(/It waits for something outside of its windows/);
    await smoke.visit((visitor) => visitor.open('/'))();
  });

  test('what fails says what, where, and where its picture lies', async () => {
    const failing = smoke.visit(async (visitor) => {
      await visitor.open('/about');
      throw new Error('no such luck');
    });
    await expect(failing()).rejects.toThrow(/no such luck \[at \/about; .*\.png\]/);
  });

  test('what does not come is said with what stands there instead, and what has no answer', async () => {
    const waiting = (wait: (visitor: Visitor) => Promise<unknown>) =>
      smoke.visit(async (visitor) => {
        await visitor.open('/about');
        await seeIn(visitor.page, 'main h1');
        await visitor.page.setRequestInterception(true);
        visitor.page.on('request', (request) => {
          if (!request.url().includes('never-answered')) return request.continue();
        });
        await visitor.page.evaluate(() => {
          const loading = '<p role="status" aria-label="Loading it" aria-busy="true"><i>&nbsp;</i></p>';
          document.body.insertAdjacentHTML('beforeend', `${loading}<p role="alert">It did not load</p>`);
          void fetch('/never-answered?by=brand');
        });
        visitor.page.setDefaultTimeout(300);
        await wait(visitor);
      });
    const standing =
      /The page: .*alert: It did not load; loading: Loading it; busy: .*; headings: .*without an answer: \/never-answered\?by=brand/;
    for (const wait of [
      (visitor: Visitor) => visitor.see('no-such-hook'),
      (visitor: Visitor) => visitor.read('no-such-hook', /\d/),
      (visitor: Visitor) => visitor.arriveAt('/elsewhere'),
      (visitor: Visitor) => visitor.quiet(),
    ])
      await expect(waiting(wait)()).rejects.toThrow(standing);
  });

  test('what a visitor has opened elsewhere is closed too', async () => {
    let device: BrowserContext | null = null;
    await smoke.visit(async (visitor) => {
      device = await visitor.page.browser().createBrowserContext();
      await device.newPage();
    })();
    expect(device).toHaveProperty('closed', true);
  });

  test('whoever would meet what another has left is given another profile', async () => {
    let context: BrowserContext | null = null;
    await smoke.visit(async (visitor) => {
      context = visitor.context;
      await visitor.open('/about');
    })();
    const left = context as BrowserContext | null;
    await left?.setCookie({ name: 'token', value: 'late', domain: '127.0.0.1', path: '/' });
    await (await left?.newPage())?.goto(`${smoke.portal.origin}/about`);
    await smoke.visit(async (visitor) => {
      expect(visitor.context).not.toBe(left);
      expect(await visitor.context.pages()).toHaveLength(2);
      expect((await visitor.context.cookies()).map(({ name }) => name)).toEqual(['language']);
    })();
    expect(left).toHaveProperty('closed', true);
  });
});

test('what a page draws anew while it is pressed is pressed once more, and what is busy then no second time', async () => {
  await smoke.visit(async (visitor) => {
    const { page } = visitor;
    await visitor.open('/about');
    await seeIn(page, 'main h1');
    await page.evaluate(() => {
      const draw = () => {
        document.querySelector('#drawn')?.remove();
        const button = Object.assign(document.createElement('button'), { id: 'drawn', onclick: count });
        Object.assign(button.style, { position: 'fixed', inset: '0', zIndex: '9' });
        document.body.append(button);
      };
      const count = () => {
        document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1);
      };
      draw();
      addEventListener('pointerdown', draw, { once: true });
    });
    const clicks = () => page.$eval('body', ({ dataset }) => dataset.clicks);
    await clickIn(page, '#drawn');
    expect(await clicks()).toBe('1');
    await page.evaluate(() => {
      const wait = () => {
        const until = performance.now() + 1500;
        while (performance.now() < until);
      };
      addEventListener('pointerdown', wait, { once: true });
    });
    await clickIn(page, '#drawn');
    expect(await clicks()).toBe('2');
  })();
});
