import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor } from '@testing-library/react';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginAdministration(requests));

test('what is still to be set up stands first, with how and where; what is done says so', async () => {
  openAdministration('/admin/overview');
  const card = await screen.findByTestId('admin-setup');
  const steps = [...card.querySelectorAll('li')].map(({ dataset }) => `${dataset.step} ${dataset.done}`);
  expect(steps.slice(0, 3)).toEqual(['name true', 'address true', 'mail false']);
  expect(steps).toHaveLength(7);
  expect(card.textContent).toContain('已完成 2 / 7 项');
  expect(card.textContent).toContain('npm run backup');
  expect(card.textContent).not.toContain('PORTAL_ORIGIN=');
  const links = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/portal', '/admin/deliveries', '/admin/accounts', '/admin/backups']);
});

test('nothing stands there once all of it is done', async () => {
  administered.special.readSetup = () => ({ steps: [{ step: 'name', done: true }] });
  openAdministration('/admin/overview');
  await screen.findByTestId('admin-figures');
  expect(screen.queryByTestId('admin-setup')).toBeNull();
});

test('nothing stands on the page before it is known what is to be set up, so that nothing is pushed away', async () => {
  let answer = (_: unknown) => {};
  administered.special.readSetup = () => new Promise((resolve) => (answer = resolve));
  openAdministration('/admin/overview');
  await waitFor(() => expect(requests.mock.calls.map(([call]) => call)).toContain('readSetup'));
  expect(screen.queryByTestId('admin-figures')).toBeNull();
  answer({ steps: [{ step: 'name', done: false }] });
  await screen.findByTestId('admin-figures');
  expect(screen.getByTestId('admin-setup')).toBeTruthy();
});

test('the figures stand where what is to be set up is not to be had', async () => {
  administered.special.readSetup = () => Promise.reject(new Error('gone'));
  openAdministration('/admin/overview');
  await screen.findByTestId('admin-figures');
  expect(screen.queryByTestId('admin-setup')).toBeNull();
});
