import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './cover.tsx';
import { Entry } from './entry.tsx';

const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

describe('the picture of an entry', () => {
  test('where there is none a sign stands', () => {
    render(<Cover url="" icon={<i data-testid="sign" />} />);
    screen.getByTestId('sign');
    expect(pictures()).toEqual([]);
  });

  test('one that cannot be had leaves its place to the sign; another address is tried anew', () => {
    const { rerender } = render(<Cover url="/gone.svg" icon={<i data-testid="sign" />} />);
    expect(pictures()).toEqual(['/gone.svg']);
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    screen.getByTestId('sign');
    rerender(<Cover url="/other.svg" icon={<i data-testid="sign" />} />);
    expect(pictures()).toEqual(['/other.svg']);
    expect(screen.queryByTestId('sign')).toBeNull();
  });
});

test('an entry without a picture keeps no place for one', () => {
  const { rerender } = render(
    <Entry title="Title" summary="Summary">
      source
    </Entry>,
  );
  expect(document.querySelector('li')?.childElementCount).toBe(1);
  rerender(
    <Entry cover={<Cover url="/a.svg" icon={null} />} title="Title" summary="Summary">
      source
    </Entry>,
  );
  expect(document.querySelector('li')?.childElementCount).toBe(2);
});
