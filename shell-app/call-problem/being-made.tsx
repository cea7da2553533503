import { EmptyState, Spinner } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useTranslate } from './phrases.ts';

/** How a server ends the id of a refusal of what its demonstration is still making. */
export const unfinished = '-unfinished';

/** How often it is looked whether they are there, in ms. */
const lookEvery = 10_000;

export interface BeingMadeProps {
  /** The words of the server: what is made, and how long it takes. */
  text: string;
  retry: () => void;
  framed?: boolean;
}

/** Nothing failed: what is asked for is on its way, and comes by itself. */
export function BeingMade({ text, retry, framed }: BeingMadeProps) {
  const say = useTranslate();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const timer = setInterval(() => latest.current(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <EmptyState data-testid="being-made" framed={framed} icon={<Spinner />} title={say('beingMade')} text={text} />
  );
}
