import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { LazyPage } from './lazy-page.tsx';

const raised = jest.fn();

beforeEach(() => {
  freshShell('/dashboard');
  stubGlobal('reportError', raised);
});

test('a page whose module does not come says so, and Retry has it fetched anew', async () => {
  const preload = jest.fn();
  let down = true;
  const asked = jest.fn(async (_name: string) => {
    if (down) throw new Error('404');
    return { default: () => <h1>the month</h1>, preload };
  });
  stubGlobal('System', { import: asked });
  const onReady = jest.fn();
  await act(async () => render(<LazyPage name="dashboard" onReady={onReady} />));
  expect(screen.getByRole('alert').textContent).toContain('重试');
  expect(raised).toHaveBeenCalledTimes(1);
  down = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByRole('heading').textContent).toBe('the month');
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['@portal/dashboard', '@portal/dashboard']);
  expect(preload).toHaveBeenCalledTimes(1);
  expect(onReady).toHaveBeenLastCalledWith('dashboard');
});
