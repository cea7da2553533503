import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../../../build/project.ts';
import { compile } from '../../../build/webpack/compile.ts';
import { moduleConfiguration } from '../../../build/webpack/webpack-configurations.ts';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, compared, type Figure, notAbove } from '../figures.ts';
import { median } from '../median.ts';
import { buildFloor } from './build-floor.ts';
import { type Conditions, onTheRoad, unthrottled } from './conditions.ts';
import { floorHtml } from './floor-html.ts';
import { type HeadingSeen, measureDepth, measureHeading } from './measure-deep-link.ts';
import { measurePage } from './measure-page.ts';
import { measureSignIn } from './measure-sign-in.ts';
import { measureSwitches } from './measure-switches.ts';
import { type Side, serveSide } from './serve-side.ts';

const rounds = 7;
const signInLimit = 190_000;
const pageLimits = { first: 27_700, again: 9_000 };

/** Compares the portal with a plain React page of one bundle, both built from the same sources, in one browser. */
export async function benchFront(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [floorFolder, areaFolder] = [join(folder, 'floor'), join(folder, 'area')];
  progress('building the floor');
  const floor = await buildFloor(floorFolder, { entry: 'tests/bench/floor/index.tsx' });
  const plainArea = moduleConfiguration(
    { name: '@portal/area-alpha', entry: join(project, 'tests/bench/plain-area/index.ts') },
    areaFolder,
  );
  await compile([{ ...plainArea, output: { ...plainArea.output, filename: 'index.js' } }]);
  const portal = await startPortal();
  // The rail has room for some: the others lie in a menu.
  await portal.offer('alpha', 0);
  const sides = await Promise.all([
    serveSide({ name: 'portal', portal: portal.origin, files: { prefix: '/modules/alpha/', folder: areaFolder } }),
    serveSide({
      name: 'floor',
      portal: portal.origin,
      html: floorHtml(floor),
      files: { prefix: '/floor/', folder: floorFolder },
    }),
  ]);
  const { browser, close } = await openBrowser({ plain: true });
  try {
    const token = await portal.server.signIn();
    const links = await deepLinks(sides, (side, where) => measureHeading(browser, side, token, where), progress);
    progress('requests in a row');
    const depth = await measureDepth(browser, sides[0], token);
    const floorDepth = await measureDepth(browser, sides[1], token);
    progress('200 switches on each side');
    const [ours, theirs] = await measureSwitches(browser, sides, token);
    if (!ours || !theirs) throw new Error('There are two sides.');
    progress('sign-in page');
    const signIn = await measureSignIn(browser, sides[0]);
    const page = await measurePage(sides[0], token);
    return [
      ...links,
      { ...absolute('requests in a row before the heading', '', depth, 2), floor: floorDepth },
      compared('switch between two areas, click to DOM', 'ms', ours.click, theirs.click, 1.2),
      notAbove('heap per switch, 10th to 200th', 'B', ours.heap, theirs.heap, 1),
      notAbove('of it not compiled code', 'B', ours.kept, theirs.kept, 1),
      notAbove('nodes per switch', '', ours.nodes, theirs.nodes),
      absolute('listeners per switch', '', ours.listeners, 0),
      absolute('JavaScript of the sign-in page, brotli', 'B', signIn, signInLimit),
      absolute('HTML of a page, for who comes first, brotli', 'B', page.first, pageLimits.first),
      absolute('HTML of a page, for who comes again, brotli', 'B', page.again, pageLimits.again),
    ];
  } finally {
    await close();
    await Promise.all(sides.map((side) => side.stop()));
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rounds of both sides in turn, so that a slow minute of the machine hits both. */
async function deepLinks(
  sides: Side[],
  measure: (side: Side, where: Conditions) => Promise<HeadingSeen>,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const where of [unthrottled, onTheRoad]) {
    const found: Record<Side['name'], HeadingSeen[]> = { portal: [], floor: [] };
    for (let round = 1; round <= rounds; round += 1) {
      progress(`deep link, ${where.name}, round ${round} of ${rounds}`);
      for (const side of round % 2 ? sides : [...sides].reverse()) found[side.name].push(await measure(side, where));
    }
    const limit = where.slow ? 0.75 : 1;
    for (const [key, words] of Object.entries(seen) as [keyof HeadingSeen, string][]) {
      const of = (side: Side['name']) => median(found[side].map((headingSeen) => headingSeen[key]));
      figures.push(compared(`${words} after a deep link, ${where.name}`, 'ms', of('portal'), of('floor'), limit));
    }
  }
  return figures;
}

const seen: Record<keyof HeadingSeen, string> = { drawn: 'heading on screen', mounted: "the area's own heading" };
