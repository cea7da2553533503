import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../tests/support/eventually.ts';
import * as fastView from './index.ts';

test('S2.032 the fast view is a single-spa parcel, which stands where it is mounted and leaves nothing there', async () => {
  freshShell('/model-fastview');
  fakeServer({
    newsSearch: { data: { items: [], total: 0, facets: {} } },
    listFavouriteMembers: { data: { favourites: [] } },
    comingSoonModel: { data: [] },
  });
  const domElement = document.body.appendChild(document.createElement('main'));
  const parcel = mountRootParcel(fastView as unknown as ParcelConfig, { domElement });
  await parcel.mountPromise;
  expect(parcel.getStatus()).toBe('MOUNTED');
  await screen.findByTestId('fastview-start');
  await parcel.unmount();
  await eventually(() => expect(domElement.textContent).toBe(''));
});
