import { useRef } from 'react';
import type { ChartSpec } from '../spec/spec.ts';

/** The spec of the render before while nothing in it has changed: pages make a new object in every render. */
export function useSameSpec(spec: ChartSpec): ChartSpec {
  const former = useRef({ spec, text: '' });
  const text = JSON.stringify(spec);
  if (former.current.text !== text) former.current = { spec, text };
  return former.current.spec;
}
