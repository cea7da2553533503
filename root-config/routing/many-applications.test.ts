import { afterEach, expect, jest, test } from '@jest/globals';
import { getAppNames } from 'single-spa';
import { entry, fakePortal, leavePortal, settle } from '../host/testing/fake-portal.ts';
import { soundModule } from '../host/testing/fake-world.ts';

afterEach(leavePortal);

const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `/area-${from + index}`);

test('a menu of many areas asks the guard about that of the address alone, and one that stands stays', async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/area-0');
  const { admits, areas, applications, status } = fakePortal({ 'area-0': () => soundModule('area-0') }, paths(0, 60));
  // Once for the menu, and by single-spa when it starts.
  expect(admits.mock.calls.length).toBeLessThan(5);
  await settle();
  expect(status('area-0')).toBe('MOUNTED');
  areas.take(
    paths(40, 90).map((path) => entry(path)),
    applications,
  );
  await settle();
  expect(status('area-0')).toBe('MOUNTED');
  expect(getAppNames()).toHaveLength(90);
});
