import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { mountRootParcel } from 'single-spa';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { ParcelContext } from '../parcels/parcel-context.ts';
import { reactPage } from '../react/react-page.tsx';
import { freshShell } from '../testing/fresh-shell.ts';
import { LazyPage } from './lazy-page.tsx';

const raised = jest.fn<(error: unknown) => void>();

beforeEach(() => {
  raised.mockClear();
  freshShell('/dashboard');
  stubGlobal('reportError', raised);
});

afterEach(cleanup);

/** The place of the dashboard, as single-spa lets the shell mount parcels in it. */
const Place = ({ onReady }: { onReady: (name: string) => void }) => (
  <ParcelContext value={mountRootParcel}>
    <LazyPage name="dashboard" onReady={onReady} />
  </ParcelContext>
);

const month = () => ({ ...reactPage(() => <h1>the month</h1>), preload: jest.fn() });

test('a page whose module does not come says so, and Retry has it fetched anew', async () => {
  const page = month();
  let down = true;
  const requests = jest.fn(async (_name: string) => {
    if (down) throw new Error('404');
    return page;
  });
  stubGlobal('System', { import: requests });
  const onReady = jest.fn();
  await act(async () => render(<Place onReady={onReady} />));
  expect(screen.getByRole('alert').textContent).toContain('重试');
  expect(raised).toHaveBeenCalledTimes(1);
  down = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect((await screen.findByRole('heading')).textContent).toBe('the month');
  expect(requests.mock.calls.map(([name]) => name)).toEqual(['@portal/dashboard', '@portal/dashboard']);
  expect(page.preload).toHaveBeenCalledTimes(1);
  await eventually(() => expect(onReady).toHaveBeenLastCalledWith('dashboard'));
  await eventually(() => expect(screen.queryByTestId('lock-overlay')).toBeNull());
});

test('a page that is a parcel goes with its place, and its effects with it', async () => {
  const gone = jest.fn<() => void>();
  const Month = () => {
    useEffect(() => gone, []);
    return <h1>the month</h1>;
  };
  stubGlobal('System', { import: async () => reactPage(Month) });
  const { unmount } = render(<Place onReady={() => undefined} />);
  await screen.findByRole('heading');
  unmount();
  expect(screen.queryByRole('heading')).toBeNull();
  await eventually(() => expect(gone).toHaveBeenCalledTimes(1));
});

test('a page that cannot be drawn says so in its place, once to the window, and Retry draws it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Month = () => {
    if (broken) throw new Error('no month');
    return <h1>the month</h1>;
  };
  stubGlobal('System', { import: async () => reactPage(Month) });
  render(<Place onReady={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('重试');
  expect(raised.mock.calls.map(([error]) => (error as Error).message)).toEqual(['no month']);
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findByRole('heading')).textContent).toBe('the month');
});
