import { navigate } from '@portal/shell';
import { closeDrawer } from '@portal/shell/insider';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Hit, rememberHit } from './recent.ts';

/**
 * Marks one of the hits by the keys and opens it.
 * @param hits in the order they are shown
 * @param waiting an answer is on its way, so that the hits belong to the text before
 */
export function useChoice(hits: readonly Hit[], waiting: boolean) {
  const [active, setActive] = useState(0);
  /** Enter came before the answer: its first hit is opened as soon as it is there. */
  const hurried = useRef(false);

  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    rememberHit(hit);
    closeDrawer();
    navigate(hit.path);
  };
  useEffect(() => {
    if (waiting || !hurried.current) return;
    hurried.current = false;
    choose(hits[0]);
  });
  const enter = () => {
    if (waiting) hurried.current = true;
    else choose(hits[active]);
  };
  const move = (step: number) => setActive(hits.length === 0 ? 0 : (active + step + hits.length) % hits.length);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method puts characters together, the keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  /** What is typed now is another question. */
  const startAnew = () => {
    hurried.current = false;
    setActive(0);
  };
  return { active, mark: setActive, choose, onKeyDown, startAnew };
}
