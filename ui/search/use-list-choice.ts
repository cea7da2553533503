import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface ListChoice {
  /** Place of the option that is marked. */
  active: number;
  mark: (place: number) => void;
  /** For the field that the options are looked for in: the arrows mark, Enter chooses. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** To be called when something else is typed: what is asked now is another question. */
  startAnew: () => void;
}

/**
 * Marks one of the options below a field by the keys and chooses it.
 * @param options in the order they are shown
 * @param waiting an answer is on its way, so that the options belong to the text before
 * @param choose is given the option
 */
export function useListChoice<Option>(
  options: readonly Option[],
  waiting: boolean,
  choose: (option: Option) => void,
): ListChoice {
  const [active, setActive] = useState(0);
  /** Enter came before the answer: its first option is chosen as soon as it is there. */
  const hurried = useRef(false);

  const take = (place: number) => {
    const option = options[place];
    if (option !== undefined) choose(option);
  };
  useEffect(() => {
    if (waiting || !hurried.current) return;
    hurried.current = false;
    take(0);
  });
  const enter = () => {
    if (waiting) hurried.current = true;
    else take(active);
  };
  const move = (step: number) =>
    setActive(options.length === 0 ? 0 : (active + step + options.length) % options.length);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method puts characters together, the keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const startAnew = () => {
    hurried.current = false;
    setActive(0);
  };
  return { active, mark: setActive, onKeyDown, startAnew };
}
