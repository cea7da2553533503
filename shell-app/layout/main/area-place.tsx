import { useEffect, useRef } from 'react';
import { areaSlot } from '../../areas/area-slot.ts';

/** Where areas appear. The slot itself lives on outside of React. */
export function AreaPlace({ shown }: { shown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(areaSlot());
  }, []);
  return <div ref={place} hidden={!shown} />;
}
