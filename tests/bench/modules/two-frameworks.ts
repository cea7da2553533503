import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AreaManifest, calls } from '@portal/contract';
import type { Browser } from 'puppeteer';
import { project } from '../../../build/project.ts';
import { sources, title } from '../../../scripts/lib/new-area/sources.mjs';
import { putNewAreas } from '../../fixtures/check-area/put.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { testProducts } from '../../smoke/support/portal/test-products.ts';
import { type Figure, notAbove } from '../figures.ts';
import { buildFloor } from '../front/build-floor.ts';
import { floorHtml } from '../front/floor-html.ts';
import { serveSide } from '../front/serve-side.ts';
import { measureLongRun } from '../trivial/measure-long-run.ts';

const areas = [
  { path: '/new-vue', heading: title('new-vue') },
  { path: '/new-react', heading: title('new-react') },
] as const;

/** A plain page that mounts the same two by hand, as their frameworks say, and nothing else. */
const floorSource = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from 'vue';
import App from './new-react/src/app.tsx';
import { PressCounter } from './new-vue/src/press-counter.ts';

const language = 'en';
const areas = {
  '/new-vue': (place) => {
    const app = createApp(PressCounter, { language });
    app.mount(place);
    return () => app.unmount();
  },
  '/new-react': (place) => {
    const root = createRoot(place);
    root.render(createElement(App, { language }));
    return () => root.unmount();
  },
};
const rail = document.body.appendChild(document.createElement('nav'));
let end = () => {};
let place = null;
const show = (path) => {
  end();
  place?.remove();
  place = document.body.appendChild(document.createElement('div'));
  place.dataset.testid = 'area';
  end = areas[path](place);
};
for (const path of Object.keys(areas)) {
  const entry = rail.appendChild(document.createElement('a'));
  Object.assign(entry.dataset, { testid: 'rail-app', path });
  entry.href = path;
  entry.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', path);
    show(path);
  });
}
show(location.pathname);
`;

/** Builds the floor in a folder of the project, where packages are found. @returns its files, and where it lies */
async function makeFloor(): Promise<{ folder: string; html: string }> {
  const folder = await mkdtemp(join(project, 'dist/.bench-floor-'));
  const texts: Record<string, string> = { 'floor.tsx': floorSource };
  for (const [name, files] of [
    ['new-vue', sources.vue('new-vue')],
    ['new-react', sources.react('new-react')],
  ] as const) {
    for (const [file, text] of Object.entries(files)) texts[`${name}/${file}`] = text;
  }
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const entry = join(folder.slice(project.length), 'floor.tsx');
  return { folder, html: floorHtml(await buildFloor(join(folder, 'built'), { entry })) };
}

/** Puts the two areas, as the teams of both have built them, where the rail has room: it shows products of known ids. */
async function putAreas(dataFolder: string): Promise<void> {
  await putNewAreas(dataFolder);
  for (const [name, { id }] of Object.entries({ 'new-vue': testProducts.alpha, 'new-react': testProducts.beta })) {
    const file = join(dataFolder, 'modules', name, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as AreaManifest;
    const menu = { ...manifest.menu, standing: 'granted' };
    await writeFile(file, JSON.stringify({ ...manifest, id, place: 0, menu }));
  }
}

/** What a page keeps of each of 1,000 switches and more between an area in Vue and one in React. */
export async function benchTwoFrameworks(browser: Browser, progress: (text: string) => void): Promise<Figure[]> {
  progress('building the floor of the areas in Vue and React');
  const floor = await makeFloor();
  const portal = await startPortal({ prepare: putAreas });
  const files = { prefix: '/floor/', folder: join(floor.folder, 'built') };
  // No person switches so often that reports of it would be refused, and each refusal is a line in the console.
  const answers = Object.fromEntries(
    [calls.trackingEvent, calls.reportModule].map(({ path }) => [`/api${path}`, { success: true }]),
  );
  const sides = await Promise.all([
    serveSide({ name: 'portal', portal: portal.origin, files, answers }),
    serveSide({ name: 'floor', portal: portal.origin, files, html: floor.html }),
  ]);
  try {
    const token = await portal.server.signIn();
    const run = async (place: number) => {
      const side = sides[place];
      if (!side) throw new Error('There are two sides.');
      progress(`1,200 switches between Vue and React, ${side.name}`);
      return measureLongRun(browser, side, token, areas);
    };
    const [ours, theirs] = [await run(0), await run(1)];
    for (const line of ours.grown) progress(`what grew from the 600th to the 1,200th switch: ${line}`);
    return [
      notAbove('modules: heap per switch between Vue and React', 'B', ours.heap, theirs.heap, 1),
      notAbove('modules: of it not compiled code', 'B', ours.data, theirs.data, 1),
      notAbove('modules: detached nodes after 600 of them', '', ours.detached, theirs.detached),
    ];
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
    await portal.stop();
    await rm(floor.folder, { recursive: true, force: true });
  }
}
