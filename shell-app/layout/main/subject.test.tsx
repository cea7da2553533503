import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useSubject, useSubjectNow } from './subject.ts';
import { useAnnouncement } from './use-announcement.ts';

function Page({ name }: { name: string }) {
  useSubject(name);
  return null;
}

function Frame({ name }: { name: string | null }) {
  const subject = useSubjectNow();
  useAnnouncement({ path: '/sales/trend', title: 'Trend', subject, portal: 'Portal', ready: true });
  return <main>{name !== null && <Page name={name} />}</main>;
}

test('the title of the window names what the page is about before the page, and nothing once it has gone', async () => {
  const { rerender } = render(<Frame name="" />);
  expect(document.title).toBe('Trend - Portal');
  await act(async () => rerender(<Frame name="Brand +1" />));
  expect(document.title).toBe('Brand +1 - Trend - Portal');
  await act(async () => rerender(<Frame name={null} />));
  expect(document.title).toBe('Trend - Portal');
  expect(screen.getByRole('main')).toBeTruthy();
});
