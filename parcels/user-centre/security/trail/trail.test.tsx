import { describe, expect, jest, test } from '@jest/globals';
import type { TrailLine } from '@portal/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeServer } from '../../../../shell-app/testing/fake-server.ts';
import { hook, openCentre, press } from '../../testing/open-centre.tsx';

const line = (more: Partial<TrailLine> = {}): TrailLine => ({
  id: String(Math.random()),
  at: Date.UTC(2025, 2, 4, 4),
  action: 'sign-in',
  way: 'password',
  outcome: 'done',
  by: 'self',
  address: '203.0.113.0',
  ...more,
});
const lines = () => screen.queryAllByTestId('trail-line').map(({ textContent }) => textContent);

describe('what people see of their trail', () => {
  test('the newest lines in words, and earlier ones when they are asked for', async () => {
    openCentre();
    const answers = [
      {
        lines: [
          line(),
          line({ outcome: 'refused', by: 'nobody', way: '' }),
          line({ action: 'grant', by: 'operator', way: '', address: '' }),
          line({ action: 'sign-in', outcome: 'closed', by: 'nobody', way: '' }),
          line({ action: 'a-word-of-a-newer-server', way: '' }),
        ],
        next: '1.a',
      },
      { lines: [line({ way: 'passkey' })], next: null },
    ];
    const { seen } = fakeServer({ listOwnTrail: () => ({ data: answers.shift() }) });
    await press('open-trail');
    expect(lines()).toEqual([
      expect.stringMatching(/^Sign-in \(password\)2025\.03\.04 [\d:]+203\.0\.113\.0$/),
      expect.stringMatching(/^Sign-inNot successful.*By somebody who was not signed in$/),
      expect.stringMatching(/^Product added2025\.03\.04 [\d:]+By the operator$/),
      expect.stringMatching(/^Sign-inToo many attempts, paused/),
      expect.stringMatching(/^a-word-of-a-newer-server/),
    ]);
    await press('trail-more');
    expect(seen.map(({ body }) => body?.data)).toEqual([expect.objectContaining({}), { after: '1.a' }]);
    expect(lines()).toHaveLength(6);
    expect(lines().at(-1)).toMatch(/^Sign-in \(passkey\)/);
    expect(within(hook('trail-dialog')).getByText('No earlier activity.')).toBeTruthy();
    expect(screen.queryByTestId('trail-more')).toBeNull();
  });

  test('an answer that does not come is asked for again, where it ended', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openCentre();
    let answer: { data: unknown } | Error = { data: { lines: [line()], next: '1.a' } };
    const { seen } = fakeServer({ listOwnTrail: () => answer });
    await press('open-trail');
    answer = new Error('down');
    await press('trail-more');
    expect(lines()).toHaveLength(1);
    expect(within(hook('trail-dialog')).getByText('The account activity did not load')).toBeTruthy();
    answer = { data: { lines: [line({ action: 'export', way: '' })], next: null } };
    await act(async () => void fireEvent.click(within(hook('trail-dialog')).getByText('Retry')));
    expect(lines().at(-1)).toContain('File exported');
    expect(seen.at(-1)?.body?.data).toEqual({ after: '1.a' });
    expect(lines()).toHaveLength(2);
  });

  test('closed, it is gone, and opened again it is asked for anew', async () => {
    openCentre();
    const { seen } = fakeServer({ listOwnTrail: { data: { lines: [line()], next: null } } });
    await press('open-trail');
    await press('trail-close');
    expect(screen.queryByTestId('trail-dialog')).toBeNull();
    await press('open-trail');
    expect(seen).toHaveLength(2);
    expect(lines()).toHaveLength(1);
  });
});
