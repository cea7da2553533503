import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import type { AreaBoard } from '@portal/shell/insider';
import { LateAreas } from './late-areas.ts';
import type { OpenAreas } from './open-areas.ts';

const slow = 8_000;
const never = new Promise<never>(() => undefined);
const opened = () =>
  ({ take: jest.fn(), intend: jest.fn(), remount: jest.fn(), review: jest.fn() }) satisfies OpenAreas;
const menu = (path: string) => [{ path }] as MenuEntry[];
const absent = (type: string) => Object.assign(new Error('no network'), { name: 'ChunkLoadError', type });

let board: AreaBoard;
let isWanted: boolean;
const late = (open: () => Promise<OpenAreas>) => new LateAreas({ board, slow, isWanted: () => isWanted, open });
const goOn = () => window.dispatchEvent(new Event('single-spa:before-routing-event'));

beforeEach(() => {
  jest.useFakeTimers();
  board = { state: 'idle', reason: null, message: '' } as unknown as AreaBoard;
  isWanted = true;
});

afterEach(() => {
  // What is raised for whoever watches the window.
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('a menu that comes first waits for the areas, and of several the last one counts', async () => {
  const areas = opened();
  const each = late(async () => areas);
  each.take(menu('/sales'));
  each.take(menu('/price'));
  each.review();
  expect(areas.take).not.toHaveBeenCalled();
  await each.open();
  expect(areas.take.mock.calls).toEqual([[menu('/price')]]);
  expect(areas.review).toHaveBeenCalledTimes(1);
  each.take(menu('/news'));
  expect(areas.take).toHaveBeenLastCalledWith(menu('/news'));
});

test('they are put together once, however often they are asked for', async () => {
  const open = jest.fn(async () => opened());
  const each = late(open);
  await Promise.all([each.open(), each.open()]);
  each.take(menu('/sales'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('code that does not come is told where an area would stand, with a way to try again', async () => {
  const areas = opened();
  const open = jest.fn(async () => areas);
  open.mockRejectedValueOnce(absent('error'));
  const each = late(open);
  each.take(menu('/sales'));
  await each.open();
  expect(board).toMatchObject({ state: 'failed', reason: 'not-found', message: 'no network' });
  board.retry();
  expect(board.state).toBe('loading');
  await each.open();
  expect(areas.take.mock.calls).toEqual([[menu('/sales')]]);
});

test('the reason of a failure is that of its error', async () => {
  const reason = async (error: Error) => {
    const each = late(() => Promise.reject(error));
    each.take(menu('/sales'));
    await each.open();
    return board.reason;
  };
  expect(await reason(absent('timeout'))).toBe('timed-out');
  expect(await reason(new Error('its own first lines'))).toBe('bootstrap');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await reason(absent('error'))).toBe('timed-out');
  line.mockRestore();
  expect(await reason(absent('error'))).toBe('not-found');
});

test('an address that wants an area says that it loads, then that it is slow, and a page says nothing', async () => {
  isWanted = false;
  const each = late(() => never);
  each.take(menu('/sales'));
  expect(board.state).toBe('idle');
  isWanted = true;
  goOn();
  expect(board.state).toBe('loading');
  jest.advanceTimersByTime(slow - 1);
  each.review();
  expect(board.state).toBe('loading');
  jest.advanceTimersByTime(1);
  each.review();
  expect(board.state).toBe('slow');
  isWanted = false;
  goOn();
  expect(board.state).toBe('idle');
  jest.advanceTimersByTime(slow);
  expect(board.state).toBe('idle');
});

test('a failure is of the addresses that want an area, and gone once the code has come', async () => {
  isWanted = false;
  const open = jest.fn(async () => opened());
  open.mockRejectedValueOnce(absent('error'));
  const each = late(open);
  await each.open();
  expect(board.state).toBe('idle');
  isWanted = true;
  goOn();
  expect(board.state).toBe('failed');
  await each.open();
  expect(board).toMatchObject({ state: 'idle', reason: null, message: '' });
  goOn();
  expect(board.state).toBe('idle');
});

test('a menu that cannot be taken is raised, the address looked at all the same, and tried with the next call', async () => {
  const areas = opened();
  areas.take.mockImplementationOnce(() => {
    throw new Error('no menu');
  });
  const open = jest.fn(async () => areas);
  const each = late(open);
  each.take(menu('/sales'));
  await each.open();
  expect(areas.review).toHaveBeenCalledTimes(1);
  expect(() => jest.runAllTimers()).toThrow('no menu');
  await each.open();
  await each.open();
  expect(areas.take.mock.calls).toEqual([[menu('/sales')], [menu('/sales')]]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('the menu of an account that has gone waits no longer', async () => {
  const areas = opened();
  const each = late(async () => areas);
  each.take(menu('/sales'));
  each.forget();
  await each.open();
  expect(areas.take).not.toHaveBeenCalled();
});
