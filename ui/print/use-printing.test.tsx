import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { usePrinting } from './use-printing.ts';

test('whoever goes last takes away what the first has begun, though each question to the browser gives another object', () => {
  let heard = 0;
  stubGlobal('matchMedia', () => {
    const own = new Set<unknown>();
    return {
      matches: false,
      addEventListener: (_type: string, listener: unknown) => {
        own.add(listener);
        heard += 1;
      },
      removeEventListener: (_type: string, listener: unknown) => {
        if (own.delete(listener)) heard -= 1;
      },
    };
  });
  const [first, last] = [renderHook(() => usePrinting()), renderHook(() => usePrinting())];
  expect([first.result.current, heard]).toEqual([false, 1]);
  first.unmount();
  last.unmount();
  expect(heard).toBe(0);
});
