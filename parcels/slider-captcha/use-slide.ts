import type { CaptchaPuzzle } from '@portal/contract';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
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

/** What the hand has done with a puzzle so far. */
interface Hand {
  puzzle: CaptchaPuzzle | null;
  way: Way;
  grip: Grip | null;
}

/** Where the piece of a puzzle is seen. */
interface Seen {
  puzzle: CaptchaPuzzle | null;
  x: number;
  isGripped: boolean;
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
  const [seen, setSeen] = useState<Seen>({ puzzle, x: 0, isGripped: false });
  const hand = useRef<Hand>({ puzzle, way: new Way(), grip: null });
  const longest = puzzle ? puzzle.width - puzzle.pieceWidth : 0;
  // What was seen and done belongs to its puzzle: a new one begins at the left edge.
  const { x, isGripped } = seen.puzzle === puzzle ? seen : { x: 0, isGripped: false };
  const inHand = (): Hand => {
    if (hand.current.puzzle !== puzzle) hand.current = { puzzle, way: new Way(), grip: null };
    return hand.current;
  };

  const reset = () => {
    hand.current = { puzzle, way: new Way(), grip: null };
    setSeen({ puzzle, x: 0, isGripped: false });
  };
  const follow = (moved: Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>): number => {
    const { grip, way } = inHand();
    if (!grip) return x;
    const to = Math.min(longest, Math.max(0, grip.x + (moved.clientX - grip.clientX) * grip.scale));
    way.drag(to, (moved.clientY - grip.clientY) * grip.scale, moved.timeStamp);
    return to;
  };
  const isOfGrip = (event: PointerEvent) => inHand().grip?.pointerId === event.pointerId;

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const width = picture.current?.getBoundingClientRect().width;
      if (!open || !puzzle || !width || event.button !== 0 || inHand().grip) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX, clientY } = event;
      inHand().grip = { pointerId, clientX, clientY, x, scale: puzzle.width / width };
      setSeen({ puzzle, x, isGripped: true });
      follow(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!isOfGrip(event)) return;
      // A busy page gets several moves at once; the way of the hand is in all of them.
      for (const moved of event.nativeEvent.getCoalescedEvents?.() ?? []) follow(moved);
      setSeen({ puzzle, x: follow(event), isGripped: true });
    },
    onPointerUp(event: PointerEvent) {
      const { grip, way } = inHand();
      if (!grip || !isOfGrip(event)) return;
      const to = follow(event);
      inHand().grip = null;
      setSeen({ puzzle, x: to, isGripped: false });
      if (Math.abs(to - grip.x) < leastDrag) return to < leastDrag ? reset() : undefined;
      letGo({ x: to, way: way.steps, by: 'pointer' });
    },
    /** The system took the pointer away, for scrolling or a call: nothing was let go. */
    onPointerCancel(event: PointerEvent) {
      if (isOfGrip(event)) reset();
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || inHand().grip || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = keyTarget(event, x, longest);
    const letsGo = event.key === 'Enter' || event.key === ' ';
    if (target === null && !letsGo) return;
    event.preventDefault();
    if (target !== null && target !== x) {
      inHand().way.press(target, event.timeStamp);
      setSeen({ puzzle, x: target, isGripped: false });
    } else if (letsGo && x > 0 && !event.repeat) {
      letGo({ x, way: inHand().way.steps, by: 'keyboard' });
    }
  };

  return { x, longest, isGripped, pointer, onKeyDown };
}
