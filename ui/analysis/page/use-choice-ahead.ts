import { useAfterFrame } from '@portal/ui';
import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A choice whose picture comes before all else: it counts at once where this is used, and goes into the address, by
 * which the whole page is drawn anew, when the frame with its picture has been painted.
 * @param value as the address has it
 * @param choose writes into the address
 * @returns the value that counts, and how to choose another
 */
export function useChoiceAhead<Value extends string>(
  value: Value,
  choose: (value: Value) => void,
): [value: Value, choose: (value: Value) => void] {
  const [ahead, setAhead] = useState<{ value: Value } | null>(null);
  const painted = useAfterFrame(ahead);
  const write = useRef(choose);
  write.current = choose;
  useEffect(() => {
    if (!painted) return;
    write.current(painted.value);
    // With the address, which the router changes in a transition too: the former value is not seen in between.
    startTransition(() => setAhead((latest) => (latest === painted ? null : latest)));
  }, [painted]);
  return [ahead?.value ?? value, (next) => setAhead({ value: next })];
}
