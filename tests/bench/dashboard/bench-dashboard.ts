import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { buildFloor } from '../front/build-floor.ts';
import { onTheRoad } from '../front/conditions.ts';
import { floorHtml } from '../front/floor-html.ts';
import { type Side, serveSide } from '../front/serve-side.ts';
import { median } from '../median.ts';
import { type DashboardVisit, measureDashboard } from './measure-dashboard.ts';

const rounds = 7;

/** Compares the dashboard with a plain React page of one bundle that has the same panels and makes the same calls. */
export async function benchDashboard(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  progress('building the floor');
  const here = 'tests/bench/dashboard';
  const floor = await buildFloor(folder, { entry: `${here}/floor.tsx`, pages: `${here}/floor-page.tsx` });
  const portal = await startPortal();
  const files = { prefix: '/floor/', folder };
  const sides = await Promise.all([
    serveSide({ name: 'portal', portal: portal.origin, files }),
    serveSide({ name: 'floor', portal: portal.origin, files, html: floorHtml(floor) }),
  ]);
  const { browser, close } = await openBrowser({ plain: true });
  try {
    const token = await portal.server.signIn();
    // The first visit of each side warms up the server: its answers are remembered for the others.
    for (const side of sides) await measureDashboard(browser, side, token);
    const found: Record<Side['name'], DashboardVisit[]> = { portal: [], floor: [] };
    for (let round = 1; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      for (const side of round % 2 ? sides : [...sides].reverse())
        found[side.name].push(await measureDashboard(browser, side, token));
    }
    return figuresOf(found);
  } finally {
    await close();
    await Promise.all(sides.map((side) => side.stop()));
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(found: Record<Side['name'], DashboardVisit[]>): Figure[] {
  const of = (side: Side['name'], key: keyof DashboardVisit) => median(found[side].map((visit) => visit[key]));
  const ratio = (name: string, key: keyof DashboardVisit, limit: number) =>
    compared(`dashboard: ${name}, ${onTheRoad.name}`, 'ms', of('portal', key), of('floor', key), limit);
  return [
    ratio('the numbers of all panels on screen', 'numbers', 0.8),
    ratio('and both charts drawn', 'drawn', 0.8),
    ratio('main thread blocked, in sum', 'blocked', 0.5),
    { ...absolute('dashboard: layout shift', '', of('portal', 'shift'), 0.02), floor: of('floor', 'shift') },
    absolute('dashboard: JavaScript with the charts, brotli', 'B', of('portal', 'scripts'), 330_000),
  ];
}
