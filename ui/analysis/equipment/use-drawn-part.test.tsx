import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDrawnPart } from './use-drawn-part.ts';

const seen: string[] = [];

function Sheet() {
  const [subject, setSubject] = useState('one');
  const { rows, columns } = useDrawnPart(270, subject);
  seen.push(`${subject} ${rows}/${Number.isFinite(columns) ? 'in sight' : 'all'}`);
  return <button type="button" onClick={() => setSubject('other')} />;
}

test('what is in sight is drawn first, then all columns, then the rows in parts; of another subject the first rows again', () => {
  render(<Sheet />);
  expect(seen.slice(0, 3)).toEqual(['one 8/in sight', 'one 8/all', 'one 38/all']);
  expect(seen.at(-1)).toBe('one 270/all');
  seen.length = 0;
  act(() => screen.getByRole('button').click());
  expect(seen.slice(0, 2)).toEqual(['other 8/all', 'other 38/all']);
  expect(seen.at(-1)).toBe('other 270/all');
});

test('on paper all of it stands at once', () => {
  seen.length = 0;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: media === 'print' }) as MediaQueryList);
  render(<Sheet />);
  expect(seen[0]).toBe('one 270/all');
});
