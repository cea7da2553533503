import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** S9.008: ms after the pointer has come or gone. */
export const hoverDelay = 150;

/** Open by pointing it goes with the pointer; pinned it stays until it is closed. */
type Stage = 'closed' | 'pointed' | 'pinned';

/**
 * A popup that opens by pointing, pressing and keyboard. A press pins it: it stays when the pointer goes, until a
 * second press, Escape, an entry, or a press or the focus elsewhere. The arrows go from item to item.
 *
 * @returns props for the element round button and popup, for the button, and whether it is open
 */
export function usePopup() {
  const [stage, setStage] = useState<Stage>('closed');
  const timer = useRef<number | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const open = stage !== 'closed';
  useEffect(() => () => window.clearTimeout(timer.current), []);
  usePressElsewhere(whole, stage === 'pinned', () => setStage('closed'));

  const set = (next: Stage) => {
    window.clearTimeout(timer.current);
    setStage(next);
  };
  const later = (from: Stage, to: Stage) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStage((now) => (now === from ? to : now)), hoverDelay);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      set('closed');
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const around = event.currentTarget;
    set('pinned');
    // The popup is in the page after the next picture.
    requestAnimationFrame(() => moveFocus(around, event.key === 'ArrowDown' ? 1 : -1));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) set('closed');
  };
  const pointing = { onPointerEnter: later('closed', 'pointed'), onPointerLeave: later('pointed', 'closed') };
  const onClick = () => set(stage === 'pinned' ? 'closed' : 'pinned');
  return {
    open,
    close: () => set('closed'),
    /** It stays when the pointer goes: somebody types in it. */
    pin: () => set('pinned'),
    wholeProps: { ref: whole, ...pointing, onKeyDown, onBlur },
    buttonProps: { ref: button, 'aria-expanded': open, 'aria-haspopup': true, onClick },
  };
}

/** A press outside of an element, on something that takes no focus too. */
function usePressElsewhere(element: RefObject<HTMLElement | null>, watched: boolean, tell: () => void): void {
  const listener = useRef(tell);
  listener.current = tell;
  useEffect(() => {
    if (!watched) return;
    const onPress = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) listener.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [element, watched]);
}

/** Among the items of the popup, round and round. */
function moveFocus(whole: HTMLElement, step: 1 | -1): void {
  const items = [...whole.querySelectorAll<HTMLElement>('[data-popup] a, [data-popup] button')];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step === 1 ? 0 : items.length - 1) : (now + step + items.length) % items.length;
  items[next]?.focus();
}
