import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakePortal, leavePortal, settle } from './testing/fake-portal.ts';
import { soundModule } from './testing/fake-world.ts';
import { Turns } from './turns.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(leavePortal);

const goes = (path: string) => async () => history.pushState(null, '', path);

describe('areas and pages that send each other back and forth', () => {
  test('two areas are stopped after five turns, and the view names both', async () => {
    const modules = {
      sales: jest.fn(() => soundModule('sales', { mount: goes('/price') })),
      price: jest.fn(() => soundModule('price', { mount: goes('/sales') })),
    };
    const { go, board, status, raised } = fakePortal(modules);
    go('/sales');
    await settle(100);
    expect(board).toMatchObject({ name: 'price', state: 'failed', reason: 'sent-back', other: '/sales' });
    expect(location.pathname).toBe('/price');
    expect([status('sales'), status('price')]).not.toContain('MOUNTED');
    expect(raised).toMatchObject([{ message: '/price and /sales send each other back and forth.' }]);
  });

  test('ways that the areas press themselves are no hand of a person', async () => {
    const presses = (path: string) => async () => {
      document.body.click();
      history.pushState(null, '', path);
    };
    const { go, board } = fakePortal({
      sales: () => soundModule('sales', { mount: presses('/price') }),
      price: () => soundModule('price', { mount: presses('/sales') }),
    });
    go('/sales');
    await settle(100);
    expect(board).toMatchObject({ state: 'failed', reason: 'sent-back' });
  });

  test('an area that goes to a page on mount and comes back on unmount; what follows is whole', async () => {
    const sales = soundModule('sales', { mount: goes('/page'), unmount: goes('/sales') });
    const { go, board, slot, status, host } = fakePortal({ sales: () => sales, price: () => soundModule('price') });
    go('/sales');
    await settle(100);
    expect(board).toMatchObject({ name: 'sales', state: 'failed', reason: 'sent-back', other: '/page' });
    expect(status('sales')).not.toBe('MOUNTED');
    host.pressed();
    go('/price');
    await settle(10);
    expect(board).toMatchObject({ name: 'price', state: 'mounted', other: null });
    expect(slot.textContent).toBe('price');
  });

  test('Retry shows it, once the other one lets it', async () => {
    let fault = true;
    const away = async () => fault && history.pushState(null, '', '/price');
    const { go, board, slot } = fakePortal({
      sales: () => soundModule('sales', { mount: goes('/price') }),
      price: () =>
        soundModule('price', {
          mount: async ({ domElement }: { domElement: HTMLElement }) => {
            domElement.textContent = 'price';
            if (fault) history.pushState(null, '', '/sales');
          },
          unmount: away,
        }),
    });
    go('/sales');
    await settle(100);
    expect(board.reason).toBe('sent-back');
    fault = false;
    history.pushState(null, '', '/price');
    await settle(10);
    board.retry();
    await settle(10);
    expect(board.state).toBe('mounted');
    expect(slot.textContent).toBe('price');
  });
});

describe('turns', () => {
  const take = (turns: Turns, ...paths: string[]) => paths.map((path) => turns.take(path)).at(-1);

  test('five between two places within two seconds, or among three', () => {
    expect(take(new Turns(), '/a', '/b', '/a', '/b', '/a')).toBeNull();
    expect(take(new Turns(), '/a', '/b', '/a', '/b', '/a', '/b')).toBe('/a');
    expect(take(new Turns(), '/a', '/b', '/c', '/a', '/b', '/c', '/a')).toBe('/c');
    expect(take(new Turns(), '/a', '/b', '/c', '/d', '/e', '/f', '/g')).toBeNull();
  });

  test('slower ones, and those that a person makes, are nothing', () => {
    const slow = new Turns();
    for (const path of ['/a', '/b', '/a', '/b', '/a', '/b', '/a']) {
      expect(slow.take(path)).toBeNull();
      jest.advanceTimersByTime(400);
    }
    const pressed = new Turns();
    for (const path of ['/a', '/b', '/a', '/b', '/a', '/b', '/a']) {
      expect(pressed.take(path)).toBeNull();
      pressed.pressed();
    }
  });
});
