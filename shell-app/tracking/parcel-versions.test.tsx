import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { mountRootParcel } from 'single-spa';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { ParcelContext } from '../parcels/parcel-context.ts';
import { ParcelPlace } from '../parcels/parcel-place.tsx';
import { reactParcel } from '../react/react-parcel.tsx';
import { session } from '../session/session.ts';
import { anEntry, freshShell } from '../testing/fresh-shell.ts';
import { followParcels } from './parcel-versions.ts';

const card = '@portal/area-dealer-card';

const Area = ({ dealer }: { dealer: string }) => (
  <ParcelContext value={mountRootParcel}>
    <ParcelPlace module={card} given={{ dealer }} />
  </ParcelContext>
);

afterEach(cleanup);

test('how a published parcel fares is reported with its version: once an hour for each outcome, however many there are', async () => {
  freshShell('/dealer-sheet');
  stubGlobal('reportError', jest.fn());
  const entry = '/module-versions/dealer-card/1.2.0/index.js';
  const resolve = () => `${location.origin}${entry}`;
  const code = { version: '1.2.0', entry, format: 'system' as const, styles: [], needs: [], integrity: {}, faces: {} };
  session.menus = [anEntry('/dealer-sheet', { parcels: { [card]: code } })];
  const sent: Record<string, unknown>[] = [];
  stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).data);
    return new Response(JSON.stringify({ status: { status: '0' }, data: { success: true } }));
  });
  const Picky = ({ dealer }: { dealer: string }) => {
    if (dealer === 'Nobody') throw new Error('no such dealer');
    return <h2>{dealer}</h2>;
  };
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubGlobal('System', {
    resolve,
    import: async () => {
      throw Object.assign(new Error('late'), { kind: 'timed-out' });
    },
  });
  const late = render(<Area dealer="North" />);
  await screen.findByTestId('parcel-failed');
  late.unmount();
  // It begins after the first picture of the page.
  const stop = followParcels();
  stubGlobal('System', { resolve, import: async () => reactParcel(Picky) });
  const two = (dealer: string) => (
    <>
      <Area dealer="North" />
      <Area dealer={dealer} />
    </>
  );
  const { rerender } = render(two('East'));
  expect(await screen.findAllByRole('heading')).toHaveLength(2);
  // A later menu names a newer version, and the page keeps the code that it has.
  const newer = { ...code, version: '1.3.0', entry: entry.replace('1.2.0', '1.3.0') };
  await act(async () => {
    session.menus = [anEntry('/dealer-sheet', { parcels: { [card]: newer } })];
  });
  await act(async () => rerender(two('Nobody')));
  await screen.findByTestId('parcel-failed');
  const version = { name: 'dealer-card', version: '1.2.0' };
  expect(sent).toEqual([
    { ...version, kind: 'timed-out', ms: 0 },
    { ...version, ms: expect.any(Number) },
    { ...version, kind: 'render', ms: 0 },
  ]);
  stop();
  logged.mockRestore();
});
