import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { chunkError } from '../loading/chunk-errors.ts';
import { fakePortal, leavePortal, settle } from './testing/fake-portal.ts';
import { byHand, never, soundModule } from './testing/fake-world.ts';

const refuse = (why: string) => () => Promise.reject(new Error(why));

beforeEach(() => void jest.useFakeTimers());
afterEach(leavePortal);

async function failing(...answers: (() => unknown)[]) {
  let time = 0;
  const fake = fakePortal({ sales: () => answers[Math.min(time++, answers.length - 1)]?.() });
  fake.go('/sales');
  await settle();
  return fake;
}

describe('an area that fails', () => {
  const statuses = {
    'not-found': 'LOAD_ERROR',
    'wrong-content': 'LOAD_ERROR',
    'missing-export': 'LOAD_ERROR',
  } as const;
  const cases = {
    'not-found': () => refuse('gone (SystemJS Error#3 https://example.com/errors.md#3)')(),
    'wrong-content': () => ({ __useDefault: true, default: {} }),
    'missing-export': () => ({ bootstrap: async () => undefined, mount: async () => undefined }),
    bootstrap: () => soundModule('sales', { bootstrap: refuse('no') }),
    mount: () => soundModule('sales', { mount: refuse('no') }),
  };
  for (const [reason, broken] of Object.entries(cases)) {
    test(`${reason}: the board says so, and Retry shows the area`, async () => {
      const { board, slot, forgotten, raised, status, go } = await failing(broken, () => soundModule('sales'));
      expect(board).toMatchObject({ name: 'sales', state: 'failed', reason });
      expect(board.message).not.toBe('');
      expect(slot.querySelector<HTMLElement>('[data-area="sales"]')?.dataset.state).toBe('failed');
      expect(raised).toHaveLength(1);
      expect(status('sales')).toBe(reason in statuses ? 'LOAD_ERROR' : 'SKIP_BECAUSE_BROKEN');
      board.retry();
      await settle(10);
      expect(forgotten).toEqual(['@portal/area-sales']);
      expect(board).toMatchObject({ state: 'mounted', reason: null, message: '' });
      expect(slot.textContent).toBe('sales');
      expect(slot.children).toHaveLength(1);
      expect(status('sales')).toBe('MOUNTED');
      go('/');
      await settle();
      expect(status('sales')).toBe('NOT_MOUNTED');
    });
  }

  test('a throw that is no promise fails the same way', async () => {
    const mount = () => {
      throw new Error('at once');
    };
    const { board } = await failing(() => soundModule('sales', { mount }));
    expect(board).toMatchObject({ state: 'failed', reason: 'mount', message: 'at once' });
  });

  test('what the area reports while it is shown fails it', async () => {
    const mount = jest.fn(async () => undefined);
    const module = soundModule('sales', { mount });
    const { board, slot, status } = await failing(() => module);
    expect(status('sales')).toBe('MOUNTED');
    const props = jest.mocked(mount).mock.calls.at(0)?.at(0) as unknown as {
      reportFailure: (kind: 'render', error: unknown) => void;
    };
    props.reportFailure('render', new Error('while drawing'));
    expect(board).toMatchObject({ state: 'failed', reason: 'render', message: 'while drawing' });
    expect(slot.querySelector<HTMLElement>('[data-area]')?.hidden).toBe(true);
    await settle();
    expect(status('sales')).toBe('SKIP_BECAUSE_BROKEN');
    expect(module.unmount).toHaveBeenCalledTimes(1);
    board.retry();
    await settle(10);
    expect(board.state).toBe('mounted');
    expect(status('sales')).toBe('MOUNTED');
    props.reportFailure('render', new Error('of the visit before'));
    expect(board.state).toBe('mounted');
  });

  test('S8.002 an error of a chunk is raised to the window as it is', async () => {
    const error = chunkError('page', 'missing');
    const { board, raised } = await failing(() => soundModule('sales', { load: () => Promise.reject(error) }));
    expect(board).toMatchObject({ state: 'failed', reason: 'not-found' });
    expect(raised).toEqual([error]);
  });
});

describe('an area that does not answer', () => {
  test('S9.001 S4.086 its code has 120 seconds; a person is told from 8 seconds on', async () => {
    const { board, raised } = await failing(never, () => soundModule('sales'));
    await settle(7_999);
    expect(board.state).toBe('loading');
    await settle(1);
    expect(board.state).toBe('slow');
    await settle(111_999);
    expect(board.state).toBe('slow');
    await settle(1);
    expect(board).toMatchObject({ state: 'failed', reason: 'timed-out' });
    expect(raised).toMatchObject([{ name: 'ChunkLoadError', type: 'timeout' }]);
    board.retry();
    await settle(10);
    expect(board.state).toBe('mounted');
  });

  test('entry and chunks share the one limit', async () => {
    const entry = byHand();
    const { board } = await failing(() => entry.promise);
    await settle(100_000);
    entry.answer(soundModule('sales', { load: never }));
    await settle(19_999);
    expect(board.state).toBe('slow');
    await settle(1);
    expect(board).toMatchObject({ state: 'failed', reason: 'timed-out' });
  });

  for (const step of ['bootstrap', 'mount'] as const) {
    test(`${step} has 10 seconds, and Retry is not held up by it`, async () => {
      const { board, slot, status } = await failing(
        () => soundModule('sales', { [step]: never }),
        () => soundModule('sales'),
      );
      await settle(10_000);
      expect(board).toMatchObject({ state: 'failed', reason: step });
      expect(status('sales')).toBe('SKIP_BECAUSE_BROKEN');
      board.retry();
      await settle(10);
      expect(board.state).toBe('mounted');
      expect(slot.textContent).toBe('sales');
    });
  }

  test('what fails after the area has been left says nothing', async () => {
    const { board, go, status } = await failing(never);
    go('/');
    await settle(130_000);
    expect(board).toMatchObject({ name: null, state: 'idle', reason: null });
    expect(status('sales')).toBe('NOT_LOADED');
  });
});
