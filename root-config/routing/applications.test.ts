import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getAppNames } from 'single-spa';
import { fakePortal, leavePortal, settle } from '../host/testing/fake-portal.ts';
import { byHand, never, soundModule } from '../host/testing/fake-world.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(leavePortal);

/** What single-spa has said by its events, each as the statuses that it named. */
function hear(event: string) {
  const texts: Record<string, string>[] = [];
  const listener = (heard: Event) => void texts.push((heard as CustomEvent).detail.newAppStatuses);
  window.addEventListener(`single-spa:${event}`, listener);
  return texts;
}

describe('areas as applications of single-spa', () => {
  test('S2.046 each is one application under the name of its module, however often the menu is loaded', () => {
    const { areas, applications } = fakePortal({ sales: never, price: never });
    const menu = [...['/sales', '/price'].map((path) => areas.at(path)?.entry)].flatMap((entry) =>
      entry ? [entry] : [],
    );
    areas.take(menu, applications);
    expect(getAppNames()).toEqual(['@portal/area-sales', '@portal/area-price']);
  });

  test('the status says what is so, step by step, and the events name it', async () => {
    const texts = hear('app-change');
    const [entry, start, draw] = [byHand(), byHand(), byHand()];
    const module = soundModule('sales', { bootstrap: () => start.promise, mount: () => draw.promise });
    const { go, status } = fakePortal({ sales: () => entry.promise });
    expect(status('sales')).toBe('NOT_LOADED');
    go('/sales');
    await settle();
    expect(status('sales')).toBe('LOADING_SOURCE_CODE');
    entry.answer(module);
    await settle();
    expect(status('sales')).toBe('BOOTSTRAPPING');
    start.answer(null);
    await settle();
    expect(status('sales')).toBe('MOUNTING');
    expect(texts).toEqual([]);
    draw.answer(null);
    await settle();
    expect(status('sales')).toBe('MOUNTED');
    expect(texts).toEqual([{ '@portal/area-sales': 'MOUNTED' }]);
    go('/');
    await settle();
    expect(status('sales')).toBe('NOT_MOUNTED');
    expect(texts.at(-1)).toEqual({ '@portal/area-sales': 'NOT_MOUNTED' });
  });

  test('a failed area is not MOUNTED, and the events say so', async () => {
    const texts = hear('app-change');
    const { go } = fakePortal({ sales: () => soundModule('sales', { mount: () => Promise.reject(new Error('no')) }) });
    go('/sales');
    await settle();
    expect(texts).toEqual([{ '@portal/area-sales': 'SKIP_BECAUSE_BROKEN' }]);
  });

  test('what could not be loaded is loaded again whenever single-spa is asked to look', async () => {
    let answer: () => unknown = () => Promise.reject(new SyntaxError('no'));
    const { go, status, board } = fakePortal({ sales: () => answer() });
    go('/sales');
    await settle();
    expect(status('sales')).toBe('LOAD_ERROR');
    answer = () => soundModule('sales');
    await settle(200);
    go('/sales/trend');
    await settle(10);
    expect(status('sales')).toBe('MOUNTED');
    expect(board.state).toBe('mounted');
  });

  test('an area that was left while it failed begins anew when the address returns', async () => {
    let works = false;
    const mount = async () => {
      if (!works) throw new Error('no');
    };
    const { go, status } = fakePortal({ sales: () => soundModule('sales', { mount }) });
    go('/sales');
    await settle();
    go('/');
    await settle();
    expect(status('sales')).toBe('SKIP_BECAUSE_BROKEN');
    works = true;
    go('/sales');
    await settle(10);
    expect(status('sales')).toBe('MOUNTED');
  });

  test('an area whose unmount failed is broken, and loaded anew for its next visit', async () => {
    const requests = jest.fn(() => soundModule('sales', { unmount: () => Promise.reject(new Error('no')) }));
    const { go, status, forgotten } = fakePortal({ sales: requests });
    go('/sales');
    await settle();
    go('/');
    await settle();
    expect(status('sales')).toBe('SKIP_BECAUSE_BROKEN');
    expect(forgotten).toEqual(['@portal/area-sales']);
    go('/sales');
    await settle(10);
    expect(status('sales')).toBe('MOUNTED');
    expect(requests).toHaveBeenCalledTimes(2);
  });

  test('an area that may not be seen any more leaves the page without a change of the address', async () => {
    const { go, status, gate, applications, slot } = fakePortal({ sales: () => soundModule('sales') });
    go('/sales');
    await settle();
    gate.admits = false;
    applications.review();
    await settle();
    expect(status('sales')).toBe('NOT_MOUNTED');
    expect(slot.children).toHaveLength(0);
  });

  test('S2.048 two entries of one module are one application, mounted anew for each', async () => {
    const module = soundModule('channel');
    const { go, slot } = fakePortal({ channel: () => module }, ['/sq', '/channel']);
    expect(getAppNames()).toEqual(['@portal/area-channel']);
    go('/sq');
    await settle();
    go('/channel');
    await settle();
    expect(jest.mocked(module.mount as (props: unknown) => unknown).mock.calls.map(([props]) => props)).toMatchObject([
      { basePath: '/sq' },
      { basePath: '/channel' },
    ]);
    expect(slot.children).toHaveLength(1);
  });

  test('lifecycles are given what single-spa gives, and the entry of the menu', async () => {
    const module = soundModule('sales');
    const { go } = fakePortal({ sales: () => module });
    go('/sales');
    await settle();
    for (const step of ['bootstrap', 'mount']) {
      expect(module[step]).toHaveBeenCalledWith(
        expect.objectContaining({
          name: '@portal/area-sales',
          mountParcel: expect.any(Function),
          singleSpa: expect.objectContaining({ getAppStatus: expect.any(Function) }),
          menuEntry: expect.objectContaining({ path: '/sales', title: '/sales', id: '/sales' }),
        }),
      );
    }
  });

  test('a parcel that an area has mounted goes with the area', async () => {
    const parcel = { mount: jest.fn(async (_given: object) => undefined), unmount: jest.fn(async () => undefined) };
    type Given = { domElement: HTMLElement; mountParcel: (config: object, props: object) => unknown };
    const mount = async ({ domElement, mountParcel }: Given) => void mountParcel(parcel, { domElement, film: 'a' });
    const { go } = fakePortal({ sales: () => soundModule('sales', { mount }) });
    go('/sales');
    await settle();
    expect(parcel.mount).toHaveBeenCalledWith(expect.objectContaining({ film: 'a' }));
    go('/');
    await settle();
    expect(parcel.unmount).toHaveBeenCalledTimes(1);
  });
});
