import type { CaptchaPuzzle } from '@portal/contract';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from './use-puzzle.ts';
import { Way } from './way.ts';

interface Grip {
  pointerId: number;
  clientX: number;
  clientY: number;
  x: number;
  /** Pixels of the picture for one of the page. */
  scale: number;
}

/** A press that moves less, in pixels of the picture, is no drag. */
const leastDrag = 3;

/** Where a key takes the piece to; null for other keys. */
function keyTarget({ key, shiftKey }: KeyboardEvent, x: number, longest: number): number | null {
  const step = shiftKey ? 10 : 1;
  const targets: Record<string, number> = {
    ArrowRight: x + step,
    ArrowUp: x + step,
    ArrowLeft: x - step,
    ArrowDown: x - step,
    PageUp: x + 10,
    PageDown: x - 10,
    Home: 0,
    End: longest,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(longest, Math.max(0, target));
}

/**
 * Moves the piece by pointer or keys and remembers its way, in pixels of the picture whatever size it is shown in.
 *
 * @param picture the element whose width is that of the picture
 * @param open whether the piece may be moved now
 */
export function useSlide(
  puzzle: CaptchaPuzzle | null,
  picture: RefObject<HTMLElement | null>,
  open: boolean,
  letGo: (answer: Answer) => void,
) {
  const [x, setX] = useState(0);
  const [held, setHeld] = useState(false);
  const way = useRef(new Way());
  const grip = useRef<Grip | null>(null);
  const longest = puzzle ? puzzle.width - puzzle.pieceWidth : 0;

  const reset = () => {
    way.current.clear();
    grip.current = null;
    setHeld(false);
    setX(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new puzzle begins at the left edge
  useEffect(reset, [puzzle]);

  const follow = (moved: Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>): number => {
    const { current } = grip;
    if (!current) return x;
    const to = Math.min(longest, Math.max(0, current.x + (moved.clientX - current.clientX) * current.scale));
    way.current.drag(to, (moved.clientY - current.clientY) * current.scale, moved.timeStamp);
    return to;
  };
  const isHeld = (event: PointerEvent) => grip.current?.pointerId === event.pointerId;

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const shown = picture.current?.getBoundingClientRect().width;
      if (!open || !puzzle || !shown || event.button !== 0 || grip.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX, clientY } = event;
      grip.current = { pointerId, clientX, clientY, x, scale: puzzle.width / shown };
      setHeld(true);
      follow(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!isHeld(event)) return;
      // A busy page gets several moves at once; the way of the hand is in all of them.
      for (const moved of event.nativeEvent.getCoalescedEvents?.() ?? []) follow(moved);
      setX(follow(event));
    },
    onPointerUp(event: PointerEvent) {
      const { current } = grip;
      if (!current || !isHeld(event)) return;
      const to = follow(event);
      grip.current = null;
      setHeld(false);
      setX(to);
      if (Math.abs(to - current.x) < leastDrag) return to < leastDrag ? reset() : undefined;
      letGo({ x: to, way: way.current.steps, by: 'pointer' });
    },
    /** The system took the pointer away, for scrolling or a call: nothing was let go. */
    onPointerCancel(event: PointerEvent) {
      if (isHeld(event)) reset();
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || grip.current || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = keyTarget(event, x, longest);
    const letsGo = event.key === 'Enter' || event.key === ' ';
    if (target === null && !letsGo) return;
    event.preventDefault();
    if (target !== null && target !== x) {
      way.current.press(target, event.timeStamp);
      setX(target);
    } else if (letsGo && x > 0 && !event.repeat) {
      letGo({ x, way: way.current.steps, by: 'keyboard' });
    }
  };

  return { x, longest, held, pointer, onKeyDown };
}
