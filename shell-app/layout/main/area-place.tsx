import { useLayoutEffect, useRef } from 'react';
import { placeAreaSlot } from '../../areas/area-slot.ts';

/** Where areas appear. The slot itself lives on outside of React. */
export function AreaPlace({ isShown }: { isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) placeAreaSlot(place.current);
  }, []);
  return <div ref={place} hidden={!isShown} />;
}
