import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { KeptView } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { KeepCompetitors } from './competitor-sets.tsx';
import { ViewsDrawer } from './views-drawer.tsx';

const view = (viewId: string): KeptView => ({
  viewId,
  name: viewId,
  path: '/sales/trend',
  query: '',
  mine: true,
  owner: '',
  shared: false,
  favourite: false,
  standard: false,
  usedAt: null,
  updatedAt: 0,
  comments: 0,
});

let isDown = false;
let stored: KeptView[] = [];

beforeEach(() => {
  freshShell('/sales/trend');
  forgetAnswers();
  setLanguage('en');
  [isDown, stored] = [false, [view('first'), view('second')]];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({
    listKeptViews: () => (isDown ? new Error('down') : { data: { views: stored } }),
    listViewComments: () => (isDown ? new Error('down') : { data: { comments: [] } }),
    markKeptView: () => {
      stored = stored.map((each) => ({ ...each, favourite: each.viewId === 'second' }));
      return { data: null };
    },
  });
});
afterEach(() => setLanguage('zh_CN'));

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const rowOf = (name: string) =>
  within(
    screen.getAllByTestId('kept-view').find(({ dataset }) => dataset.viewId === name) ?? document.createElement('div'),
  );

async function openDrawer() {
  render(<ViewsDrawer path="/sales/trend" query="" onClose={() => undefined} />);
  await screen.findAllByTestId('kept-view');
}

test('the name of a view and a comment stay when the language changes, even when the list fails then', async () => {
  await openDrawer();
  type('viewName', 'SUV in the north');
  fireEvent.click(rowOf('second').getByRole('button', { name: /comment/i }));
  type('viewComment', 'See the third line');
  isDown = true;
  act(() => setLanguage('zh_CN'));
  await screen.findAllByRole('alert');
  expect([field('viewName').value, field('viewComment').value]).toEqual(['SUV in the north', 'See the third line']);
});

test('a comment goes with its view to another group of the list', async () => {
  await openDrawer();
  fireEvent.click(rowOf('second').getByRole('button', { name: /comment/i }));
  type('viewComment', 'See the third line');
  fireEvent.click(rowOf('second').getByRole('button', { name: /second/, pressed: false }));
  await waitFor(() => expect(rowOf('second').getByRole('button', { name: /second/, pressed: true })).toBeTruthy());
  expect(field('viewComment').value).toBe('See the third line');
});

test('the name of a set stays when the language changes, and while too few are chosen', () => {
  const { rerender } = render(<KeepCompetitors dimension="brand" chosen={['a', 'b']} />);
  fireEvent.click(screen.getByTestId('keep-competitors'));
  type('setName', 'My rivals');
  act(() => setLanguage('zh_CN'));
  expect(field('setName').value).toBe('My rivals');
  rerender(<KeepCompetitors dimension="brand" chosen={['a']} />);
  rerender(<KeepCompetitors dimension="brand" chosen={['a', 'c']} />);
  expect(field('setName').value).toBe('My rivals');
});
