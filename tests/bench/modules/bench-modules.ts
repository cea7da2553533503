import type { Browser, Page } from 'puppeteer';
import { checkArea } from '../../../packages/testing/check/index.mjs';
import { scriptOf } from '../../fixtures/foreign-area.ts';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { type PortalUnderTest, startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { seeHeading, watchHeading } from '../front/measure-deep-link.ts';
import { visitSide } from '../front/visit-side.ts';
import { time } from '../market/varied.ts';
import { median } from '../median.ts';
import { fillRegistry, manifestOf, pipelineOf, place } from './publishing.ts';
import { benchTwoFrameworks } from './two-frameworks.ts';

type Progress = (text: string) => void;

const rounds = 9;
const filling = 200;

/** As `scriptOf`, in the other format. */
const esScript = (words: string) => `let heading = null;
export const bootstrap = async () => undefined;
export const mount = async ({ domElement }) => {
  heading = document.createElement('h1');
  heading.textContent = ${JSON.stringify(words)};
  domElement.append(heading);
};
export const unmount = async () => heading.remove();
`;

interface Place {
  browser: Browser;
  portal: PortalUnderTest;
  token: string;
}

/** Opens a page with an empty cache. @returns milliseconds until the area's own heading is seen */
async function open({ browser, portal, token }: Place, path: string, words?: string): Promise<number> {
  const side = { name: 'portal', origin: portal.origin, stop: async () => undefined } as const;
  const visitor = await visitSide(browser, side, token);
  try {
    await visitor.page.evaluateOnNewDocument(watchHeading);
    await visitor.page.goto(portal.origin + path, { waitUntil: 'domcontentloaded' });
    const { mounted } = await seeHeading(visitor.page);
    const found = await visitor.page.$eval('[data-testid="area"] h1', (heading) => heading.textContent);
    if (words !== undefined && found !== words) throw new Error(`${path} shows "${found}" and not "${words}"`);
    return mounted;
  } finally {
    await visitor.leave();
  }
}

/** From the first byte of a package, or of the order to go back, until a page that is opened then shows it. */
async function publishToSeen(where: Place): Promise<Figure[]> {
  const { db } = where.portal.server.stores.state;
  const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
  const { account_id: accountId } = await account.executeTakeFirstOrThrow();
  const name = 'shipped';
  const filesOf = (version: string) => ({
    'manifest.json': JSON.stringify(manifestOf(name, 1)),
    'index.js': scriptOf(`'Version ${version}'`),
  });
  await place(db, name, '0.0.0', filesOf('0.0.0'));
  const pipeline = await pipelineOf(where.portal.origin, db, accountId, name);
  await open(where, `/${name}/home`);
  const [published, back]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    const version = `1.0.${round}`;
    published.push(
      await time(async () => {
        await pipeline.publish(version, filesOf(version));
        await pipeline.call('activateModule', { version });
        await open(where, `/${name}/home`, `Version ${version}`);
      }),
    );
    back.push(
      await time(async () => {
        await pipeline.call('rollBackModule', {});
        await open(where, `/${name}/home`, 'Version 0.0.0');
      }),
    );
  }
  return [
    absolute('modules: published, and seen by a fresh page', 'ms', median(published), 1000),
    absolute('modules: rolled back, and seen by a fresh page', 'ms', median(back), 1000),
  ];
}

/** The same area in both formats, opened in turns. */
async function formats(where: Place): Promise<Figure[]> {
  const { db } = where.portal.server.stores.state;
  const system = manifestOf('in-system', 2);
  await place(db, 'in-system', '1.0.0', { 'manifest.json': JSON.stringify(system), 'index.js': scriptOf("'Here'") });
  const es = manifestOf('in-es', 3, { format: 'es' });
  await place(db, 'in-es', '1.0.0', { 'manifest.json': JSON.stringify(es), 'index.js': esScript('Here') });
  const times = { system: [] as number[], es: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [ofSystem, ofEs] = [await open(where, '/in-system/home', 'Here'), await open(where, '/in-es/home', 'Here')];
    // The first round warms both.
    if (round === 0) continue;
    times.system.push(ofSystem);
    times.es.push(ofEs);
  }
  return [
    compared(
      'modules: an ES area on screen, against a System area',
      'ms',
      median(times.es),
      median(times.system),
      1.15,
    ),
  ];
}

/** What the server of a place takes for a page. */
function pageTime({ portal, token }: Place): Promise<number> {
  const headers = { cookie: `token=${token}` };
  return time(async () => void (await (await fetch(`${portal.origin}/sales/ranking`, { headers })).text()));
}

/**
 * A page with an empty registry, and with one of 200 modules that the account does not hold: two portals in turns, for
 * the machine is not as quick in one minute as in the next, and the difference looked for is small.
 */
async function fullRegistry(empty: Place, progress: Progress): Promise<Figure[]> {
  const portal = await startPortal();
  try {
    progress(`${filling} modules come into a registry`);
    await fillRegistry(portal.server.stores.state.db, filling);
    const places = [empty, { browser: empty.browser, portal, token: await portal.server.signIn() }];
    const inTurns = async (count: number, measure: (place: Place) => Promise<number>) => {
      const times = places.map((place) => ({ place, all: [] as number[] }));
      for (let round = 0; round < count; round += 1) {
        for (const { place, all } of round % 2 ? [...times].reverse() : times) all.push(await measure(place));
      }
      // What comes first is compiled and opened for the first time.
      return times.map(({ all }) => median(all.slice(count / 10)));
    };
    const slower = (what: string, [before, after]: number[]): Figure => ({
      ...absolute(`modules: ${what}, slower by ${filling} modules`, 'ms', Number(after) - Number(before), 5),
      floor: Number(before),
    });
    return [
      slower('the answer with a page', await inTurns(200, pageTime)),
      slower('the heading of an area', await inTurns(60, (place) => open(place, '/sales/ranking'))),
    ];
  } finally {
    await portal.stop();
  }
}

/** The whole check of an area, as `check-area` makes it. */
async function checkTime({ browser, portal }: Place): Promise<Figure> {
  const visitor = await visitSide(browser, { name: 'portal', origin: portal.origin, stop: async () => undefined });
  try {
    await visitor.hold('token', await portal.server.signIn());
    const open = () => visitor.context.newPage() as Promise<Page>;
    const took = await time(async () => {
      const { findings } = await checkArea(open, { origin: portal.origin, path: '/sales', rounds: 20 });
      if (findings.length > 0) throw new Error(JSON.stringify(findings));
    });
    return absolute('modules: check-area of sales', 'ms', took, 60_000);
  } finally {
    await visitor.leave();
  }
}

/** Modules of teams: from a package to a fresh page and back, both formats, and a registry of many. */
export async function benchModules(progress: Progress): Promise<Figure[]> {
  const portal = await startPortal();
  const { browser, close } = await openBrowser({ plain: true });
  try {
    const where = { browser, portal, token: await portal.server.signIn() };
    progress('a registry of many');
    const full = await fullRegistry(where, progress);
    progress('published and rolled back');
    const shipped = await publishToSeen(where);
    progress('both formats');
    const written = await formats(where);
    progress('the check of the sales area');
    const check = await checkTime(where);
    return [...shipped, ...written, ...full, check, ...(await benchTwoFrameworks(browser, progress))];
  } finally {
    await close();
    await portal.stop();
  }
}
