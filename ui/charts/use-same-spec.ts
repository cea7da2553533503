import { useRef } from 'react';
import type { ChartSpec } from './spec.ts';

/** The spec of the render before while nothing in it has changed: pages make a new object in every render. */
export function useSameSpec(spec: ChartSpec): ChartSpec {
  const held = useRef({ spec, text: '' });
  const text = JSON.stringify(spec);
  if (held.current.text !== text) held.current = { spec, text };
  return held.current.spec;
}
