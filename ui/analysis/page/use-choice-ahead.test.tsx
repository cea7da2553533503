import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useChoiceAhead } from './use-choice-ahead.ts';

const written = jest.fn();

/** A choice whose address is a state here. */
function Page() {
  const [address, setAddress] = useState('first');
  const [value, choose] = useChoiceAhead(address, (next) => {
    written(next);
    setAddress(next);
  });
  return (
    <>
      <output>{`${value}, ${address}`}</output>
      <button type="button" onClick={() => choose('second')}>
        second
      </button>
      <button type="button" onClick={() => choose('third')}>
        third
      </button>
      <button type="button" onClick={() => setAddress('back')}>
        back
      </button>
    </>
  );
}

const text = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a choice counts at once, goes into the address after its frame, and the address counts from then on', async () => {
  render(<Page />);
  press('second');
  expect(text()).toBe('second, first');
  expect(written).not.toHaveBeenCalled();
  await waitFor(() => expect(text()).toBe('second, second'));
  press('back');
  expect(text()).toBe('back, back');
});

test('of two choices within a frame the last one alone goes into the address', async () => {
  written.mockReset();
  render(<Page />);
  press('second');
  press('third');
  await waitFor(() => expect(text()).toBe('third, third'));
  expect(written.mock.calls).toEqual([['third']]);
});
