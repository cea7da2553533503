import { expect, jest, test } from '@jest/globals';
import { type AppProps, mountRootParcel, type Parcel, type ParcelConfigObject } from 'single-spa';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { inTurn, updateTime } from './in-turn.ts';

const nothing = async () => undefined;
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A parcel within another one, as those of an area are within it. */
async function withinAnother(config: ParcelConfigObject): Promise<Parcel> {
  let inner: Parcel | null = null;
  const outer = mountRootParcel(
    {
      bootstrap: nothing,
      mount: async (props) => {
        const { mountParcel } = props as unknown as AppProps;
        inner = mountParcel(config, { domElement: document.createElement('div') });
      },
      unmount: nothing,
    },
    { domElement: document.createElement('div') },
  );
  await outer.mountPromise;
  await (inner as Parcel | null)?.mountPromise;
  return outer;
}

function aParcel() {
  const order: string[] = [];
  let take: () => void = () => undefined;
  const update = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        take = () => {
          order.push('updated');
          resolve();
        };
      }),
  );
  const unmount = jest.fn(async () => {
    await soon();
    order.push('unmounted');
  });
  const config: ParcelConfigObject = { bootstrap: nothing, mount: nothing, update, unmount };
  return { config, order, update, unmount, take: () => take() };
}

test('what is around a parcel goes while it takes other values: it is ended after them, and nothing breaks', async () => {
  const { config, order, unmount, take } = aParcel();
  const own = inTurn(config);
  const outer = await withinAnother(own.config);
  own.update({});
  await soon();
  const gone = outer.unmount();
  await soon();
  expect(unmount).not.toHaveBeenCalled();
  take();
  await gone;
  expect(order).toEqual(['updated', 'unmounted']);
});

test('it is ended once when its place and what is around it go in the same moment, and takes nothing after that', async () => {
  const { config, update, unmount } = aParcel();
  const own = inTurn(config);
  const outer = await withinAnother(own.config);
  const ended = own.end();
  own.update({});
  await outer.unmount();
  await ended;
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(update).not.toHaveBeenCalled();
});

test('values that are given take the place of those before, and what it has of its place stays', async () => {
  const { config, update, take } = aParcel();
  const own = inTurn(config);
  const outer = await withinAnother(own.config);
  own.update({ dealer: 'North', city: '3301' });
  await soon();
  take();
  own.update({ dealer: 'East', domElement: 'none', name: 'mine' });
  await soon();
  const given = update.mock.calls as unknown as [Record<string, unknown>][];
  expect(given[0]?.[0]).toMatchObject({ dealer: 'North', city: '3301' });
  expect(given[1]?.[0]).toMatchObject({ dealer: 'East', domElement: expect.any(HTMLElement) });
  expect(given[1]?.[0]).not.toHaveProperty('city');
  expect(given[1]?.[0]?.name).not.toBe('mine');
  take();
  await outer.unmount();
});

test('an update that does not end is reported in its time, and holds up neither the next one nor the end', async () => {
  jest.useFakeTimers();
  const failures: string[] = [];
  stubGlobal('reportError', (error: Error) => void failures.push(error.message));
  const { config, update, unmount } = aParcel();
  const own = inTurn(config);
  const mounted = own.config.mount as (props: object) => Promise<void>;
  await mounted({ name: 'parcel-1' });
  own.update({});
  await jest.advanceTimersByTimeAsync(0);
  const ended = own.end();
  await jest.advanceTimersByTimeAsync(updateTime);
  expect(failures).toEqual([expect.stringContaining('parcel-1')]);
  await jest.advanceTimersByTimeAsync(10);
  await ended;
  expect([update.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 1]);
  jest.useRealTimers();
});

test('an end that fails is reported, and is an end all the same', async () => {
  const failures: string[] = [];
  stubGlobal('reportError', (error: Error) => void failures.push(error.message));
  const own = inTurn({
    bootstrap: nothing,
    mount: nothing,
    unmount: async () => {
      throw new Error('no way out');
    },
  });
  const outer = await withinAnother(own.config);
  await own.end();
  await outer.unmount();
  expect(failures).toEqual(['no way out']);
});
