import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import type { Browser } from 'puppeteer';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, compared, type Figure, notAbove, unlimited } from '../figures.ts';
import { onTheRoad, unthrottled } from '../front/conditions.ts';
import { floorHtml } from '../front/floor-html.ts';
import { type Side, serveSide } from '../front/serve-side.ts';
import { median } from '../median.ts';
import { trivialAreas } from './areas.ts';
import { buildTrivialAreas, buildTrivialFloor } from './build-trivial.ts';
import { type BootSeen, measureBoot, measureBootHeap, measureReloads } from './measure-boot.ts';
import { measureFirstVisit } from './measure-first-visit.ts';
import { measureLongRun, measureSwitch } from './measure-long-run.ts';

type Progress = (text: string) => void;

/** What a shell with rights, languages, a rail and windows for areas takes beyond a plain page: docs/performance.md. */
const limits = { heading: 1.35, change: 1.4, reload: 2.2, heap: 2.7 };

/** Compares the portal with a plain page where the areas themselves do next to nothing. */
export async function benchTrivial(progress: Progress): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [floorFolder, distFolder] = [join(folder, 'floor'), join(folder, 'dist')];
  progress('building the trivial areas and their floor');
  await buildTrivialAreas(distFolder);
  const floor = await buildTrivialFloor(floorFolder);
  const portal = await startPortal({ settings: { distFolder } });
  // The rail has room for some: the others lie in a menu.
  for (const { key } of trivialAreas) await portal.offer(key, 0);
  const files = { prefix: '/floor/', folder: floorFolder };
  const sides = await Promise.all([
    // No person switches so often that reports of it would be refused, and each refusal is a line in the console.
    serveSide({
      name: 'portal',
      portal: portal.origin,
      files,
      answers: { [`/api${calls.trackingEvent.path}`]: { success: true } },
    }),
    serveSide({ name: 'floor', portal: portal.origin, files, html: floorHtml(floor) }),
  ]);
  const { browser, close } = await openBrowser({ plain: true });
  try {
    return await figuresOf({ browser, sides, token: await portal.server.signIn(), progress });
  } finally {
    await close();
    await Promise.all(sides.map((side) => side.stop()));
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Parts {
  browser: Browser;
  sides: Side[];
  token: string;
  progress: Progress;
}

async function figuresOf({ browser, sides, token, progress }: Parts): Promise<Figure[]> {
  const inTurns = <T>(words: string, rounds: number, measure: (side: Side) => Promise<T>) =>
    measureInTurns(sides, rounds, (side, round) => {
      progress(`trivial areas, ${words}, ${side.name}, round ${round} of ${rounds}`);
      return measure(side);
    });
  const figures: Figure[] = [];
  for (const where of [unthrottled, onTheRoad]) {
    const found = await inTurns(`start, ${where.name}`, 7, (side) => measureBoot(browser, side, token, where));
    const of = (side: Side['name'], key: keyof BootSeen) => median(found[side].map((seen) => seen[key]));
    const paint = `trivial areas: first paint, ${where.name}`;
    const heading = `trivial areas: the area's own heading, ${where.name}`;
    figures.push(
      compared(paint, 'ms', of('portal', 'paint'), of('floor', 'paint'), where.slow ? 0.75 : 1),
      where.slow
        ? compared(heading, 'ms', of('portal', 'heading'), of('floor', 'heading'), limits.heading)
        : unlimited(heading, 'ms', of('portal', 'heading'), of('floor', 'heading')),
    );
  }
  const ratio = (words: string, unit: string, limit: number, found: Record<Side['name'], number[]>) =>
    figures.push(compared(`trivial areas: ${words}`, unit, median(found.portal), median(found.floor), limit));
  const further = await inTurns('further area', 7, (side) => measureFirstVisit(browser, side, token, onTheRoad));
  ratio(`first visit of a further area, ${onTheRoad.name}`, 'ms', 1.3, further);
  const switches = await inTurns('switch', 5, (side) => measureSwitch(browser, side, token));
  ratio('switch, click to DOM', 'ms', limits.change, switches);
  const reloads = await inTurns('reload', 3, (side) => measureReloads(browser, side, token, 7));
  ratio('reload with full caches', 'ms', limits.reload, { portal: reloads.portal.flat(), floor: reloads.floor.flat() });
  ratio(
    'heap after the start',
    'B',
    limits.heap,
    await inTurns('heap', 1, (side) => measureBootHeap(browser, side, token)),
  );
  const runs = await inTurns('1,200 switches', 1, (side) => measureLongRun(browser, side, token));
  const [ours, theirs] = [runs.portal[0], runs.floor[0]];
  if (!ours || !theirs) return figures;
  for (const line of ours.grown) progress(`what grew from the 600th to the 1,200th switch: ${line}`);
  return [
    ...figures,
    { ...absolute('trivial areas: detached nodes after 600 switches', '', ours.detached, 0), floor: theirs.detached },
    notAbove('trivial areas: heap per switch, 600th to 1,200th', 'B', ours.heap, theirs.heap, 1),
    notAbove('trivial areas: of it not compiled code', 'B', ours.data, theirs.data, 1),
  ];
}

/** Rounds of both sides in turn, so that a slow minute of the machine hits both. */
export async function measureInTurns<T>(
  sides: Side[],
  rounds: number,
  measure: (side: Side, round: number) => Promise<T>,
): Promise<Record<Side['name'], T[]>> {
  const found: Record<Side['name'], T[]> = { portal: [], floor: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of round % 2 ? sides : [...sides].reverse()) found[side.name].push(await measure(side, round));
  }
  return found;
}
