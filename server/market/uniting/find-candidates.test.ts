import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sealSteady, steady } from '../testing/gate-market.ts';
import { decideApart } from './apart.ts';
import { findCandidates } from './find-candidates.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-candidates-'));
  await sealSteady(folder, 'healthy');
  await sealSteady(folder, 'planted', { faults: planted });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A brand with one model and sub-model of its own. @param sold SQL for its rows: month, source, city, volume */
const brand = (id: number, key: string, zh: string, en: string, sold: string): string[] => [
  `INSERT INTO brand VALUES (${id}, '${key}', '${zh}', '${en}', 'mainstream', 'chinese')`,
  `INSERT INTO model VALUES (${id}, '${key}.m', '${zh} M', '${en} M', ${id})`,
  `INSERT INTO sub_model VALUES (${id}, '${key}.m.s', '${zh} S', '${en} S', ${id}, 0, 'BEV', 'A', 'domestic')`,
  `INSERT INTO sales SELECT month, source, ${id}, 0, volume FROM (${sold}) AS s(month, source, volume)`,
];

const months = `range(${steady.first}, ${steady.last + 1}) AS m(month)`;
const wave = (level: number) => `CAST(${level} * (2 + SIN(month * 1.7)) AS INTEGER)`;

const planted = [
  // One in two languages, that each source writes in its own way.
  ...brand(20, '长安', '长安', '长安', `SELECT month, 1, ${wave(500)} FROM ${months}`),
  ...brand(21, 'changan', 'Changan', 'Changan', `SELECT month, 3, ${wave(460)} FROM ${months}`),
  // One that was delivered twice under two names that have nothing in common.
  ...brand(
    22,
    'alpha',
    '甲牌',
    'Alpha',
    `SELECT month, 3, CAST(300 + 70 * SIN(month * 3.1) AS INTEGER) FROM ${months}`,
  ),
  ...brand(
    23,
    'omega',
    '末牌',
    'Omega',
    `SELECT month, 3, CAST(300 + 70 * SIN(month * 3.1) AS INTEGER) FROM ${months}`,
  ),
  // First letters alone say nothing where one source has both.
  ...brand(24, 'gqc', 'GQC', 'GQC', `SELECT month, 3, 100 + month % 7 FROM ${months}`),
  ...brand(25, '光汽车', '光汽车', '光汽车', `SELECT month, 3, 150 + month % 11 FROM ${months}`),
];

describe('members that may be one', () => {
  test('a healthy market has none', async () => expect(await findCandidates(folder, 'healthy')).toEqual([]));

  test('planted ones are found once, with their reasons in numbers, and what belongs to them is not listed again', async () => {
    const found = await findCandidates(folder, 'planted');
    expect(found.map(({ field, members }) => [field, ...members.map(({ key }) => key)])).toEqual([
      ['brand', '长安', 'changan'],
      ['brand', 'alpha', 'omega'],
    ]);
    expect(found[0]).toMatchObject({
      reasons: [{ kind: 'sound' }, { kind: 'proportional', months: 30, ratio: expect.closeTo(0.92, 2) }],
      together: 0,
    });
    expect(found[1]).toMatchObject({ reasons: [{ kind: 'same', months: 30, difference: 0 }], together: 30 });
    expect(found[1]?.members[0]?.sold).toBe(found[1]?.members[1]?.sold);
  });

  test('what somebody has decided to be two is proposed no more, in any release', async () => {
    const names = await decideApart(folder, 'planted', { field: 'brand', names: ['Omega', '甲牌'], by: 'Lin Wei' });
    expect(names.map(({ en }) => en)).toEqual(['Omega', 'Alpha']);
    const found = await findCandidates(folder, 'planted');
    // Their models may still be one.
    expect(found.map(({ field, members }) => [field, members[1].key])).toEqual([
      ['brand', 'changan'],
      ['model', 'omega.m'],
    ]);
    await expect(
      decideApart(folder, 'planted', { field: 'brand', names: ['Omega', 'Nobody'], by: 'Lin Wei' }),
    ).rejects.toThrow('nothing has the name or key “Nobody”');
  });
});
