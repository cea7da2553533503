import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { Door } from './door.tsx';

test('what the frame needs is fetched once somebody types at the door, and not before', async () => {
  freshShell('/home');
  const imported = jest.fn(async (_name: string) => ({}));
  stubGlobal('System', { import: imported });
  await act(async () => render(<Door />));
  const rails = () => imported.mock.calls.filter(([name]) => name === '@portal/rail').length;
  expect(rails()).toBe(0);
  for (const _sign of 'ab') await act(async () => fireEvent.input(document.body));
  expect(rails()).toBe(1);
});
