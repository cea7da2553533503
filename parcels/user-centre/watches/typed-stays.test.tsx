import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Watch } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import * as analysis from '@portal/ui/analysis';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepLogin } from '../../../shell-app/session/keep-session.ts';
import { session } from '../../../shell-app/session/session.ts';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import { WatchesDialog } from './watches-dialog.tsx';

const watch: Watch = {
  watchId: 'w1',
  name: 'Sales by brand',
  says: 'Monthly',
  link: '/sales/trend',
  state: 'active',
  note: '',
  sentAt: null,
  deckId: null,
  nextAt: null,
};
const payload = { rule: { kind: 'monthly' }, row: '', sheets: [], whole: true, language: 'en' };

let isDown = false;
const unlessDown = (data: unknown) => () => (isDown ? new Error('down') : { data });

beforeEach(async () => {
  isDown = false;
  freshShell('/dashboard');
  setLanguage('en');
  keepLogin(aLogin());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubGlobal('System', { import: async () => analysis });
  fakeServer({
    listWatches: unlessDown({ watches: [watch], address: 'a@example.com', most: 20 }),
    readWatch: unlessDown(payload),
  });
  await act(async () => void render(<WatchesDialog onClose={() => undefined} />));
  await act(async () => void fireEvent.click(screen.getByTestId('watches-change')));
  await act(async () => void fireEvent.click(screen.getByTestId('watch-edit')));
  await screen.findByTestId('watch-form');
  type('email', 'b@example.com');
  type('watchName', 'Every month');
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const type = (name: string, value: string) => fireEvent.change(field(name) as HTMLInputElement, { target: { value } });
const typed = () => [field('email')?.value, field('watchName')?.value];

test('the address and the form of a watch stay in another language, even when the list fails then', async () => {
  isDown = true;
  await act(async () => setLanguage('zh_CN'));
  await screen.findAllByRole('alert');
  expect(typed()).toEqual(['b@example.com', 'Every month']);
});

test('they stay when another tab has renewed the session', async () => {
  await act(async () => void Object.assign(session, { token: 'token-2' }));
  expect(typed()).toEqual(['b@example.com', 'Every month']);
});
