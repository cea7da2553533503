import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { mountRootParcel } from 'single-spa';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { reactParcel } from '../react/react-parcel.tsx';
import { freshShell } from '../testing/fresh-shell.ts';
import { ParcelContext } from './parcel-context.ts';
import { ParcelPlace } from './parcel-place.tsx';

const card = '@portal/area-dealer-card';
const gone = jest.fn<() => void>();

function Card({ dealer, onChoose }: { dealer: string; onChoose: (dealer: string) => void }) {
  const [looks, setLooks] = useState(0);
  useEffect(() => gone, []);
  return (
    <>
      <h2>{`${dealer}, looked ${looks}`}</h2>
      <button type="button" onClick={() => setLooks(looks + 1)}>
        look
      </button>
      <button type="button" onClick={() => onChoose(dealer)}>
        choose
      </button>
    </>
  );
}

function Area({ dealer, onChoose }: { dealer: string; onChoose: (dealer: string) => void }) {
  return (
    <ParcelContext value={mountRootParcel}>
      <ParcelPlace module={card} given={{ dealer, onChoose }} />
    </ParcelContext>
  );
}

beforeEach(() => {
  gone.mockClear();
  freshShell('/dealer-sheet');
  stubGlobal('reportError', jest.fn());
});

afterEach(cleanup);

test('a parcel stands by the name of its module, is told of other values, keeps its state, and goes with its place', async () => {
  stubGlobal('System', { import: async () => reactParcel(Card) });
  const onChoose = jest.fn();
  const { rerender, unmount } = render(<Area dealer="North" onChoose={onChoose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'look' }));
  await act(async () => rerender(<Area dealer="East" onChoose={onChoose} />));
  await eventually(() => expect(screen.getByRole('heading').textContent).toBe('East, looked 1'));
  fireEvent.click(screen.getByRole('button', { name: 'choose' }));
  expect(onChoose.mock.calls).toEqual([['East']]);
  expect(gone).not.toHaveBeenCalled();
  unmount();
  await eventually(() => expect(gone).toHaveBeenCalledTimes(1));
});

test('one that does not come says so in its place, and is fetched anew when it is asked for again', async () => {
  let down = true;
  const imports = jest.fn(async (_name: string) => {
    if (down) throw new Error('404');
    return reactParcel(Card);
  });
  stubGlobal('System', { import: imports });
  await act(async () => render(<Area dealer="North" onChoose={() => undefined} />));
  expect(await screen.findByTestId('parcel-failed')).toBeTruthy();
  down = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect((await screen.findByRole('heading')).textContent).toBe('North, looked 0');
  expect(imports.mock.calls).toEqual([[card], [card]]);
});

test('one that cannot draw what it is given says so in its place, and is drawn anew for other values or when it is asked', async () => {
  const Picky = ({ dealer }: { dealer: string }) => {
    if (dealer === 'Nobody') throw new Error('no such dealer');
    return <h2>{dealer}</h2>;
  };
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubGlobal('System', { import: async () => reactParcel(Picky) });
  const onChoose = () => undefined;
  const { rerender } = render(<Area dealer="North" onChoose={onChoose} />);
  await screen.findByRole('heading');
  await act(async () => rerender(<Area dealer="Nobody" onChoose={onChoose} />));
  expect(await screen.findByTestId('parcel-failed')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(await screen.findByTestId('parcel-failed')).toBeTruthy();
  await act(async () => rerender(<Area dealer="East" onChoose={onChoose} />));
  expect((await screen.findByRole('heading')).textContent).toBe('East');
  expect(screen.queryByTestId('parcel-failed')).toBeNull();
  logged.mockRestore();
});

test('one that is told of other values and goes in the same moment is unmounted once it has taken them', async () => {
  let take: () => void = () => undefined;
  const unmounted = jest.fn(async () => undefined);
  const parcel = {
    bootstrap: async () => undefined,
    mount: async ({ domElement }: { domElement: HTMLElement }) => domElement.append('North'),
    update: () =>
      new Promise<void>((resolve) => {
        take = resolve;
      }),
    unmount: unmounted,
  };
  stubGlobal('System', { import: async () => parcel });
  const onChoose = () => undefined;
  const { rerender, unmount } = render(<Area dealer="North" onChoose={onChoose} />);
  await screen.findByText('North');
  const first = take;
  await act(async () => rerender(<Area dealer="East" onChoose={onChoose} />));
  await eventually(() => expect(take).not.toBe(first));
  unmount();
  await act(async () => take());
  await eventually(() => expect(unmounted).toHaveBeenCalledTimes(1));
});

test.each([
  ['none of the lifecycles', {}],
  ['no unmount', { bootstrap: async () => undefined, mount: async () => undefined }],
])('a module with %s is no parcel, and its place says that it did not come', async (_what, parcel) => {
  stubGlobal('System', { import: async () => parcel });
  await act(async () => render(<Area dealer="North" onChoose={() => undefined} />));
  expect(await screen.findByTestId('parcel-failed')).toBeTruthy();
});

test('a parcel may come as a function that loads it', async () => {
  stubGlobal('System', { import: async () => async () => reactParcel(Card) });
  await act(async () => render(<Area dealer="North" onChoose={() => undefined} />));
  expect((await screen.findByRole('heading')).textContent).toBe('North, looked 0');
});
