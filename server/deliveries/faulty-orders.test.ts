import { spawn } from 'node:child_process';
import {
  chmod,
  lstat,
  lutimes,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { claimOrder, forgiveTry, hasWork, orderFile, readClaim, writeClaim } from './claim-order.ts';
import { orderName } from './places.ts';
import { workOff } from './work-off.ts';

let home: string;
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'faulty-orders-'));
  folder = join(home, 'inbox');
  await mkdir(folder);
});
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

const rested = new Date(Date.now() - 60_000);
async function put(name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content);
  await utimes(join(folder, name), rested, rested);
}
const order = (name: string, more: object = {}) =>
  put(`${name}.json`, JSON.stringify({ dataset: 'charging', kind: 'add', file: 'points.csv', ...more }));

async function work(): Promise<string[]> {
  const reported: string[] = [];
  const done = (name: string, { reason }: { reason: { refusal: string } | null }) =>
    void reported.push(`${name} ${reason?.refusal}`);
  await workOff({ marketFolder: join(home, 'market'), folder, database: null }, { done });
  return reported;
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

/** Takes the next order, and leaves it as a worker does that is killed. */
async function dieAt(name: string): Promise<void> {
  expect(await claimOrder(folder)).toBe(name);
  const path = join(folder, 'working', `${name}.claim`);
  const claim = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...claim, pid: await endedProcess() }));
}

describe('a faulty order stops none behind it', () => {
  test('folders are no orders, links are refused without a look at where they lead, and data are named apart', async () => {
    const secret = join(home, 'secret.json');
    await writeFile(secret, '{"secret":1}');
    await mkdir(join(folder, 'a-folder.json'));
    await utimes(join(folder, 'a-folder.json'), rested, rested);
    await symlink(secret, join(folder, 'b-link.json'));
    await lutimes(join(folder, 'b-link.json'), rested, rested);
    await put('c-long.json', `{"dataset":"${'x'.repeat(70_000)}"}`);
    await symlink(secret, join(folder, 'linked.csv'));
    await order('d-linked', { file: 'linked.csv' });
    await order('e-own', { file: 'done' });
    await order('f-order', { file: 'z-last.json' });
    await put('points.data.json', '[]');
    await order('z-last', { file: 'none.csv' });
    expect(await work()).toEqual([
      'b-link deliveries.link',
      'c-long deliveries.order-too-long',
      'd-linked deliveries.link',
      'e-own deliveries.order-faulty',
      'f-order deliveries.order-faulty',
      'z-last deliveries.file-missing',
    ]);
    expect(await hasWork(folder)).toBe(false);
    expect((await readdir(folder)).sort()).toContain('points.data.json');
    expect(await readFile(secret, 'utf8')).toBe('{"secret":1}');
    expect(await readdir(join(folder, 'refused', 'b-link'))).toEqual(['result.json']);
    expect((await lstat(join(folder, 'refused', 'd-linked', 'linked.csv'))).isSymbolicLink()).toBe(true);
  });

  test('one that is for reading alone is put away as any other, by whoever runs the server', async () => {
    await order('read-only', { file: 'none.csv' });
    await chmod(join(folder, 'read-only.json'), 0o444);
    expect(await work()).toEqual(['read-only deliveries.file-missing']);
    // Who is not root brings it to the disk by this right alone.
    expect((await stat(join(folder, 'refused', 'read-only', 'order.json'))).mode & 0o777).toBe(0o644);
  });

  test('one whose outcome cannot be kept is said, and those behind it are done', async () => {
    await order('a-stuck', { file: 'none.csv' });
    await order('b-next', { file: 'none.csv' });
    // What belongs to its worker stands in the way of it.
    await mkdir(join(folder, 'working'), { recursive: true });
    await mkdir(join(folder, 'working', 'a-stuck.json', 'in-the-way'), { recursive: true });
    await expect(work()).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|directory/);
    expect(await readdir(join(folder, 'refused'))).toContain('b-next');
    await rm(join(folder, 'working', 'a-stuck.json'), { recursive: true });
    expect(await work()).toEqual(['a-stuck deliveries.file-missing']);
  });
});

describe('a worker that ends at an order', () => {
  test('leaves its try counted, and the second end puts the order away with its reason, before any work', async () => {
    await order('a-poison');
    await order('b-next', { file: 'none.csv' });
    await dieAt('a-poison');
    expect((await readClaim(folder, 'a-poison'))?.tries).toBe(1);
    await dieAt('a-poison');
    expect((await readClaim(folder, 'a-poison'))?.tries).toBe(2);
    expect(await work()).toEqual(['a-poison deliveries.ended-twice', 'b-next deliveries.file-missing']);
    const { reason } = JSON.parse(await readFile(join(folder, 'refused', 'a-poison', 'result.json'), 'utf8'));
    expect(reason.sentence.zh_CN).toContain('PORTAL_DELIVERY_MEMORY');
    expect(await readdir(join(folder, 'working'))).toEqual([]);
  });

  test('is not counted where it was told to stop, nor is a claim that cannot be read the end of all', async () => {
    await order('again', { file: 'none.csv' });
    expect(await claimOrder(folder)).toBe('again');
    await forgiveTry(folder, 'again');
    expect((await readClaim(folder, 'again'))?.tries).toBe(0);
    await writeFile(join(folder, 'working', 'again.claim'), '{"host":');
    await utimes(orderFile(folder, 'again'), rested, new Date(Date.now() - 120_000));
    expect(await work()).toEqual(['again deliveries.file-missing']);
    await writeClaim(folder, 'nothing', { release: null, stamp: null, tries: 1 });
  });
});

test('a worker says that it lives for as long as it is at an order', async () => {
  jest.useFakeTimers({ doNotFake: allTimersBut('setInterval', 'clearInterval') });
  try {
    await order('beating', { file: 'none.csv' });
    const ticking: number[] = [];
    await workOff(
      { marketFolder: join(home, 'market'), folder, database: null },
      { at: () => void ticking.push(jest.getTimerCount()) },
    );
    expect(ticking).toEqual([1, 0]);
  } finally {
    jest.useRealTimers();
  }
});

describe('a worker of another machine', () => {
  const minutes = 60_000;
  const claim = () => join(folder, 'working', 'far.claim');

  test('has its order while it says that it lives, and is followed by one other when it does not', async () => {
    await order('far', { file: 'none.csv' });
    expect(await claimOrder(folder)).toBe('far');
    await writeFile(claim(), JSON.stringify({ ...(await readClaim(folder, 'far')), host: 'another', pid: 1 }));
    // The clock of the folder is the machine's: a claim that is written now must not look abandoned at once.
    const silentFor = (time: number) => utimes(claim(), rested, new Date(Date.now() - time));
    await silentFor(9 * minutes);
    expect(await hasWork(folder)).toBe(false);
    await silentFor(11 * minutes);
    expect(await hasWork(folder)).toBe(true);
    const taken = await Promise.all([1, 2, 3].map(() => claimOrder(folder)));
    expect(taken.filter((name) => name !== null)).toEqual(['far']);
    expect(await readClaim(folder, 'far')).toMatchObject({ pid: process.pid, tries: 2 });
    const ofFar = (await readdir(join(folder, 'working'))).filter((name) => name.startsWith('far'));
    expect(ofFar.sort()).toEqual(['far.claim', 'far.json']);
  });
});

test.each([
  ['call-1.json', true],
  ['call-1.data.json', false],
  ['data.json', true],
  ['x.data', false],
  ['..json', false],
])('%s is an order: %s', (name, is) => expect(orderName.test(name)).toBe(is));
