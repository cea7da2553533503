import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { eventually } from '../../tests/support/eventually.ts';
import * as dashboard from './index.ts';
import { answers } from './testing/answers.ts';
import { freshDashboard } from './testing/open-dashboard.tsx';

test('the dashboard is a single-spa parcel, which stands where it is mounted and leaves nothing there', async () => {
  freshDashboard();
  fakeServer(answers);
  const domElement = document.body.appendChild(document.createElement('main'));
  const parcel = mountRootParcel(dashboard as unknown as ParcelConfig, { domElement });
  await parcel.mountPromise;
  expect(parcel.getStatus()).toBe('MOUNTED');
  await screen.findByTestId('dashboard');
  await parcel.unmount();
  await eventually(() => expect(domElement.textContent).toBe(''));
});
