import { useEffect, useState } from 'react';

/**
 * What may stand back: the value before this one until the frame that shows all else has been painted. What stands below
 * a picture, or beside it for those who hear the page, is drawn by it in a task of its own and never makes it late.
 * @param value is compared by identity; the first one counts at once
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  const isBehind = painted.value !== value;
  useEffect(() => {
    if (!isBehind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted({ value }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isBehind, value]);
  return painted.value;
}
