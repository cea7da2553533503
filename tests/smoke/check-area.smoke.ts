import { describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { checkArea } from '../../packages/testing/check/index.mjs';
import { planted } from '../fixtures/check-area/planted.ts';
import { newAreas, putCheckedAreas, putNewAreas } from '../fixtures/check-area/put.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite({
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
