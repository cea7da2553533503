import { afterEach, expect, jest, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { type AreaHostProps, reactArea } from './react-area.tsx';

const props = (): AreaHostProps => ({
  name: '@portal/area-sales',
  singleSpa: {},
  mountParcel: jest.fn<AreaHostProps['mountParcel']>(),
  menuEntry: anEntry('/sales'),
  domElement: document.createElement('div'),
  basePath: '/sales',
  language: 'en',
  reportFailure: jest.fn(),
});

afterEach(() => void jest.useRealTimers());

test('an area whose code is here is drawn and taken away in the very call, without waiting for a timer or a frame', async () => {
  jest.useFakeTimers();
  const area = reactArea(async () => ({ default: () => <h1>Sales</h1> }));
  const given = props();
  await area.load();
  const mounting = area.mount(given);
  // Before the call returns: so long the host knows whose code runs.
  expect(given.domElement.textContent).toBe('Sales');
  await mounting;
  void area.unmount(given);
  expect(given.domElement.childElementCount).toBe(0);
});

test('an unmount that fails says so', async () => {
  const area = reactArea(async () => ({ default: () => null }));
  await expect(area.unmount(props())).rejects.toThrow();
});

test('an error while drawing goes to the host, and the mount answers', async () => {
  const given = props();
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const area = reactArea(async () => ({
    default: () => {
      throw new Error('no picture');
    },
  }));
  await area.mount(given);
  expect(given.reportFailure).toHaveBeenCalledWith('render', expect.objectContaining({ message: 'no picture' }));
  silent.mockRestore();
});
