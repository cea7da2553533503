import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { checkArea } from '../../packages/testing/check/index.mjs';
import { planted } from '../fixtures/check-area/planted.ts';
import { newAreas, putCheckedAreas, putNewAreas } from '../fixtures/check-area/put.ts';
import { commandsOf } from '../support/guides.ts';
import { eventually } from './support/browser/eventually.ts';
import { GuideRun } from './support/portal/guide-run.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

/** Where the smoke test of a new area serves it. */
let port = 0;
beforeAll(async () => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  await new Promise((closed) => probe.close(closed));
});

const smoke = smokeSuite({
  settings: () => ({ overrideOrigins: [`http://localhost:${port}`] }),
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    putCheckedAreas(dataFolder);
    await putNewAreas(dataFolder);
  },
});

const check = (
  { context, origin }: Visitor,
  name: string,
  how: { rounds: number; patience?: number; both?: boolean },
) => checkArea(() => context.newPage() as Promise<Page>, { origin, path: `/${name}`, ...how });

/** Areas as teams begin them, one in each format by hand, and one of the portal's own, with how many times each is mounted. */
const sound: [name: string, rounds: number][] = [
  ...newAreas.map((name): [string, number] => [name, 3]),
  ['sound-module', 20],
  ['sound-system', 3],
  ['sales', 3],
];

describe('the check of an area', () => {
  test(
    'finds each planted fault, and nothing beside it',
    smoke.visit(
      async (visitor) => {
        for (const [name, { finds, rounds = 2, patience = 15_000, both = false }] of Object.entries(planted)) {
          const { findings } = await check(visitor, name, { rounds, patience, both });
          expect([name, findings.map(({ kind }) => kind)]).toEqual([name, finds]);
        }
      },
      { as: 'demo', time: 600_000 },
    ),
  );

  test(
    'calls nothing in a sound area a fault',
    smoke.visit(
      async (visitor) => {
        for (const [name, rounds] of sound) {
          const { findings, measured } = await check(visitor, name, { rounds });
          expect([name, findings]).toEqual([name, []]);
          expect([name, measured.visits.length]).toEqual([name, rounds]);
          expect(measured.texts.en).not.toEqual(measured.texts.zh_CN);
          expect(measured.files.length).toBeGreaterThan(0);
        }
      },
      { as: 'demo', time: 600_000 },
    ),
  );
});

/** In the page: whether React is its development build, which alone names where an element was made. */
const hasDevelopmentReact = async (): Promise<boolean> => {
  const { System } = window as unknown as { System: { import(name: string): Promise<Record<string, unknown>> } };
  return typeof (await System.import('react')).captureOwnerStack === 'function';
};

/** A component that its plugin exchanges in the page. */
const counter = `<script setup lang="ts">
import { ref } from 'vue';

const count = ref(0);
</script>

<template>
  <button type="button" data-testid="new-vue-count" @click="count += 1">Pressed {{ count }}</button>
</template>
`;

describe('the guide from nothing to a shipped area', () => {
  const commands = commandsOf('first.md');
  let guide: GuideRun;
  beforeAll(async () => {
    const { dataFolder } = smoke.portal.server.settings;
    guide = await GuideRun.begin({ origin: smoke.portal.origin, dataFolder, port });
  });
  afterAll(() => guide?.end());

  test.each(['react', 'vue', 'plain'])(
    'its commands do what it says, in %s, with nothing of the portal but its packages',
    (framework) =>
      smoke.visit(
        async (visitor) => {
          const name = `first-${framework}`;
          const outputs: Record<string, string> = {};
          guide.home();
          for (const line of commands) {
            const own = line.replaceAll('dealer-map', name).replace('--framework react', `--framework ${framework}`);
            const [key = ''] = /smoke|check|status|rollback/.exec(line) ?? [];
            outputs[key] = await guide.carryOut(own);
          }
          expect(outputs).toMatchObject({
            smoke: expect.stringContaining('The area stands in the portal.'),
            check: expect.stringContaining(name),
            rollback: `${name} is at 0.1.0 now.`,
          });
          await visitor.open(`/${name}`);
          await visitor.see('area', { area: name, state: 'mounted' });
          await visitor.click(`${name}-press`);
          await visitor.read('area', /1/);
        },
        { as: 'developer', time: 600_000 },
      )(),
  );

  test(
    'npm run dev: the link that it prints lays the area over the portal, and a change is drawn in the page as it stands',
    smoke.visit(
      async (visitor) => {
        guide.home();
        await guide.carryOut('npm run new-area -- new-vue --standalone --framework vue --to ../new-vue');
        await guide.carryOut('cd ../new-vue');
        await guide.carryOut('npm install');
        await guide.write({
          'src/index.ts': (text) =>
            text.replace(/import \{ PressCounter \} from .*/, "import PressCounter from './press-counter.vue';"),
          'src/press-counter.vue': () => counter,
        });
        const { link, stop } = await guide.develop();
        try {
          await visitor.open(link);
          await visitor.see('dashboard');
          await visitor.open('/new-vue');
          await visitor.see('area', { area: 'new-vue', state: 'mounted' });
          await visitor.click('new-vue-count');
          await visitor.read('new-vue-count', /Pressed 1/);
          await visitor.page.evaluate(() => Object.assign(window, { samePage: true }));
          await guide.write({ 'src/press-counter.vue': (text) => text.replace('Pressed', 'Counted') });
          await visitor.read('new-vue-count', /Counted 1/);
          expect(await visitor.page.evaluate(() => 'samePage' in window)).toBe(true);
        } finally {
          await stop();
        }
      },
      { as: 'developer' },
    ),
  );

  test(
    'npm run dev of an area in React: what its components hold outlives a change, also in a portal that is built for people',
    smoke.visit(
      async (visitor) => {
        guide.home();
        await guide.carryOut('npm run new-area -- new-react --standalone --framework react --to ../new-react');
        await guide.carryOut('cd ../new-react');
        await guide.carryOut('npm install');
        const { link, stop } = await guide.develop();
        try {
          await visitor.open(link);
          await visitor.see('dashboard');
          await visitor.open('/new-react');
          await visitor.see('area', { area: 'new-react', state: 'mounted' });
          await visitor.click('new-react-press');
          await visitor.read('area', /1/);
          await visitor.page.evaluate(() => Object.assign(window, { samePage: true }));
          await guide.write({ 'src/app.tsx': (text) => text.replace("press: 'Press'", "press: 'Push'") });
          await visitor.read('new-react-press', /Push/);
          await visitor.read('area', /1/);
          expect(await visitor.page.evaluate(() => 'samePage' in window)).toBe(true);
          expect(await visitor.page.evaluate(hasDevelopmentReact)).toBe(true);
          await visitor.click('overrides-reset');
          await eventually(
            () => visitor.page.evaluate(hasDevelopmentReact).catch(() => true),
            (isThere) => !isThere,
          );
        } finally {
          await stop();
        }
      },
      { as: 'developer' },
    ),
  );
});
