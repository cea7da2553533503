import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipRow } from './chips/chip-row.tsx';
import { FacetGroup } from './facet/facet-group.tsx';
import { withChosen } from './facet/with-chosen.ts';
import { SearchBox } from './search/search-box.tsx';

const searched = jest.fn();
beforeEach(() => void searched.mockReset());

function Search({ submitLabel }: { submitLabel?: string }) {
  const [text, setText] = useState('');
  const search = (wanted: string, goesOn: boolean) => {
    searched(wanted, goesOn);
    setText(wanted);
  };
  const words = { label: 'Search', name: 'words', placeholder: 'words', clearLabel: 'Clear', submitLabel };
  return (
    <>
      <SearchBox {...words} text={text} onSearch={search} />
      <button type="button" onClick={() => setText('elsewhere')}>
        elsewhere
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

describe('a search box', () => {
  afterEach(() => void jest.useRealTimers());

  test('follows the typing after a pause, and Enter at once, but asks nothing twice', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search />);
    await user.type(box(), 'car ');
    expect(searched).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(300);
    expect(searched.mock.calls).toEqual([['car', false]]);
    await user.type(box(), 's{Enter}');
    await jest.advanceTimersByTimeAsync(600);
    expect(searched.mock.calls).toEqual([
      ['car', false],
      ['car s', true],
    ]);
  });

  test('words go on while a person types, and not after Enter, another field, or a change of the address', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const type = async (words: string) => {
      await user.type(box(), words);
      await jest.advanceTimersByTimeAsync(300);
    };
    render(<Search />);
    await type('a');
    await type('b');
    await type('c{Enter}');
    await type('d');
    await user.tab();
    await type('e');
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await type('f');
    expect(searched.mock.calls).toEqual([
      ['a', false],
      ['ab', true],
      ['abc', true],
      ['abcd', false],
      ['abcde', false],
      ['elsewheref', false],
    ]);
  });

  test('with a button it waits for the button', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search submitLabel="Go" />);
    await user.type(box(), 'tax');
    await jest.advanceTimersByTimeAsync(900);
    expect(searched).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(searched.mock.calls).toEqual([['tax', false]]);
  });

  test('follows the address, and is cleared with one press that leaves the focus in it', async () => {
    render(<Search submitLabel="Go" />);
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(box().value).toBe('elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([box().value, document.activeElement]).toEqual(['', box()]);
    expect(searched.mock.calls).toEqual([['', false]]);
  });
});

describe('a facet', () => {
  const options = Array.from({ length: 12 }, (_, at) => ({ key: `k${at}`, name: `Name ${at}`, count: 1200 - at }));

  test('shows the first eight and what is chosen, with counts; the rest on a press', async () => {
    const onChange = jest.fn();
    render(
      <FacetGroup
        title="Kind"
        options={options}
        chosen={['k11']}
        onChange={onChange}
        showAll="all"
        showFewer="fewer"
      />,
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.click(screen.getByRole('checkbox', { name: /Name 0 1,200/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Name 11/ }));
    expect(onChange.mock.calls).toEqual([[['k11', 'k0']], [[]]]);
    await userEvent.click(screen.getByRole('button', { name: 'all', expanded: false }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    expect(screen.getByRole('button', { name: 'fewer', expanded: true })).toBeTruthy();
  });

  test('what is chosen stays when the answer leaves nothing of it', () => {
    expect(withChosen([{ key: 'a', name: 'A', count: 1 }], ['a', 'b'], (key) => `name of ${key}`)).toEqual([
      { key: 'a', name: 'A', count: 1 },
      { key: 'b', name: 'name of b', count: 0 },
    ]);
  });
});

test('chips are taken away one by one or all at once, and no more than twenty bury the page', async () => {
  const [one, all] = [jest.fn(), jest.fn()];
  const chips = Array.from({ length: 23 }, (_, at) => ({
    id: `${at}`,
    kind: 'Topic',
    name: `n${at}`,
    removeLabel: `Remove n${at}`,
    onRemove: () => one(at),
  }));
  render(<ChipRow chips={chips} clearLabel="Clear all" onClear={all} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove n3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([one.mock.calls, all.mock.calls.length]).toEqual([[[3]], 1]);
  expect(screen.getAllByRole('button')).toHaveLength(21);
  expect(screen.getByText('+3')).toBeTruthy();
});
