import { type RefObject, useEffect, useRef } from 'react';
import type { ChartSpec } from './spec.ts';

interface ShownChart {
  place: Element;
  spec: () => ChartSpec;
}

const charts = new Set<ShownChart>();

/** Says that a chart stands in the page, for as long as it does. */
export function useShownChart(place: RefObject<Element | null>, spec: ChartSpec | null): void {
  const latest = useRef(spec);
  latest.current = spec;
  const isDrawn = spec !== null;
  useEffect(() => {
    const element = place.current;
    if (!element || !isDrawn) return;
    const first = { place: element, spec: () => latest.current as ChartSpec };
    charts.add(first);
    return () => void charts.delete(first);
  }, [place, isDrawn]);
}

const inOrder = (chart: ShownChart, other: ShownChart): number =>
  chart.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * The charts that stand nearest to something in the page: those of its card, or else of the closest part of the page
 * that has any.
 */
export function chartsNear(element: Element | null): ChartSpec[] {
  for (let part = element; part; part = part.parentElement) {
    const within = [...charts].filter(({ place }) => part.contains(place));
    if (within.length > 0) return within.sort(inOrder).map(({ spec }) => spec());
  }
  return [];
}
