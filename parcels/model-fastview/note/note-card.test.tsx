import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { NoteCard } from './note-card.tsx';

beforeEach(() => freshShell('/model-fastview'));

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('the note of one model never stands at another, nor what was being written on it', async () => {
  let model = 'han';
  const server = fakeServer({
    readModelNote: () => ({ data: { text: `On ${model}`, updatedAt: 1_790_000_000_000 } }),
    keepModelNote: { data: { text: 'Mine', updatedAt: 1_790_000_000_000 } },
  });
  const { rerender } = render(<NoteCard model={model} />);
  await eventually(() => expect(field().value).toBe('On han'));
  fireEvent.change(field(), { target: { value: 'Half written' } });
  model = 'seal';
  rerender(<NoteCard model={model} />);
  await eventually(() => expect(field().value).toBe('On seal'));
  fireEvent.change(field(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByTestId('fastview-keep-note'));
  await eventually(() => expect(server.named('keepModelNote')).toHaveLength(1));
  expect(server.named('keepModelNote')[0]?.body?.data).toEqual({ model: 'seal', text: 'Mine' });
});
