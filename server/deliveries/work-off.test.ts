import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { programLine } from '../kernel/program-line.ts';
import { readCurrent, readRelease } from '../market/index.ts';
import { publishSmallRelease, smallFacts } from '../market/testing/small-market.ts';
import { priceInserts, smallPrices } from '../market/testing/small-prices.ts';
import { usualFileLimits } from '../settings/settings-files.ts';
import { claimOrder, hasWork, orderFile, writeClaim } from './claim-order.ts';
import { forgetPutAway } from './forget-put-away.ts';
import { workOff } from './work-off.ts';

let home: string;
let marketFolder: string;
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'deliveries-'));
  marketFolder = join(home, 'market');
  folder = join(home, 'inbox');
  await mkdir(folder);
  const prices = priceInserts({ prices: smallPrices(), launches: [] });
  await publishSmallRelease(marketFolder, smallFacts(), 'base', prices);
});
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

/** Puts an order into the folder as if it had lain there for a minute. */
async function order(name: string, text: object | string): Promise<void> {
  const path = join(folder, `${name}.json`);
  await writeFile(`${path}.part`, typeof text === 'string' ? text : JSON.stringify(text));
  const before = new Date(Date.now() - 60_000);
  await utimes(`${path}.part`, before, before);
  await rename(`${path}.part`, path);
}

const points = (name: string, ...rows: string[]) =>
  writeFile(join(folder, name), `month,city,points,dcPoints,cars\n${rows.join('\n')}\n`);
const charging = { dataset: 'charging', kind: 'add', file: 'points.csv', by: 'pipeline', onto: 'base' };

const work = async () => {
  const reported: string[] = [];
  const done = (name: string, { state }: { state: string }) => void reported.push(`${name} ${state}`);
  await workOff({ marketFolder, folder, database: null }, { done });
  return reported;
};
const env = { PATH: process.env.PATH, HOME: process.env.HOME };
const read = async (...path: string[]) => JSON.parse(await readFile(join(folder, ...path), 'utf8'));
const releases = async () => (await readdir(join(marketFolder, 'releases'))).sort();

describe('a watched folder', () => {
  test('an order is carried out, published through the gate, and put away with its file and reports', async () => {
    await points('points.csv', '2024-01,广州,5,3,9');
    await order('january', { ...charging, publish: true, note: 'January' });
    expect(await hasWork(folder)).toBe(true);
    expect(await work()).toEqual(['january done']);
    const result = await read('done', 'january', 'result.json');
    expect(result).toMatchObject({
      name: 'january',
      state: 'done',
      dataset: 'charging',
      kind: 'add',
      published: true,
      reason: null,
    });
    expect((await readCurrent(marketFolder))?.current).toBe(result.release);
    const { deliveries = [] } = (await readRelease(marketFolder, result.release)) ?? {};
    expect(deliveries).toMatchObject([{ dataset: 'charging', by: 'pipeline', files: [{ name: 'points.csv' }] }]);
    expect((await readdir(join(folder, 'done', 'january'))).sort()).toEqual([
      ...['order.json', 'points.csv', 'refused.csv', 'report.json', 'report.txt', 'result.json'],
    ]);
    expect(await readdir(join(folder, 'working'))).toEqual([]);
    expect(await hasWork(folder)).toBe(false);
  });

  test('what was put away is forgotten when it is old, and what waits or is young is not', async () => {
    const old = new Date(Date.now() - 91 * 24 * 3_600_000);
    const releases = async (...path: string[]) => {
      await mkdir(join(folder, ...path.slice(0, -1)), { recursive: true });
      await writeFile(join(folder, ...path), '{}');
    };
    const [calls, waits] = [['call-over', 'call-waits', 'call-young'], 'call-waits.json'];
    for (const name of calls) await releases('calls', `${name}.json`);
    for (const name of ['call-over', 'old', 'young']) await releases('done', name, 'result.json');
    await releases('refused', 'old', 'result.json');
    await releases('calls', 'awaited', 'call-later.json');
    await releases('working', waits);
    for (const path of ['calls/call-over.json', 'calls/call-waits.json', 'done/call-over', 'done/old', 'refused/old']) {
      await utimes(join(folder, path), old, old);
    }
    await forgetPutAway(folder, 0);
    expect((await readdir(join(folder, 'done'))).sort()).toEqual(['call-over', 'january', 'old', 'young']);
    await forgetPutAway(folder, 90);
    expect((await readdir(join(folder, 'done'))).sort()).toEqual(['january', 'young']);
    expect(await readdir(join(folder, 'refused'))).toEqual([]);
    expect((await readdir(join(folder, 'calls'))).sort()).toEqual(['awaited', 'call-waits.json', 'call-young.json']);
    expect(await readdir(join(folder, 'calls', 'awaited'))).toEqual(['call-later.json']);
    for (const path of ['calls', `working/${waits}`, 'refused', 'done/young'])
      await rm(join(folder, path), { recursive: true });
  });

  test('what cannot be carried out is put away with the reason, and nothing is made of it', async () => {
    const before = await releases();
    await points('points.csv', '2024-02,Nowhere,5,3,9');
    await order('a-bad-row', charging);
    await order('b-no-file', { ...charging, file: 'none.csv' });
    await order('c-faulty', { ...charging, kind: 'merge', file: '../out.csv', more: 1 });
    await order('d-no-json', '{"dataset":');
    await points('other.csv', '2024-02,广州,5,3,9');
    await order('e-no-mapping', { ...charging, file: 'other.csv', mapping: 'nothing@3' });
    expect(await work()).toEqual(
      ['a-bad-row', 'b-no-file', 'c-faulty', 'd-no-json', 'e-no-mapping'].map((name) => `${name} refused`),
    );
    expect(await releases()).toEqual(before);
    const reason = async (name: string) => (await read('refused', name, 'result.json')).reason;
    expect(await reason('a-bad-row')).toMatchObject({ refusal: 'deliveries.not-agreed' });
    expect((await read('refused', 'a-bad-row', 'report.json')).groups).toMatchObject([{ code: 'unknown-city' }]);
    expect((await reason('b-no-file')).refusal).toBe('deliveries.file-missing');
    const { refusal, sentence } = await reason('c-faulty');
    expect(refusal).toBe('deliveries.order-faulty');
    for (const words of ['there is no "more"', '"kind" must be one of add', '"file" has a value']) {
      expect(sentence.en).toContain(words);
    }
    expect((await reason('d-no-json')).sentence.zh_CN).toContain('不是 JSON 对象');
    expect((await reason('e-no-mapping')).refusal).toBe('importer.mapping-not-found');
    expect(await readdir(join(folder, 'refused', 'e-no-mapping'))).toContain('other.csv');
  });

  test('a file that holds more than the settings allow is refused in their words', async () => {
    await points('points.csv', `2024-02,${'x'.repeat(1500)},5,3,9`);
    await order('long', charging);
    const limits = { ...usualFileLimits, line: 1000 };
    await workOff({ marketFolder, folder, database: null, limits });
    expect((await read('refused', 'long', 'result.json')).reason).toMatchObject({
      refusal: 'importer.row-too-long',
      sentence: { en: expect.stringContaining('PORTAL_FILE_LINE') },
    });
  });

  test('a release that a rule of the gate stops is made and not published, and the result says the rules', async () => {
    const onto = (await readCurrent(marketFolder))?.current;
    await writeFile(
      join(folder, 'prices.csv'),
      'month,brand,subModel,trim,msrp,tp,volume\n2026-01,,sub-0,trim-0,100,90,1\n',
    );
    await order('cheap', { dataset: 'price', kind: 'add', file: 'prices.csv', onto, publish: true });
    await points('points.csv', '2024-02,广州,5,3,9');
    await order('late', { ...charging, publish: true });
    expect(await work()).toEqual(['cheap done', 'late done']);
    const cheap = await read('done', 'cheap', 'result.json');
    expect(cheap).toMatchObject({ published: false, reason: { refusal: 'market.gate-red' } });
    expect(cheap.rules).toContainEqual(expect.objectContaining({ key: 'price.msrp-low', state: 'red', found: 1 }));
    expect(await readRelease(marketFolder, cheap.release)).not.toBeNull();
    // Made onto a release that is no longer the published one.
    expect((await read('done', 'late', 'result.json')).reason.refusal).toBe('market.release-behind');
    expect((await readCurrent(marketFolder))?.current).toBe(onto);
  });

  test('an order that was just written rests; of two that take, one gets it', async () => {
    await writeFile(join(folder, 'fresh.json'), JSON.stringify(charging));
    expect(await claimOrder(folder)).toBeNull();
    await rm(join(folder, 'fresh.json'));
    await order('once', charging);
    const got = await Promise.all([claimOrder(folder), claimOrder(folder), claimOrder(folder)]);
    expect(got.filter((name) => name !== null)).toEqual(['once']);
    await rm(orderFile(folder, 'once'));
    await rm(join(folder, 'working', 'once.claim'));
  });

  test('on a full disk nothing half done is kept, the former release stays, and the words say disk', async () => {
    // As a disk that has no room for the last file of a release.
    const full = `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { open } = fs.promises;
      fs.promises.open = async (path, ...rest) => {
        if (!/building.*release\\.json/.test(String(path))) return open(path, ...rest);
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      syncBuiltinESMExports();`;
    const before = [await releases(), (await readCurrent(marketFolder))?.current];
    await points('points.csv', '2024-05,广州,5,3,9');
    await order('no-room', { ...charging, publish: true });
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(full)}`];
    const line = [...preload, ...programLine('work-off'), marketFolder, folder];
    const child = spawn(process.execPath, line, { env, stdio: 'ignore' });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    const result = await read('refused', 'no-room', 'result.json');
    expect(result).toMatchObject({ release: null, published: false, reason: { refusal: 'deliveries.disk-full' } });
    expect(result.reason.sentence.zh_CN).toContain('磁盘已满');
    expect([await releases(), (await readCurrent(marketFolder))?.current]).toEqual(before);
    expect(await readdir(join(folder, 'working'))).toEqual([]);
    expect(await readdir(join(folder, 'refused', 'no-room'))).toContain('points.csv');
    // With room again the same file is carried out.
    await rename(join(folder, 'refused', 'no-room', 'points.csv'), join(folder, 'points.csv'));
    await order('room-again', charging);
    expect(await work()).toEqual(['room-again done']);
  });

  test('an order whose worker was killed is taken up again; a release it had made is not made twice', async () => {
    await points('points.csv', '2024-03,广州,5,3,9');
    await order('again', { ...charging, publish: false });
    const line = [...programLine('work-off'), marketFolder, folder];
    const child = spawn(process.execPath, line, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (piece: Buffer) => {
      complaints += piece.toString('utf8');
    });
    const ended = once(child, 'close');
    const claimed = async () => (await readFile(join(folder, 'working', 'again.claim'), 'utf8').catch(() => '')) !== '';
    while (!(await claimed())) {
      // What has ended before anybody saw its claim never makes one.
      if (child.exitCode !== null || child.signalCode !== null) {
        const end = child.signalCode ?? `code ${child.exitCode}`;
        throw new Error(`The worker ended with ${end} before its claim was seen: ${complaints || 'it said nothing'}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill('SIGKILL');
    await ended;
    expect(await hasWork(folder)).toBe(true);
    expect(await work()).toEqual(['again done']);
    const { release } = await read('done', 'again', 'result.json');
    expect(await readRelease(marketFolder, release)).not.toBeNull();
    // As if it had been killed between the release and the result.
    await order('kept', charging);
    await mkdir(join(folder, 'working'), { recursive: true });
    await rename(join(folder, 'kept.json'), orderFile(folder, 'kept'));
    await writeClaim(folder, 'kept', { release, stamp: null, tries: 1 });
    const claim = JSON.parse(await readFile(join(folder, 'working', 'kept.claim'), 'utf8'));
    await writeFile(join(folder, 'working', 'kept.claim'), JSON.stringify({ ...claim, pid: child.pid }));
    const before = await releases();
    expect(await work()).toEqual(['kept done']);
    expect(await releases()).toEqual(before);
    expect((await read('done', 'kept', 'result.json')).release).toBe(release);
  });
});
