import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { useFocus } from './use-focus.ts';

/** Heights the page tells of, in px; nothing while the form is hidden. */
let tell: (height: number) => void;
let watching = false;

class HeightObserver {
  constructor(entry: (entries: { contentRect: { height: number } }[]) => void) {
    tell = (height) => watching && entry([{ contentRect: { height } }]);
  }
  observe() {
    watching = true;
  }
  disconnect() {
    watching = false;
  }
}

const focus = jest.fn();

/** A form that takes no focus as long as it is disabled, as a hidden one does. */
function Form({ mode = 'code' }: { mode?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef(true);
  useFocus(form, mode, wanted, (now) => {
    focus(now);
    form.current?.querySelector('input')?.focus();
  });
  return (
    <form ref={form}>
      <fieldset disabled>
        <input name="first" />
      </fieldset>
      <input name="second" />
    </form>
  );
}

const show = () => document.querySelector('fieldset')?.removeAttribute('disabled');
const focused = () => (document.activeElement as HTMLInputElement).name;

beforeEach(() => {
  stubGlobal('ResizeObserver', HeightObserver);
  watching = false;
  focus.mockClear();
  render(<Form />);
});

describe('a form that is drawn hidden', () => {
  test('A07 keeps waiting when the page first tells of it hidden, and has the focus once it is seen', () => {
    tell(0);
    expect([focused(), watching]).toEqual([undefined, true]);
    show();
    tell(569);
    expect([focused(), watching]).toEqual(['first', false]);
  });

  test('is given the focus once: a later change of its height moves nothing', () => {
    show();
    tell(569);
    document.querySelector<HTMLInputElement>('input[name=first]')?.blur();
    tell(600);
    expect([focused(), focus.mock.calls.length]).toEqual([undefined, 2]);
  });

  test('leaves the focus where a person has put it meanwhile', () => {
    document.querySelector<HTMLInputElement>('input[name=second]')?.focus();
    show();
    tell(569);
    expect([focused(), watching]).toEqual(['second', false]);
  });
});
