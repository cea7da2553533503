import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { subscribe } from 'valtio';
import { fakePortal, leavePortal, settle } from './testing/fake-portal.ts';
import { byHand, never, soundModule } from './testing/fake-world.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(leavePortal);

describe('an area that works', () => {
  test('the module of the path is mounted in an element of its own', async () => {
    const module = soundModule('sales');
    const { go, slot, board } = fakePortal({ sales: () => module });
    go('/sales');
    expect(board).toMatchObject({ name: 'sales', state: 'loading' });
    await settle();
    expect(board).toMatchObject({ name: 'sales', state: 'mounted' });
    const element = slot.querySelector<HTMLElement>('[data-testid="area"]');
    expect(element?.dataset).toMatchObject({ area: 'sales', state: 'mounted' });
    expect(element?.textContent).toBe('sales');
    expect(module.mount).toHaveBeenCalledWith(
      expect.objectContaining({ basePath: '/sales', language: 'en', domElement: element }),
    );
  });

  test('nothing is mounted into a slot that is not in the page yet', async () => {
    const module = soundModule('sales');
    const { go, world, board } = fakePortal({ sales: () => module });
    const placed = byHand<void>();
    world.slotPlaced = () => placed.promise;
    go('/sales');
    await settle();
    expect(module.mount).not.toHaveBeenCalled();
    placed.answer();
    await settle();
    expect(module.mount).toHaveBeenCalledTimes(1);
    expect(board.state).toBe('mounted');
  });

  test('preload starts as soon as the entry is there, and nobody waits for it', async () => {
    const order: string[] = [];
    const load = byHand();
    const module = soundModule('sales', {
      preload: (path: string) => {
        order.push(`preload ${path}`);
        return never();
      },
      load: () => {
        order.push('load');
        return load.promise;
      },
      mount: async () => void order.push('mount'),
    });
    const { go, board } = fakePortal({ sales: () => module });
    go('/sales');
    await settle();
    expect(order).toEqual([`preload ${location.pathname}`, 'load']);
    load.answer(null);
    await settle();
    expect(order.at(-1)).toBe('mount');
    expect(board.state).toBe('mounted');
  });

  test('a preload that throws does not matter', async () => {
    const preload = () => {
      throw new Error('no');
    };
    const { go, board, raised } = fakePortal({ sales: () => soundModule('sales', { preload }) });
    go('/sales');
    await settle();
    expect(board.state).toBe('mounted');
    expect(raised).toEqual([]);
  });

  test('bootstrap runs once for all visits', async () => {
    const module = soundModule('sales');
    const { go } = fakePortal({ sales: () => module });
    for (let visit = 0; visit < 3; visit += 1) {
      go('/sales');
      await settle();
      go('/');
      await settle();
    }
    expect(module.bootstrap).toHaveBeenCalledTimes(1);
    expect(module.mount).toHaveBeenCalledTimes(3);
    expect(module.unmount).toHaveBeenCalledTimes(3);
  });

  test('S4.032 a change of the language destroys the view and creates it again', async () => {
    const module = soundModule('sales');
    const { go, slot, forgotten, host } = fakePortal({ sales: () => module });
    go('/sales');
    await settle();
    const before = slot.firstElementChild;
    host.remount();
    await settle();
    expect(module.unmount).toHaveBeenCalledTimes(1);
    expect(module.mount).toHaveBeenCalledTimes(2);
    expect(slot.children).toHaveLength(1);
    expect(slot.firstElementChild).not.toBe(before);
    expect(forgotten).toEqual([]);
  });
});

describe('a form that is open over an area', () => {
  /** An area in whose page a form lies open, and another language. */
  async function openForm(mount?: (props: { domElement: HTMLElement }) => Promise<void>) {
    const module = soundModule('sales', mount ? { mount } : {});
    const portal = fakePortal({ sales: () => module, price: () => soundModule('price') });
    portal.go('/sales');
    await settle(50);
    const dialog = document.createElement('dialog');
    dialog.open = true;
    dialog.append(document.createElement('form'));
    portal.slot.firstElementChild?.append(dialog);
    portal.host.remount();
    portal.host.remount();
    await settle();
    expect(dialog.isConnected).toBe(true);
    return { ...portal, module, dialog };
  }

  test('S4.032 is closed by its owner alone: the view is created again in another language then, and once', async () => {
    const { module, dialog } = await openForm();
    dialog.open = false;
    await settle();
    expect(dialog.isConnected).toBe(false);
    expect(module.unmount).toHaveBeenCalledTimes(1);
    expect(module.mount).toHaveBeenCalledTimes(2);
  });

  test('S4.032 gives the focus back to what opened it, in the view that is created again, once that has drawn it', async () => {
    const mount = async ({ domElement }: { domElement: HTMLElement }) => {
      domElement.innerHTML = '<p></p>';
      setTimeout(() => domElement.insertAdjacentHTML('beforeend', '<button>other</button><button>opener</button>'), 50);
    };
    const { slot, dialog } = await openForm(mount);
    const opener = slot.querySelectorAll('button')[1];
    opener?.focus();
    dialog.open = false;
    await settle();
    expect(document.activeElement).toBe(slot.firstElementChild);
    await settle(50);
    expect(opener?.isConnected).toBe(false);
    expect(document.activeElement).toBe(slot.querySelectorAll('button')[1]);
    expect(slot.firstElementChild?.hasAttribute('tabindex')).toBe(false);
  });

  test('leaves the focus to whoever has moved on while the view was created again', async () => {
    const mount = async ({ domElement }: { domElement: HTMLElement }) => {
      setTimeout(() => domElement.insertAdjacentHTML('beforeend', '<button data-testid="opener"></button>'), 50);
    };
    const { slot, dialog } = await openForm(mount);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    slot.querySelector('button')?.focus();
    dialog.open = false;
    await settle();
    elsewhere.focus();
    await settle(50);
    expect(slot.querySelector('button')).not.toBeNull();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('goes with an area that is left, which is created in the language of then when it comes back', async () => {
    const { go, module } = await openForm();
    go('/price');
    await settle();
    go('/sales');
    await settle();
    expect(module.unmount).toHaveBeenCalledTimes(1);
    expect(module.mount).toHaveBeenCalledTimes(2);
  });
});

describe('from one area to the next', () => {
  test('the next area begins when the traces of the last one are gone', async () => {
    const { go, slot, board, traces } = fakePortal({
      sales: () => soundModule('sales'),
      price: () => soundModule('price'),
    });
    go('/sales');
    await settle();
    go('/');
    go('/price');
    await settle();
    expect(traces).toEqual(['enter @portal/area-sales', 'leave @portal/area-sales', 'enter @portal/area-price']);
    expect(board).toMatchObject({ name: 'price', state: 'mounted' });
    expect(slot.textContent).toBe('price');
  });

  test('the shell is told of the way only where a person notices it, and of what stands in each step', async () => {
    const draw = byHand();
    const price = soundModule('price', { mount: () => draw.promise });
    const { go, board } = fakePortal({ sales: () => soundModule('sales'), price: () => price });
    const heard: string[] = [];
    go('/sales');
    await settle();
    go('/');
    await settle();
    go('/price');
    draw.answer(null);
    await settle();
    subscribe(board, () => void heard.push(`${board.name} ${board.state} ${board.standing}`), true);
    go('/sales');
    for (let tick = 0; tick < 200; tick += 1) await Promise.resolve();
    expect([...new Set(heard)].slice(-2)).toEqual(['sales mounted null', 'sales mounted sales']);
    await settle(200);
    expect(board.state).toBe('mounted');
  });

  test('an area that is slow to draw is said to be on its way', async () => {
    const draw = byHand();
    const price = soundModule('price', { mount: () => draw.promise });
    const { go, board } = fakePortal({ sales: () => soundModule('sales'), price: () => price });
    go('/sales');
    await settle();
    go('/price');
    await settle(99);
    expect(board).toMatchObject({ name: 'price', state: 'mounted', standing: null });
    await settle(1);
    expect(board).toMatchObject({ name: 'price', state: 'loading', standing: null });
    draw.answer(null);
    await settle();
    expect(board).toMatchObject({ state: 'mounted', standing: 'price' });
  });

  test('fast clicks: an area whose code comes too late is not mounted', async () => {
    const late = byHand();
    const module = soundModule('sales');
    const { go, slot, board } = fakePortal({ sales: () => late.promise, price: () => soundModule('price') });
    go('/sales');
    await settle();
    go('/');
    go('/price');
    await settle();
    late.answer(module);
    await settle();
    expect(module.mount).not.toHaveBeenCalled();
    expect(board).toMatchObject({ name: 'price', state: 'mounted' });
    expect(slot.textContent).toBe('price');
  });

  test('fast clicks: a mount that is under way is finished and undone before the next one', async () => {
    const mounting = byHand();
    const module = soundModule('sales', { mount: jest.fn(() => mounting.promise) });
    const { go, slot, board } = fakePortal({ sales: () => module, price: () => soundModule('price') });
    go('/sales');
    await settle();
    go('/');
    go('/price');
    await settle();
    expect(slot.textContent).toBe('');
    mounting.answer(null);
    await settle();
    expect(module.unmount).toHaveBeenCalledTimes(1);
    expect(board).toMatchObject({ name: 'price', state: 'mounted' });
    expect(slot.children).toHaveLength(1);
  });

  test('there and back again ends with one picture', async () => {
    const { go, slot } = fakePortal({ sales: () => soundModule('sales'), price: () => soundModule('price') });
    for (const next of ['sales', 'price', 'sales', 'price', 'sales']) go(`/${next}`);
    await settle();
    expect(slot.textContent).toBe('sales');
    expect(slot.children).toHaveLength(1);
  });

  test('an unmount that never answers holds the next area for 3 seconds, not longer', async () => {
    const { go, slot, raised, forgotten } = fakePortal({
      sales: () => soundModule('sales', { unmount: never }),
      price: () => soundModule('price'),
    });
    go('/sales');
    await settle();
    go('/price');
    await settle(2_900);
    expect(slot.querySelector('[data-area="sales"]')?.hasAttribute('hidden')).toBe(true);
    expect(slot.textContent).not.toContain('price');
    await settle(100);
    expect(slot.textContent).toBe('price');
    expect(raised).toMatchObject([{ name: 'AreaFailure', kind: 'unmount' }]);
    expect(forgotten).toEqual(['@portal/area-sales']);
  });

  test('an unmount that throws leaves nothing behind', async () => {
    const unmount = () => Promise.reject(new Error('no'));
    const { go, slot, raised } = fakePortal({ sales: () => soundModule('sales', { unmount }) });
    go('/sales');
    await settle();
    go('/');
    await settle();
    expect(slot.children).toHaveLength(0);
    expect(raised).toMatchObject([{ kind: 'unmount', message: 'no' }]);
  });
});
