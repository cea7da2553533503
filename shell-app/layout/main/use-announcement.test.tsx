import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useAnnouncement } from './use-announcement.ts';

function Frame({ path, title }: { path: string; title: string }) {
  return <p role="status">{useAnnouncement({ path, title, subject: '', portal: 'Portal', ready: true })}</p>;
}

test('a new place is spoken, in the language of now; the first of a page load is left to the browser', async () => {
  const { rerender } = render(<Frame path="/sales/overview" title="总览" />);
  const spoken = () => screen.getByRole('status').textContent;
  expect(spoken()).toBe('');
  await act(async () => rerender(<Frame path="/sales/trend" title="趋势" />));
  expect(spoken()).toBe('趋势');
  await act(async () => rerender(<Frame path="/sales/trend" title="Trend" />));
  expect(spoken()).toBe('Trend');
});
