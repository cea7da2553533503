import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { serveModules } from './support/portal/serve-modules.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

beforeAll(() => smoke.portal.offer('alpha'));

interface Raised {
  name: string;
  message: string;
  code: string | null;
}

/** Writes down, in the page, what reaches its window because nobody has handled it. */
const watchWindow = (visitor: Visitor) =>
  visitor.page.evaluateOnNewDocument(() => {
    const raised: Raised[] = [];
    const keep = (error: Partial<Raised> | null) =>
      raised.push({ name: error?.name ?? '', message: error?.message ?? '', code: error?.code ?? null });
    window.addEventListener('error', ({ error }) => error && keep(error));
    window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
    Object.assign(window, { raised });
  });

const raisedIn = (visitor: Visitor): Promise<Raised[]> =>
  visitor.page.evaluate(() => (window as unknown as { raised: Raised[] }).raised);

/** Keeps files from the page, as a broken connection does. @returns lets them come */
async function block(visitor: Visitor, files: RegExp): Promise<() => void> {
  let blocking = true;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    void (blocking && files.test(request.url()) ? request.abort('failed') : request.continue());
  });
  return () => {
    blocking = false;
  };
}

/** Waits for the one error that is raised; the browser too takes it for one that nobody has handled. */
async function expectRaised(visitor: Visitor, wanted: Partial<Raised> & { text: string }): Promise<void> {
  const { text, ...fields } = wanted;
  const fits = ({ message }: Raised) => message.startsWith(text);
  const raised = await eventually(
    () => raisedIn(visitor),
    (all) => all.some(fits),
  );
  expect(raised).toHaveLength(1);
  expect(raised[0]).toMatchObject({ message: expect.stringContaining(text), ...fields });
  const uncaught = () => visitor.trace.complaints.filter((line) => line.startsWith('uncaught: '));
  const [line] = await eventually(uncaught, ({ length }) => length > 0);
  expect(line).toContain(text);
}

/** The rail leads on, and the page has no overlay and no error any more. */
async function expectUsableShell(visitor: Visitor): Promise<void> {
  await visitor.click('rail-home');
  await visitor.arriveAt('/dashboard');
  await visitor.see('dashboard');
  await visitor.seeNo('area-error');
  await visitor.seeNo('lock-overlay');
}

describe('code that does not come', () => {
  test(
    'S8.001 S8.002 a part of an area is named in a ChunkLoadError at the window, and Retry brings it',
    smoke.visit(async (visitor) => {
      await watchWindow(visitor);
      const unblock = await block(visitor, /portal-area-sales\.load\.[^/]*\.js/);
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area-error');
      await expectRaised(visitor, { name: 'ChunkLoadError', text: 'Loading chunk load failed' });
      await visitor.seeNo('lock-overlay');
      unblock();
      await visitor.click('area-retry');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await expectUsableShell(visitor);
    }, signedIn),
  );

  test(
    'S8.001 S8.002 the entry of an area is named in a ChunkLoadError at the window',
    smoke.visit(async (visitor) => {
      await watchWindow(visitor);
      await serveModules(visitor, { alpha: () => ({ status: 404, body: 'none' }) });
      await visitor.open('/alpha/home');
      await visitor.see('area-error', { reason: 'not-found' });
      await expectRaised(visitor, { name: 'ChunkLoadError', text: 'Loading chunk @portal/area-alpha failed' });
      await expectUsableShell(visitor);
    }, signedIn),
  );

  test(
    'S8.001 S8.002 a page of the shell is named in a ChunkLoadError at the window',
    smoke.visit(async (visitor) => {
      await watchWindow(visitor);
      await block(visitor, /portal-shell\.products\.[^/]*\.js/);
      await visitor.open('/about');
      await visitor.see('about');
      await visitor.click('nav-way', { path: '/products' });
      await expectRaised(visitor, { name: 'ChunkLoadError', text: 'Loading chunk products failed' });
      expect(visitor.place).toBe('/products');
      await visitor.seeNo('lock-overlay');
    }),
  );
});

describe('styles that do not come', () => {
  test(
    'S8.003 the style sheet of a part of an area is named at the window, with its code, and Retry brings it',
    smoke.visit(async (visitor) => {
      await watchWindow(visitor);
      const unblock = await block(visitor, /portal-area-sales\.load\.[^/]*\.css/);
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await expectRaised(visitor, { code: 'CSS_CHUNK_LOAD_FAILED', text: 'Loading CSS chunk load failed' });
      unblock();
      await visitor.click('area-retry');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await expectUsableShell(visitor);
    }, signedIn),
  );

  test(
    'S8.003 the style sheet of an entry is named at the window, with its code, and the module comes without it',
    smoke.visit(async (visitor) => {
      await watchWindow(visitor);
      await block(visitor, /portal-user-centre\.[^/]*\.css/);
      await visitor.open('/dashboard');
      await visitor.click('rail-avatar');
      await visitor.click('avatar-user-centre');
      await visitor.see('info-panel');
      const text = 'Loading CSS chunk @portal/user-centre failed';
      await expectRaised(visitor, { code: 'CSS_CHUNK_LOAD_FAILED', text });
    }, signedIn),
  );
});
