import { expect } from '@jest/globals';
import { type CallName, status } from '@portal/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { type FakeAnswer, fakeServer } from './fake-server.ts';

interface ToolUnderTest {
  Tool: ComponentType;
  /** The call that brings what it shows. */
  call: CallName;
  /** What it says while that is on its way, when it failed, and to who may not have it. */
  loading: string;
  failed: string;
  refused: string;
  /** Of a failed call. */
  testId: string;
}

/** Expects a tool to say in words that it waits, that it was refused and by whom that is mended, and that it failed and is tried again. */
export async function expectToolStates({ Tool, call, loading, failed, refused, testId }: ToolUnderTest): Promise<void> {
  const open = async (answer: () => FakeAnswer | Promise<FakeAnswer>) => {
    cleanup();
    forgetAnswers();
    const server = fakeServer({ [call]: answer });
    await act(async () => render(<Tool />));
    return server;
  };
  await open(() => new Promise(() => undefined));
  expect(screen.getByRole('status', { name: loading })).toBeTruthy();

  await open(() => ({ status: status.forbidden, msg2Client: '请联系管理员' }));
  const closed = await screen.findByTestId('area-refused');
  expect(closed.textContent).toContain(refused);
  expect(closed.textContent).toContain('请联系管理员');
  expect(closed.querySelector('button')).toBeTruthy();

  const server = await open(() => new Error('down'));
  const broken = await screen.findByTestId(testId);
  expect(broken.textContent).toContain(failed);
  const calls = server.named(call).length;
  fireEvent.click(broken.querySelector('button') as HTMLElement);
  await screen.findByTestId(testId);
  expect(server.named(call).length).toBeGreaterThan(calls);
}
