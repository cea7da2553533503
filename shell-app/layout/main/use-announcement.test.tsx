import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAnnouncement } from './use-announcement.ts';

function Frame({ path, title, ready = true }: { path: string; title: string; ready?: boolean }) {
  return <p role="status">{useAnnouncement({ path, title, subject: '', portal: 'Portal', ready })}</p>;
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

/** A frame with a heading and two controls outside of the page. */
function Whole({ path, ready }: { path: string; ready: boolean }) {
  return (
    <>
      <button type="button">To trend</button>
      <button type="button">Account</button>
      <Frame path={path} title="Trend" ready={ready} />
      <main>
        <h1>Trend</h1>
      </main>
    </>
  );
}

/** Opens a place by the first button, does something while it loads, and waits for the picture after it is there. */
async function openPlace(meanwhile: () => void): Promise<Element | null> {
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  const { rerender } = render(<Whole path="/sales/overview" ready />);
  screen.getByText('To trend').focus();
  await act(async () => rerender(<Whole path="/sales/trend" ready={false} />));
  meanwhile();
  await act(async () => rerender(<Whole path="/sales/trend" ready />));
  // The focus is moved with the next frame, and frames come in order.
  await act(async () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return document.activeElement;
}

test('a new place has the focus at its heading, also where a dialog gave it back while the place was loading', async () => {
  const focused = await openPlace(() => screen.getByText('Account').focus());
  expect(focused).toBe(screen.getByRole('heading'));
});

test('who opens the account menu while a place is loading is left there', async () => {
  const focused = await openPlace(() => {
    fireEvent.pointerDown(screen.getByText('Account'));
    screen.getByText('Account').focus();
  });
  expect(focused).toBe(screen.getByText('Account'));
});

test.each([
  ['a key that is still down repeats', { key: 'Enter', repeat: true }],
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].map(
    (key) => [`${key} is pressed alone`, { key }] as const,
  ),
])('where %s while a place is loading, nobody has gone on', async (_what, event) => {
  const focused = await openPlace(() => {
    fireEvent.keyDown(screen.getByText('To trend'), event);
    screen.getByText('Account').focus();
  });
  expect(focused).toBe(screen.getByRole('heading'));
});

test('who goes on by a key is left there', async () => {
  const focused = await openPlace(() => {
    fireEvent.keyDown(screen.getByText('To trend'), { key: 'Tab' });
    screen.getByText('Account').focus();
  });
  expect(focused).toBe(screen.getByText('Account'));
});
